"""Connections to the database, its settings and its migrations."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sosie.errors import MissingExtra, UnusableStore
from sosie.server.runtime.disk import make_private, make_private_folder

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_UPGRADE_LOCK = 0x50514E
"""The key of the advisory lock in PostgreSQL that a migration holds; any number, the same for all servers."""

_SQLITE_SETTINGS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    # Deleted content is overwritten with zeros, and not only marked as free.
    "PRAGMA secure_delete = ON",
)


def parse_url(url: str) -> URL:
    """Return the URL of a database, with the driver that Sosie uses for its kind."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise UnusableStore("the URL of a store is like sqlite:///games.db or postgresql://…") from None
    if parsed.get_backend_name() not in _DRIVERS:
        raise UnusableStore(f"a store is in SQLite or PostgreSQL, not in {parsed.get_backend_name()}")
    return parsed.set(drivername=_DRIVERS[parsed.get_backend_name()])


def is_file(url: URL) -> bool:
    """Tell whether a database is a file on this machine."""
    return url.get_backend_name() == "sqlite" and bool(url.database) and url.database != ":memory:"


def make_engine(url: URL) -> AsyncEngine:
    """Return a connection pool."""
    try:
        # A remote database may have restarted, so connections are tested. Names must not appear in logged errors.
        engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite", hide_parameters=True)
    except ModuleNotFoundError as error:
        raise MissingExtra(f"a store in {url.get_backend_name()} needs the package {error.name}") from error
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_in_sqlite)
    return engine


def writing_engine(engine: AsyncEngine) -> AsyncEngine:
    """Return the same pool for transactions that write."""
    return engine.execution_options(writes=True)


async def scrub(engine: AsyncEngine) -> None:
    """Truncate SQLite's write-ahead log, which may still hold deleted rows; an active reader can prevent it."""
    if engine.url.get_backend_name() == "sqlite":
        async with engine.execution_options(transactions=False).connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


async def upgrade(engine: AsyncEngine) -> None:
    """Run pending migrations; of several servers that start together, one runs them while the others wait."""
    url = engine.url
    try:
        if is_file(url) and url.database:
            _make_private(Path(url.database))
        async with writing_engine(engine).begin() as connection:
            if url.get_backend_name() == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADE_LOCK})
            await connection.run_sync(_migrate)
    except CommandError as error:
        raise UnusableStore(f"{_without_password(url)} was written by a newer Sosie; update this one") from error
    except (DBAPIError, OSError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error.strerror or error
        raise UnusableStore(f"cannot open the store at {_without_password(url)}: {reason}") from error


async def current_revision(engine: AsyncEngine) -> str:
    """Return the revision of the tables, or nothing if there are none."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision() or "")


def known_revisions() -> tuple[str, ...]:
    """Return the revisions of the tables that this version knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _make_private(path: Path) -> None:
    """Make the database and its journal readable by this user only."""
    make_private_folder(path.parent)
    # SQLite gives its journal the permissions of the database. An existing database is not opened here, since closing
    # it would release the locks of this process.
    if not path.exists():
        path.touch(0o600)
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if file.exists():
            make_private(file)


def known_schemas() -> list[str]:
    """Return the versions of the schema that this Sosie can read, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _migrate(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "sosie.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _without_password(url: URL) -> str:
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions too late: the handler below begins them instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in _SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()


def _begin_in_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("transactions", True):
        # A transaction that reads before it writes would fail if another one wrote in between.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN")
