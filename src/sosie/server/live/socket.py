"""WebSockets, by picows: they pass messages to rooms, and measure round trips by pings, which a page cannot control."""

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from sosie.errors import UnknownGame
from sosie.server.clock import Clock, Timer, TimerWheel
from sosie.server.config import Config
from sosie.server.limits import Bucket, Buckets, Counts
from sosie.server.live.connection import Connection
from sosie.server.live.event_history import encode
from sosie.server.live.outbox import Outbox
from sosie.server.live.pings import Pings
from sosie.server.live.requests import entry_for, not_saved, out_of_range, settled
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.log.interface import LogUnavailable
from sosie.server.metrics import Metrics
from sosie.server.packs import built_in_pack
from sosie.server.tokens import read_code
from sosie.table.fairness import Link
from sosie.table.messages import VERSION, Call, Closing, Counted, FromClient, Hello, Refused, Settle, Slap, Take
from sosie.table.outcome import Rejected
from sosie.table.settings import Pack

decode = msgspec.json.Decoder(FromClient).decode

_TEXT, _PING, _PONG, _CLOSE = WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE
_FIRST_PINGS_MS = (150.0, 250.0, 500.0, 700.0)
"""The intervals between the first pings."""
_PING_EVERY_MS = 3000.0
_STEADY_PING_EVERY_MS = 6000.0
"""A steady connection needs fewer pings."""
_PING_TICK_MS = 20.0
_KERNEL_SLACK_MS = 15.0
"""The most that a browser's delay adds to the kernel's round trip."""
_LINGER_MS = 5000.0
"""Timeout for reading the last messages after a close."""
_RTT_OFFSET = 68
_MOVES = (Call, Take, Slap)


@dataclass
class SocketContext:
    """The state that all sockets share."""

    rooms: Rooms
    config: Config
    clock: Clock
    metrics: Metrics
    lookups: Buckets
    """The rate limit for wrong codes of each address, over HTTP and by hellos."""
    find_pack: Callable[[str, str], Awaitable[Pack]] = built_in_pack
    """Finds the pack of an edition or an uploaded deck, for a client at an address."""
    connections: Counts = field(init=False)
    pings: TimerWheel = field(init=False)
    outbox: Outbox = field(init=False)

    def __post_init__(self) -> None:
        limits = self.config.limits
        self.connections = Counts(limits.connections_an_address, limits.connections)
        self.pings = TimerWheel(_PING_TICK_MS)
        self.outbox = Outbox()
        self.metrics.connections.set_function(lambda: self.connections.total)


