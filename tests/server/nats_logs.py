"""Helpers for tests of the clustered log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from sosie.server.log.nats.feed import Feed
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings
from sosie.server.log.shards import shard_of

Received = list[tuple[int, bytes]]


@asynccontextmanager
async def opened(settings: NatsSettings, address: str = "") -> AsyncIterator[NatsLog]:
    log = NatsLog(settings, address)
    await log.open()
    try:
        yield log
    finally:
        await log.close()


@asynccontextmanager
async def two_servers(settings: NatsSettings) -> AsyncIterator[tuple[NatsLog, NatsLog]]:
    """Open the logs of two servers that share the table ABCD."""
    async with opened(settings) as one, opened(settings) as two:
        await one.create("ABCD", b"opened")
        yield one, two


async def listen(log: NatsLog, table: str = "ABCD") -> tuple[Feed, Received]:
    received: Received = []
    feed = await log.subscribe(table, lambda position, entry: received.append((position, entry)))
    return feed, received


async def listen_cut_off(log: NatsLog) -> tuple[Feed, Received]:
    """Subscribe to the table ABCD, and stop the live messages."""
    feed, received = await listen(log)
    assert feed.live is not None
    await feed.live.unsubscribe()
    return feed, received


def of_same_shard(table: str) -> str:
    """Return the code of another table in the same stream."""
    return next(code for code in map(str, count()) if shard_of(code) == shard_of(table))
