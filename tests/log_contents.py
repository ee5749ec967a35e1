"""What is in a log, for tests to compare."""

import asyncio
from pathlib import Path

from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import Log

Contents = dict[str, list[bytes]]


async def contents(log: Log) -> Contents:
    """Return the entries of every table."""
    return {table: await entries_of(log, table) for table in await log.tables()}


async def entries_of(log: Log, table: str) -> list[bytes]:
    """Return the entries of a table, as somebody hears them who comes now."""
    heard: list[tuple[int, bytes]] = []
    (await log.subscribe(table, lambda position, entry: heard.append((position, entry)))).cancel()
    assert [position for position, _ in heard] == list(range(1, len(heard) + 1))
    return [entry for _, entry in heard]


async def stored(folder: Path) -> Contents:
    """Open an embedded log, and return what is in it."""
    log = EmbeddedLog(folder)
    await log.open()
    try:
        return await contents(log)
    finally:
        await log.close()


def read(folder: Path) -> Contents:
    """Open an embedded log where no event loop runs, and return what is in it."""
    return asyncio.run(stored(folder))
