"""The secret behind a match's luck, and the promise made of it before the first card is dealt."""

import hashlib
import secrets

from grotto.tabletop.words import Misfit

SECRET_BYTES = 32


def fresh_secret() -> bytes:
    """256 bits that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from(secret: bytes | None, seed: int | None) -> bytes:
    """The secret given, or else that of the seed, or else a fresh one."""
    if secret is None:
        return fresh_secret() if seed is None else secret_of_seed(seed)
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        found = f"{len(secret)} bytes" if isinstance(secret, bytes) else f"a thing of type {type(secret).__name__}"
        raise Misfit("secret", found, f"{SECRET_BYTES} bytes")
    return secret


def secret_of_seed(seed: int) -> bytes:
    """The same secret for the same number: for tests and experiments, never for a game that matters."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise Misfit("seed", seed, "a whole number")
    return hashlib.sha256(f"grotto seed {seed}".encode()).digest()


def commitment_to(secret: bytes) -> str:
    """Published at the start: it binds whoever holds the secret and tells nothing of it."""
    return hashlib.sha256(b"grotto secret " + secret).hexdigest()
