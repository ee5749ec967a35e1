"""Which database, how it is opened, and how its tables are brought up to date."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sosie.errors import MissingExtra, UnusableStore
from sosie.server.disk import make_private, make_private_folder

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_UPGRADE_LOCK = 0x50514E
"""Any number, the same for all servers: whoever holds it in PostgreSQL is the one that changes tables."""

_SETTINGS_OF_SQLITE = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    # What is deleted is overwritten with zeros, and not only marked as free.
    "PRAGMA secure_delete = ON",
)


def read_url(url: str) -> URL:
    """Return the address of a database, with the driver that Sosie uses for its kind."""
    try:
        read = make_url(url)
    except ArgumentError:
        raise UnusableStore("a store is at an address such as sqlite:///games.db or postgresql://…") from None
    if read.get_backend_name() not in _DRIVERS:
        raise UnusableStore(f"a store is in SQLite or PostgreSQL, not in {read.get_backend_name()}")
    return read.set(drivername=_DRIVERS[read.get_backend_name()])


def is_file(url: URL) -> bool:
    """Tell whether a database is a file of this machine."""
    return url.get_backend_name() == "sqlite" and bool(url.database) and url.database != ":memory:"


def make_engine(url: URL) -> AsyncEngine:
    """Return a pool of connections, with the settings that they need."""
    try:
        # A server in another place may have gone and come back; a file has not. Errors are logged, and names are not.
        engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite", hide_parameters=True)
    except ModuleNotFoundError as error:
        raise MissingExtra(f"a store in {url.get_backend_name()} needs the package {error.name}") from error
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_in_sqlite)
    return engine


def writer_of(engine: AsyncEngine) -> AsyncEngine:
    """Return the same pool for transactions that write."""
    return engine.execution_options(writes=True)


async def scrub(engine: AsyncEngine) -> None:
    """Leave no copy of what was deleted in SQLite's write-ahead log; a reader may put that off to the next time."""
    if engine.url.get_backend_name() == "sqlite":
        async with engine.execution_options(transactions=False).connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the tables up to date, once: of several servers that start together, one does it and the others wait."""
    url = engine.url
    try:
        if is_file(url) and url.database:
            _make_private(Path(url.database))
        async with writer_of(engine).begin() as connection:
            if url.get_backend_name() == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADE_LOCK})
            await connection.run_sync(_migrate)
    except CommandError as error:
        raise UnusableStore(f"{_shown(url)} was written by a newer Sosie; update this one") from error
    except (DBAPIError, OSError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error.strerror or error
        raise UnusableStore(f"cannot open the store at {_shown(url)}: {reason}") from error


def _make_private(path: Path) -> None:
    """Let nobody else read the database: a new one, and one from before with its journal."""
    make_private_folder(path.parent)
    # SQLite gives its journal the rights of the database. No descriptor of an existing database is opened here:
    # to close one would release the locks of this process.
    if not path.exists():
        path.touch(0o600)
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if file.exists():
            make_private(file)


def _migrate(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "sosie.server.store:migrations")
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")


def _shown(url: URL) -> str:
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions by itself, and too late: the handler below does so instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in _SETTINGS_OF_SQLITE:
        cursor.execute(setting)
    cursor.close()


def _begin_in_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("transactions", True):
        # Who reads first and writes later would be refused if somebody else has written in between.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN")
