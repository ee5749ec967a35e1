"""The referee: rules moves in the order in which they were made, as soon as nothing that is still on its way matters.

A live table feeds it moves as they come, and a watermark; a record is fed whole. The rulings are the same, however
the moves are batched.
"""

from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import Any

import msgspec

from sosie.rules.game import Game
from sosie.rules.move import Move
from sosie.rules.race import Ruling, State, decide, evolve, lapse, next_lapse, start
from sosie.rules.setup import Setup


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A move that is not ruled yet, or tied and still in the way of others."""

    at: int
    number: int
    """How many moves came before it."""
    move: Move
    tied: Ruling | None = None


_order = attrgetter("at", "number")


class Step(msgspec.Struct, frozen=True, gc=False):
    """A move that was ruled, or a tie that lapsed (no move), and the state after it."""

    state: State
    number: int | None = None
    move: Move | None = None
    ruling: Ruling | None = None


class Referee(msgspec.Struct, frozen=True, gc=False):
    """A state, and the moves that wait to be ruled, in the order of their moments."""

    state: State
    waiting: tuple[Waiting, ...] = ()
    fed: int = 0

    @classmethod
    def of(cls, game: Game[Any], setup: Setup) -> "Referee":
        """Make a referee for a game that is dealt and not begun."""
        return cls(start(game, setup))

    def feed(self, moves: Iterable[Move] = (), *, watermark: int) -> tuple["Referee", tuple[Step, ...]]:
        """Take moves in, and rule what can be ruled when none will come any more from before the watermark."""
        return self._run(moves, watermark)

    def finish(self, moves: Iterable[Move] = ()) -> tuple["Referee", tuple[Step, ...]]:
        """Take moves in, and rule everything: no more will come. A tie that nobody took is left waiting."""
        return self._run(moves, None)

    def _run(self, moves: Iterable[Move], watermark: int | None) -> tuple["Referee", tuple[Step, ...]]:
        fresh = [Waiting(move.at, number, move) for number, move in enumerate(moves, start=self.fed)]
        queue = sorted((*self.waiting, *fresh), key=_order)
        run = _Run(self.state, queue)
        steps = tuple(run.steps(watermark))
        return Referee(run.state, tuple(queue[run.first :]), self.fed + len(fresh)), steps


class _Run:
    """One pass over the moves that wait."""

    def __init__(self, state: State, queue: list[Waiting]) -> None:
        self.state, self.queue, self.first = state, queue, 0
        self.tie_ms = state.setup.options.tie_ms

    def steps(self, watermark: int | None) -> Iterator[Step]:
        """Rule what is ripe, in order, and let ties lapse; everything if there is no watermark."""
        while self.first < len(self.queue):
            waiting = self.queue[self.first]
            if watermark is not None and not self._is_ripe(waiting.move, watermark):
                break
            if self.state.ties:
                yield from self._lapses(waiting.at)
            yield self._ruled(waiting)
        if watermark is not None and self.state.ties:
            yield from self._lapses(min([watermark, *(waiting.at for waiting in self.queue[self.first :])]))

    def _is_ripe(self, move: Move, watermark: int) -> bool:
        """Tell whether everything that a ruling may depend on is here: for a call, rivals too."""
        return move.at + self.tie_ms < watermark if move.symbol is not None else move.at <= watermark

    def _lapses(self, before: int) -> Iterator[Step]:
        while (moment := next_lapse(self.state)) is not None and moment < before:
            self.state = lapse(self.state)
            yield Step(self.state)

    def _ruled(self, waiting: Waiting) -> Step:
        self.first += 1
        if waiting.tied is not None:
            return Step(self.state, waiting.number, waiting.move, waiting.tied)
        ahead = ((self.queue[i].move, self.queue[i].tied is not None) for i in range(self.first, len(self.queue)))
        ruling = decide(self.state, waiting.move, ahead)
        self.state = evolve(self.state, waiting.move, ruling)
        for place in ruling.rivals:
            rival = self.queue[self.first + place]
            self.queue[self.first + place] = msgspec.structs.replace(rival, tied=Ruling("tied", ruling.reason))
        return Step(self.state, waiting.number, waiting.move, ruling)
