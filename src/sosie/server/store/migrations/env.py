"""The Alembic environment; uses the connection of `database.upgrade`."""

from alembic import context

from sosie.server.store.tables import metadata

# Only Alembic sets a configuration; a plain import does nothing.
if config := getattr(context, "config", None):
    context.configure(connection=config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
