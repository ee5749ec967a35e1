"""Reads the contents of a log."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import Log

Contents = dict[str, list[bytes]]


async def contents(log: Log) -> Contents:
    """Return the entries of every table."""
    return {table: await entries_of(log, table) for table in await log.tables()}


async def entries_of(log: Log, table: str) -> list[bytes]:
    """Return the entries of a table, as a new subscription receives them."""
    received: list[tuple[int, bytes]] = []
    (await log.subscribe(table, lambda position, entry: received.append((position, entry)))).cancel()
    assert [position for position, _ in received] == list(range(1, len(received) + 1))
    return [entry for _, entry in received]


def files_of(folder: Path) -> Path:
    """Return the folder with the files of an embedded log that one process has."""
    return folder / "parts-1" / "0"


async def append_all(log: Log, table: str, entries: Iterable[bytes]) -> None:
    """Append many entries, and wait for the disk now and then."""
    for number, entry in enumerate(entries, 1):
        log.append(table, entry)
        if number % 1000 == 0:
            await log.catch_up(table)
    await log.catch_up(table)


async def is_lost(log: Log, table: str, entry: bytes, key: str = "") -> bool:
    """Append an entry, and tell whether it was lost."""
    lost: list[bytes] = []
    log.append(table, entry, key, lambda: lost.append(entry))
    await log.catch_up(table)
    return lost == [entry]


async def stored(folder: Path) -> Contents:
    """Open an embedded log, and return its contents."""
    log = EmbeddedLog(folder)
    await log.open()
    try:
        return await contents(log)
    finally:
        await log.close()


def read(folder: Path) -> Contents:
    """Open an embedded log outside of an event loop, and return its contents."""
    return asyncio.run(stored(folder))
