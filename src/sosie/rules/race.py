"""The race: the rules for stale, tied, frozen and late moves, which all games share.

`decide` rules a move; `evolve` and `lapse` return the state after it. There is no clock here: all times come from
moves.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, final

from sosie.rules.game import Change, Faces, Game, Place, Reading, Sight
from sosie.rules.move import Move
from sosie.rules.setup import Seat, Setup
from sosie.rules.shared_list import SharedList
from sosie.rules.value import Value
from sosie.types import Symbol

Verdict = Literal["won", "tied", "late", "wrong", "frozen"]
NO_HISTORY = SharedList[Faces]()
NOWHERE = frozenset[Place]()


@final
class TiedCall(Value):
    """A right call in a tie."""

    def __init__(self, at: int, seat: Seat, reading: Reading) -> None:
        self.at: Final = at
        self.seat: Final = seat
        self.reading: Final = reading


@final
class Tie(Value):
    """Right calls that compete within the tie window, the earliest first."""

    def __init__(self, calls: tuple[TiedCall, ...]) -> None:
        self.calls: Final = calls

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
        for call in self.calls:
            if call.seat == seat:
                return call
        return None


@final
class Ruling(Value):
    """The verdict on a move, and its reason."""

    def __init__(
        self,
        verdict: Verdict,
        reason: str,
        reading: Reading | None = None,
        rivals: tuple[int, ...] = (),
        tie: Tie | None = None,
    ) -> None:
        self.verdict: Final = verdict
        self.reason: Final = reason
        self.reading: Final = reading
        """The reading of a call that is won or tied."""
        self.rivals: Final = rivals
        """The indexes in `ahead` of the calls that are tied with this one."""
        self.tie: Final = tie
        """The tie that a take decides, or that this call begins."""


@final
class State(Value):
    """A mini-game in progress."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        table: Any,
        over: bool,
        frozen_until: tuple[int, ...],
        turn: int = 0,
        changed: tuple[int, ...] = (),
        recent: tuple[int, ...] = (),
        ties: tuple[Tie, ...] = (),
        history: SharedList[Faces] = NO_HISTORY,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.table: Final = table
        """The game's own state: the positions of the cards."""
        self.over: Final = over
        self.frozen_until: Final = frozen_until
        """The end of each player's freeze, by seat."""
        self.turn: Final = turn
        """The number of changes of the table so far."""
        self.changed: Final = changed
        """The turn of the last change of each place."""
        self.recent: Final = recent
        """The times of the latest changes, which a player may not have seen yet."""
        self.ties: Final = ties
        """The undecided ties, oldest first."""
        self.history: Final = history
        """The cards face up at each turn so far."""

    def with_ties(self, ties: tuple[Tie, ...]) -> "State":
        """Return the state with other undecided ties."""
        return State(
            self.game, self.setup, self.table, self.over, self.frozen_until, self.turn, self.changed, self.recent,
            ties, self.history,
        )  # fmt: skip

    def with_freeze(self, seat: Seat, until: int) -> "State":
        """Return the state with a player frozen."""
        frozen_until = (*self.frozen_until[:seat], until, *self.frozen_until[seat + 1 :])
        return State(
            self.game, self.setup, self.table, self.over, frozen_until, self.turn, self.changed, self.recent,
            self.ties, self.history,
        )  # fmt: skip


def start(game: Game[Any], setup: Setup) -> State:
    """Deal a game."""
    table = game.deal(setup)
    history = SharedList((game.visible(setup, table),))
    return State(game, setup, table, game.is_over(setup, table), (0,) * len(setup.players), history=history)


def decide(state: State, move: Move, ahead: Sequence[tuple[Move, bool]] = ()) -> Ruling:
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
            return state.with_freeze(move.seat, move.at + state.setup.options.freeze_ms)
        case "tied" if ruling.tie is not None:
            return state.with_ties((*state.ties, ruling.tie))
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
    # Place 0 of a game with a slap is its centre.
    sight = _sight(state, move)
    if sight.is_stale(0):
        if state.game.is_ring(state.setup, sight.then()[0]):
            return Ruling("late", f"right at turn {sight.turn}, but the centre has changed")
        return Ruling("wrong", f"nothing to slap at turn {sight.turn}")
    match state.game.is_slappable(state.setup, state.table):
        case None:
            return Ruling("late", "somebody has slapped this card")
        case True:
            return Ruling("won", "first to slap")
        case False:
            return Ruling("wrong", "nothing to slap")


def _judge(state: State, move: Move) -> Ruling:
    """Rule a call on its own, rivals aside."""
    sight = _sight(state, move)
    stale = held = was_right = False
    for reading in state.game.readings(state.setup, state.table, move, sight):
        if sight.is_any_stale(reading.reads):
            stale, was_right = True, was_right or _all_show(state, sight.then(), reading.reads, move.symbol)
        elif reading.right:
            if sight.held.isdisjoint(reading.claims):
                return Ruling("won", "the first right call", reading)
            held = True
    if was_right:
        return Ruling("late", f"right at turn {sight.turn}, but the table has changed")
    if held:
        return Ruling("late", "its card is held by a tie")
    return Ruling("wrong", f"no match at turn {sight.turn}" if stale else "no match")


def _all_show(state: State, faces: Faces, places: tuple[Place, ...], symbol: Symbol | None) -> bool:
    """Tell whether the cards at all the places show the symbol."""
    cards = [faces[place] if place < len(faces) else None for place in places]
    return all(card is not None and symbol in state.setup.cards[card] for card in cards)


def _with_rivals(state: State, move: Move, judged: Ruling, ahead: Sequence[tuple[Move, bool]]) -> Ruling:
    """Rule a right call: tied if the first call of another player in the tie window is right too and competes."""
    assert judged.reading is not None  # noqa: S101 - only right calls come here
    if not ahead:
        return judged
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


def _sight(state: State, move: Move) -> Sight:
    """Return the places as the player saw them."""
    if move.turn is not None:
        seen = min(move.turn, state.turn)
    else:
        unseen_since = move.at - state.setup.options.tie_ms
        seen = state.turn - sum([time >= unseen_since for time in state.recent])
    return Sight(seen, state.changed, _held(state) if state.ties else NOWHERE, state.history)


def _held(state: State) -> frozenset[Place]:
    """Return the places that undecided ties hold."""
    return frozenset([place for tie in state.ties for call in tie.calls for place in call.reading.claims])


def _won(state: State, seat: Seat, reading: Reading, at: int) -> State:
    return _changed(state, state.game.win(state.setup, state.table, seat, reading), at)


def _settled(state: State, tie: Tie, call: TiedCall, at: int) -> State:
    remaining = tuple([other for other in state.ties if other is not tie])
    return _won(state.with_ties(remaining), call.seat, call.reading, at)


def _changed(state: State, changes: tuple[Change[Any], ...], at: int) -> State:
    game, setup = state.game, state.setup
    turn, changed = state.turn, list(state.changed)
    faces: list[Faces] = []
    for change in changes:
        turn += 1
        faces.append(game.visible(setup, change.table))
        for place in change.places:
            while place >= len(changed):
                changed.append(0)
            changed[place] = turn
    oldest = at - setup.options.tie_ms
    recent = tuple([time for time in state.recent if time >= oldest] + [at] * len(changes))
    table = changes[-1].table
    over = game.is_over(setup, table)
    # Ties that are undecided at the end of a game win nothing.
    ties = () if over else state.ties
    history = state.history.plus(faces)
    return State(game, setup, table, over, state.frozen_until, turn, tuple(changed), recent, ties, history)
