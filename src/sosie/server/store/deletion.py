"""Deletion of games, series, statistics and decks, with dependent rows."""

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, literal, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sosie.server.store.tables import deleted_games, games, series, series_games, statistics, symbol_times

BATCH = 500
"""Rows deleted in one transaction; small, so that other writers do not wait long."""


async def delete_games(connection: AsyncConnection, chosen: ColumnElement[bool], now: int) -> int:
    """Delete a batch of games and their series, and leave tombstones; return the number of games."""
    ids = list(await connection.scalars(select(games.c.id).where(chosen).limit(BATCH)))
    if ids:
        await connection.execute(_insert_tombstones(connection.dialect.name, ids, now))
        of_games = select(series_games.c.series).where(series_games.c.game.in_(ids))
        await connection.execute(delete(series).where(series.c.id.in_(of_games)))
        await connection.execute(delete(games).where(games.c.id.in_(ids)))
    return len(ids)


async def delete_rows(connection: AsyncConnection, table: Table, chosen: ColumnElement[bool]) -> int:
    """Delete a batch of rows, and return their number."""
    key = tuple(table.primary_key)
    batch = select(*key).where(chosen).limit(BATCH)
    return (await connection.execute(delete(table).where(tuple_(*key).in_(batch)))).rowcount


async def in_batches(writer: AsyncEngine, step: Callable[[AsyncConnection], Awaitable[int]]) -> int:
    """Delete in batches, each in its own transaction, until one is not full; return the number of rows."""
    total, count = 0, BATCH
    while count == BATCH:
        async with writer.begin() as connection:
            count = await step(connection)
        total += count
    return total


async def delete_statistics_of_edition(connection: AsyncConnection, edition: str) -> None:
    """Delete all statistics of an edition."""
    for table in (statistics, symbol_times):
        await connection.execute(delete(table).where(table.c.edition == edition))


async def delete_resurrected(connection: AsyncConnection, ids: set[str]) -> set[str]:
    """Delete newly saved games that have tombstones, and return their ids."""
    same = [games.c[column.name] == column for column in deleted_games.primary_key]
    has_tombstone = select(deleted_games).where(*same).exists()
    deletion = delete(games).where(games.c.id.in_(ids), has_tombstone).returning(games.c.id)
    return set(await connection.scalars(deletion))


def _insert_tombstones(dialect: str, ids: list[str], now: int) -> Any:
    chosen = select(games.c.table, games.c.number, games.c.digest, literal(now)).where(games.c.id.in_(ids))
    insert = (sqlite if dialect == "sqlite" else postgresql).insert(deleted_games)
    return insert.from_select(["table", "number", "digest", "deleted"], chosen).on_conflict_do_nothing()
