"""A real server on a free port for tests: uvicorn, picows, rooms, and a log in memory."""

import asyncio
import contextlib
import socket
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import uvicorn

from live_table import pack_of
from sosie.server.config import Config, Limits
from sosie.server.http.upgrade import websocket_protocol
from sosie.server.limits import Buckets
from sosie.server.live.events import Events
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.live.socket_context import SocketContext
from sosie.server.log.interface import Listener, Log, LogUnavailable, Restorer
from sosie.server.log.peers import NoPeers
from sosie.server.metrics import Metrics
from sosie.table.due import Pace
from sosie.table.settings import Pack, Settings
from sosie.table.table import Table

SPEED = 8
"""The speed of the tables' clock relative to the wall clock, so that whole games fit in a test."""
PATIENT = Limits(hello_ms=10**7, silent_ms=10**7, messages_burst=400, messages_a_second=400)
QUICK = Pace(deal_ms=100, choose_ms=4000, host_away_ms=1500)


@dataclass
class MemoryLog:
    """A log in memory."""

    entries: dict[str, list[bytes]] = field(default_factory=lambda: defaultdict(list))
    kind: str = "memory"
    is_reachable: bool = True
    peers: NoPeers = field(default_factory=NoPeers)
    keys: set[tuple[str, str]] = field(default_factory=set)
    listeners: dict[str, list[Listener]] = field(default_factory=lambda: defaultdict(list))
    is_down: bool = False

    def can_write(self) -> bool:
        """Tell whether entries can be appended."""
        return not self.is_down

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def tables(self) -> list[str]:
        """Return the codes of the tables."""
        return list(self.entries)

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry."""
        if table in self.entries:
            return False
        self.append(table, first)
        return True

    async def subscribe(
        self,
        table: str,
        listener: Listener,
        after: int = 0,
        restore: Restorer | None = None,  # noqa: ARG002 - no snapshots
    ) -> "Subscription":
        """Deliver existing and new entries."""
        await self.catch_up(table)
        for position, entry in enumerate(self.entries.get(table, [])[after:], start=after + 1):
            listener(position, entry)
        self.listeners[table].append(listener)
        return Subscription(lambda: self.listeners[table].remove(listener))

    async def catch_up(self, table: str) -> None:  # noqa: ARG002 - all tables alike
        """Let appended entries be delivered."""
        await asyncio.sleep(0)

    def offer(self, table: str, position: int, snapshot: Callable[[], bytes]) -> None:
        """Ignore snapshots."""

    def append(
        self,
        table: str,
        entry: bytes,
        key: str = "",
        on_lost: Callable[[], None] | None = None,  # noqa: ARG002 - entries are never lost
    ) -> None:
        """Append an entry, and deliver it in the next iteration of the event loop."""
        if self.is_down:
            raise LogUnavailable
        if key and (table, key) in self.keys:
            return
        self.keys.add((table, key))
        self.entries[table].append(entry)
        asyncio.get_running_loop().call_soon(self._deliver, table, len(self.entries[table]), entry)

    def _deliver(self, table: str, position: int, entry: bytes) -> None:
        for listener in list(self.listeners[table]):
            listener(position, entry)

    async def drop(self, table: str) -> None:
        """Delete a table."""
        self.entries.pop(table, None)

    async def compact(self) -> None:
        """Do nothing: there are no files."""


@dataclass
class Subscription:
    """A subscription that a function ends."""

    cancel: Callable[[], None]


class FastClock:
    """A clock that is faster than the event loop's."""

    def __init__(self, speed: float) -> None:
        self._speed, self._loop = speed, asyncio.get_running_loop()

    def now(self) -> float:
        """Return the time."""
        return time.monotonic() * 1000 * self._speed

    def call_at(self, when: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back at a time."""
        return self._loop.call_later(max(when - self.now(), 0) / 1000 / self._speed, callback)


class NullTransport:
    """A transport that discards messages."""

    is_full = False

    def send(self, message: bytes) -> None:
        """Do nothing."""

    def backlog(self) -> int:
        """Return an empty backlog."""
        return 0

    def close(self, code: int, reason: str) -> None:
        """Do nothing."""


class _Uvicorn(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


LogT = TypeVar("LogT", bound=Log)


@dataclass
class ServedFrom(Generic[LogT]):
    """A running server."""

    port: int
    rooms: Rooms
    log: LogT
    clock: FastClock
    metrics: Metrics
    records: list[Table]
    context: SocketContext

    @property
    def url(self) -> str:
        """The URL of its sockets."""
        return f"ws://127.0.0.1:{self.port}/socket"

    async def table(self, settings: Settings | None = None, pack: Pack | None = None) -> Room:
        """Create a table with a small pack."""
        return await self.rooms.create(pack or pack_of(), settings or Settings())


Served = ServedFrom[MemoryLog]


@contextlib.asynccontextmanager
async def serving(limits: Limits = PATIENT, pace: Pace = QUICK, kernel_buffer: int = 0) -> AsyncIterator[Served]:
    """Run a server with a log in memory, optionally with small kernel buffers."""
    async with serving_from(MemoryLog(), limits, pace, kernel_buffer) as served:
        yield served


@contextlib.asynccontextmanager
async def serving_from(
    log: LogT,
    limits: Limits = PATIENT,
    pace: Pace = QUICK,
    kernel_buffer: int = 0,
    listener: socket.socket | None = None,
) -> AsyncIterator[ServedFrom[LogT]]:
    """Run a server with the given log, and a listener if its port must be known before."""
    clock, metrics = FastClock(SPEED), Metrics()
    records: list[Table] = []
    rooms = Rooms(log, clock, pace, lambda table, _then: records.append(table))
    lookups = Buckets(limits.lookups_burst, limits.lookups_a_second)
    context = SocketContext(rooms, Config(limits=limits, pace=pace), clock, metrics, lookups, Events(log, rooms, clock))
    listener = listener or socket.create_server(("127.0.0.1", 0))
    if kernel_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, kernel_buffer)
    server = _Uvicorn(
        uvicorn.Config(
            _nothing, ws=websocket_protocol(context), lifespan="off", log_config=None, access_log=False,
            timeout_graceful_shutdown=1,
        )
    )  # fmt: skip
    serve = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield ServedFrom(listener.getsockname()[1], rooms, log, clock, metrics, records, context)
    finally:
        rooms.close()
        server.should_exit = True
        await serve
        listener.close()


async def _nothing(scope: object, receive: object, send: object) -> None:
    """Ignore HTTP requests: this server has only sockets."""
