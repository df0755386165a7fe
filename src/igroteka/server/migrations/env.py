"""Alembic's way in: it works on the connection and in the transaction of the store that opens."""

from alembic import context

from igroteka.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