class Socket(WSListener):
    """A WebSocket, which is the transport of its connection."""

    def __init__(self, context: SocketContext, address: str, *, direct: bool) -> None:
        limits = context.config.limits
        self._context, self._address, self._is_direct = context, address, direct
        self._bucket = Bucket(limits.messages_burst, limits.messages_a_second)
        self._connection = Connection(self, link=Link(cap=context.config.cap_ms))
        self._room: Room | None = None
        self._socket: WSTransport | None = None
        self._timer: Timer | None = None
        self._pings = Pings()
        self._pings_sent = 0
        self._is_full = False
        self._last_pong = context.clock.now()
        self._joining: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None

    # Transport

    def send(self, message: bytes) -> None:
        """Send a text message through the outbox."""
        self._context.outbox.put(self, message)

    def deliver(self, message: bytes) -> None:
        """Send a text message now."""
        self._write(_TEXT, message)

    def backlog(self) -> int:
        """Return the number of unsent bytes; 0 unless picows has paused writing."""
        return self._socket.underlying_transport.get_write_buffer_size() if self._is_full and self._socket else 0

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the pending messages."""
        self._context.outbox.flush()
        if self._socket is not None:
            self._socket.send_close(code, reason.encode())  # type: ignore[arg-type]
            self._disconnect()

    def _write(self, kind: WSMsgType, payload: bytes) -> None:
        """Send a frame, or abort the connection if too much is unread."""
        if self._socket is None:
            return
        if self.backlog() > self._context.config.limits.unread_bytes:
            self._context.metrics.refused.labels("unread").inc()
            self._abort()
        else:
            self._socket.send(kind, payload)

    def _disconnect(self) -> None:
        """End the connection once the client has read its messages."""
        if self._socket is not None:
            transport, self._socket = self._socket, None
            transport.disconnect()
            self._wait(_LINGER_MS, lambda: transport.disconnect(graceful=False))

    def _abort(self) -> None:
        """Abort the connection, and drop unsent messages."""
        if self._socket is not None:
            transport, self._socket = self._socket, None
            transport.disconnect(graceful=False)

    def _wait(self, wait_ms: float, callback: Callable[[], None]) -> None:
        """Reset the connection's timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._context.pings.call_later(wait_ms, callback)

    # Callbacks of picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Start to ping, and wait for a hello."""
        self._socket = transport
        self._ping()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        """Handle a frame; all but requested pongs count against the rate limit."""
        if self._socket is None:
            # picows still passes on frames that it has read.
            return
        kind, payload, now = frame.msg_type, frame.get_payload_as_bytes(), self._context.clock.now()
        if kind == _PONG and (sent := self._pings.answered(payload)) is not None:
            self._on_pong(sent, now)
        elif not self._bucket.take(now):
            self._context.metrics.refused.labels("too-many").inc()
            self._end("too-many", "too many messages", WSCloseCode.POLICY_VIOLATION)
        elif kind == _TEXT and frame.fin:
            self._on_message(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self._disconnect()
        elif kind != _PONG:
            self._end("unsupported", "a message is a single text frame of JSON", WSCloseCode.UNSUPPORTED_DATA)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        """Remove the connection from its room."""
        self._socket = None
        if self._timer is not None:
            self._timer.cancel()
        for task in (self._joining, self._settling):
            if task is not None:
                task.cancel()
        if self._room is not None:
            self._room.exit(self._connection)

    def pause_writing(self) -> None:
        """Record that the write buffer is full."""
        self._is_full = True

    def resume_writing(self) -> None:
        """Bring the client up to date, which can read again."""
        self._is_full = False
        if self._room is not None:
            self._room.resume(self._connection)

    # Messages

    def _on_message(self, payload: bytes) -> None:
        try:
            message = decode(payload)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(Refused("unreadable", str(error)[:200]))
            return
        self._context.metrics.messages.inc()
        try:
            self._dispatch(message)
        except Rejected as refusal:
            self._refuse(Refused(refusal.code, str(refusal), getattr(message, "number", None)))
        except OverflowError:
            self._refuse(out_of_range())
        except LogUnavailable:
            self._refuse(not_saved(getattr(message, "number", None)))

    def _dispatch(self, message: FromClient) -> None:
        room, connection = self._room, self._connection
        if isinstance(message, Hello):
            if room is None and self._joining is None:
                self._joining = asyncio.create_task(self._join(message))
            return
        if room is None or connection not in room.connections:
            raise Rejected("no-hello", "say hello first")
        if connection.seat is None:
            raise Rejected("watching", "spectators cannot play")
        if room.has_counted(connection.seat, message.number):
            # A repeat costs no entry of the log.
            self.send(encode(Counted(message.number)))
        elif isinstance(message, _MOVES):
            room.move(connection, message)
        elif isinstance(message, Settle) and message.edition is not None:
            self._settling = asyncio.create_task(self._settle(room, message, message.edition))
        else:
            room.append(entry_for(connection.seat, message), connection)

    async def _settle(self, room: Room, message: Settle, edition: str) -> None:
        """Find the pack that the host has chosen, which may take a moment, and append the settings."""
        try:
            pack = await self._context.find_pack(edition, self._address)
            if self._connection.seat is not None:
                room.append(settled(room.table, self._connection.seat, message, pack), self._connection)
        except Rejected as refusal:
            self._refuse(Refused(refusal.code, str(refusal), message.number))
        except LogUnavailable:
            self._refuse(not_saved(message.number))

    async def _join(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self._end("version", f"this server speaks version {VERSION}: reload the page", WSCloseCode.POLICY_VIOLATION)
            return
        if not self._context.lookups.allows(self._address, self._context.clock.now()):
            self._context.metrics.refused.labels("too-many").inc()
            # Others behind the same address did not guess, and may reconnect.
            text = "too many wrong codes from your address; try again in a minute"
            self._end("too-many", text, WSCloseCode.TRY_AGAIN_LATER, again=True)
            return
        try:
            room = await self._find(hello)
        except LogUnavailable:
            self._end(
                "try-again", "this table is not available now; try again", WSCloseCode.TRY_AGAIN_LATER, again=True
            )
            return
        except UnknownGame as error:
            self._end(error.code, str(error), WSCloseCode.POLICY_VIOLATION)
            return
        if room is None:
            self._miss("no-such-table", "there is no such table")
        else:
            self._enter(room, hello)

    async def _find(self, hello: Hello) -> Room | None:
        """Return the room of a hello; catch up with the log if its token is unknown."""
        rooms, code = self._context.rooms, read_code(hello.table)
        room = await rooms.find(code) if code else None
        if room is not None and hello.token is not None and rooms.seat_of(room, hello.token) is None:
            # A person who sat down through another server may connect before the entry arrives here.
            await room.catch_up()
        return room

    def _enter(self, room: Room, hello: Hello) -> None:
        seat = self._context.rooms.seat_of(room, hello.token) if hello.token is not None else None
        if hello.token is not None and seat is None:
            self._miss("bad-token", "this seat is no longer yours")
        elif hello.token is None and room.table.locked:
            self._end("locked", "The host has locked this table.", WSCloseCode.POLICY_VIOLATION)
        elif self._socket is not None:
            self._connection.seat, self._connection.window, self._connection.attempt = seat, hello.window, hello.attempt
            self._room = room
            room.enter(self._connection, hello.last)

    def _miss(self, code: str, text: str) -> None:
        """Charge a hello with a wrong code or token, and end the connection."""
        self._context.lookups.charge(self._address, self._context.clock.now())
        self._end(code, text, WSCloseCode.POLICY_VIOLATION)

    def _refuse(self, refused: Refused) -> None:
        self._context.metrics.refused.labels(refused.code).inc()
        self.send(encode(refused))

    def _end(self, code: str, text: str, close: Any, *, again: bool = False) -> None:
        self.send(encode(Closing(code, text, again=again)))
        self.close(close, code)

    # Round trips

    def _ping(self) -> None:
        """Send a ping, and schedule the next one; abort a silent connection."""
        now, limits = self._context.clock.now(), self._context.config.limits
        silent = now - self._last_pong
        if silent > limits.silent_ms or (self._room is None and silent > limits.hello_ms):
            self._abort()
            return
        self._wait(self._next_ping_ms(), self._ping)
        self._pings_sent += 1
        self._write(_PING, self._pings.send(now))

    def _next_ping_ms(self) -> float:
        if self._pings_sent < len(_FIRST_PINGS_MS):
            return _FIRST_PINGS_MS[self._pings_sent]
        return _STEADY_PING_EVERY_MS if self._connection.link.is_steady else _PING_EVERY_MS

    def _on_pong(self, sent: float, now: float) -> None:
        trip = now - sent
        # A round trip below the slack needs no check against the kernel's.
        if self._is_direct and trip > _KERNEL_SLACK_MS:
            trip = min(trip, self._kernel_trip() + _KERNEL_SLACK_MS)
        self._connection.link = self._connection.link.with_round_trip(trip)
        if self._room is not None:
            self._last_pong = now
            self._room.round_trip_measured()

    def _kernel_trip(self) -> float:
        """Return the round trip that the kernel measures, which no page can delay, in milliseconds."""
        plain = self._socket.underlying_transport.get_extra_info("socket") if self._socket else None
        if plain is None or not hasattr(socket, "TCP_INFO"):
            return float("inf")
        info = plain.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _RTT_OFFSET + 4)
        return float(struct.unpack_from("=I", info, _RTT_OFFSET)[0]) / 1000
