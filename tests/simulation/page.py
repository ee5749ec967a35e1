"""A page in a simulated world: it connects, connects again, and repeats its requests as the web client does."""

import math
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

import msgspec
from picows import WSMsgType

from simulation.network import END, OPEN, Wire
from sosie.event.messages import FromEvent
from sosie.rules.record import MAX_HANDICAP_MS
from sosie.table.messages import (
    PROTOCOL_VERSION,
    Call,
    Check,
    Closing,
    Counted,
    Forfeit,
    FromTable,
    Hello,
    Redirect,
    Refused,
    Request,
    Slap,
    Take,
    Welcome,
)

if TYPE_CHECKING:
    from asyncio import TimerHandle

    from simulation.world import World

encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(FromTable | FromEvent).decode
replace = msgspec.structs.replace
_MOVES = (Call, Take, Slap, Forfeit)
# As in web/src/net.
_SILENT_S, _OPENING_S, _LONGEST_WAIT_S, _RETRY_S = 5.0, 12.0, 8.0, 2.0
# A move waits for the handicap of its player before it is ruled.
_TIMEOUT_S, _MOVE_TIMEOUT_S = 20.0, 3.0 + MAX_HANDICAP_MS / 1000
_STAY_S, _CHECK_S = 60.0, 20.0


class _Pending:
    """A request without an answer."""

    def __init__(self, message: Request, asked: float, sent: float | None) -> None:
        self.message, self.asked, self.sent = message, asked, sent

    @property
    def timeout(self) -> float:
        """The time at which it is given up."""
        return self.asked + (_MOVE_TIMEOUT_S if isinstance(self.message, _MOVES) else _TIMEOUT_S)


