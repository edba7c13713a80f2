"""Everything that can be written, as statements by name; one transaction carries them out in this order."""

from typing import Any

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Executable

from grotto.server.store.shape import ACTIONS, ANSWERS, DEADLINES, HOUSE, MATCHES, RECEIPTS, SEALED, TABLES


def statements(dialect: str) -> dict[str, Executable]:
    put = postgresql.insert if dialect == "postgresql" else sqlite.insert
    sealed, answer, deadline, alive = put(SEALED), put(ANSWERS), put(DEADLINES), put(HOUSE)
    return {
        "open-table": insert(TABLES),
        "stand": update(TABLES)
        .where(TABLES.c.id == bindparam("table"))
        .values(
            phase=bindparam("phase"),
            public=bindparam("public"),
            touched=bindparam("touched"),
            standing=bindparam("standing"),
        ),
        "begin": insert(MATCHES),
        "act": insert(ACTIONS),
        "open-seals": delete(SEALED).where(SEALED.c.match_id == bindparam("match")),
        "seal": sealed.on_conflict_do_update(
            index_elements=["match_id", "seat"], set_={"words": sealed.excluded.words}
        ),
        "forget-answers": delete(ANSWERS).where(
            ANSWERS.c.table_id == bindparam("table"), ANSWERS.c.seat == bindparam("of_seat")
        ),
        "answer": answer.on_conflict_do_nothing(),
        "disarm": delete(DEADLINES).where(DEADLINES.c.table_id == bindparam("table")),
        "arm": deadline.on_conflict_do_update(
            index_elements=["table_id", "kind", "seat"], set_={"due": deadline.excluded.due}
        ),
        "receipt": insert(RECEIPTS),
        "keep-time": update(MATCHES).where(MATCHES.c.id == bindparam("match")).values(banks=bindparam("of")),
        "race": update(MATCHES).where(MATCHES.c.id == bindparam("match")).values(race=bindparam("of")),
        "live": alive.on_conflict_do_update(index_elements=["id"], set_={"alive": alive.excluded.alive}),
        "forget": delete(TABLES).where(TABLES.c.id == bindparam("table")),
        "end": update(MATCHES)
        .where(MATCHES.c.id == bindparam("match"))
        .values(ended=bindparam("at"), outcome=bindparam("of"), transcript=bindparam("text")),
    }


ORDER = tuple(statements("sqlite"))
Write = tuple[str, dict[str, Any]]


def sorted_writes(writes: list[Write]) -> dict[str, list[dict[str, Any]]]:
    """The rows of each statement, so that each is carried out once for all of them."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name in ORDER:
        rows = [row for kind, row in writes if kind == name]
        if rows:
            found[name] = rows
    return found
