"""Helpers for tests of the clustered log."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sosie.server.log.nats.feed import Feed
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings

Received = list[tuple[int, bytes]]


@asynccontextmanager
async def opened(settings: NatsSettings) -> AsyncIterator[NatsLog]:
    log = NatsLog(settings)
    await log.open()
    try:
        yield log
    finally:
        await log.close()


async def listen(log: NatsLog, table: str = "ABCD") -> tuple[Feed, Received]:
    received: Received = []
    feed = await log.subscribe(table, lambda position, entry: received.append((position, entry)))
    return feed, received


async def until(condition: Callable[[], bool | Awaitable[bool]], seconds: float = 15) -> None:
    async with asyncio.timeout(seconds):
        while True:
            result = condition()
            if result if isinstance(result, bool) else await result:
                return
            await asyncio.sleep(0.01)
