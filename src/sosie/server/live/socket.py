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
from sosie.event.messages import EventRequest, FromEventClient
from sosie.server.clock import Clock, Timer, TimerWheel
from sosie.server.config import Config
from sosie.server.limits import Bucket, Buckets, Counts, LimitFactory, LocalLimits
from sosie.server.live.connection import Connection
from sosie.server.live.event_connection import EventConnection
from sosie.server.live.event_history import encode
from sosie.server.live.events import Events
from sosie.server.live.outbox import Outbox
from sosie.server.live.pings import Pings
from sosie.server.live.redirects import redirect_address
from sosie.server.live.requests import entry_for, not_saved, out_of_range, settled
from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.server.live.transport import CLOSED
from sosie.server.log.interface import LogUnavailable
from sosie.server.metrics import Metrics
from sosie.server.packs import built_in_pack
from sosie.server.tokens import matches_digest
from sosie.table.codes import read_code, read_event_code
from sosie.table.fairness import Link
from sosie.table.messages import (
    PROTOCOL_VERSION,
    Call,
    Closing,
    Counted,
    Forfeit,
    FromClient,
    Hello,
    Painted,
    Redirect,
    Refused,
    Request,
    SendEmoji,
    Settle,
    Slap,
    Take,
)
from sosie.table.outcome import Rejected
from sosie.table.settings import Pack

AnyFromClient = FromClient | FromEventClient
decode = msgspec.json.Decoder(AnyFromClient).decode

_TEXT, _PING, _PONG, _CLOSE = WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE
_FIRST_PINGS_MS = (150.0, 250.0, 500.0, 700.0)
"""The intervals between the first pings."""
_PING_EVERY_MS = 3000.0
_STEADY_PING_EVERY_MS = 9000.0
"""A steady connection needs fewer pings."""
_PING_TICK_MS = 20.0
_KERNEL_SLACK_MS = 15.0
"""The most that a browser's delay adds to the kernel's round trip."""
_LINGER_MS = 5000.0
"""Timeout for reading the last messages after a close."""
_RTT_OFFSET = 68
_REDIRECTED: Any = 4004
_MOVES = (Call, Take, Slap, Forfeit)
_EMOJI_BURST, _EMOJI_A_SECOND = 3, 0.5


@dataclass
class SocketContext:
    """The state that all sockets share."""

    rooms: Rooms
    config: Config
    clock: Clock
    metrics: Metrics
    lookups: Buckets
    """The rate limit for wrong codes of each address, over HTTP and by hellos."""
    events: Events
    find_pack: Callable[[str, str], Awaitable[Pack]] = built_in_pack
    """Finds the pack of an edition or an uploaded deck, for a client at an address."""
    owns: Callable[[str], bool] = lambda _: True
    """Tells whether a table belongs to this process of the server."""
    limit_factory: LimitFactory = field(default_factory=LocalLimits)
    connections: Counts = field(init=False)
    pings: TimerWheel = field(init=False)
    outbox: Outbox = field(init=False)

    def __post_init__(self) -> None:
        limits = self.config.limits
        self.connections = self.limit_factory.counts("sockets", limits.connections_an_address, limits.connections)
        self.pings = TimerWheel(_PING_TICK_MS)
        self.outbox = Outbox()


