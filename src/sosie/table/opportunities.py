"""Opportunities of a recorded mini-game: the moves that would have won, with their players and their periods.

The mini-game names the right calls, and the referee rules each of them. So there is no second set of rules here.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import msgspec

from sosie.rules import Move, Ruling, State, Step, decide
from sosie.rules.game import Place
from sosie.types import Symbol


class Opportunity(msgspec.Struct, frozen=True, omit_defaults=True):
    """A call, or a slap, that would have won."""

    since: int
    """The first moment, in milliseconds since the deal."""
    until: int
    """The moment at which it ended: somebody called, or the players were frozen."""
    seats: tuple[int, ...]
    """The players who could have made it."""
    symbol: Symbol | None = None
    """The symbol to call; none for a slap."""
    reads: tuple[int, ...] = ()
    """The places of the match."""
    called: tuple[int, ...] = ()
    """Those of the players who made it in time: the winner, or all tied ones."""


_Key = tuple[Symbol | None, tuple[Place, ...], tuple[int | None, ...]]
"""A symbol, its places, and the cards that lie there."""
_Caller = tuple[int, Symbol | None]
"""A player, and the symbol that they called; none for a slap."""


class _Windows:
    """The opportunities of one player that are open, and those that have ended."""

    def __init__(self) -> None:
        self.open: dict[_Key, tuple[int, int]] = {}
        self.ended: list[tuple[int, int, _Key]] = []

    def extend(self, keys: Iterable[_Key], since: int, until: int) -> None:
        """Add a period with these opportunities; a period that follows without a gap prolongs the one before."""
        before, self.open = self.open, {}
        for key in keys:
            start, end = before.pop(key, (since, since))
            if end != since:
                self.ended.append((start, end, key))
                start = since
            self.open[key] = (start, until)
        self._end(before)

    def close(self) -> list[tuple[int, int, _Key]]:
        self._end(self.open)
        return self.ended

    def _end(self, windows: dict[_Key, tuple[int, int]]) -> None:
        self.ended += [(start, end, key) for key, (start, end) in windows.items()]


def opportunities(state: State, steps: tuple[Step, ...]) -> tuple[Opportunity, ...]:
    """Return all opportunities of a mini-game, from its deal and its steps, the earliest first."""
    seats = state.setup.seats
    windows = [_Windows() for _ in seats]
    callers: dict[int, set[_Caller]] = {}
    known: tuple[State, list[list[_Key]]] | None = None
    for (since, after), (until, _) in pairwise(_states(state, steps)):
        if known is None or known[0].table is not after.table or known[0].ties != after.ties:
            known = after, [list(_winning(after, seat)) for seat in seats]
        for seat in seats:
            start = max(since, after.frozen_until[seat])
            if start < until:
                windows[seat].extend(known[1][seat], start, until)
    for step in steps:
        callers.setdefault(moment(step), set()).update(_callers(step))
    return _grouped([one.close() for one in windows], callers)


def moment(step: Step) -> int:
    """Return the time of a step; one without a move is a lapsed tie, which changed the table at that moment."""
    return step.move.at if step.move else step.state.recent[-1]


def _states(state: State, steps: tuple[Step, ...]) -> Iterator[tuple[int, State]]:
    """Yield the states with the moments from which they hold."""
    yield 0, state
    for step in steps:
        yield moment(step), step.state


def _winning(state: State, seat: int) -> Iterator[_Key]:
    """Yield the moves that would win now, if the player is not frozen."""
    if state.over or not state.game.can_play(state.table, seat):
        return
    at, faces = state.frozen_until[seat], state.history[state.turn]
    found = dict[_Key, None]()
    for match in state.game.matches(state.setup, state.table, seat):
        # If a tie holds the cards of the match, others may show the symbol, too.
        for call in (match.call(at, seat, state.turn), Move(at, seat, match.symbol, turn=state.turn)):
            reading = _won(state, call).reading
            if reading is not None:
                cards = tuple([faces[place] for place in reading.reads])
                found[match.symbol, reading.reads, cards] = None
                break
    yield from found
    if state.game.is_slappable(state.setup, state.table):
        yield None, (), (faces[0],)


def _won(state: State, call: Move) -> Ruling:
    ruling = decide(state, call)
    return ruling if ruling.verdict == "won" else Ruling(ruling.verdict, ruling.reason)


def _callers(step: Step) -> Iterator[_Caller]:
    """Yield the players who made a right call or slap at a step, with the symbol."""
    if step.move is None or step.ruling is None or step.move.take:
        return
    if step.ruling.verdict == "won":
        yield step.move.seat, step.move.symbol
    elif step.ruling.tie is not None:
        faces, cards = step.state.history[step.state.turn], step.state.setup.cards
        for call in step.ruling.tie.calls:
            shown = [cards[card] for place in call.reading.reads if (card := faces[place]) is not None]
            yield from [(call.seat, symbol) for symbol in shown[0] if all(symbol in card for card in shown)]


def _grouped(windows: list[list[tuple[int, int, _Key]]], callers: dict[int, set[_Caller]]) -> tuple[Opportunity, ...]:
    """Return the opportunities with all players who had the same one."""
    seats: dict[tuple[int, int, _Key], list[int]] = {}
    for seat, ended in enumerate(windows):
        for window in ended:
            seats.setdefault(window, []).append(seat)
    found = [
        Opportunity(
            since, until, tuple(having), symbol, reads,
            tuple(seat for seat in having if (seat, symbol) in callers.get(until, ())),
        )
        for (since, until, (symbol, reads, _)), having in seats.items()
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda one: (one.since, one.until, one.reads, one.seats)))
