"""Deletes games, series, statistics and decks, with all that depends on them."""

from typing import Any

from sqlalchemy import ColumnElement, Table, delete, literal, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sosie.server.store.tables import deleted_games, games, series, series_games, statistics, symbol_times

BATCH = 500
"""Rows that are deleted in one transaction, so that nobody who wants to write waits for long."""


async def delete_games(connection: AsyncConnection, chosen: ColumnElement[bool], now: int) -> int:
    """Delete a batch of games and the series that they are part of, never to be saved again; return how many."""
    ids = list(await connection.scalars(select(games.c.id).where(chosen).limit(BATCH)))
    if ids:
        await connection.execute(_remembering(connection.dialect.name, ids, now))
        of_games = select(series_games.c.series).where(series_games.c.game.in_(ids))
        await connection.execute(delete(series).where(series.c.id.in_(of_games)))
        await connection.execute(delete(games).where(games.c.id.in_(ids)))
    return len(ids)


async def delete_rows(connection: AsyncConnection, table: Table, chosen: ColumnElement[bool]) -> int:
    """Delete a batch of rows, and return how many."""
    key = tuple(table.primary_key)
    batch = select(*key).where(chosen).limit(BATCH)
    return (await connection.execute(delete(table).where(tuple_(*key).in_(batch)))).rowcount


async def delete_statistics_of_edition(connection: AsyncConnection, edition: str) -> None:
    """Delete all statistics of an edition; they name its symbols."""
    for table in (statistics, symbol_times):
        await connection.execute(delete(table).where(table.c.edition == edition))


async def delete_if_deleted_before(connection: AsyncConnection, ids: set[str]) -> set[str]:
    """Delete games that were just saved although they had been deleted, and return their ids."""
    same = [games.c[column.name] == column for column in deleted_games.primary_key]
    was_deleted = select(deleted_games).where(*same).exists()
    unwanted = delete(games).where(games.c.id.in_(ids), was_deleted).returning(games.c.id)
    return set(await connection.scalars(unwanted))


def _remembering(dialect: str, ids: list[str], now: int) -> Any:
    chosen = select(games.c.table, games.c.number, games.c.digest, literal(now)).where(games.c.id.in_(ids))
    insert = (sqlite if dialect == "sqlite" else postgresql).insert(deleted_games)
    return insert.from_select(["table", "number", "digest", "deleted"], chosen).on_conflict_do_nothing()
