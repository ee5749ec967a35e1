"""The referee: rules moves in order of time, as soon as no move in transit can affect the ruling.

A live table feeds it moves as they arrive, with a watermark; a record is fed at once. The rulings do not depend on
the batches.
"""

from collections.abc import Iterable
from typing import Any, Final, final

from sosie.rules.game import Game
from sosie.rules.move import Move
from sosie.rules.race import Ruling, State, decide, evolve, lapse, next_lapse, start
from sosie.rules.setup import Setup
from sosie.rules.value import Value


@final
class Waiting(Value):
    """A pending move; `tied` is its ruling if an earlier call has tied it already."""

    def __init__(self, number: int, move: Move, tied: Ruling | None = None) -> None:
        self.number: Final = number
        """Its index among all moves that were fed."""
        self.move: Final = move
        self.tied: Final = tied


def _order(waiting: Waiting) -> tuple[int, int]:
    return waiting.move.at, waiting.number


@final
class Step(Value):
    """A move that was ruled, or a tie that lapsed (no move), and the state after it."""

    def __init__(
        self, state: State, number: int | None = None, move: Move | None = None, ruling: Ruling | None = None
    ) -> None:
        self.state: Final = state
        self.number: Final = number
        self.move: Final = move
        self.ruling: Final = ruling


@final
class Referee(Value):
    """A state, and the pending moves in order of time."""

    def __init__(self, state: State, waiting: tuple[Waiting, ...] = (), fed: int = 0) -> None:
        self.state: Final = state
        self.waiting: Final = waiting
        self.fed: Final = fed
        """The number of moves that were fed so far."""

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
        fresh = [Waiting(number, move) for number, move in enumerate(moves, self.fed)]
        queue = [*self.waiting, *fresh]
        if len(queue) > 1:
            queue.sort(key=_order)
        state, first = self.state, 0
        steps: list[Step] = []
        tie_ms = state.setup.options.tie_ms
        while first < len(queue):
            waiting = queue[first]
            if watermark is not None and not _is_ripe(waiting.move, watermark, tie_ms):
                break
            if state.ties:
                state = _lapsed(state, waiting.move.at, steps)
            state = _ruled(state, queue, first, steps)
            first += 1
        pending = tuple(queue[first:])
        if watermark is not None and state.ties:
            state = _lapsed(state, min([watermark, *[waiting.move.at for waiting in pending]]), steps)
        return Referee(state, pending, self.fed + len(fresh)), tuple(steps)


def _is_ripe(move: Move, watermark: int, tie_ms: int) -> bool:
    """Tell whether all moves that affect the ruling have arrived; for a call, its rivals too."""
    return move.at + tie_ms < watermark if move.symbol is not None else move.at <= watermark


def _lapsed(state: State, before: int, steps: list[Step]) -> State:
    """Let the ties lapse whose time ends before a moment; add a step for each, and return the state."""
    while (time := next_lapse(state)) is not None and time < before:
        state = lapse(state)
        steps.append(Step(state))
    return state


def _ruled(state: State, queue: list[Waiting], index: int, steps: list[Step]) -> State:
    """Rule a move of the queue, and mark the calls that are tied with it; add a step, and return the state."""
    waiting = queue[index]
    ruling = waiting.tied
    if ruling is None:
        ahead = [(later.move, later.tied is not None) for later in queue[index + 1 :]]
        ruling = decide(state, waiting.move, ahead)
        state = evolve(state, waiting.move, ruling)
        for rival in ruling.rivals:
            tied = queue[index + 1 + rival]
            queue[index + 1 + rival] = Waiting(tied.number, tied.move, Ruling("tied", ruling.reason))
    steps.append(Step(state, waiting.number, waiting.move, ruling))
    return state