class Page:
    """A page that is connected to a table or an event."""

    def __init__(
        self,
        world: "World",
        code: str,
        name: str,
        token: str | None,
        server: int = 0,
        *,
        bytes_a_second: float = 0,
        address: str = "198.51.100.7",
    ) -> None:
        self.world, self.code, self.name, self.token, self.server = world, code, name, token, server
        self.chance = world.random(f"player {name} at {code}")
        self.bytes_a_second, self.address = bytes_a_second, address
        self.received: list[FromTable | FromEvent] = []
        self.ended: dict[Any, tuple[Request, str]] = {}
        """The requests that have ended, and how: counted, refused or given up."""
        self.given_up_at = -math.inf
        """When the latest request that was given up had been asked."""
        self.closed: Closing | None = None
        """Why the server does not want this page again."""
        self.seat: int | None = None
        self.last: int | None = None
        self.number, self.attempt, self.tries = 0, 0, 0
        self.is_open = self._is_numbered = self._is_snapshot = False
        self._window = f"window {next(world.windows)}"
        self._pending: dict[Any, _Pending] = {}
        self._wire: Wire | None = None
        self._timers: dict[str, TimerHandle] = {}
        self._redirected = -_STAY_S
        self.connect()

    @property
    def seats(self) -> set[int]:
        """The seats of this page."""
        return set() if self.seat is None else {self.seat}

    @property
    def waiting(self) -> list[Request]:
        """The requests without an answer."""
        return [one.message for one in self._pending.values()]

    @property
    def is_half_open(self) -> bool:
        """Whether the connection is dead, and the page has not noticed."""
        return self._wire is not None and (self._wire.up.is_dead or not self._wire.is_open)

    # Connection

    def connect(self) -> None:
        """Open a connection, unless there is one."""
        if self._wire is None and self.closed is None:
            self.attempt += 1
            self._wire = self.world.dial(self, self.server)
            self._wait("silence", _OPENING_S, self._lose)

    def cut(self, *, silently: bool = False) -> None:
        """Lose the connection; silently: neither end is told."""
        if self._wire is not None:
            self.world.note(self.name, "cut", silently)
            if silently:
                self._wire.lose()
            else:
                self._lose()

    def close(self) -> None:
        """Close the page for good."""
        self.closed = Closing("closed-page", "", again=False)
        self._lose()
        for name in list(self._timers):
            self._stop(name)

    def on_packet(self, wire: Wire, kind: Any, payload: bytes) -> None:
        """Handle a frame, unless the page has given this connection up."""
        if wire is not self._wire:
            return
        if kind == OPEN:
            self._send(self._hello())
        elif kind == WSMsgType.PING:
            self._answer_ping(wire, payload)
        elif kind == WSMsgType.TEXT:
            self._hear(payload)
        elif kind in {END, WSMsgType.CLOSE}:
            self._lose()

    def _hello(self) -> Hello:
        redirects = self.world.loop.time() - self._redirected > _STAY_S
        return Hello(
            PROTOCOL_VERSION, self.code, self.token, self.last, self._window, self.attempt, redirects=redirects
        )

    def _answer_ping(self, wire: Wire, payload: bytes) -> None:
        wire.up.send(WSMsgType.PONG, payload)

    def _send(self, message: Any) -> None:
        if self._wire is not None:
            payload = encode(message)
            self.world.note(self.name, ">", payload)
            self._wire.up.send(WSMsgType.TEXT, payload)
            if "silence" not in self._timers:
                self._wait("silence", _SILENT_S, self._lose)

    def _lose(self) -> None:
        self._stop("silence")
        self._stop("check")
        wire, self._wire, self.is_open = self._wire, None, False
        if wire is None:
            return
        wire.up.send(END)
        wait = min(_LONGEST_WAIT_S, 0.5 * 2**self.tries) * self.chance.uniform(0.75, 1.25)
        self.tries += 1
        self.world.note(self.name, "lost")
        if self.tries > 1:
            # A page that cannot reach its server is brought to another one by the balancer.
            self.server = self.chance.randrange(len(self.world.servers))
        self._wait("connect", wait, self.connect)

    def _wait(self, name: str, seconds: float, callback: Callable[[], None]) -> None:
        self._stop(name)

        def fire() -> None:
            del self._timers[name]
            callback()

        self._timers[name] = self.world.loop.call_later(max(seconds, 0.0), fire)

    def _stop(self, name: str) -> None:
        if (timer := self._timers.pop(name, None)) is not None:
            timer.cancel()

    # Requests

    def ask(self, kind: type[Request], **about: Any) -> Any:
        """Send a request with the next number, now or after reconnecting; return the key under which it ends."""
        self.number += 1
        return self._ask(self.number, kind(number=self.number, **about))

    def _ask(self, key: Hashable, message: Request) -> Any:
        now = self.world.loop.time()
        self._pending[key] = _Pending(message, now, now if self.is_open else None)
        if self.is_open:
            self._send(message)
        self._plan_tick()
        return key

    def _end(self, how: str, keys: list[Any]) -> None:
        for key in keys:
            one = self._pending.pop(key)
            self.ended[key] = one.message, how
            if how == "given-up":
                self.given_up_at = max(self.given_up_at, one.asked)

    def _tick(self, *, resend_all: bool = False) -> None:
        now = self.world.loop.time()
        self._end("given-up", [key for key, one in self._pending.items() if now >= one.timeout])
        for one in list(self._pending.values()) if self.is_open else ():
            if resend_all or now >= (one.sent or 0.0) + _RETRY_S:
                one.sent = now
                self._send(one.message)
        self._plan_tick()

    def _plan_tick(self) -> None:
        times = [one.timeout for one in self._pending.values()]
        if self.is_open:
            times += [(one.sent or 0.0) + _RETRY_S for one in self._pending.values()]
        if times:
            self._wait("tick", min(times) - self.world.loop.time(), self._tick)

    # Messages

    def _hear(self, payload: bytes) -> None:
        self.world.note(self.name, "<", payload)
        self._stop("silence")
        self._wait("check", _CHECK_S, lambda: self._send(Check()))
        message = decode(payload)
        self.received.append(message)
        match message:
            case Welcome():
                self._welcome(message)
            case Counted() if (key := self._key(message)) in self._pending:
                self._check_logged(message)
                self._end("counted", [key])
            case Refused(number=int(), code=code) if (
                code != "try-again" and (key := self._key(message)) in self._pending
            ):
                self._end("refused", [key])
            case Redirect(address=address):
                self.server = next(one.number for one in self.world.servers if one.address == address)
                self.tries, self._redirected = 0, self.world.loop.time()
            case Closing(again=False):
                self.closed = message
            case _:
                self._on_event(message, payload)

    def _check_logged(self, counted: Counted) -> None:
        """Check that an acknowledged request is in the log; a number far below the last one is taken for counted."""
        if counted.seat is None:
            return
        logged = self.world.oracle.logged[self.code]
        last = max((number for seat, number in logged if seat == counted.seat), default=0)
        is_logged = (counted.seat, counted.number) in logged or counted.number < last - 8 or self._is_answered(counted)
        assert is_logged, f"{self.name} was told that {counted.number} counts"

    def _is_answered(self, counted: Counted) -> bool:
        """Tell whether a server has answered a request without an entry, since it changed nothing."""
        servers = [*self.world.former, *self.world.servers]
        rooms = [room for server in servers for room in server.rooms.live() if room.code == self.code]
        members = [] if counted.seat is None else [room.members.of(counted.seat) for room in rooms]
        return any(counted.number == number for member in members for _, number in member.answered)

    def _key(self, answer: Counted | Refused) -> Any:
        """Return the key of the request that is answered."""
        return answer.number

    def _on_event(self, message: Any, payload: bytes) -> None:
        """Handle a message that is no answer."""

    def _welcome(self, welcome: Welcome) -> None:
        number = welcome.number
        if not self._is_numbered:
            # Requests from before the first welcome are numbered from there.
            self._pending = {
                key + number: _Pending(replace(one.message, number=key + number), one.asked, None)
                for key, one in self._pending.items()
            }
            self.number += number
            self._is_numbered = True
        self.seat, self.number = welcome.seat, max(self.number, number)
        self._welcomed()

    def _welcomed(self) -> None:
        self.is_open, self.tries, self._is_snapshot = True, 0, True
        self._tick(resend_all=True)
