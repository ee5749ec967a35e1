"""Handles the messages of a client: its hello, which connects it to a table or an event, and then its requests."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from picows import WSCloseCode

from sosie.errors import UnknownGame
from sosie.event.messages import EventRequest, FromEventClient
from sosie.server.access.tokens import matches_digest
from sosie.server.live.connection import Connection
from sosie.server.live.members import SCREEN, FrameLimit, Members, log_full
from sosie.server.live.redirects import redirect_address
from sosie.server.live.requests import entry_for, not_saved, out_of_range, settled
from sosie.server.live.room import Room
from sosie.server.live.socket_context import SocketContext
from sosie.server.live.transport import CLOSED, Transport
from sosie.server.live.update_history import encode
from sosie.server.log.interface import LogUnavailable
from sosie.server.runtime.stalls import WATCHDOG
from sosie.table.codes import read_code, read_event_code
from sosie.table.fairness import Link
from sosie.table.messages import (
    PROTOCOL_VERSION,
    Call,
    Check,
    Checked,
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

if TYPE_CHECKING:
    from sosie.server.live.event_connection import EventConnection

AnyFromClient = FromClient | FromEventClient
decode = msgspec.json.Decoder(AnyFromClient).decode

_REDIRECTED: Any = 4004
_MOVES = (Call, Take, Slap, Forfeit)


class ClientTransport(Transport, Protocol):
    """The interface of a socket for its handler."""

    @property
    def is_open(self) -> bool:
        """Whether messages can still be sent."""


class MessageHandler:
    """Handles the messages of one client."""

    # There are thousands of them.
    __slots__ = (
        "_address", "_context", "_event_connection", "_frames", "_joining", "_room", "_settling", "_transport",
        "connection",
    )  # fmt: skip

    def __init__(self, context: SocketContext, address: str, transport: ClientTransport, *, is_checked: bool) -> None:
        self._context, self._address = context, address
        self._transport = transport
        self.connection = Connection(transport, link=Link(cap=context.config.cap_ms), is_checked=is_checked)
        self._frames = FrameLimit(context.config.limits, context.frames, address)
        self._room: Room | None = None
        self._event_connection: EventConnection | None = None
        """The connection to an event, if it is not to a table."""
        self._joining: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None

    @property
    def has_joined(self) -> bool:
        """Whether the client is connected to a table or an event."""
        return self._room is not None or self._event_connection is not None

    def allows_frame(self, now: float) -> bool:
        """Count a frame; if there are too many, end the connection."""
        if not self._frames.take(now):
            self._context.metrics.refused.labels("too-many").inc()
            self.end("too-many", "too many messages", WSCloseCode.POLICY_VIOLATION)
            return False
        if not self._frames.take_of_address(now):
            # Others behind the same address may have sent them.
            self._end_for_now("too many messages from your address; try again in a minute")
            return False
        return True

    def _end_for_now(self, text: str) -> None:
        """Close the connection of a client that may reconnect later."""
        self._context.metrics.refused.labels("too-many").inc()
        self.end("too-many", text, WSCloseCode.TRY_AGAIN_LATER, again=True)

    def end(self, code: str, text: str, close: Any, *, again: bool = False) -> None:
        """Close the connection, and tell the client why; `again` asks it to reconnect later."""
        self._transport.send(encode(Closing(code, text, again=again)))
        self._transport.close(close, code)

    def disconnected(self) -> None:
        """Leave the table or event, and drop the references that would keep the socket in memory."""
        for task in (self._joining, self._settling):
            if task is not None:
                task.cancel()
        self._settling = None
        if self._room is not None:
            self._room.exit(self.connection)
        if self._event_connection is not None:
            self._event_connection.room.exit(self._event_connection)
        self._room = self._event_connection = None
        self._transport = self.connection.transport = CLOSED

    def writing_resumed(self) -> None:
        """Bring the client up to date, which can read again."""
        if self._room is not None:
            self._room.resume(self.connection)
        if self._event_connection is not None:
            self._event_connection.room.changed()

    def round_trip_measured(self, trip_ms: float) -> None:
        """Refine the link of the connection by another round trip."""
        self.connection.link = self.connection.link.with_round_trip(trip_ms)
        if self._room is not None:
            self._room.watermarks.connections_changed()

    def on_message(self, payload: bytes) -> None:
        """Decode a message, and handle it."""
        try:
            message = decode(payload)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(Refused("unreadable", str(error)[:200]))
            return
        self._context.metrics.messages.inc()
        start = WATCHDOG.begin()
        try:
            self._dispatch(message)
        except Rejected as refusal:
            self._refuse(Refused(refusal.code, str(refusal), *self._request_of(message)))
        except OverflowError:
            self._refuse(out_of_range())
        except LogUnavailable:
            self._refuse(not_saved(*self._request_of(message)))
        finally:
            WATCHDOG.end(start, "message", message)

    def _dispatch(self, message: AnyFromClient) -> None:
        if isinstance(message, Hello):
            if self._joining is None and not self.has_joined:
                self._joining = asyncio.create_task(self._join(message))
                self._joining.add_done_callback(self._on_joined)
        elif isinstance(message, Check):
            self._transport.send(encode(Checked()))
        elif self._event_connection is not None:
            self._event_connection.room.request(self._event_connection, message)
        elif self._room is None or self.connection not in self._room.connections:
            raise Rejected("no-hello", "say hello first")
        elif isinstance(message, EventRequest):
            raise Rejected("not-at-event", "this request is for an event, not for a table")
        elif isinstance(message, Painted):
            self._room.screen_painted(self.connection, message)
        else:
            self._dispatch_to_table(self._room, self.connection, message)

    def _dispatch_to_table(self, room: Room, connection: Connection, message: Any) -> None:
        if not connection.seats:
            raise Rejected("watching", "spectators cannot play")
        seat = self._seat_of(message)
        if room.requests.has_counted(room.table, seat, message.number):
            # A repeat costs no entry of the log.
            self._transport.send(encode(Counted(message.number, seat)))
        elif room.requests.is_pending(seat, message.number):
            # The first one is answered.
            return
        elif room.requests.is_behind(seat):
            self._refuse(not_saved(message.number, seat))
        elif isinstance(message, _MOVES):
            room.move(connection, seat, message)
        else:
            self._ask(room, seat, message)

    def _ask(self, room: Room, seat: int, message: Any) -> None:
        """Append a request that is no move."""
        member, now = room.members.of(seat), self._context.clock.now()
        if isinstance(message, SendEmoji) and not member.emoji.take(now):
            raise Rejected("too-many-emoji", "wait a moment before the next emoji")
        member.count_request(now)
        if isinstance(message, Settle) and message.edition is not None:
            self._settling = asyncio.create_task(self._settle(room, seat, message, message.edition))
        else:
            room.request(entry_for(seat, message), self.connection)

    def _seat_of(self, message: Request) -> int:
        """Return the seat that makes a request: the first of the connection, if it names none."""
        seats = self.connection.seats
        seat = seats[0] if message.by is None else message.by
        if seat not in seats:
            raise Rejected("no-seat", "this connection does not hold that seat")
        return seat

    def _request_of(self, message: FromClient) -> tuple[int | None, int | None]:
        """Return the number and the seat of a request, for its answer."""
        if isinstance(message, Hello | Painted | Check):
            return None, None
        return message.number, next(iter(self.connection.seats), None) if message.by is None else message.by

    async def _settle(self, room: Room, seat: int, message: Settle, edition: str) -> None:
        """Find the pack that the host has chosen, which may take a moment, and append the settings."""
        try:
            pack = await self._context.find_pack(edition, self._address)
            if seat in self.connection.seats:
                room.request(settled(room.table, seat, message, pack), self.connection)
        except Rejected as refusal:
            self._refuse(Refused(refusal.code, str(refusal), message.number, seat))
        except LogUnavailable:
            self._refuse(not_saved(message.number, seat))

    def _on_joined(self, _joined: asyncio.Task[None]) -> None:
        """Forget the task, which takes as much memory as the rest of the socket."""
        self._joining = None

    async def _join(self, hello: Hello) -> None:
        if hello.version != PROTOCOL_VERSION:
            self.end(
                "version",
                f"this server speaks version {PROTOCOL_VERSION}: reload the page",
                WSCloseCode.POLICY_VIOLATION,
            )
            return
        if not self._context.lookups.allows(self._address, self._context.clock.now()):
            # Others behind the same address did not guess, and may reconnect.
            self._end_for_now("too many wrong codes from your address; try again in a minute")
            return
        event_code = read_event_code(hello.table)
        if (code := event_code or read_code(hello.table)) and not self._context.owns(code):
            # A page of an older version retries until it happens to reach the right process.
            text = f"connect to /socket?table={code}, so that this table is found"
            self.end("no-table-in-address", text, WSCloseCode.TRY_AGAIN_LATER, again=True)
            return
        try:
            if event_code:
                await self._attend(event_code, hello)
                return
            room = await self._find(hello)
        except LogUnavailable:
            self._end_unavailable()
            return
        except UnknownGame as error:
            self.end(error.code, str(error), WSCloseCode.POLICY_VIOLATION)
            return
        if room is None:
            self._miss("no-such-table", "there is no such table", hello.table)
        else:
            self._enter(room, hello)

    def _end_unavailable(self) -> None:
        """Close the connection of a client that may reconnect once the log is quick enough."""
        self.end("try-again", "this table is not available now; try again", WSCloseCode.TRY_AGAIN_LATER, again=True)

    async def _attend(self, code: str, hello: Hello) -> None:
        """Connect to an event."""
        room = await self._context.events.find(code)
        if room is None:
            self._miss("no-such-event", "there is no such event", code)
            return
        if hello.token is not None and room.person_of(hello.token) is None:
            # A person who joined through another server may connect before the entry arrives here.
            await room.catch_up()
        member = None if hello.token is None else room.member_of(hello.token)
        if hello.token is not None and member is None:
            self._miss("bad-token", "you do not take part in this event", f"{hello.table} {hello.token}")
        elif self._transport.is_open and self._may_connect(room.members, [] if member is None else [member]):
            self._event_connection = room.enter(self._transport, hello.token, self._address)

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
            self.end("locked", "The host has locked this table.", WSCloseCode.POLICY_VIOLATION)
        elif hello.redirects and (address := redirect_address(room.table, seats, self._context.rooms.peers)):
            self._context.metrics.redirects.inc()
            self._transport.send(encode(Redirect(address)))
            self._transport.close(_REDIRECTED, "redirect")
        elif any(room.requests.is_behind(seat) for seat in seats):
            self._end_unavailable()
        elif self._transport.is_open and self._may_connect(room.members, [*seats, *([SCREEN] if is_screen else [])]):
            for _ in found[len(seats) :]:
                # A wrong token beside right ones is a guess, too.
                self._context.lookups.charge(self._address, self._context.clock.now())
            self.connection.seats, self.connection.is_screen = seats, is_screen
            self.connection.window, self.connection.attempt = hello.window, hello.attempt
            self._room = room
            room.enter(self.connection, hello.last, is_shared=bool(hello.tokens))

    def _may_connect(self, members: Members, numbers: Sequence[int]) -> bool:
        """Count a connection of some members, who share its rate limit; end it if there are too many."""
        if not all(members.has_share(number) for number in numbers):
            refusal = log_full()
            self.end(refusal.code, str(refusal), WSCloseCode.POLICY_VIOLATION)
            return False
        found = [members.of(number) for number in numbers]
        now = self._context.clock.now()
        if not all(member.connects.take(now) for member in found):
            self._end_for_now("you have connected too often; try again in a moment")
            return False
        if found:
            self._frames.buckets = tuple(member.frames for member in found)
        return True

    def _miss(self, code: str, text: str, guess: str) -> None:
        """Charge a hello with a wrong code or token once a minute, and end the connection."""
        self._context.lookups.charge_once(self._address, self._context.clock.now(), guess)
        self.end(code, text, WSCloseCode.POLICY_VIOLATION)

    def _refuse(self, refused: Refused) -> None:
        self._context.metrics.refused.labels(refused.code).inc()
        self._transport.send(encode(refused))


def _tokens(hello: Hello) -> tuple[str, ...]:
    """Return the tokens of a hello, each once."""
    return tuple(dict.fromkeys(hello.tokens)) or (() if hello.token is None else (hello.token,))
