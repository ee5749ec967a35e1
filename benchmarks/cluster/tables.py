"""Tables whose players are on different servers: the latency and cost of calls."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import astuple, dataclass

import msgspec
import uvloop

from benchmarks.cluster.log_backends import LogBackend
from benchmarks.live.process import SosieProcess
from benchmarks.load.contenders import SosieRoom
from benchmarks.load.rooms import SEATS, Tally, connect, offer
from benchmarks.statistics import quantile
from sosie.table.messages import FromTable, Refused, Ruled

_decode = msgspec.json.Decoder(FromTable).decode
_SETTLE_S = 6.0
"""The time until round trips measured during connecting have left the average."""
_IDLE_S = 4.0


class SharedRoom(SosieRoom):
    """A table whose players are on different servers, and receive messages at different times."""

    sent = 0
    """The bytes sent to its players."""

    def hear(self, seat: int, payload: bytes) -> None:
        """Follow the game by the first player's messages, and count the resolved call for each player."""
        self.sent += len(payload)
        message = _decode(payload)
        if seat == 0 or isinstance(message, Refused):
            self._read(message)
        if isinstance(message, Ruled) and message.places is not None:
            self.saw()


@dataclass(frozen=True)
class Load:
    """The load on the servers: tables of four, total calls per second, and duration."""

    rooms: int
    rate: float
    seconds: float


@dataclass(frozen=True)
class Spent:
    """The resources spent up to a time, or between two."""

    cpu: float
    """CPU seconds of all servers."""
    log_cpu: float
    """CPU seconds of the log backend."""
    sent: int
    """Bytes sent to players."""
    entries: int
    written: int
    """Bytes stored by each NATS replica."""

    def __sub__(self, before: "Spent") -> "Spent":
        return Spent(*(mine - theirs for mine, theirs in zip(astuple(self), astuple(before), strict=True)))


@dataclass(frozen=True)
class TableFigures:
    """The results of a setup."""

    tally: Tally
    seconds: float
    spent: Spent
    idle: float
    """CPU seconds per second without calls, of all servers."""
    grown: float
    """Memory growth of a server for each table, with its share of the connections, in bytes."""

    def milliseconds(self, part: float) -> float:
        """Return a quantile of the latency of calls."""
        return quantile(self.tally.trips, part) * 1000

    def a_call(self, amount: float) -> float:
        """Return an amount per call."""
        return amount / max(len(self.tally.trips), 1)


def measure(servers: int, backend: LogBackend, load: Load) -> TableFigures:
    """Offer calls at tables whose four players are spread over all servers."""
    with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        processes = [stack.enter_context(SosieProcess(log=backend.url)) for _ in range(servers)]
        return runner.run(_measure(processes, backend, load))


async def _measure(servers: Sequence[SosieProcess], backend: LogBackend, load: Load) -> TableFigures:
    before = sum(server.memory for server in servers)
    rooms = [SharedRoom(number, servers[number % len(servers)].lay(SEATS)) for number in range(load.rooms)]
    await connect(rooms, *(server.port for server in servers))
    await asyncio.sleep(_SETTLE_S)
    grown = (sum(server.memory for server in servers) - before) / len(servers) / len(rooms)
    settled = await _spent(servers, backend, rooms)
    await asyncio.sleep(_IDLE_S)
    begun = await _spent(servers, backend, rooms)
    tally = await offer(rooms, load.rate, load.seconds)
    ended = await _spent(servers, backend, rooms)
    return TableFigures(tally, load.seconds, ended - begun, (begun - settled).cpu / _IDLE_S, grown)


async def _spent(servers: Sequence[SosieProcess], backend: LogBackend, rooms: Sequence[SharedRoom]) -> Spent:
    entries, written = await backend.written()
    cpu, sent = sum(server.cpu_seconds for server in servers), sum(room.sent for room in rooms)
    return Spent(cpu, backend.cpu_seconds, sent, entries, written)
