"""Tables whose players are on different servers: the latency and cost of calls."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import astuple, dataclass
from functools import partial

import msgspec
import uvloop
from picows import WSTransport, ws_connect

from benchmarks.cluster.log_backends import LogBackend
from benchmarks.live.process import SosieProcess, Table
from benchmarks.load.contenders import SosieRoom
from benchmarks.load.rooms import SEATS, Client, Tally, offer
from benchmarks.statistics import quantile
from sosie.table.messages import PROTOCOL_VERSION, FromTable, Hello, Redirect, Refused, Ruled, Welcome

_decode = msgspec.json.Decoder(FromTable).decode
_SETTLE_S = 12.0
"""The time until round trips of connecting have left the average, and rooms without players are closed."""
_IDLE_S = 4.0
_PRESENCE_S, _ARRIVAL_S, _TIMEOUT_S = 2.5, 0.3, 30.0
_AT_A_TIME = 4
"""Few, as in reality: pings that are measured while everybody connects would delay calls later."""


class SharedRoom(SosieRoom):
    """A table whose players come through different servers, and receive messages at different times."""

    sent = 0
    """The bytes sent to its players."""
    welcomed = 0
    """The number of players with a seat."""

    def __init__(self, number: int, laid: Table, *, together: bool) -> None:
        super().__init__(number, laid)
        self._together = together
        self._redirected: set[asyncio.Task[object]] = set()

    def open(self, seat: int) -> None:
        """Send hello; the player may be redirected."""
        self.say_hello(seat, redirects=self._together)

    def say_hello(self, seat: int, *, redirects: bool) -> None:
        """Send hello."""
        hello = Hello(PROTOCOL_VERSION, self._laid.code, self._laid.tokens[seat], redirects=redirects)
        self.transports[seat].send(self.wants, msgspec.json.encode(hello))

    def on_message(self, seat: int, payload: bytes) -> None:
        """Follow the game by the first player's messages, and count the resolved call for each player."""
        self.sent += len(payload)
        message = _decode(payload)
        if isinstance(message, Redirect):
            url = f"ws{message.address.removeprefix('http')}/socket"
            self._redirected.add(asyncio.ensure_future(ws_connect(partial(RedirectedClient, self, seat), url)))
            return
        self.welcomed += isinstance(message, Welcome)
        if seat == 0 or isinstance(message, Refused):
            self._read(message)
        if isinstance(message, Ruled) and message.places is not None:
            self.on_answer()


class RedirectedClient(Client):
    """A connection that follows a redirect, and replaces the one before."""

    def __init__(self, room: SharedRoom, seat: int) -> None:
        super().__init__(room, seat)
        self._shared = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Take the seat."""
        self._shared.transports[self._seat] = transport
        self._shared.say_hello(self._seat, redirects=False)


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


def measure(servers: int, backend: LogBackend, load: Load, *, together: bool) -> TableFigures:
    """Offer calls at tables whose four players come through all servers, and stay there or are brought together."""
    with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        processes = [stack.enter_context(SosieProcess(log=backend.url, redirects=together)) for _ in range(servers)]
        return runner.run(_measure(processes, backend, load, together=together))


async def _measure(servers: Sequence[SosieProcess], backend: LogBackend, load: Load, *, together: bool) -> TableFigures:
    before = sum(server.memory for server in servers)
    rooms = [
        SharedRoom(number, servers[number % len(servers)].lay(SEATS), together=together) for number in range(load.rooms)
    ]
    # By now the servers know each other's addresses.
    await asyncio.sleep(_PRESENCE_S)
    await _connect(rooms, [server.port for server in servers])
    await asyncio.sleep(_SETTLE_S)
    grown = (sum(server.memory for server in servers) - before) / len(servers) / len(rooms)
    settled = await _spent(servers, backend, rooms)
    await asyncio.sleep(_IDLE_S)
    begun = await _spent(servers, backend, rooms)
    tally = await offer(rooms, load.rate, load.seconds)
    ended = await _spent(servers, backend, rooms)
    return TableFigures(tally, load.seconds, ended - begun, (begun - settled).cpu / _IDLE_S, grown)


async def _connect(rooms: Sequence[SharedRoom], ports: Sequence[int]) -> None:
    """Connect the first player of every room, then the second and so on, each to the next server."""
    for seat in range(SEATS):
        for first in range(0, len(rooms), _AT_A_TIME):
            await asyncio.gather(
                *(
                    ws_connect(
                        partial(Client, room, seat),
                        f"ws://127.0.0.1:{ports[(room.number + seat) % len(ports)]}{room.paths[seat]}",
                    )
                    for room in rooms[first : first + _AT_A_TIME]
                )
            )
        async with asyncio.timeout(_TIMEOUT_S):
            while any(room.welcomed <= seat for room in rooms):
                await asyncio.sleep(0.05)
        # Their arrival has reached all servers.
        await asyncio.sleep(_ARRIVAL_S)
    async with asyncio.timeout(_TIMEOUT_S):
        while any(room.ready < SEATS for room in rooms):
            await asyncio.sleep(0.05)


async def _spent(servers: Sequence[SosieProcess], backend: LogBackend, rooms: Sequence[SharedRoom]) -> Spent:
    entries, written = await backend.written()
    cpu, sent = sum(server.cpu_seconds for server in servers), sum(room.sent for room in rooms)
    return Spent(cpu, backend.cpu_seconds, sent, entries, written)
