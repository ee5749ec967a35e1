"""Several servers that share a log: simulated ones, and real ones in this process with a real NATS."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any

from server.client import Client, Served
from server.harness import PATIENT, QUICK, ServedFrom, serving_from
from server.simulated_server import SimulatedServer
from simulation.network import Net
from simulation.world import World
from sosie.dev_cluster.nats import LocalNats
from sosie.server.access.tokens import new_token
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings, read_addresses
from sosie.table.messages import Ruled, View
from waiting import PATIENCE_S

Shared = ServedFrom[NatsLog]


def in_cluster(act: Callable[[list[SimulatedServer]], Awaitable[None]], count: int) -> None:
    """Run a test on simulated servers that share a log, in which nothing may fail."""

    async def run() -> None:
        await act([SimulatedServer(world, number) for number in range(count)])

    with contextlib.closing(World(servers=count, net=Net(log_ms=1), limits=PATIENT, pace=QUICK)) as world:
        world.inside(run())


def new_settings(nats: LocalNats, **about: Any) -> NatsSettings:
    """Return settings for a new log."""
    name = "".join(filter(str.isalnum, new_token()))[:16]
    return NatsSettings(read_addresses(nats.url), stream=f"T{name}", **about)


@contextlib.asynccontextmanager
async def running_servers(nats: LocalNats, count: int, **about: Any) -> AsyncIterator[list[Shared]]:
    """Run servers that share a log."""
    settings = new_settings(nats, **about)
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running_server(settings)) for _ in range(count)]


@contextlib.asynccontextmanager
async def running_servers_with_addresses(nats: LocalNats, count: int, **about: Any) -> AsyncIterator[list[Shared]]:
    """Run servers that share a log and know each other's addresses, so that they redirect players."""
    settings = new_settings(nats, **about)
    async with contextlib.AsyncExitStack() as stack:
        servers = []
        for _ in range(count):
            listener = socket.create_server(("127.0.0.1", 0))
            address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            servers.append(await stack.enter_async_context(running_server(settings, address, listener)))
        async with asyncio.timeout(PATIENCE_S):
            while any(len(server.log.peers.addresses) < count for server in servers):
                await asyncio.sleep(0.05)
        yield servers


@contextlib.asynccontextmanager
async def running_server(
    settings: NatsSettings, address: str = "", listener: socket.socket | None = None
) -> AsyncIterator[Shared]:
    """Run one more server."""
    log = NatsLog(settings, address)
    await log.open()
    try:
        async with serving_from(log, pace=QUICK, listener=listener) as served:
            yield served
    finally:
        await log.close()


async def connect(
    served: Served, code: str, token: str | None = None, last: int | None = None, **window: Any
) -> Client:
    """Connect to a table through one of the servers."""
    room = await served.rooms.find(code)
    assert room is not None
    return await Client.connect(served, room, token, last, **window)


async def sit(served: Served, code: str, name: str) -> Client:
    """Sit down and connect through one of the servers."""
    room = await served.rooms.find(code)
    assert room is not None
    return await Client.sit(served, room, name)


def updates(client: Client) -> dict[int, View | Ruled]:
    """Return the updates of a client by number."""
    return {message.event: message for message in client.received if isinstance(message, View | Ruled)}


def check_same_events(*clients: Client) -> None:
    """Check that all clients received the same updates."""
    for one in clients:
        for other in clients:
            own, others = updates(one), updates(other)
            assert all(own[number] == others[number] for number in own.keys() & others.keys())


async def play_on(*clients: Client) -> None:
    """Play until the table has finished."""
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(client.play(Random(f"player {number}")) for number, client in enumerate(clients)))
