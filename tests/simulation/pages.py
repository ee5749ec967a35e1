"""Pages of other kinds: a TV, seats around one screen, a liar, and those of an event."""

from typing import Any

import msgspec
from picows import WSMsgType

from server.client import right_calls
from simulation.network import END, OPEN, Wire
from simulation.page import Page, decode, encode
from simulation.player import Player
from sosie.event.messages import Attending, EventView
from sosie.table.messages import (
    PROTOCOL_VERSION,
    Call,
    Counted,
    Hello,
    Painted,
    Refused,
    Request,
    Ruled,
    Slap,
    Take,
    Welcome,
)

_PAINT_S = 0.03
_DELAYED_PONG_S = 0.3
_ACT_S = 1.5
_FLOOD, _FLOOD_S = 40, 0.05


class Television(Player):
    """A table's screen, which tells when it has painted a turn."""

    def _think(self) -> None:
        game = self.game
        if game is not None and self._thought != (shown := (game.number, game.turn, False)):
            self._thought = shown
            about = Painted(game=game.number, turn=game.turn, took=self.chance.uniform(5, 1000 * _PAINT_S))
            self._wait("paint", _PAINT_S, lambda: self._tell(about))

    def _tell(self, message: Painted) -> None:
        # As in the web client, it expects no answer.
        if self._wire is not None and self.is_open:
            self._wire.up.send(WSMsgType.TEXT, msgspec.json.encode(message))


class Around(Player):
    """People around one screen: several seats share the connection."""

    def __init__(
        self, world: Any, code: str, name: str, tokens: tuple[str, ...], server: int = 0, **about: Any
    ) -> None:
        self.tokens, self.numbers = tokens, dict[int, int]()
        super().__init__(world, code, name, None, server, **about)

    @property
    def seats(self) -> set[int]:
        """The seats of the people around the screen."""
        return set(self.numbers)

    def _hello(self) -> Hello:
        return msgspec.structs.replace(super()._hello(), token=None, tokens=self.tokens)

    def _welcome(self, welcome: Welcome) -> None:
        self.numbers = {one.seat: max(one.number, self.numbers.get(one.seat, 0)) for one in welcome.seats}
        self.seat = welcome.seat
        self._welcomed()

    def ask(self, kind: type[Request], **about: Any) -> Any:
        """Send a request of a seat, the first unless another is given."""
        by = about.pop("by", self.seat)
        number = self.numbers[by] = self.numbers.get(by, 0) + 1
        return self._ask((by, number), kind(number=number, by=by, **about))

    def _key(self, answer: Counted | Refused) -> Any:
        return answer.seat, answer.number

    def _hear(self, payload: bytes) -> None:
        super()._hear(payload)
        answer = self.received[-1]
        if isinstance(answer, Refused) and answer.code == "no-seat":
            # Somebody has left, or was removed.
            self.numbers.pop(answer.seat or 0, None)

    def _on_ruling(self, ruled: Ruled) -> None:
        own, self.seat = self.seat, ruled.seat if ruled.seat in self.numbers else self.seat
        super()._on_ruling(ruled)
        self.seat = own

    def _act(self) -> None:
        """Let somebody around the screen play."""
        game = self.game
        seats = [] if game is None else sorted(self.seats.intersection(game.seats))
        if game is None or not seats:
            return
        by = self.chance.choice(seats)
        calls = list(right_calls(game, self.pack, game.seats.index(by))) if by not in game.out else []
        if by in self.tied:
            self.ask(Take, turn=game.turn, game=game.number, by=by)
        elif calls:
            self.call(by=by, **self.chance.choice(calls))
        self._wait("act", _ACT_S * self.chance.uniform(0.3, 1), self._think_again)


class Liar(Player):
    """A changed page, which answers pings as it likes, claims what it likes and asks for anything."""

    def _answer_ping(self, wire: Wire, payload: bytes) -> None:
        match self.chance.randrange(4):
            case 0:
                wire.up.send(WSMsgType.PONG, self.chance.randbytes(8))
            case 1:
                self.world.loop.call_later(_DELAYED_PONG_S, wire.up.send, WSMsgType.PONG, payload)
            case _:
                super()._answer_ping(wire, payload)

    def call(self, took: float | None = None, **about: Any) -> Any:
        """Call with a false reaction time, on another turn or in another game, and sometimes twice."""
        claimed = self.chance.choice((took, 0.0, -5000.0, 301.0, 1e12))
        key = super().call(claimed, **about)
        if self.chance.random() < 0.2:
            turn, game = self.chance.randrange(60), self.chance.choice((None, 0, 7))
            self.ask(Call, turn=turn, took=claimed, game=game, symbol=self.chance.choice(self.pack.cards[0]))
        if self.chance.random() < 0.1:
            self.ask(self.chance.choice((Take, Slap)), turn=self.chance.randrange(60))
        return key


class Flooder:
    """One of the many connections of somebody who asks for as much as a connection may, and connects again."""

    bytes_a_second = 0.0

    def __init__(self, world: Any, code: str, token: str, server: int, address: str, kinds: tuple[Any, ...]) -> None:
        self.address, self._world, self._code, self._token, self._kinds = address, world, code, token, kinds
        self._wire = world.dial(self, server)

    def on_packet(self, wire: Wire, kind: Any, payload: bytes) -> None:
        """Say hello, and flood the server once it has answered."""
        if kind == OPEN:
            wire.up.send(WSMsgType.TEXT, encode(Hello(PROTOCOL_VERSION, self._code, self._token)))
        elif kind == WSMsgType.TEXT and isinstance(welcome := decode(payload), Welcome):
            for number in range(welcome.number + 1, welcome.number + _FLOOD):
                message = self._kinds[number % len(self._kinds)](number)
                wire.up.send(WSMsgType.TEXT, encode(message))
            self._world.loop.call_later(_FLOOD_S, wire.up.send, END)


class EventPage(Page):
    """A page of an event: of its host, of a person who takes part, or a board."""

    def __init__(self, *about: Any, **options: Any) -> None:
        self.view: EventView | None = None
        self.attending: Attending | None = None
        super().__init__(*about, **options)

    def _on_event(self, message: Any, payload: bytes) -> None:  # noqa: ARG002 - another page needs it
        if isinstance(message, EventView):
            self.view, self.number = message, max(self.number, message.number)
        elif isinstance(message, Attending):
            self.attending = message
