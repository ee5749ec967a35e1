"""Connections, settings and migrations of the store's database."""

import asyncio
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from forks import forks
from server.store.opener import save_deck_together
from sosie.dev_cluster.postgres import LocalPostgres
from sosie.errors import MissingExtra, UnusableStore
from sosie.server.store.database import make_engine, parse_url
from sosie.server.store.store import Store
from sosie.server.store.tables import metadata


def open_store(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path / 'sosie.db'}")

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = create_engine(f"sqlite:///{tmp_path / 'sosie.db'}")
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


def test_tables_compile_for_postgresql() -> None:
    for table in metadata.sorted_tables:
        assert f"CREATE TABLE {table.name}" in str(CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]  # without types


def test_store_opens_repeatedly(tmp_path: Path) -> None:
    for _ in range(3):
        open_store(f"sqlite:///{tmp_path / 'new' / 'folder' / 'sosie.db'}")


def open_concurrently(url: str, count: int) -> None:
    """Open a store in several processes at the same time, and save a deck in each."""
    all_ready = forks().Barrier(count)
    servers = [forks().Process(target=save_deck_together, args=(url, number, all_ready)) for number in range(count)]
    for server in servers:
        server.start()
    for server in servers:
        server.join()
    assert [server.exitcode for server in servers] == [0] * count


def test_concurrent_servers_migrate_once(tmp_path: Path) -> None:
    open_concurrently(f"sqlite:///{tmp_path / 'sosie.db'}", 4)
    with closing(sqlite3.connect(tmp_path / "sosie.db")) as database:
        assert database.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
        assert database.execute("SELECT count(*) FROM decks").fetchone() == (4,)


async def rows(url: str, query: str) -> list[tuple[object, ...]]:
    engine = make_engine(parse_url(url))
    async with engine.connect() as connection:
        found = [tuple(row) for row in await connection.exec_driver_sql(query)]
    await engine.dispose()
    return found


def test_concurrent_servers_migrate_postgresql_once(postgres: LocalPostgres) -> None:
    url = postgres.create_database("together")
    open_concurrently(url, 6)
    assert asyncio.run(rows(url, "SELECT count(*) FROM alembic_version")) == [(1,)]
    assert asyncio.run(rows(url, "SELECT count(*) FROM decks")) == [(6,)]


def test_concurrent_stores_wait_for_the_migration(postgres: LocalPostgres) -> None:
    url = postgres.create_database("at-once")

    async def run() -> None:
        stores = [Store(url) for _ in range(8)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run())
    assert asyncio.run(rows(url, "SELECT count(*) FROM alembic_version")) == [(1,)]


def test_migrations_lead_to_the_schema_in_postgresql(postgres: LocalPostgres) -> None:
    url = postgres.create_database("steps")
    open_store(url)

    async def differences() -> list[object]:
        engine = make_engine(parse_url(url))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: list(compare_metadata(MigrationContext.configure(sync), metadata))
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []


def test_unreachable_postgresql_is_named_without_password() -> None:
    with pytest.raises(UnusableStore, match=r"127\.0\.0\.1:1/sosie") as refused:
        open_store("postgresql://sosie:secret@127.0.0.1:1/sosie")
    assert "secret" not in str(refused.value)


def test_failed_migration_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sosie.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE decks (of TEXT)")
    with pytest.raises(UnusableStore, match="already exists"):
        open_store(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall() == [("decks",)]


def create_first_version(connection: Connection) -> None:
    """Create the first version of the schema, with a game, statistics, a deck and a deleted deck."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "sosie.server.store:migrations")
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "0001")
    blob = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    for statement in (
        "INSERT INTO games VALUES ('g', 'BCDFG', 0, 'tower', 'classic', '[\"Ada\"]', '[0]', '{}', 'd', 1, 2, 3)",
        "INSERT INTO statistics VALUES ('p', 'classic', 'tower', 1, 1, 9, 0, 640, 9000)",
        "INSERT INTO symbol_times VALUES ('p', 'classic', 'cat', 2, 3000)",
        "INSERT INTO decks VALUES ('ctctctctctct', 'Cats', 'cats', CAST('1234' AS {blob}), 4, 'abc', 7, false)",
        "INSERT INTO decks VALUES ('dgdgdgdgdgdg', 'Dogs', 'dogs', CAST('5678' AS {blob}), 4, 'def', 8, true)",
    ):
        connection.exec_driver_sql(statement.replace("{blob}", blob))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migration_keeps_rows_and_removes_deleted_decks(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    is_file = kind == "sqlite"
    url = f"sqlite:///{tmp_path / 's.db'}" if is_file else request.getfixturevalue("postgres").create_database("first")

    async def run() -> None:
        engine = make_engine(parse_url(url))
        async with engine.begin() as connection:
            await connection.run_sync(create_first_version)
        await engine.dispose()
        store = Store(url)
        await store.open()
        try:
            (game,) = await store.games_of("BCDFG")
            assert (game.id, game.players) == ("g", ("Ada",))
            statistics = await store.statistics("p")
            assert (statistics.tallies[0].right, statistics.symbols[0].count) == (9, 2)
            (deck,) = await store.decks(10)
            cats = await store.deck(deck.id)
            assert cats is not None
            assert (cats.id, cats.file, cats.created) == ("ctctctctctct", b"1234", 7)
            # Migrated rows count as used now, so nothing expires immediately.
            now = time.time_ns() // 1_000_000
            assert await store.expire_decks(now - 3600_000) == []
            assert await store.expire_games(3) == 0
            assert await store.statistics("p") == statistics
        finally:
            await store.close()

    asyncio.run(run())


def test_sqlite_has_its_settings(tmp_path: Path) -> None:
    async def settings() -> list[object]:
        engine = make_engine(parse_url(f"sqlite:///{tmp_path / 'sosie.db'}"))
        async with engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete")
            found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
        await engine.dispose()
        return found

    assert asyncio.run(settings()) == ["wal", 1, 1, 10_000, 1]


def test_newer_store_is_refused(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path / 'sosie.db'}")
    with closing(sqlite3.connect(tmp_path / "sosie.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(UnusableStore, match=r"sosie\.db was written by a newer Sosie"):
        open_store(f"sqlite:///{tmp_path / 'sosie.db'}")


def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sosie.db").write_text("127.0.0.1 GET /index.html\n" * 100)
    with pytest.raises(UnusableStore, match=r"sosie\.db: file is not a database"):
        open_store(f"sqlite:///{tmp_path / 'sosie.db'}")


def test_unusable_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnusableStore, match="cannot open the store"):
        open_store(f"sqlite:///{tmp_path / 'file' / 'sosie.db'}")


@pytest.mark.parametrize("url", ["", "games.db", "mysql://localhost/sosie"])
def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(UnusableStore, match="a store is"):
        Store(url)


def test_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingExtra, match="needs the package asyncpg"):
        Store("postgresql://sosie@localhost/sosie")


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///games.db", "sqlite+aiosqlite"),
        ("postgresql://sosie@localhost/sosie", "postgresql+asyncpg"),
        ("postgres://sosie@localhost/sosie", "postgresql+asyncpg"),
        ("postgresql+psycopg://sosie@localhost/sosie", "postgresql+asyncpg"),
    ],
)
def test_every_database_has_its_driver(url: str, driver: str) -> None:
    assert parse_url(url).drivername == driver
