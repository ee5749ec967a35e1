"""A simulated network: WebSockets in memory, whose packets arrive late, but in order."""

import struct
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, Protocol

from picows import WSMsgType
from picows.picows import _make_test_ws_frame

from sosie.server.live.socket import Socket

if TYPE_CHECKING:
    from simulation.server import Server
    from simulation.world import World

OPEN, END = "open", "end"
"""Packets beside WebSocket frames: a connection is made, and it ends."""
_RESENT_S = 0.2
"""The delay of a packet that TCP sends again."""


@dataclass(frozen=True)
class Net:
    """Delays of one way in milliseconds, and the chances that something is lost."""

    trip_ms: float = 20
    jitter_ms: float = 0
    lost: float = 0
    """The chance that a packet is lost and sent again."""
    log_ms: float = 0
    """From a server to the log, or back; 0 delivers entries in the next iteration of the loop."""
    log_lost: float = 0
    """The chance that an entry is lost on its way to the log, and that an acknowledgement is lost on its way back."""
    full_bytes: int = 64 * 1024
    """The unsent bytes at which a server's writing pauses, as in asyncio; it resumes at a quarter."""


class Peer(Protocol):
    """The client's end of a wire."""

    @property
    def address(self) -> str:
        """Its IP address."""

    @property
    def bytes_a_second(self) -> float:
        """How fast it reads; 0 is without limit."""

    def on_packet(self, wire: "Wire", kind: Any, payload: bytes) -> None:
        """Handle a frame, `OPEN` or `END`."""


class Line:
    """One direction of a wire."""

    def __init__(self, world: "World", deliver: Callable[[Any, bytes], None], bytes_a_second: float = 0) -> None:
        self._world, self._deliver, self._rate = world, deliver, bytes_a_second
        self._packets = deque[tuple[Any, bytes]]()
        self._last = self._sent = 0.0
        self.unsent = 0
        """The bytes that wait because the other end reads slowly."""
        self.is_dead = False
        """Whether packets vanish, and nobody is told."""

    def send(self, kind: Any, payload: bytes = b"") -> None:
        """Send a packet."""
        loop = self._world.loop
        self._sent = max(self._sent, loop.time()) + (len(payload) / self._rate if self._rate else 0)
        self._last = max(self._last, self._sent + self._world.trip_s())
        self._packets.append((kind, payload))
        self.unsent += len(payload) if self._rate else 0
        loop.call_at(self._last, self._arrive)

    def _arrive(self) -> None:
        kind, payload = self._packets.popleft()
        self.unsent -= len(payload) if self._rate else 0
        if not self.is_dead:
            self._deliver(kind, payload)


class Wire:
    """A WebSocket between a client and a server: for the server's socket, it is picows' transport."""

    def __init__(self, world: "World", server: "Server", peer: Peer) -> None:
        self.request = self.response = SimpleNamespace(headers={})
        self.underlying_transport: Final = self
        self._server, self._peer, self._loop = server, peer, world.loop
        self._socket: Socket | None = None
        self._is_full, self._full_bytes = False, world.net.full_bytes
        self.is_open = False
        self.up = Line(world, self._on_packet)
        self.down = Line(world, self._on_delivered, peer.bytes_a_second)
        self.up.send(OPEN)

    def lose(self) -> None:
        """Lose the connection without telling either end."""
        self.up.is_dead = self.down.is_dead = True

    def kill(self, *, silently: bool) -> None:
        """End with the server's process; silently: with its machine, which tells nobody."""
        self.is_open = False
        if not silently:
            self.down.send(END)

    # The client's end

    def _on_delivered(self, kind: Any, payload: bytes) -> None:
        if self._is_full and self.down.unsent <= self._full_bytes // 4:
            self._is_full = False
            if self._socket is not None and self.is_open:
                self._socket.resume_writing()
        self._peer.on_packet(self, kind, payload)

    # The server's end

    def _on_packet(self, kind: Any, payload: bytes) -> None:
        if not self._server.is_alive:
            self.down.send(END)
        elif kind == OPEN:
            self.is_open = True
            self._server.wires[self] = None
            self._socket = Socket(self._server.context, self._peer.address, direct=False)
            self.down.send(OPEN)
            self._socket.on_ws_connected(self)  # type: ignore[arg-type]  # a transport in memory
        elif kind == END:
            self._end()
        elif self.is_open and self._socket is not None:
            frame = _make_test_ws_frame(kind, payload, True, False)
            self._socket.on_ws_frame(self, frame)  # type: ignore[arg-type]  # likewise

    def _end(self) -> None:
        if self.is_open:
            self.is_open = False
            del self._server.wires[self]
            if self._socket is not None:
                self._socket.on_ws_disconnected(self)  # type: ignore[arg-type]  # likewise

    # picows' transport

    def send(self, kind: WSMsgType, payload: bytes) -> None:
        """Send a frame."""
        if self.is_open:
            self.down.send(kind, bytes(payload))
            if not self._is_full and self.down.unsent > self._full_bytes and self._socket is not None:
                self._is_full = True
                self._socket.pause_writing()

    def send_close(self, code: int, reason: bytes) -> None:
        """Send a closing frame."""
        self.send(WSMsgType.CLOSE, struct.pack("!H", code) + reason)

    def disconnect(self, graceful: bool = True) -> None:
        """End the connection, after the unsent bytes or at once."""
        if self.is_open:
            if not graceful and self.down.unsent:
                self.down.is_dead = True
            self.down.send(END)
            self._loop.call_soon(self._end)

    def get_write_buffer_size(self) -> int:
        """Return the number of unsent bytes."""
        return self.down.unsent


def resends_s(world: "World") -> float:
    """Return the delay of a packet by losses, each of which doubles TCP's wait."""
    delay, again = 0.0, _RESENT_S
    while world.faults.random() < world.net.lost:
        delay, again = delay + again, 2 * again
    return delay
