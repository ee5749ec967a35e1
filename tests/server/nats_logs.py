"""The clustered log as a server has it, for tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sosie.server.log.nats.feed import Feed
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings

Heard = list[tuple[int, bytes]]


@asynccontextmanager
async def opened(settings: NatsSettings) -> AsyncIterator[NatsLog]:
    log = NatsLog(settings)
    await log.open()
    try:
        yield log
    finally:
        await log.close()


async def listen(log: NatsLog, table: str = "ABCD") -> tuple[Feed, Heard]:
    heard: Heard = []
    feed = await log.subscribe(table, lambda position, entry: heard.append((position, entry)))
    return feed, heard


async def until(holds: Callable[[], bool | Awaitable[bool]], seconds: float = 15) -> None:
    async with asyncio.timeout(seconds):
        while True:
            told = holds()
            if told if isinstance(told, bool) else await told:
                return
            await asyncio.sleep(0.01)
