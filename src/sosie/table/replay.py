"""Replays: the updates that a live table sent for a recorded mini-game, move by move."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from sosie.rules import Record, Referee, Step
from sosie.rules.shared_list import SharedList
from sosie.rules.value import replace
from sosie.table.live_game import begin, turns, updates
from sosie.table.messages import GameView, Ruled
from sosie.table.opportunities import Opportunity, moment, opportunities
from sosie.table.table import LiveGame, TimedMove
from sosie.table.views import game_view
from sosie.types import Symbol


class ReplayPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of a replay; seats are numbered from 0, in the order at the table."""

    seat: int
    name: str
    bot: str | None = None
    """The level of the bot, if one played here."""


class ReplayEvent(msgspec.Struct, frozen=True):
    """A ruling and its time."""

    at: int
    """Milliseconds since the deal."""
    ruled: Ruled


class Replay(msgspec.Struct, frozen=True):
    """A finished mini-game, to be shown like a live one."""

    id: str
    game: str
    edition: str
    finished: str
    """The time of its end, by the server's clock."""
    players: tuple[ReplayPlayer, ...]
    start: GameView
    """The table as it was dealt."""
    events: tuple[ReplayEvent, ...]
    """All rulings, numbered from 1; a client applies them to `start` as to a live game."""
    end: GameView
    """The table after the last ruling."""
    opportunities: tuple[Opportunity, ...]
    """The moves that would have won, the earliest first."""


class Origin(msgspec.Struct, frozen=True):
    """The facts about a mini-game that its record lacks."""

    id: str
    edition: str
    finished: str
    number: int = 0
    """The number of mini-games dealt at its table before."""
    bots: Mapping[str, str] = {}
    """The level of each bot, by its name."""


def replay(record: Record, cards: tuple[int, ...], origin: Origin) -> Replay:
    """Replay a record; `cards` are the numbers of its cards in the edition."""
    dealt, played, steps = _played(record, cards, origin.number)
    rulings = updates(dealt, played, steps, 1)
    return Replay(
        id=origin.id,
        game=record.game,
        edition=origin.edition,
        finished=origin.finished,
        players=tuple(ReplayPlayer(seat, name, origin.bots.get(name)) for seat, name in enumerate(record.players)),
        start=game_view(dealt),
        events=tuple(ReplayEvent(moment(step), ruled) for step, ruled in zip(steps, rulings, strict=True)),
        end=game_view(played),
        opportunities=opportunities(dealt.referee.state, steps),
    )


def _played(record: Record, cards: tuple[int, ...], number: int) -> tuple[LiveGame, LiveGame, tuple[Step, ...]]:
    """Return a mini-game as it was dealt and as it ended, and the steps between."""
    seats = tuple(range(len(record.players)))
    referee = Referee.of(record.rules, record.setup)
    symbols = frozenset[Symbol]().union(*record.setup.cards)
    handicaps = tuple(record.handicap_ms.get(name, 0) for name in record.players)
    dealt = begin(number, record.game, seats, cards, symbols, referee, handicaps=handicaps)
    steps = _until_end(referee.finish(record.moves)[1])
    state = steps[-1].state if steps else referee.state
    moments, makers = turns(dealt, steps)
    moves = _timed_moves(record, (Step(referee.state), *steps), moments)
    played = replace(dealt, referee=replace(referee, state=state), moments=moments, makers=makers, moves=moves)
    return dealt, played, steps


def _until_end(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps without those after the end, which change nothing."""
    end = next((number for number, step in enumerate(steps, start=1) if step.state.over), len(steps))
    return steps[:end]


def _timed_moves(record: Record, steps: tuple[Step, ...], moments: SharedList[int]) -> SharedList[TimedMove]:
    """Return all moves with their reaction times."""
    handicaps = [record.handicap_ms.get(name, 0) for name in record.players]
    took = {step.number: _took(before, step, moments, handicaps) for before, step in pairwise(steps)}
    return SharedList(TimedMove(move, took.get(number, 0), 0, 0) for number, move in enumerate(record.moves))


def _took(before: Step, step: Step, moments: SharedList[int], handicaps: Sequence[int]) -> int:
    """Return the reaction time of a move, since its turn or its tie was shown, without the handicap."""
    if step.move is None or step.ruling is None:
        return 0
    turn, tie = before.state.turn, step.ruling.tie
    if step.move.take and tie is not None:
        seen = tie.since + step.state.setup.options.tie_ms + 1
    else:
        seen = moments[turn if step.move.turn is None else min(step.move.turn, turn)]
    return max(step.move.at - seen - handicaps[step.move.seat], 0)
