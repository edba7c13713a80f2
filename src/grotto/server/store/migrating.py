"""Bring the database up to date: Alembic's steps in `migrations/versions`, at each start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

STEPS = Path(__file__).parent / "migrations"
NEWEST = "0001"


def migrate(connection: Connection) -> None:
    if MigrationContext.configure(connection).get_current_revision() == NEWEST:
        connection.rollback()
        return
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
