"""The throughput of a saturated server."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.live.process import ServerProcess
from benchmarks.load.contenders import Contender
from benchmarks.load.rooms import Room, Tally, connect, total

_WARM_UP_S = 4.0
_AT_A_TIME = 16


@dataclass(frozen=True)
class Saturated:
    """The calls of a contender, and the CPU time of the server and the clients."""

    contender: Contender
    seconds: float
    cpu: float
    clients_cpu: float
    tally: Tally
    room_kb: float
    """The memory of the server for each room, with its four connections, after the measurement."""

    @property
    def per_cpu_second(self) -> float:
        """The calls resolved per CPU second."""
        return len(self.tally.trips) / self.cpu


async def saturate(contender: Contender, core: int, count: int, settle_s: float, seconds: float) -> Saturated:
    """Let every room call again as soon as its last call is resolved, and count for some seconds."""
    with contender.start(core) as server:
        empty = server.memory
        rooms = contender.rooms(server, count)
        await connect(rooms, server.port)
        await asyncio.sleep(settle_s)
        await _begin(rooms)
        await asyncio.sleep(_WARM_UP_S)
        return await _counted(contender, server, rooms, seconds, empty)


async def _begin(rooms: Sequence[Room]) -> None:
    # Spread out, or all rooms would stay in step.
    for place, room in enumerate(rooms):
        room.is_eager = True
        room.make_a_claim()
        if place % _AT_A_TIME == 0:
            await asyncio.sleep(0.002)


async def _counted(
    contender: Contender, server: ServerProcess, rooms: Sequence[Room], seconds: float, empty: int
) -> Saturated:
    for room in rooms:
        room.tally = Tally()
    before, clients_before, begun = server.cpu_seconds, time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    cpu, clients_cpu = server.cpu_seconds - before, time.process_time() - clients_before
    for room in rooms:
        room.is_eager = False
    room_kb = (server.memory - empty) / len(rooms) / 1024
    return Saturated(contender, took, cpu, clients_cpu, total(rooms), room_kb)
