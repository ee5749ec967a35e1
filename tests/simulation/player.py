"""A person in a simulated world, who plays at a table by seeded chance."""

from typing import TYPE_CHECKING, Any

import msgspec

from server.client import right_calls
from simulation.page import Page
from sosie.table.messages import Call, Emoji, GameView, Refused, Request, Ruled, Slap, Take, View

if TYPE_CHECKING:
    from simulation.world import World

encode = msgspec.json.Encoder().encode
replace = msgspec.structs.replace
_USUAL_SPEED, _USUAL_ERRORS = 1.0, 0.04


class Player(Page):
    """A person with a page of their own."""

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
        **about: Any,
    ) -> None:
        self.speed, self.errors, self.plays = speed, errors, False
        self.pack = world.oracle.tables[code].pack
        self.view: View | None = None
        self.tied = frozenset[int]()
        self._shown = self._free_at = 0.0
        self._thought: tuple[int, int, bool] | None = None
        super().__init__(world, code, name, token, server, **about)

    # Messages

    def _hear(self, payload: bytes) -> None:
        super()._hear(payload)
        answer = self.received[-1]
        if isinstance(answer, Refused) and answer.code == "watching":
            # They have left.
            self.seat = None
        self._think()

    def _on_event(self, message: Any, payload: bytes) -> None:
        if not isinstance(message, View | Ruled | Emoji):
            return
        # The first message after a welcome may be a view that is no update of its own.
        is_fresh, self._is_snapshot = self._is_snapshot and isinstance(message, View), False
        # A client that reads slowly gets views instead of updates.
        if not is_fresh and not (self.bytes_a_second and isinstance(message, View)):
            assert self.last in {None, message.event - 1}, f"{self.name} has missed an event"
            assert payload == self.world.oracle.updates[self.code][message.event], "an update that is not in the log"
        self.last = message.event
        if isinstance(message, View):
            self.view, self._shown = message, self.world.loop.time()
            ties = message.game.ties if message.game else ()
            self.tied = frozenset(seat for tie in ties for seat in tie.seats)
        elif isinstance(message, Ruled):
            self._on_ruling(message)

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

    def call(self, took: float | None = None, **about: Any) -> Any:
        """Call the match, or another symbol, after a reaction time of this page or another."""
        game = self.game
        assert game is not None
        measured = (self.world.loop.time() - self._shown) * 1000
        about = about or self.calls()[0]
        return self.ask(Call, turn=game.turn, took=measured if took is None else took, game=game.number, **about)

    def _think(self) -> None:
        """Plan a call of the visible cards, after a reaction time."""
        game = self.game
        if not self.plays or game is None or self.seats.isdisjoint(game.seats):
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