class Socket(WSListener):
    """A WebSocket, which is the transport of its connection."""

    # There are thousands of them.
    __slots__ = (
        "_address", "_bucket", "_connection", "_context", "_emoji", "_event_connection", "_is_direct", "_joining",
        "_last_pong", "_pings", "_pings_sent", "_plain", "_room", "_settling", "_socket", "_timer", "is_full",
    )  # fmt: skip

    def __init__(self, context: SocketContext, address: str, *, direct: bool) -> None:
        limits = context.config.limits
        self._context, self._address, self._is_direct = context, address, direct
        self._bucket = Bucket(limits.messages_burst, limits.messages_a_second)
        self._emoji = Bucket(_EMOJI_BURST, _EMOJI_A_SECOND)
        self._connection = Connection(self, link=Link(cap=context.config.cap_ms))
        self._room: Room | None = None
        self._event_connection: EventConnection | None = None
        """The connection to an event, if it is not to a table."""
        self._socket: WSTransport | None = None
        self._plain: Any = None
        """The socket itself, once the kernel's round trip was needed."""
        self._timer: Timer | None = None
        self._pings = Pings()
        self._pings_sent = 0
        self.is_full = False
        self._last_pong = context.clock.now()
        self._joining: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None

    # Transport

    def send(self, message: bytes) -> None:
        """Send a text message through the outbox."""
        self._context.outbox.put(self, message)

    def deliver(self, message: bytes) -> None:
        """Send a text message now."""
        if self.is_full:
            self._write(_TEXT, message)
        elif self._socket is not None:
            self._socket.send(_TEXT, message)

    def backlog(self) -> int:
        """Return the number of unsent bytes; 0 unless picows has paused writing."""
        return self._socket.underlying_transport.get_write_buffer_size() if self.is_full and self._socket else 0

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the pending messages."""
        self._context.outbox.flush()
        if self._socket is not None:
            self._socket.send_close(code, reason.encode())  # type: ignore[arg-type]  # any number is fine
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
        # Nobody reads the headers of the handshake again, and picows would keep them.
        transport.request.headers.clear()
        transport.response.headers.clear()
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
        """Remove the connection from its room, and drop the references that would keep both in memory."""
        self._socket = None
        if self._timer is not None:
            self._timer.cancel()
        for task in (self._joining, self._settling):
            if task is not None:
                task.cancel()
        self._settling = None
        if self._room is not None:
            self._room.exit(self._connection)
        if self._event_connection is not None:
            self._event_connection.room.exit(self._event_connection)
        self._room = self._event_connection = None
        self._connection.transport = CLOSED

    def pause_writing(self) -> None:
        """Record that the write buffer is full."""
        self.is_full = True

    def resume_writing(self) -> None:
        """Bring the client up to date, which can read again."""
        self.is_full = False
        if self._room is not None:
            self._room.resume(self._connection)
        if self._event_connection is not None:
            self._event_connection.room.changed()

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
            self._refuse(Refused(refusal.code, str(refusal), *self._request_of(message)))
        except OverflowError:
            self._refuse(out_of_range())
        except LogUnavailable:
            self._refuse(not_saved(*self._request_of(message)))

    def _dispatch(self, message: AnyFromClient) -> None:
        if isinstance(message, Hello):
            if self._joining is None and not self._has_joined:
                self._joining = asyncio.create_task(self._join(message))
                self._joining.add_done_callback(self._on_joined)
        elif self._event_connection is not None:
            self._event_connection.room.request(self._event_connection, message)
        elif self._room is None or self._connection not in self._room.connections:
            raise Rejected("no-hello", "say hello first")
        elif isinstance(message, EventRequest):
            raise Rejected("not-at-event", "this request is for an event, not for a table")
        elif isinstance(message, Painted):
            self._room.screen_painted(self._connection, message)
        else:
            self._dispatch_to_table(self._room, self._connection, message)

    def _dispatch_to_table(self, room: Room, connection: Connection, message: Any) -> None:
        if not connection.seats:
            raise Rejected("watching", "spectators cannot play")
        seat = self._seat_of(message)
        if room.has_counted(seat, message.number):
            # A repeat costs no entry of the log.
            self.send(encode(Counted(message.number, seat)))
        elif isinstance(message, _MOVES):
            room.move(connection, seat, message)
        else:
            self._ask(room, seat, message)

    def _ask(self, room: Room, seat: int, message: Any) -> None:
        """Append a request that is no move."""
        if isinstance(message, SendEmoji) and not self._emoji.take(self._context.clock.now()):
            raise Rejected("too-many-emoji", "wait a moment before the next emoji")
        if isinstance(message, Settle) and message.edition is not None:
            self._settling = asyncio.create_task(self._settle(room, seat, message, message.edition))
        else:
            room.append(entry_for(seat, message), self._connection)

    def _seat_of(self, message: Request) -> int:
        """Return the seat that makes a request: the first of the connection, if it names none."""
        seats = self._connection.seats
        seat = seats[0] if message.by is None else message.by
        if seat not in seats:
            raise Rejected("no-seat", "this connection does not hold that seat")
        return seat

    def _request_of(self, message: FromClient) -> tuple[int | None, int | None]:
        """Return the number and the seat of a request, for its answer."""
        if isinstance(message, Hello | Painted):
            return None, None
        return message.number, next(iter(self._connection.seats), None) if message.by is None else message.by

    async def _settle(self, room: Room, seat: int, message: Settle, edition: str) -> None:
        """Find the pack that the host has chosen, which may take a moment, and append the settings."""
        try:
            pack = await self._context.find_pack(edition, self._address)
            if seat in self._connection.seats:
                room.append(settled(room.table, seat, message, pack), self._connection)
        except Rejected as refusal:
            self._refuse(Refused(refusal.code, str(refusal), message.number, seat))
        except LogUnavailable:
            self._refuse(not_saved(message.number, seat))

    def _on_joined(self, _joined: asyncio.Task[None]) -> None:
        """Forget the task, which takes as much memory as the rest of the socket."""
        self._joining = None

    async def _join(self, hello: Hello) -> None:
        if hello.version != PROTOCOL_VERSION:
            self._end(
                "version",
                f"this server speaks version {PROTOCOL_VERSION}: reload the page",
                WSCloseCode.POLICY_VIOLATION,
            )
            return
        if not self._context.lookups.allows(self._address, self._context.clock.now()):
            self._context.metrics.refused.labels("too-many").inc()
            # Others behind the same address did not guess, and may reconnect.
            text = "too many wrong codes from your address; try again in a minute"
            self._end("too-many", text, WSCloseCode.TRY_AGAIN_LATER, again=True)
            return
        event_code = read_event_code(hello.table)
        if (code := event_code or read_code(hello.table)) and not self._context.owns(code):
            # A page of an older version retries until it happens to reach the right process.
            text = f"connect to /socket?table={code}, so that this table is found"
            self._end("no-table-in-address", text, WSCloseCode.TRY_AGAIN_LATER, again=True)
            return
        try:
            if event_code:
                await self._attend(event_code, hello)
                return
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
            self._miss("no-such-table", "there is no such table", hello.table)
        else:
            self._enter(room, hello)

    async def _attend(self, code: str, hello: Hello) -> None:
        """Connect to an event."""
        room = await self._context.events.find(code)
        if room is None:
            self._miss("no-such-event", "there is no such event", code)
            return
        if hello.token is not None and room.person_of(hello.token) is None:
            # A person who joined through another server may connect before the entry arrives here.
            await room.catch_up()
        if self._socket is not None:
            self._enter_event(room.enter(self, hello.token), hello)

    def _enter_event(self, connection: EventConnection | None, hello: Hello) -> None:
        self._event_connection = connection
        if connection is None:
            self._miss("bad-token", "you do not take part in this event", f"{hello.table} {hello.token}")

    async def _find(self, hello: Hello) -> Room | None:
        """Return the room of a hello; catch up with the log if its token is unknown."""
        rooms, code = self._context.rooms, read_code(hello.table)
        room = await rooms.find(code) if code else None
        if room is not None and any(rooms.seat_of(room, token) is None for token in _tokens(hello)):
            # A person who sat down through another server may connect before the entry arrives here.
            await room.catch_up()
            # The room may be closed meanwhile.
            room = await rooms.find(room.code)
        return room

    def _enter(self, room: Room, hello: Hello) -> None:
        tokens = _tokens(hello)
        found = [self._context.rooms.seat_of(room, token) for token in tokens]
        seats = tuple(seat for seat in found if seat is not None)
        is_screen = any(matches_digest(room.table.screen, token) for token in tokens)
        if tokens and not seats and not is_screen:
            self._miss("bad-token", "this seat is no longer yours", " ".join([room.code, *tokens]))
        elif not tokens and room.table.locked:
            self._end("locked", "The host has locked this table.", WSCloseCode.POLICY_VIOLATION)
        elif hello.redirects and (address := redirect_address(room.table, seats, self._context.rooms.peers)):
            self._context.metrics.redirects.inc()
            self.send(encode(Redirect(address)))
            self.close(_REDIRECTED, "redirect")
        elif self._socket is not None:
            for _ in found[len(seats) :]:
                # A wrong token beside right ones is a guess, too.
                self._context.lookups.charge(self._address, self._context.clock.now())
            self._connection.seats, self._connection.is_screen = seats, is_screen
            self._connection.window, self._connection.attempt = hello.window, hello.attempt
            self._allow_messages_of(len(seats))
            self._room = room
            room.enter(self._connection, hello.last, is_shared=bool(hello.tokens))

    def _allow_messages_of(self, seats: int) -> None:
        """Raise the rate limit with the number of seats that share the connection."""
        if seats > 1:
            limits = self._context.config.limits
            self._bucket = Bucket(seats * limits.messages_burst, seats * limits.messages_a_second)

    def _miss(self, code: str, text: str, guess: str) -> None:
        """Charge a hello with a wrong code or token once a minute, and end the connection."""
        self._context.lookups.charge_once(self._address, self._context.clock.now(), guess)
        self._end(code, text, WSCloseCode.POLICY_VIOLATION)

    def _refuse(self, refused: Refused) -> None:
        self._context.metrics.refused.labels(refused.code).inc()
        self.send(encode(refused))

    def _end(self, code: str, text: str, close: Any, *, again: bool = False) -> None:
        self.send(encode(Closing(code, text, again=again)))
        self.close(close, code)

    @property
    def _has_joined(self) -> bool:
        return self._room is not None or self._event_connection is not None

    # Round trips

    def _ping(self) -> None:
        """Send a ping, and schedule the next one; abort a silent connection."""
        now, limits = self._context.clock.now(), self._context.config.limits
        silent = now - self._last_pong
        if silent > limits.silent_ms or (not self._has_joined and silent > limits.hello_ms):
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
        if self._has_joined:
            self._last_pong = now
        if self._room is not None:
            self._room.round_trip_measured()

    def _kernel_trip(self) -> float:
        """Return the round trip that the kernel measures, which no page can delay, in milliseconds."""
        if self._plain is None and self._socket is not None:
            # Each look-up makes a new object, so it is kept.
            self._plain = self._socket.underlying_transport.get_extra_info("socket")
        if self._plain is None or not hasattr(socket, "TCP_INFO"):
            return float("inf")
        info = self._plain.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _RTT_OFFSET + 4)
        return float(struct.unpack_from("=I", info, _RTT_OFFSET)[0]) / 1000


def _tokens(hello: Hello) -> tuple[str, ...]:
    """Return the tokens of a hello, each once."""
    return tuple(dict.fromkeys(hello.tokens)) or (() if hello.token is None else (hello.token,))
