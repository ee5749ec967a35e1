"""Run by Alembic, with the connection that `database.upgrade` has opened."""

from alembic import context

from sosie.server.store.tables import metadata

# There is a configuration while Alembic runs this; to import it changes nothing.
if config := getattr(context, "config", None):
    context.configure(connection=config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
