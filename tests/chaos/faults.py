"""The faults of a cluster and of one machine, and a random plan of faults from a seed."""

import asyncio
import random
import resource
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple

from chaos.cluster import ChaosCluster
from chaos.servers import Servers
from sosie.dev_cluster.cluster import NATS_NODES


class Fault(NamedTuple):
    """A fault: its name, its target and its duration."""

    name: str
    target: int
    seconds: float


FaultContext = Callable[[Any, int], AbstractAsyncContextManager[None]]
JUMPS_S = (3 * 24 * 3600.0, -24 * 3600.0, 2 * 3600.0)
"""The jump of each server's clock."""
WRITE_S = 0.2
"""The duration of a write on a slow disk."""


@asynccontextmanager
async def _server_killed(servers: Servers, number: int) -> AsyncIterator[None]:
    await servers.end(number % servers.count, signal.SIGKILL)
    yield
    servers.launch(number % servers.count)
    await servers.wait_for(number % servers.count)


@asynccontextmanager
async def _server_stopped(servers: Servers, number: int) -> AsyncIterator[None]:
    await servers.end(number % servers.count, signal.SIGTERM)
    yield
    servers.launch(number % servers.count)
    await servers.wait_for(number % servers.count)


@asynccontextmanager
async def _all_servers_killed(servers: Servers, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    await asyncio.gather(*(servers.end(each, signal.SIGKILL) for each in range(servers.count)))
    yield
    for each in range(servers.count):
        servers.launch(each)
    for each in range(servers.count):
        await servers.wait_for(each)


@asynccontextmanager
async def _server_paused(servers: Servers, number: int) -> AsyncIterator[None]:
    servers.signal(number % servers.count, signal.SIGSTOP)
    yield
    servers.signal(number % servers.count, signal.SIGCONT)


@asynccontextmanager
async def _worker_killed(servers: Servers, number: int) -> AsyncIterator[None]:
    servers.kill_worker(number / len(JUMPS_S))
    yield
    await servers.wait_for(servers.count - 1)


@asynccontextmanager
async def _players_redirected(servers: Servers, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    servers.disconnect_players()
    yield
    servers.disconnect_players()


@asynccontextmanager
async def _clock_jumped(servers: Servers, number: int) -> AsyncIterator[None]:
    controls = servers.controls[number % servers.count]
    before = controls.skew_s
    controls.set(skew_s=before + JUMPS_S[number])
    yield
    controls.set(skew_s=before)


@asynccontextmanager
async def _disk_full(servers: Servers, number: int) -> AsyncIterator[None]:
    servers.limit_files(number % servers.count, 0)
    yield
    servers.limit_files(number % servers.count, resource.RLIM_INFINITY)
    await servers.wait_for(number % servers.count)


@asynccontextmanager
async def _disk_slow(servers: Servers, number: int) -> AsyncIterator[None]:
    servers.controls[number % servers.count].set(write_s=WRITE_S)
    yield
    servers.controls[number % servers.count].set(write_s=0.0)


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
async def _postgres_stalled(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    cluster.signal_postgres(signal.SIGSTOP)
    yield
    cluster.signal_postgres(signal.SIGCONT)


@asynccontextmanager
async def _leaders_changed(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    await cluster.change_leaders()
    yield
    await cluster.change_leaders()


@asynccontextmanager
async def _leader_slow(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:  # noqa: ARG001 - same signature for all faults
    process = cluster.nats.processes[await cluster.leader()]

    async def stutter() -> None:
        while True:
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(0.15)
            process.send_signal(signal.SIGCONT)
            await asyncio.sleep(0.05)

    task = asyncio.create_task(stutter())
    yield
    task.cancel()
    process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def _nats_disk_full(cluster: ChaosCluster, number: int) -> AsyncIterator[None]:
    cluster.limit_nats(number, 0)
    yield
    # It stops to store anything for good, and starts anew once there is room.
    await cluster.kill_nats(number)
    await cluster.launch_nats(number)


FAULTS: dict[str, FaultContext] = {
    "server killed": _server_killed,
    "server stopped": _server_stopped,
    "server paused": _server_paused,
    "all servers killed": _all_servers_killed,
    "server cut off from NATS": _link_cut,
    "server's NATS stalled": _link_stalled,
    "NATS node killed": _nats_killed,
    "NATS disk full": _nats_disk_full,
    "leader killed": _leader_killed,
    "leader paused": _leader_paused,
    "leader slow": _leader_slow,
    "leaders changed": _leaders_changed,
    "two of three NATS killed": _most_of_nats_killed,
    "PostgreSQL stopped": _postgres_stopped,
    "PostgreSQL stalled": _postgres_stalled,
    "players redirected": _players_redirected,
    "worker killed": _worker_killed,
    "clock jumped": _clock_jumped,
}
"""The faults of a cluster."""
MACHINE_FAULTS: dict[str, FaultContext] = {
    "server killed": _server_killed,
    "server stopped": _server_stopped,
    "server paused": _server_paused,
    "worker killed": _worker_killed,
    "disk full": _disk_full,
    "disk slow": _disk_slow,
    "clock jumped": _clock_jumped,
    "players disconnected": _players_redirected,
}
"""The faults of a server on one machine."""
_MIN_S, _MAX_S = 0.3, 8.0


def plan(seed: int, count: int, most_s: float = _MAX_S, kinds: Mapping[str, FaultContext] = FAULTS) -> list[Fault]:
    """Return a list of faults, all kinds equally often, most of them short."""
    chance = random.Random(seed)
    names: list[str] = []
    while len(names) < count:
        names += chance.sample(list(kinds), len(kinds))
    return [
        Fault(name, chance.randrange(3), round(_MIN_S + (most_s - _MIN_S) * chance.random() ** 2, 2))
        for name in names[:count]
    ]


async def inject(servers: Servers, fault: Fault) -> None:
    """Inject a fault for its duration, and repair it."""
    async with (FAULTS | MACHINE_FAULTS)[fault.name](servers, fault.target):
        await asyncio.sleep(fault.seconds)
