"""Bots at a table: a whole mini-game, from the deal to the last card, in no time at all."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from sosie.bots.bot import Bot, Intention, intend, intend_slap, intend_take
from sosie.rules import Game, Move, Referee, Setup, State, Step, Tie, next_lapse


@dataclass(frozen=True)
class Playthrough:
    """A mini-game that bots have played: its moves, what was ruled, and how it ended."""

    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    state: State

    @property
    def length_ms(self) -> int:
        """When the last card was won."""
        return self.state.recent[-1]


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot]) -> Playthrough:
    """Let bots play a mini-game, one in each seat, until it is over."""
    table = _Table(Referee.of(game, setup), bots)
    while not table.state.over:
        table.advance()
    table.close()
    return Playthrough(tuple(table.moves), tuple(table.steps), table.state)


class _Table:
    """The bots' minds, and the referee between them.

    A bot that sees a change looks again, from that moment on. What it was about to do within `tie_ms` of the change it
    does nevertheless: it cannot have seen it yet.
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
        """Make the next move that somebody intends, or rule what is due before it."""
        upcoming, due = self._next_move(), self._next_ruling()
        if upcoming is None or (due is not None and due <= upcoming.at):
            assert due is not None  # noqa: S101 - somebody can always move while nothing waits
            self._feed((), due)
        else:
            self._forget(upcoming)
            self._make(upcoming)

    def close(self) -> None:
        """Rule what still waits when the game is over."""
        if self.steps[-1].move is None:
            # The last tie lapsed. A record shows that time went on only by a move: a hand that comes too late.
            self._make(Move(self.now, 0, take=True))
        self.referee, steps = self.referee.finish()
        self.steps += steps

    def _make(self, move: Move) -> None:
        self.moves.append(move)
        self._feed((move,), move.at)

    def _next_move(self) -> Move | None:
        """Return what somebody intends to do first; nobody acts on what they cannot know yet."""
        intended = [intention.move for intention in (*self.calls, *self.slaps) if intention is not None]
        intended += [take for take in self.takes if take is not None]
        first = min(intended, key=lambda move: (move.at, move.seat), default=None)
        return msgspec.structs.replace(first, at=self.now) if first is not None and first.at < self.now else first

    def _next_ruling(self) -> int | None:
        """Return the moment at which the first thing that waits is ruled; until then everybody can react to it."""
        if self.referee.waiting:
            return self.referee.waiting[0].at + self.tie_ms + 1
        lapse = next_lapse(self.state)
        return None if lapse is None else lapse + 1

    def _forget(self, move: Move) -> None:
        if move.take:
            self.takes[move.seat] = None
        elif move.slap:
            self.slaps[move.seat] = None
        else:
            self.calls[move.seat] = None

    def _feed(self, moves: tuple[Move, ...], watermark: int) -> None:
        """Pass moves and time on to the referee, and react to what is ruled."""
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
            # After a wrong, late or frozen call the player looks at the table as it is now.
            self._think(move.seat, since=max(move.at, step.state.frozen_until[move.seat]))

    def _see_tie(self, tie: Tie) -> None:
        for call in tie.calls:
            self.calls[call.seat] = None
            bot, since = self.bots[call.seat], tie.since + self.tie_ms
            self.takes[call.seat] = intend_take(self.state, call.seat, bot, since=since)

    def _look_again(self, *, since: int) -> None:
        """Let everybody see a change that was made at a moment."""
        tied = {call.seat for tie in self.state.ties for call in tie.calls}
        for seat in range(len(self.bots)):
            if seat not in tied:
                self.takes[seat] = None
                if not self._goes_on(self.calls[seat], since):
                    self._think(seat, since=max(since, self.state.frozen_until[seat]))
        if self.state.game.has_slap:
            self._look_for_ring(since)

    def _look_for_ring(self, since: int) -> None:
        slappable = not self.state.over and self.state.game.is_slappable(self.state.setup, self.state.table)
        for seat, bot in enumerate(self.bots):
            slap = self.slaps[seat]
            too_late_to_stop = slap is not None and slap.move.at <= since + self.tie_ms
            if not too_late_to_stop and not (slappable and self._goes_on(slap, since)):
                frozen = self.state.frozen_until[seat]
                self.slaps[seat] = intend_slap(self.state, seat, bot, since=max(since, frozen))

    def _goes_on(self, intention: Intention | None, since: int) -> bool:
        """Tell whether a bot stays with what it intended: too late to stop, or nothing that it looks at has changed."""
        if intention is None:
            return False
        changed, seen = self.state.changed, intention.move.turn or 0
        return intention.move.at <= since + self.tie_ms or all(
            place >= len(changed) or changed[place] <= seen for place in intention.reads
        )

    def _think(self, seat: int, *, since: int) -> None:
        self.attempts[seat] += 1
        self.calls[seat] = intend(self.state, seat, self.bots[seat], since=since, attempt=self.attempts[seat])
