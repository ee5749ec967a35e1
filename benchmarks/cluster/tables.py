"""Tables whose players are at different servers: how long calls take, and what they cost."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import astuple, dataclass

import msgspec
import uvloop

from benchmarks.cluster.log_backends import Keeping
from benchmarks.live.process import SosieProcess
from benchmarks.load.contenders import SosieRoom
from benchmarks.load.rooms import SEATS, Tally, connect, offer
from benchmarks.statistics import quantile
from sosie.table.messages import FromTable, Refused, Ruled

_decode = msgspec.json.Decoder(FromTable).decode
_SETTLE_S = 6.0
"""Until most trips that were measured while everybody was connecting are forgotten."""
_IDLE_S = 4.0


class SharedRoom(SosieRoom):
    """A table whose players are at different servers, and are told by them at different times."""

    heard = 0
    """How many bytes its players were sent."""

    def hear(self, seat: int, payload: bytes) -> None:
        """Follow the game by what the first player is told, and count what came of a call for each."""
        self.heard += len(payload)
        message = _decode(payload)
        if seat == 0 or isinstance(message, Refused):
            self._read(message)
        if isinstance(message, Ruled) and message.places is not None:
            self.saw()


@dataclass(frozen=True)
class Load:
    """What is asked of the servers: so many tables of four, so many calls a second in all, for so long."""

    rooms: int
    rate: float
    seconds: float


@dataclass(frozen=True)
class Spent:
    """What has been spent up to a moment, or between two."""

    cpu: float
    """Seconds of computing, of all servers together."""
    log_cpu: float
    """Seconds of computing, of what keeps the log for them."""
    heard: int
    """Bytes that players were sent."""
    entries: int
    written: int
    """Bytes that NATS keeps, each of its replicas."""

    def __sub__(self, before: "Spent") -> "Spent":
        return Spent(*(mine - theirs for mine, theirs in zip(astuple(self), astuple(before), strict=True)))


@dataclass(frozen=True)
class TableFigures:
    """What came of it."""

    tally: Tally
    seconds: float
    spent: Spent
    idle: float
    """Seconds of computing in a second in which nobody calls, of all servers together."""
    grown: float
    """How many bytes a server grew for each table, with its part of the connections."""

    def milliseconds(self, part: float) -> float:
        """Return how long a part of the calls took at most."""
        return quantile(self.tally.trips, part) * 1000

    def a_call(self, amount: float) -> float:
        """Return how much of something there was for each call."""
        return amount / max(len(self.tally.trips), 1)


def measure(servers: int, kept: Keeping, load: Load) -> TableFigures:
    """Offer calls at tables whose four players are spread over all servers."""
    with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        processes = [stack.enter_context(SosieProcess(log=kept.url)) for _ in range(servers)]
        return runner.run(_measure(processes, kept, load))


async def _measure(servers: Sequence[SosieProcess], kept: Keeping, load: Load) -> TableFigures:
    before = sum(server.memory for server in servers)
    rooms = [SharedRoom(number, servers[number % len(servers)].lay(SEATS)) for number in range(load.rooms)]
    await connect(rooms, *(server.port for server in servers))
    await asyncio.sleep(_SETTLE_S)
    grown = (sum(server.memory for server in servers) - before) / len(servers) / len(rooms)
    settled = await _spent(servers, kept, rooms)
    await asyncio.sleep(_IDLE_S)
    begun = await _spent(servers, kept, rooms)
    tally = await offer(rooms, load.rate, load.seconds)
    ended = await _spent(servers, kept, rooms)
    return TableFigures(tally, load.seconds, ended - begun, (begun - settled).cpu / _IDLE_S, grown)


async def _spent(servers: Sequence[SosieProcess], kept: Keeping, rooms: Sequence[SharedRoom]) -> Spent:
    entries, written = await kept.written()
    cpu, heard = sum(server.cpu_seconds for server in servers), sum(room.heard for room in rooms)
    return Spent(cpu, kept.cpu_seconds, heard, entries, written)
