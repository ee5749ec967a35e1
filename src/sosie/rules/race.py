"""The race: the rules for stale, tied, frozen and late moves, which all games share.

`decide` rules a move; `evolve` and `lapse` return the state after it. There is no clock here: all times come from
moves.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from sosie.rules.game import Change, Faces, Game, Place, Reading, Sight
from sosie.rules.history import History
from sosie.rules.move import Move
from sosie.rules.setup import Seat, Setup
from sosie.types import Symbol

Verdict = Literal["won", "tied", "late", "wrong", "frozen"]


class TiedCall(msgspec.Struct, frozen=True, gc=False):
    """A right call in a tie."""

    at: int
    seat: Seat
    reading: Reading


class Tie(msgspec.Struct, frozen=True, gc=False):
    """Right calls that compete within the tie window, the earliest first."""

    calls: tuple[TiedCall, ...]

    @property
    def since(self) -> int:
        """The time of the earliest call."""
        return self.calls[0].at

    @property
    def winner(self) -> TiedCall:
        """The call that wins if nobody takes: the earliest, or the lower seat's of equally early ones."""
        return min(self.calls, key=lambda call: (call.at, call.seat))

    def call_of(self, seat: Seat) -> TiedCall | None:
        """Return the tied call of a player, if there is one."""
        return next((call for call in self.calls if call.seat == seat), None)


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """The verdict on a move, and its reason."""

    verdict: Verdict
    reason: str
    reading: Reading | None = None
    """The reading of a call that is won or tied."""
    rivals: tuple[int, ...] = ()
    """The indexes in `ahead` of the calls that are tied with this one."""
    tie: Tie | None = None
    """The tie that a take decides, or that this call begins."""


class State(msgspec.Struct, frozen=True, gc=False):
    """A mini-game in progress."""

    game: Game[Any]
    setup: Setup
    table: Any
    """The game's own state: the positions of the cards."""
    over: bool
    frozen_until: tuple[int, ...]
    """The end of each player's freeze, by seat."""
    turn: int = 0
    """The number of changes of the table so far."""
    changed: tuple[int, ...] = ()
    """The turn of the last change of each place."""
    recent: tuple[int, ...] = ()
    """The times of the latest changes, which a player may not have seen yet."""
    ties: tuple[Tie, ...] = ()
    """The undecided ties, oldest first."""
    history: History = History()
    """The cards face up at each turn so far."""


def start(game: Game[Any], setup: Setup) -> State:
    """Deal a game."""
    table = game.deal(setup)
    history = History().add(game.visible(setup, table))
    return State(game, setup, table, game.is_over(setup, table), (0,) * len(setup.players), history=history)


def decide(state: State, move: Move, ahead: Iterable[tuple[Move, bool]] = ()) -> Ruling:
    """Rule a move.

    `ahead` are the moves after it, in order, for `tie_ms` or longer; each with whether it is tied already.
    Ties that expire before the move must have lapsed.
    """
    if state.over:
        return Ruling("frozen", "the game is over")
    if move.take:
        return _decide_take(state, move)
    if reason := _not_playing(state, move):
        return Ruling("frozen", reason)
    if move.slap:
        return _decide_slap(state, move)
    judged = _judge(state, move)
    if judged.reading is None:
        return judged
    return _with_rivals(state, move, judged, ahead)


def evolve(state: State, move: Move, ruling: Ruling) -> State:
    """Return the state after a ruling."""
    match ruling.verdict:
        case "won" if ruling.tie is not None:
            call = ruling.tie.call_of(move.seat)
            return _settled(state, ruling.tie, call, move.at) if call else state
        case "won" if ruling.reading is not None:
            return _won(state, move.seat, ruling.reading, move.at)
        case "won":
            return _changed(state, (Change(state.game.slap(state.table, move.seat), ()),), move.at)
        case "wrong":
            until = list(state.frozen_until)
            until[move.seat] = move.at + state.setup.options.freeze_ms
            return _replace(state, frozen_until=tuple(until))
        case "tied" if ruling.tie is not None:
            return _replace(state, ties=(*state.ties, ruling.tie))
    return state


def next_lapse(state: State) -> int | None:
    """Return the time at which the oldest tie lapses, unless a take or the end of the game comes first."""
    return state.ties[0].since + state.setup.options.take_ms if state.ties and not state.over else None


def lapse(state: State) -> State:
    """Return the state after the oldest tie has lapsed: its earliest call wins."""
    oldest = state.ties[0]
    return _settled(state, oldest, oldest.winner, oldest.since + state.setup.options.take_ms)


def _decide_take(state: State, move: Move) -> Ruling:
    tie = next((tie for tie in state.ties if tie.call_of(move.seat)), None)
    if tie is None:
        return Ruling("late", "there is no tie to decide")
    if move.at <= tie.since + state.setup.options.tie_ms:
        return Ruling("late", "nobody could know of the tie yet")
    return Ruling("won", "first of the tied players to take", tie=tie)


