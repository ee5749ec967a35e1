"""Several servers in this process that share a log in a real NATS; for tests."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from server.client import Client
from server.harness import QUICK, ServedFrom, serving_from
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings, read_addresses
from sosie.server.tokens import new_token
from sosie.table.messages import Ruled, View

Shared = ServedFrom[NatsLog]


def new_settings(nats: LocalNats, **about: Any) -> NatsSettings:
    """Return settings for a log that nobody else uses."""
    name = "".join(filter(str.isalnum, new_token()))[:16]
    return NatsSettings(read_addresses(nats.url), stream=f"T{name}", **about)


@contextlib.asynccontextmanager
async def sharing(nats: LocalNats, count: int, **about: Any) -> AsyncIterator[list[Shared]]:
    """Run servers that share a log."""
    settings = new_settings(nats, **about)
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(one_more(settings)) for _ in range(count)]


@contextlib.asynccontextmanager
async def one_more(settings: NatsSettings) -> AsyncIterator[Shared]:
    """Run one more server."""
    log = NatsLog(settings)
    await log.open()
    try:
        async with serving_from(log, pace=QUICK) as served:
            yield served
    finally:
        await log.close()


async def connect(
    served: Shared, code: str, token: str | None = None, last: int | None = None, **window: Any
) -> Client:
    """Connect to a table through one of the servers."""
    room = await served.rooms.find(code)
    assert room is not None
    return await Client.connect(served, room, token, last, **window)


async def sit(served: Shared, code: str, name: str) -> Client:
    """Sit down and connect through one of the servers."""
    room = await served.rooms.find(code)
    assert room is not None
    return await Client.sit(served, room, name)


def events(client: Client) -> dict[int, View | Ruled]:
    """Return everything that somebody was told, by its number."""
    return {message.event: message for message in client.said if isinstance(message, View | Ruled)}


def check_same_story(*clients: Client) -> None:
    """Hold that all were told the same, where they were told anything."""
    for one in clients:
        for other in clients:
            mine, theirs = events(one), events(other)
            assert all(mine[number] == theirs[number] for number in mine.keys() & theirs.keys())


async def play_on(*clients: Client) -> None:
    """Let people play until the table has finished."""
    async with asyncio.timeout(60):
        await asyncio.gather(*(client.play(Random(f"player {place}")) for place, client in enumerate(clients)))
