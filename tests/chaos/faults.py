"""The faults of a cluster, and a random plan of faults from a seed."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import NamedTuple

from chaos.cluster import SERVERS, ChaosCluster
from sosie.dev_cluster.cluster import NATS_NODES


class Fault(NamedTuple):
    """A fault: its name, its target and its duration."""

    name: str
    target: int
    seconds: float


FaultContext = Callable[[ChaosCluster, int], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def _server_killed(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    await cluster.end(number, signal.SIGKILL)
    yield
    cluster.launch(number)
    await cluster.wait_for(number)


@asynccontextmanager
async def _server_stopped(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    await cluster.end(number, signal.SIGTERM)
    yield
    cluster.launch(number)
    await cluster.wait_for(number)


@asynccontextmanager
async def _all_servers_killed(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    await asyncio.gather(*(cluster.end(each, signal.SIGKILL) for each in range(SERVERS)))
    yield
    for each in range(SERVERS):
        cluster.launch(each)
    for each in range(SERVERS):
        await cluster.wait_for(each)


@asynccontextmanager
async def _server_paused(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    cluster.signal(number, signal.SIGSTOP)
    yield
    cluster.signal(number, signal.SIGCONT)


@asynccontextmanager
async def _link_cut(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    cluster.link(number, "cut")
    yield
    cluster.link(number, "open")


@asynccontextmanager
async def _link_stalled(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    cluster.link(number, "stalled")
    yield
    cluster.link(number, "open")


@asynccontextmanager
async def _nats_killed(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    await cluster.kill_nats(number)
    yield
    await cluster.launch_nats(number)


@asynccontextmanager
async def _leader_killed(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    async with _nats_killed(cluster, await cluster.leader()):
        yield


@asynccontextmanager
async def _leader_paused(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    process = cluster.nats.processes[await cluster.leader()]
    process.send_signal(signal.SIGSTOP)
    yield
    process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def _most_of_nats_killed(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    nodes = [(number + step) % NATS_NODES for step in range(2)]
    for node in nodes:
        await cluster.kill_nats(node)
    yield
    for node in nodes:
        await cluster.launch_nats(node)


@asynccontextmanager
async def _postgres_stopped(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    await cluster.stop_postgres()
    yield
    await cluster.launch_postgres()


@asynccontextmanager
async def _players_redirected(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    cluster.disconnect_players()
    yield
    cluster.disconnect_players()


@asynccontextmanager
async def _worker_killed(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    cluster.kill_worker(number / SERVERS)
    yield
    await cluster.wait_for(SERVERS - 1)


FAULTS: dict[str, FaultContext] = {
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
    "players redirected": _players_redirected,
    "worker killed": _worker_killed,
}
_LEAST_S, _MOST_S = 0.3, 8.0


def plan(seed: int, count: int, most_s: float = _MOST_S) -> list[Fault]:
    """Return a list of faults, all kinds equally often, most of them short."""
    chance = random.Random(seed)
    names: list[str] = []
    while len(names) < count:
        names += chance.sample(list(FAULTS), len(FAULTS))
    return [
        Fault(name, chance.randrange(3), round(_LEAST_S + (most_s - _LEAST_S) * chance.random() ** 2, 2))
        for name in names[:count]
    ]


async def inject(cluster: ChaosCluster, fault: Fault) -> None:
    """Inject a fault for its duration, and repair it."""
    async with FAULTS[fault.name](cluster, fault.target):
        await asyncio.sleep(fault.seconds)