def _not_playing(state: State, move: Move) -> str | None:
    if move.at < state.frozen_until[move.seat]:
        return f"frozen until {state.frozen_until[move.seat]}"
    if not state.game.can_play(state.table, move.seat):
        return "no card to play with"
    return None


def _decide_slap(state: State, move: Move) -> Ruling:
    # The first place of a game with a slap is its centre.
    seen = _seen(state, move)
    if _is_stale(state, 0, seen):
        if state.game.is_ring(state.setup, state.history.at(seen)[0]):
            return Ruling("late", f"the ring showed at turn {seen}, but the centre has changed")
        return Ruling("wrong", f"no ring showed at turn {seen}")
    match state.game.is_slappable(state.setup, state.table):
        case None:
            return Ruling("late", "somebody has slapped this card")
        case True:
            return Ruling("won", "first to slap the ring")
        case False:
            return Ruling("wrong", "no ring shows")


def _judge(state: State, move: Move) -> Ruling:
    """Rule a call on its own, rivals aside."""
    seen = _seen(state, move)
    stale = held = was_right = False
    sight = Sight(
        lambda: state.history.at(seen),
        lambda place: _is_stale(state, place, seen),
        lambda place: _is_held(state, place),
    )
    for reading in state.game.readings(state.setup, state.table, move, sight):
        if any(_is_stale(state, place, seen) for place in reading.reads):
            stale, was_right = True, was_right or _all_show(state, sight.then(), reading.reads, move.symbol)
        elif reading.right:
            if not (state.ties and any(_is_held(state, place) for place in reading.claims)):
                return Ruling("won", "right, and first", reading)
            held = True
    if was_right:
        return Ruling("late", f"right at turn {seen}, but the table has changed")
    if held:
        return Ruling("late", "what it is about is held by a tie")
    return Ruling("wrong", f"no match at turn {seen}" if stale else "no match")


def _all_show(state: State, faces: Faces, places: tuple[Place, ...], symbol: Symbol | None) -> bool:
    """Tell whether the cards at all the places show the symbol."""
    cards = [faces[place] if place < len(faces) else None for place in places]
    return all(card is not None and symbol in state.setup.cards[card] for card in cards)


def _with_rivals(state: State, move: Move, judged: Ruling, ahead: Iterable[tuple[Move, bool]]) -> Ruling:
    """Rule a right call: tied if the first call of another player in the tie window is right too and competes."""
    assert judged.reading is not None  # noqa: S101 - only right calls come here
    claims = judged.reading.claims
    end = move.at + state.setup.options.tie_ms
    called = {move.seat}
    rivals: list[int] = []
    calls: list[TiedCall] = []
    for index, (other, is_tied) in enumerate(ahead):
        if other.at > end:
            break
        if other.symbol is None or other.seat in called:
            continue
        called.add(other.seat)
        if is_tied or _not_playing(state, other) or (other.turn or 0) > state.turn:
            continue
        rival = _judge(state, other).reading
        if rival is not None and any(claim in claims for claim in rival.claims):
            rivals.append(index)
            calls.append(TiedCall(other.at, other.seat, rival))
    if not rivals:
        return judged
    earliest = TiedCall(move.at, move.seat, judged.reading)
    return Ruling("tied", "as good as another call", judged.reading, tuple(rivals), Tie((earliest, *calls)))


def _seen(state: State, move: Move) -> int:
    """Return the latest turn that the player had seen."""
    if move.turn is not None:
        return min(move.turn, state.turn)
    unseen_since = move.at - state.setup.options.tie_ms
    return state.turn - sum(time >= unseen_since for time in state.recent)


def _is_stale(state: State, place: Place, seen: int) -> bool:
    return place < len(state.changed) and state.changed[place] > seen


def _is_held(state: State, place: Place) -> bool:
    return any(place in call.reading.claims for tie in state.ties for call in tie.calls)


def _won(state: State, seat: Seat, reading: Reading, at: int) -> State:
    return _changed(state, state.game.win(state.setup, state.table, seat, reading), at)


def _settled(state: State, tie: Tie, call: TiedCall, at: int) -> State:
    remaining = tuple(other for other in state.ties if other is not tie)
    return _won(_replace(state, ties=remaining), call.seat, call.reading, at)


def _changed(state: State, changes: tuple[Change[Any], ...], at: int) -> State:
    game, setup = state.game, state.setup
    turn, changed, history = state.turn, list(state.changed), state.history
    for change in changes:
        turn += 1
        history = history.add(game.visible(setup, change.table))
        for place in change.places:
            changed += [0] * (place + 1 - len(changed))
            changed[place] = turn
    oldest = at - setup.options.tie_ms
    recent = (*[time for time in state.recent if time >= oldest], *(at,) * len(changes))
    table = changes[-1].table
    over = game.is_over(setup, table)
    # Ties that are undecided at the end of a game win nothing.
    ties = () if over else state.ties
    return State(game, setup, table, over, state.frozen_until, turn, tuple(changed), recent, ties, history)


_replace = msgspec.structs.replace
