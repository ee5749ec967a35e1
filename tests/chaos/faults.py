"""What can go wrong in a cluster, and a plan of it that follows from a seed."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import NamedTuple

from chaos.cluster import SERVERS, Stage
from sosie.dev_cluster.cluster import NATS_NODES


class Fault(NamedTuple):
    """One thing that goes wrong: what, where, and for how long."""

    name: str
    target: int
    seconds: float


Happening = Callable[[Stage, int], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def _server_killed(stage: Stage, number: int) -> AsyncIterator[None]:
    await stage.end(number, signal.SIGKILL)
    yield
    stage.launch(number)
    await stage.wait_for(number)


@asynccontextmanager
async def _server_stopped(stage: Stage, number: int) -> AsyncIterator[None]:
    await stage.end(number, signal.SIGTERM)
    yield
    stage.launch(number)
    await stage.wait_for(number)


@asynccontextmanager
async def _all_servers_killed(stage: Stage, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - as the others
    await asyncio.gather(*(stage.end(each, signal.SIGKILL) for each in range(SERVERS)))
    yield
    for each in range(SERVERS):
        stage.launch(each)
    for each in range(SERVERS):
        await stage.wait_for(each)


@asynccontextmanager
async def _server_paused(stage: Stage, number: int) -> AsyncIterator[None]:
    stage.signal(number, signal.SIGSTOP)
    yield
    stage.signal(number, signal.SIGCONT)


@asynccontextmanager
async def _link_cut(stage: Stage, number: int) -> AsyncIterator[None]:
    stage.link(number, "cut")
    yield
    stage.link(number, "open")


@asynccontextmanager
async def _link_stalled(stage: Stage, number: int) -> AsyncIterator[None]:
    stage.link(number, "stalled")
    yield
    stage.link(number, "open")


@asynccontextmanager
async def _nats_killed(stage: Stage, number: int) -> AsyncIterator[None]:
    await stage.kill_nats(number)
    yield
    await stage.launch_nats(number)


@asynccontextmanager
async def _leader_killed(stage: Stage, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - as the others
    async with _nats_killed(stage, await stage.leader()):
        yield


@asynccontextmanager
async def _leader_paused(stage: Stage, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - as the others
    process = stage.nats.processes[await stage.leader()]
    process.send_signal(signal.SIGSTOP)
    yield
    process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def _most_of_nats_killed(stage: Stage, number: int) -> AsyncIterator[None]:
    gone = [(number + step) % NATS_NODES for step in range(2)]
    for node in gone:
        await stage.kill_nats(node)
    yield
    for node in gone:
        await stage.launch_nats(node)


@asynccontextmanager
async def _postgres_stopped(stage: Stage, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - as the others
    await stage.stop_postgres()
    yield
    await stage.launch_postgres()


HAPPENINGS: dict[str, Happening] = {
    "server killed": _server_killed,
    "server stopped": _server_stopped,
    "server paused": _server_paused,
    "all servers killed": _all_servers_killed,
    "server cut off from NATS": _link_cut,
    "server's NATS stalled": _link_stalled,
    "NATS node killed": _nats_killed,
    "leader killed": _leader_killed,
    "leader paused": _leader_paused,
    "two of three NATS killed": _most_of_nats_killed,
    "PostgreSQL stopped": _postgres_stopped,
}
_LEAST_S, _MOST_S = 0.3, 8.0


def plan(seed: int, count: int, most_s: float = _MOST_S) -> list[Fault]:
    """Return so many faults, every kind as often as any other, most of them short."""
    chance = random.Random(seed)
    names: list[str] = []
    while len(names) < count:
        names += chance.sample(list(HAPPENINGS), len(HAPPENINGS))
    return [
        Fault(name, chance.randrange(3), round(_LEAST_S + (most_s - _LEAST_S) * chance.random() ** 2, 2))
        for name in names[:count]
    ]


async def let_happen(stage: Stage, fault: Fault) -> None:
    """Let something go wrong for its time, and put it right."""
    async with HAPPENINGS[fault.name](stage, fault.target):
        await asyncio.sleep(fault.seconds)
