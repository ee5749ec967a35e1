"""A mini-game between bots, from the deal to the last card, in simulated time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sosie.bots.bot import Bot, Intention, intend, intend_slap, intend_take
from sosie.rules import Game, Move, Referee, Setup, State, Step, Tie, next_lapse


@dataclass(frozen=True)
class Playthrough:
    """A finished mini-game between bots: its moves, rulings and final state."""

    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    state: State

    @property
    def length_ms(self) -> int:
        """The time at which the last card was won."""
        return self.state.recent[-1]


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot]) -> Playthrough:
    """Let bots play a mini-game, one in each seat, until it is over."""
    table = _Table(Referee.of(game, setup), bots)
    while not table.state.over:
        table.advance()
    table.close()
    return Playthrough(tuple(table.moves), tuple(table.steps), table.state)


class _Table:
    """The pending moves of all bots, and the referee.

    A bot that sees a change looks again from that time on. It still makes a move that is due within `tie_ms` of the
    change, because it cannot have seen the change yet.
    """

    def __init__(self, referee: Referee, bots: Sequence[Bot]) -> None:
        self.referee, self.bots = referee, bots
        self.state = referee.state
        self.tie_ms = self.state.setup.options.tie_ms
        self.moves: list[Move] = []
        self.steps: list[Step] = []
        self.calls: list[Intention | None] = [None] * len(bots)
        self.slaps: list[Intention | None] = [None] * len(bots)
        self.takes: list[Move | None] = [None] * len(bots)
        self.attempts = [0] * len(bots)
        self.now = 0
        self._look_again(since=0)

    def advance(self) -> None:
        """Make the next pending move, or the ruling that is due before it."""
        upcoming, due = self._next_move(), self._next_ruling()
        if upcoming is None or (due is not None and due <= upcoming.at):
            assert due is not None  # noqa: S101 - if nothing is due, some bot can move
            self._feed((), due)
        else:
            self._clear_intention(upcoming)
            self._make(upcoming)

    def close(self) -> None:
        """Rule the moves that are still pending when the game is over."""
        if self.steps[-1].move is None:
            # The last tie lapsed. A record shows the passing of time only by a move: here a take that is too late.
            self._make(Move(self.now, 0, take=True))
        self.referee, steps = self.referee.finish()
        self.steps += steps

    def _make(self, move: Move) -> None:
        self.moves.append(move)
        self._feed((move,), move.at)

    def _next_move(self) -> Move | None:
        """Return the earliest pending move, not before now."""
        intended = [intention.move for intention in (*self.calls, *self.slaps) if intention is not None]
        intended += [take for take in self.takes if take is not None]
        first = min(intended, key=lambda move: (move.at, move.seat), default=None)
        return first.moved_to(self.now) if first is not None and first.at < self.now else first

    def _next_ruling(self) -> int | None:
        """Return the time of the next ruling; until then other bots can tie."""
        if self.referee.waiting:
            return self.referee.waiting[0].move.at + self.tie_ms + 1
        lapse = next_lapse(self.state)
        return None if lapse is None else lapse + 1

    def _clear_intention(self, move: Move) -> None:
        if move.take:
            self.takes[move.seat] = None
        elif move.slap:
            self.slaps[move.seat] = None
        else:
            self.calls[move.seat] = None

    def _feed(self, moves: tuple[Move, ...], watermark: int) -> None:
        """Pass moves and time to the referee, and react to the rulings."""
        self.now = watermark
        self.referee, steps = self.referee.feed(moves, watermark=watermark)
        for step in steps:
            before, self.state = self.state, step.state
            self._react(before, step)
        self.steps += steps

    def _react(self, before: State, step: Step) -> None:
        if step.state.turn != before.turn:
            self._look_again(since=step.state.recent[-1])
        ruling, move = step.ruling, step.move
        if ruling is None or move is None or step.state.over:
            return
        if ruling.tie is not None and ruling.verdict == "tied":
            self._see_tie(ruling.tie)
        elif self.calls[move.seat] is None and self.takes[move.seat] is None:
            # After a wrong, late or frozen call the bot looks at the current table.
            seen = max(self._made_at(move), self._free_at(move.seat), *step.state.recent[-1:])
            self._think(move.seat, since=seen)

    def _see_tie(self, tie: Tie) -> None:
        for call in tie.calls:
            self.calls[call.seat] = None
            bot, since = self.bots[call.seat], tie.since + self.tie_ms
            self.takes[call.seat] = intend_take(self.state, call.seat, bot, since=since)

    def _look_again(self, *, since: int) -> None:
        """Let all bots see a change made at a given time."""
        tied = {call.seat for tie in self.state.ties for call in tie.calls}
        for seat in range(len(self.bots)):
            if seat not in tied:
                self.takes[seat] = None
                if not self._keeps(self.calls[seat], since):
                    self._think(seat, since=max(since, self._free_at(seat)))
        if self.state.game.has_slap:
            self._look_for_ring(since)

    def _look_for_ring(self, since: int) -> None:
        slappable = not self.state.over and self.state.game.is_slappable(self.state.setup, self.state.table)
        for seat, bot in enumerate(self.bots):
            slap = self.slaps[seat]
            too_late_to_stop = slap is not None and slap.move.at <= since + self.tie_ms
            if not too_late_to_stop and not (slappable and self._keeps(slap, since)):
                self.slaps[seat] = intend_slap(self.state, seat, bot, since=max(since, self._free_at(seat)))

    def _keeps(self, intention: Intention | None, since: int) -> bool:
        """Tell whether a bot keeps its intention: too late to stop, or nothing that it reads has changed."""
        if intention is None:
            return False
        changed, seen = self.state.changed, intention.move.turn or 0
        return intention.move.at <= since + self.tie_ms or all(
            place >= len(changed) or changed[place] <= seen for place in intention.reads
        )

    def _made_at(self, move: Move) -> int:
        """Return the time at which a bot made a move, which counts later by its handicap."""
        return move.at - self.bots[move.seat].handicap_ms

    def _free_at(self, seat: int) -> int:
        """Return the time from which on a bot can make a move that finds it no longer frozen."""
        return self.state.frozen_until[seat] - self.bots[seat].handicap_ms

    def _think(self, seat: int, *, since: int) -> None:
        self.attempts[seat] += 1
        self.calls[seat] = intend(self.state, seat, self.bots[seat], since=since, attempt=self.attempts[seat])
