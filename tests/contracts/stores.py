"""Stores in every database, and rows to save in them."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

from sosie.dev_cluster.postgres import LocalPostgres
from sosie.server.access.tokens import digest
from sosie.server.store.rows import GameRow, SeriesRow, new_id
from sosie.server.store.store import Store

MakeStore = Callable[[Path], Store]
"""Opens the store of a folder; a second store on the same folder has the same data."""


def in_postgresql(server: LocalPostgres) -> MakeStore:
    """Return a factory of stores, with one PostgreSQL database for each folder."""

    @cache
    def database(folder: Path) -> str:  # noqa: ARG001 - one for each
        return server.create_database(f"contract-{new_id()}")

    return lambda folder: Store(database(folder))


GAME = GameRow(
    table="BCDFG",
    number=0,
    game="tower",
    edition="classic",
    players=("Ada", "Björn 🦉", "Ada"),
    winners=(0, 2),
    record='{"format": "sosie-game/1", "players": ["Ada", "Björn 🦉", "Ada"]}',
    moves=54,
    duration=93_000,
    finished=1_800_000_000_000,
)
SERIES = SeriesRow("BCDFG", "match", "Ada", '{"format": "sosie-series/1"}', 1_800_000_000_000)
DAY_MS = 24 * 3600_000
ADA, BEN = digest("Ada's token"), digest("Ben's token")


def with_store(make: MakeStore, folder: Path, body: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = make(folder)
        await store.open()
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(run())
