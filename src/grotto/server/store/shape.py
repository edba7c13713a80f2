"""The rows. A table's `standing` and a game's outcome are JSON; actions are rows of their own, written once.

Times are seconds since 1970. Bytes of a secret are the authority's alone and leave it when the game is over.
"""

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    Column("standing", Text, nullable=False),
)
MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("record", String(32), nullable=False, unique=True),
    Column("began", Float, nullable=False),
    Column("ended", Float),
    Column("outcome", Text),
    Column("transcript", Text),
    Column("banks", Text),
    Column("race", Text),
)
ACTIONS = Table(
    "actions",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("words", String(120), nullable=False),
    Column("race", String(64)),
    Column("at", Float, nullable=False),
)
SEALED = Table(
    "sealed",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("words", String(120), nullable=False),
)
ANSWERS = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("command_id", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
    Column("at", Float, nullable=False),
)
DEADLINES = Table(
    "deadlines",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("due", Float, nullable=False, index=True),
)
RECEIPTS = Table(
    "receipts",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("race", Integer, primary_key=True),
    Column("receipt", Text, nullable=False),
)
HOUSE = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("alive", Float, nullable=False),
)
Index("tables_by_phase", TABLES.c.public, TABLES.c.phase, TABLES.c.touched)
