"""The referee: rules moves in order of time, as soon as no move in transit can affect the ruling.

A live table feeds it moves as they arrive, with a watermark; a record is fed at once. The rulings do not depend on
the batches.
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
    """A pending move; `tied` is its ruling if an earlier call has tied it already."""

    at: int
    number: int
    """Its index among all moves that were fed."""
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
    """A state, and the pending moves in order of time."""

    state: State
    waiting: tuple[Waiting, ...] = ()
    fed: int = 0

    @classmethod
    def of(cls, game: Game[Any], setup: Setup) -> "Referee":
        """Deal a game, and return its referee."""
        return cls(start(game, setup))

    def feed(self, moves: Iterable[Move] = (), *, watermark: int) -> tuple["Referee", tuple[Step, ...]]:
        """Add moves, and rule those that can be ruled if no more arrive from before the watermark."""
        return self._run(moves, watermark)

    def finish(self, moves: Iterable[Move] = ()) -> tuple["Referee", tuple[Step, ...]]:
        """Add the last moves, and rule everything. A tie that nobody took stays undecided."""
        return self._run(moves, None)

    def _run(self, moves: Iterable[Move], watermark: int | None) -> tuple["Referee", tuple[Step, ...]]:
        fresh = [Waiting(move.at, number, move) for number, move in enumerate(moves, start=self.fed)]
        queue = sorted((*self.waiting, *fresh), key=_order)
        run = _Run(self.state, queue)
        steps = tuple(run.steps(watermark))
        return Referee(run.state, tuple(queue[run.first :]), self.fed + len(fresh)), steps


class _Run:
    """One pass over the pending moves."""

    def __init__(self, state: State, queue: list[Waiting]) -> None:
        self.state, self.queue, self.first = state, queue, 0
        self.tie_ms = state.setup.options.tie_ms

    def steps(self, watermark: int | None) -> Iterator[Step]:
        """Rule the ripe moves in order, and let ties lapse; rule all moves if there is no watermark."""
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
        """Tell whether all moves that affect the ruling have arrived; for a call, its rivals too."""
        return move.at + self.tie_ms < watermark if move.symbol is not None else move.at <= watermark

    def _lapses(self, before: int) -> Iterator[Step]:
        while (time := next_lapse(self.state)) is not None and time < before:
            self.state = lapse(self.state)
            yield Step(self.state)

    def _ruled(self, waiting: Waiting) -> Step:
        self.first += 1
        if waiting.tied is not None:
            return Step(self.state, waiting.number, waiting.move, waiting.tied)
        ahead = ((self.queue[i].move, self.queue[i].tied is not None) for i in range(self.first, len(self.queue)))
        ruling = decide(self.state, waiting.move, ahead)
        self.state = evolve(self.state, waiting.move, ruling)
        for index in ruling.rivals:
            rival = self.queue[self.first + index]
            self.queue[self.first + index] = msgspec.structs.replace(rival, tied=Ruling("tied", ruling.reason))
        return Step(self.state, waiting.number, waiting.move, ruling)
