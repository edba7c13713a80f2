"""What must not be guessed: seats' secrets, tables' codes, records' addresses. Of a secret only a hash is kept."""

import hashlib
import hmac
import secrets

# No letters or digits that are read as one another.
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 6


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def fresh_secret() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def fresh_id() -> str:
    return secrets.token_hex(16)


def hash_of(secret: str) -> str:
    return hashlib.sha256(b"grotto seat " + secret.encode()).hexdigest()


def is_secret_of(secret: str, kept: str | None) -> bool:
    """In the same time, whatever the answer."""
    return hmac.compare_digest(hash_of(secret), kept or "0" * 64)
