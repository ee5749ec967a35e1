"""Data of every earlier version of the schema survives the upgrade."""

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import BigInteger, Boolean, Column, Connection, Integer, LargeBinary, MetaData, Table, insert, select

from sosie.server.store.database import known_schemas, make_engine, parse_url
from sosie.server.store.space import Kind
from sosie.server.store.store import Store

Rows = dict[str, list[dict[str, Any]]]
HEAD, *EARLIER = known_schemas()
JSON = {"players": '["Ada", "Björn 🦉"]', "winners": "[0]", "record": '{"format": "sosie-game/1"}', "champion": "Ada"}
BLOBS = {"document": b'{"title": "Ours", "symbols": []}', "content": b"<svg/>", "file": b"PK\x03\x04"}
_FOREIGN = {"draft": "drafts", "game": "games", "series": "series"}


def config(connection: Connection) -> Config:
    """Return the configuration of the migrations."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", "sosie.server.store:migrations")
    made.set_main_option("path_separator", "os")
    return made


def value(column: Column[Any], number: int) -> Any:
    """Return a value for a column, another for each row."""
    if column.foreign_keys:
        return f"{_FOREIGN[column.name]}-{number}"
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, LargeBinary):
        return BLOBS[column.name] * (number + 1)
    if isinstance(column.type, Integer | BigInteger):
        # Before any time at which something would expire, if this is one.
        return number + 7
    if column.primary_key and column.name == "id":
        return f"{column.table.name}-{number}"
    return JSON.get(column.name, f"{column.name}-{number}")


def reflected(connection: Connection) -> list[Table]:
    """Return the tables that a database has, parents first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def fill(connection: Connection, schema: str) -> Rows:
    """Create a version of the schema, with two rows in each table, and return them."""
    command.upgrade(config(connection), schema)
    rows: Rows = {}
    for table in reflected(connection):
        rows[table.name] = [{column.name: value(column, number) for column in table.columns} for number in range(2)]
        connection.execute(insert(table), rows[table.name])
    return rows


def read(connection: Connection) -> Rows:
    """Return all rows of all tables."""
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in reflected(connection)
    }


def shared(rows: Rows, before: Rows) -> Iterator[tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]]]:
    """Yield the rows of each table before and after, with the columns that are in both."""
    for name, old in before.items():
        columns = [column for column in old[0] if column in rows[name][0]]
        yield tuple(  # type: ignore[misc]  # of two
            sorted(({column: row[column] for column in columns} for row in each), key=str) for each in (old, rows[name])
        )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("schema", EARLIER)
def test_rows_of_all_tables_survive(schema: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    is_file = kind == "sqlite"
    url = f"sqlite:///{tmp_path / 's.db'}" if is_file else request.getfixturevalue("postgres").create_database(schema)

    async def run() -> tuple[Rows, Rows, Mapping[Kind, int]]:
        engine = make_engine(parse_url(url))
        async with engine.begin() as connection:
            before = await connection.run_sync(fill, schema)
        store = Store(url)
        await store.open()
        used = (await store.space.report()).used
        await store.close()
        async with engine.connect() as connection:
            after = await connection.run_sync(read)
        await engine.dispose()
        return before, after, used

    before, after, used = asyncio.run(run())
    assert before
    assert all(rows for rows in before.values())
    for old, new in shared(after, before):
        assert new == old
    if "drafts" in before:
        documents = sum(len(row["document"]) for row in before["drafts"])
        assert used["drafts"] == sum(row["bytes"] for row in before["drafts"]) + documents
        results = before["draft_results"]
        assert used["caches"] == sum(len(row["info"]) + len(row["content"]) for row in results)


def test_every_version_is_reached_from_the_first() -> None:
    assert [f"{number:04}" for number in range(len(EARLIER), 0, -1)] == EARLIER
    assert f"{len(EARLIER) + 1:04}" == HEAD
