"""Alembic's entry: the connection is handed in by `grotto.server.store.migrating`."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
