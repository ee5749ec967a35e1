"""A real server on a free port, for tests of sockets: uvicorn, picows, rooms, and a log in memory."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import uvicorn
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from live_table import pack_of
from server.client import Client, decode
from simulation.simulated_log import LogStore, SimulatedLog
from sosie.server.access.limits import Buckets
from sosie.server.config import Config, Limits
from sosie.server.decks.packs import built_in_pack
from sosie.server.http.upgrade import websocket_protocol
from sosie.server.live.events import Events
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.live.socket_context import SocketContext
from sosie.server.log.interface import Log
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime.clock import LoopClock
from sosie.table.due import Pace
from sosie.table.settings import Pack, Settings
from sosie.table.table import Table
from waiting import PATIENCE_S

PATIENT = Limits(
    hello_ms=10**7,
    silent_ms=10**7,
    messages_burst=400,
    messages_a_second=400,
    requests_burst=400,
    requests_a_second=400,
)
QUICK = Pace(deal_ms=100, choose_ms=4000, host_away_ms=1500)


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


class Listener(WSListener):
    """Passes messages to the client."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle a message, or the end of the connection."""
        if frame.msg_type == WSMsgType.TEXT:
            self._client.on_message(decode(frame.get_payload_as_bytes()))
        elif frame.msg_type == WSMsgType.CLOSE:
            (self._client.close_code,) = struct.unpack_from("!H", frame.get_payload_as_bytes())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        """Notify the client of the end."""
        self._client.on_end()


def small_socket(_url: object) -> socket.socket:
    """Return a socket with a small buffer, for a client that reads slowly."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    return small


LogT = TypeVar("LogT", bound=Log)


@dataclass
class ServedFrom(Generic[LogT]):
    """A running server."""

    port: int
    rooms: Rooms
    log: LogT
    metrics: Metrics
    records: list[Table]
    context: SocketContext

    @property
    def url(self) -> str:
        """The URL of its sockets."""
        return f"ws://127.0.0.1:{self.port}/socket"

    @property
    def address(self) -> str:
        """Its address, as a server of a cluster has it."""
        return f"http://127.0.0.1:{self.port}"

    async def dial(self, client: Client, **options: Any) -> WSTransport:
        """Connect a client, with options of picows."""
        transport, _ = await ws_connect(lambda: Listener(client), self.url, **options)
        return transport

    async def table(self, settings: Settings | None = None, pack: Pack | None = None) -> Room:
        """Create a table with a small pack."""
        return await self.rooms.create(pack or pack_of(), settings or Settings())


Served = ServedFrom[SimulatedLog]


@contextlib.asynccontextmanager
async def serving(limits: Limits = PATIENT, pace: Pace = QUICK, kernel_buffer: int = 0) -> AsyncIterator[Served]:
    """Run a server with a log in memory, optionally with small kernel buffers."""
    async with serving_from(SimulatedLog(LogStore()), limits, pace, kernel_buffer) as served:
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
    clock, metrics = LoopClock(), Metrics()
    records: list[Table] = []
    rooms = Rooms(log, clock, pace, lambda table, _then: records.append(table), limits=limits)
    lookups = Buckets(limits.lookups_burst, limits.lookups_a_second)
    events = Events(log, rooms, clock, limits=limits)
    context = SocketContext(rooms, Config(limits=limits, pace=pace), clock, metrics, lookups, events, built_in_pack)
    listener = listener or socket.create_server(("127.0.0.1", 0))
    if kernel_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, kernel_buffer)
    server = _Uvicorn(
        uvicorn.Config(
            _nothing, ws=websocket_protocol(context), lifespan="off", log_config=None, access_log=False,
            timeout_graceful_shutdown=int(PATIENCE_S),
        )
    )  # fmt: skip
    serve = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield ServedFrom(listener.getsockname()[1], rooms, log, metrics, records, context)
    finally:
        rooms.close()
        server.should_exit = True
        await serve
        listener.close()


async def _nothing(scope: object, receive: object, send: object) -> None:
    """Ignore HTTP requests: this server has only sockets."""
