"""The first shape: tables, matches, actions, sealed answers, answers to commands, deadlines, receipts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["public", "phase", "touched"])
    create_match_tables()
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command_id", sa.String(64), primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("alive", sa.Float, nullable=False),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])


def create_match_tables() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("record", sa.String(32), nullable=False, unique=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("outcome", sa.Text),
        sa.Column("transcript", sa.Text),
        sa.Column("banks", sa.Text),
        sa.Column("race", sa.Text),
    )
    op.create_index("ix_matches_table_id", "matches", ["table_id"])
    op.create_table(
        "actions",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(120), nullable=False),
        sa.Column("race", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sealed",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("words", sa.String(120), nullable=False),
    )
    op.create_table(
        "receipts",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("race", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("receipt", sa.Text, nullable=False),
    )
