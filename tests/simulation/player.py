"""A person in a simulated world: their page speaks the protocol, and they play by seeded chance."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from picows import WSMsgType

from server.client import right_calls
from simulation.network import END, OPEN, Wire
from sosie.table.messages import (
    PROTOCOL_VERSION,
    Call,
    Closing,
    Counted,
    Emoji,
    Forfeit,
    FromTable,
    GameView,
    Hello,
    Redirect,
    Refused,
    Request,
    Ruled,
    Slap,
    Take,
    View,
    Welcome,
)

if TYPE_CHECKING:
    from asyncio import TimerHandle

    from simulation.world import World

encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(FromTable).decode
replace = msgspec.structs.replace
_MOVES = (Call, Take, Slap, Forfeit)
# As in web/src/net.
_SILENT_S, _OPENING_S, _LONGEST_WAIT_S, _RETRY_S = 5.0, 12.0, 8.0, 2.0
_TIMEOUT_S, _MOVE_TIMEOUT_S = 20.0, 3.0
_USUAL_SPEED, _USUAL_ERRORS = 1.0, 0.04


class _Pending:
    """A request without an answer."""

    def __init__(self, message: Request, asked: float, sent: float | None) -> None:
        self.message, self.asked, self.sent = message, asked, sent

    @property
    def timeout(self) -> float:
        """The time at which it is given up."""
        return self.asked + (_MOVE_TIMEOUT_S if isinstance(self.message, _MOVES) else _TIMEOUT_S)


class Player:
    """A person with a page."""

    def __init__(
        self,
        world: "World",
        code: str,
        name: str,
        token: str | None,
        server: int = 0,
        *,
        speed: float = _USUAL_SPEED,
        errors: float = _USUAL_ERRORS,
        bytes_a_second: float = 0,
        address: str = "198.51.100.7",
    ) -> None:
        self.world, self.code, self.name, self.token, self.server = world, code, name, token, server
        self.chance = world.random(f"player {name} at {code}")
        self.speed, self.errors, self.plays = speed, errors, False
        self.bytes_a_second, self.address = bytes_a_second, address
        self.pack = world.oracle.tables[code].pack
        self.received: list[FromTable] = []
        self.ended: dict[int, tuple[Request, str]] = {}
        """The requests that have ended, and how: counted, refused or given up."""
        self.closed: Closing | None = None
        """Why the server does not want this page again."""
        self.view: View | None = None
        self.tied = frozenset[int]()
        self.seat: int | None = None
        self.last: int | None = None
        self.number, self.attempt, self.tries = 0, 0, 0
        self.is_open = self._is_numbered = self._is_snapshot = False
        self._pending: dict[int, _Pending] = {}
        self._wire: Wire | None = None
        self._timers: dict[str, TimerHandle] = {}
        self._shown = self._free_at = 0.0
        self._thought: tuple[int, int, bool] | None = None
        self.connect()

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
            window = f"window of {self.name}"
            self._send(Hello(PROTOCOL_VERSION, self.code, self.token, self.last, window, self.attempt, redirects=True))
        elif kind == WSMsgType.PING:
            wire.up.send(WSMsgType.PONG, payload)
        elif kind == WSMsgType.TEXT:
            self._hear(payload)
        elif kind in {END, WSMsgType.CLOSE}:
            self._lose()

    def _send(self, message: Any) -> None:
        if self._wire is not None:
            payload = encode(message)
            self.world.note(self.name, ">", payload)
            self._wire.up.send(WSMsgType.TEXT, payload)
            if "silence" not in self._timers:
                self._wait("silence", _SILENT_S, self._lose)

    def _lose(self) -> None:
        self._stop("silence")
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

    def ask(self, kind: type[Request], **about: Any) -> int:
        """Send a request with the next number, now or after reconnecting."""
        self.number += 1
        now, message = self.world.loop.time(), kind(number=self.number, **about)
        self._pending[self.number] = _Pending(message, now, now if self.is_open else None)
        if self.is_open:
            self._send(message)
        self._plan_tick()
        return self.number

    def _end(self, how: str, numbers: list[int]) -> None:
        for number in numbers:
            self.ended[number] = self._pending.pop(number).message, how

    def _tick(self, *, resend_all: bool = False) -> None:
        now = self.world.loop.time()
        self._end("given-up", [number for number, one in self._pending.items() if now >= one.timeout])
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
        message = decode(payload)
        self.received.append(message)
        match message:
            case Welcome(seat=seat, number=number):
                self._welcome(seat, number)
            case Counted(number=number) if number in self._pending:
                self._end("counted", [number])
            case Refused(number=int(number), code=code) if code != "try-again" and number in self._pending:
                self._end("refused", [number])
            case Redirect(address=address):
                self.server = next(one.number for one in self.world.servers if one.address == address)
                self.tries = 0
            case Closing(again=False):
                self.closed = message
            case View() | Ruled() | Emoji():
                self._on_event(message, payload)
        self._think()

    def _welcome(self, seat: int | None, number: int) -> None:
        if not self._is_numbered:
            # Requests from before the first welcome are numbered from there.
            self._pending = {
                one + number: _Pending(replace(pending.message, number=one + number), pending.asked, None)
                for one, pending in self._pending.items()
            }
            self.number += number
            self._is_numbered = True
        self.seat, self.number, self.is_open, self.tries = seat, max(self.number, number), True, 0
        self._is_snapshot = True
        self._tick(resend_all=True)

    def _on_event(self, event: View | Ruled | Emoji, payload: bytes) -> None:
        # The first message after a welcome may be a view that is no event of its own.
        is_fresh, self._is_snapshot = self._is_snapshot and isinstance(event, View), False
        is_behind = self.last is not None and event.event != self.last + 1
        if not is_fresh and is_behind:
            # Only a client that reads slowly gets a view instead of events.
            assert isinstance(event, View), f"{self.name} has missed an event"
            assert self.bytes_a_second, f"{self.name} has missed an event"
        elif not is_fresh:
            assert payload == self.world.oracle.events[self.code][event.event], "an event that is not in the log"
        self.last = event.event
        if isinstance(event, View):
            self.view, self._shown = event, self.world.loop.time()
            self.tied = frozenset(seat for tie in event.game.ties for seat in tie.seats) if event.game else frozenset()
        elif isinstance(event, Ruled):
            self._on_ruling(event)

    def _on_ruling(self, ruled: Ruled) -> None:
        if self.view is None or self.view.game is None:
            return
        self.tied |= frozenset(ruled.tied)
        if ruled.places is not None:
            game = self.view.game
            game = replace(
                game, turn=ruled.turn, places=ruled.places, counts=ruled.counts or game.counts, left=ruled.left or 0,
                out=ruled.out, ring=ruled.ring, ties=(),
            )  # fmt: skip
            self.view, self.tied, self._shown = replace(self.view, game=game), frozenset(), self.world.loop.time()
        if ruled.seat == self.seat:
            self._free_at = self.world.loop.time() + (ruled.frozen or 0) / 1000
            self._thought = None
            answered = [number for number, one in self._pending.items() if _is_ruled_by(one.message, ruled)]
            self._end("counted", answered[:1])

    # Playing

    @property
    def game(self) -> GameView | None:
        """The mini-game in progress."""
        return self.view.game if self.view is not None and self.view.phase == "playing" else None

    def calls(self) -> list[dict[str, Any]]:
        """Return the right calls, from the visible cards alone."""
        game = self.game
        if game is None or self.seat not in game.seats or self.seat in game.out:
            return []
        return list(right_calls(game, self.pack, game.seats.index(self.seat)))

    def call(self, took: float | None = None, **about: Any) -> int:
        """Call the match, or another symbol, after a reaction time of this page or another."""
        game = self.game
        assert game is not None
        measured = (self.world.loop.time() - self._shown) * 1000
        about = about or self.calls()[0]
        return self.ask(Call, turn=game.turn, took=measured if took is None else took, game=game.number, **about)

    def _think(self) -> None:
        """Plan a call of the visible cards, after a reaction time."""
        game = self.game
        if not self.plays or game is None or self.seat not in game.seats:
            return
        seen = game.number, game.turn, self.seat in self.tied
        if seen != self._thought:
            self._thought = seen
            needed = 0.35 + self.chance.lognormvariate(-0.5, 0.5) * self.speed
            reaction = self.chance.uniform(0.2, 0.45) if seen[2] else needed
            free = self._free_at - self.world.loop.time()
            self._wait("act", max(reaction, free + 0.2 * reaction), self._act)

    def _act(self) -> None:
        game = self.game
        if game is None or self.seat not in game.seats:
            return
        if self.seat in self.tied:
            self.ask(Take, turn=game.turn, game=game.number)
        elif calls := self.calls():
            call = self.chance.choice(calls)
            if self.chance.random() < self.errors:
                call = {**call, "symbol": self.chance.choice(self.chance.choice(self.pack.cards))}
            self.call(**call)
        if game.game == "ring-tower" and self.chance.random() < 0.1:
            self.ask(Slap, turn=game.turn)
        self._wait("act", 1.5 + self.chance.random(), self._think_again)

    def _think_again(self) -> None:
        self._thought = None
        self._think()


def _is_ruled_by(message: Request, ruled: Ruled) -> bool:
    """Tell whether a ruling answers a move; rulings do not carry the move's number."""
    if ruled.verdict == "lapsed":
        return False
    if isinstance(message, Call):
        return not ruled.take and not ruled.slap and ruled.symbol == message.symbol
    return (isinstance(message, Take) and ruled.take) or (isinstance(message, Slap) and ruled.slap)
