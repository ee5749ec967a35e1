"""A game in progress: moves are ordered by event time and ruled once the watermarks have passed them."""

from typing import Final, final

import msgspec

from sosie.rules import Move, Options, Record, Referee, Ruling, Setup, State, Step, Verdict, known_game, next_lapse
from sosie.rules.shared_list import SharedList
from sosie.rules.value import Value, replace
from sosie.table.entries import Dealt, Moved, SeatWatermarks
from sosie.table.fairness import MIN_REACTION_MS
from sosie.table.messages import Ruled
from sosie.table.settings import all_symbols, card_symbols
from sosie.table.table import LiveGame, Player, Table, TimedMove
from sosie.table.views import current_round, face_up, ring_bearer, without_cards
from sosie.types import Symbol


def deal(table: Table, name: str, seats: tuple[int, ...], entry: Dealt) -> LiveGame:
    """Deal a mini-game to the given seats."""
    names = tuple([player.name for seat in seats if (player := table.player(seat))])
    faces = card_symbols(table.pack)
    cards = tuple([faces[number] for number in entry.order])
    setup = Setup(names, cards, table.settings.options, table.settings.own_options(name, table.pack))
    referee = Referee.of(known_game(name), setup)
    handicaps = tuple([player.handicap_ms for seat in seats if (player := table.player(seat))])
    return begin(table.dealt, name, seats, entry.order, all_symbols(table.pack), referee, entry.seed, handicaps)


def begin(
    number: int,
    name: str,
    seats: tuple[int, ...],
    cards: tuple[int, ...],
    symbols: frozenset[Symbol],
    referee: Referee,
    seed: int = 0,
    handicaps: tuple[int, ...] = (),
) -> LiveGame:
    """Return a mini-game before the first move."""
    return LiveGame(
        number, name, seats, cards, symbols, referee, seed,
        moments=SharedList((0,)), makers=SharedList((-1,)), watermarks=(0,) * len(seats), ruled_until=0,
        moves=SharedList(), verdicts=SharedList(), handicaps=handicaps if any(handicaps) else (),
    )  # fmt: skip


def is_too_soon(entry: Moved) -> bool:
    """Tell whether a call or slap is faster than anybody can see; takes may be faster."""
    return not entry.take and entry.took < MIN_REACTION_MS


def is_valid(game: LiveGame, entry: Moved) -> bool:
    """Tell whether the mini-game has such a move, with valid places."""
    if entry.on is None and entry.place is None and entry.places is None and not entry.slap:
        return entry.turn >= 0
    mini_game, places = game.referee.state.game, entry.places or ()
    return (
        (not entry.slap or mini_game.has_slap)
        and (entry.on is None or "on" in mini_game.targets)
        and (entry.place is None or "card" in mini_game.targets)
        and (entry.places is None or "cards" in mini_game.targets)
        and min(entry.turn, entry.place or 0, *places) >= 0
        and len(set(places)) == len(places)
    )


def unmatched_symbol(game: LiveGame, turn: int) -> Symbol:
    """Return a symbol that is not the match at a turn: the one on the fewest cards that were face up then."""
    state = game.referee.state
    faces = [state.setup.cards[card] for card in state.history[min(turn, state.turn)] if card is not None]
    return min(sorted(game.symbols, key=str), key=lambda symbol: sum([symbol in face for face in faces]))


def watermark_for(game: LiveGame, entry: Moved) -> int:
    """Return the watermark at which a new move can be ruled."""
    at, error_ms = _event_time(game, game.seats.index(entry.seat), entry)
    return _alone(game.referee.state.setup.options, at, error_ms, entry.symbol)


def add_move(game: LiveGame, entry: Moved, players: tuple[Player | None, ...]) -> tuple[LiveGame, tuple[Step, ...]]:
    """Add a move at its event time, and rule the pending moves that the watermark has passed."""
    seat = game.seats.index(entry.seat)
    at, error_ms = _event_time(game, seat, entry)
    move = Move(
        at,
        seat,
        entry.symbol,
        entry.take,
        entry.slap,
        turn=None if entry.take else min(entry.turn, game.referee.state.turn),
        on=None if entry.on is None else game.seats.index(entry.on),
        place=entry.place,
        places=entry.places,
    )
    timed = TimedMove(move, entry.took, error_ms, entry.trip)
    pending = tuple(sorted([*game.pending, timed], key=_by_time)) if game.pending else (timed,)
    watermarks = _raised(game, ((entry.seat, at), *entry.watermarks))
    return _ruled(game, players, watermarks, pending, _needed_watermark(game.referee, pending))


def raise_watermarks(
    game: LiveGame, watermarks: SeatWatermarks, players: tuple[Player | None, ...]
) -> tuple[LiveGame, tuple[Step, ...]]:
    """Raise the watermarks of some seats, and rule the pending moves that the watermark has passed."""
    return _ruled(game, players, _raised(game, watermarks), game.pending, game.needed)


def _ruled(
    game: LiveGame,
    players: tuple[Player | None, ...],
    watermarks: tuple[int, ...],
    pending: tuple[TimedMove, ...],
    needed: int | None,
) -> tuple[LiveGame, tuple[Step, ...]]:
    """Rule the pending moves that the watermark has passed."""
    watermark = _watermark(game, watermarks, players)
    if needed is None or watermark < needed:
        return game.with_pending(watermarks, pending, needed), ()
    ready, pending, leader = _split_pending(game, players, pending, watermark)
    settled = min(watermark, pending[0].move.at) if pending else watermark
    referee, steps = game.referee.feed([timed.move for timed in ready], watermark=settled)
    moments, makers = turns(game, steps)
    ruled = LiveGame(
        game.number, game.name, game.seats, game.cards, game.symbols, referee, game.seed, moments, makers, watermarks,
        watermark, game.moves.plus(ready), _verdicts(game, steps), pending, leader, _needed_watermark(referee, pending),
        game.handicaps,
    )  # fmt: skip
    return ruled, steps


def turns(game: LiveGame, steps: tuple[Step, ...]) -> tuple[SharedList[int], SharedList[int]]:
    """Return the moment and the maker of each turn, including the turns of these steps."""
    moments: list[int] = []
    makers: list[int] = []
    last, known = game.moments[-1], len(game.moments)
    ties = game.referee.state.ties
    for step in steps:
        while known + len(moments) <= step.state.turn:
            last = max(step.state.recent[-1], last)
            moments.append(last)
            makers.append(step.move.seat if step.move else ties[0].winner.seat)
        ties = step.state.ties
    return game.moments.plus(moments), game.makers.plus(makers)


def _verdicts(game: LiveGame, steps: tuple[Step, ...]) -> SharedList[tuple[int, Verdict]]:
    return game.verdicts.plus(
        [(step.number, step.ruling.verdict) for step in steps if step.number is not None and step.ruling]
    )


def _needed_watermark(referee: Referee, pending: tuple[TimedMove, ...]) -> int | None:
    """Return the watermark at which the first pending move or lapse can be ruled; None if nothing is pending."""
    state, options = referee.state, referee.state.setup.options
    if len(pending) <= 1 and not referee.waiting and not state.ties:
        if not pending:
            return None
        move = pending[0].move
        return _alone(options, move.at, pending[0].error_ms, move.symbol)
    lapse = next_lapse(state)
    moves = [*[waiting.move for waiting in referee.waiting], *[timed.move for timed in pending]]
    due = [(move.at, _settled_at(options, move.at, move.symbol)) for move in moves]
    if lapse is not None:
        due.append((lapse, lapse + 1))
    if not due:
        return None
    # By the time alone: of moves at the same time, the referee rules the one with the lower number first.
    _, settled_at = min(due, key=lambda one: one[0])
    return max([settled_at, *[timed.move.at + timed.error_ms for timed in pending if timed.move.at <= settled_at]])


def _alone(options: Options, at: int, error_ms: int, symbol: Symbol | None) -> int:
    """Return the watermark at which a move can be ruled if no other one is pending."""
    return max(_settled_at(options, at, symbol), at + error_ms)


def _settled_at(options: Options, at: int, symbol: Symbol | None) -> int:
    """Return the end of the time in which other moves can affect this one: for a call, the tie window."""
    return at if symbol is None else at + options.tie_ms + 1


def _by_time(timed: TimedMove) -> tuple[int, int]:
    return timed.move.at, timed.move.seat


def _split_pending(
    game: LiveGame, players: tuple[Player | None, ...], pending: tuple[TimedMove, ...], watermark: int
) -> tuple[tuple[TimedMove, ...], tuple[TimedMove, ...], TimedMove | None]:
    """Return the moves for the referee, the moves that stay pending, and the last call that later ones may tie with.

    If the errors of two calls overlap, the later one is moved into the tie window of the earlier one. All moves from
    before the watermark are known, so the result does not depend on the order of arrival.
    """
    tie_ms = game.referee.state.setup.options.tie_ms
    ready: list[TimedMove] = []
    leader = game.leader
    for timed in pending:
        move = timed.move
        if leader is not None and _errors_overlap(leader, timed) and not _share_clock(game, players, leader, timed):
            at = min(move.at, leader.move.at + tie_ms)
            ready.append(
                timed if at == move.at else TimedMove(move.moved_to(at), timed.took, timed.error_ms, timed.trip)
            )
        elif move.at + timed.error_ms >= watermark:
            break
        else:
            ready.append(timed)
            leader = leader if move.symbol is None else timed
    return tuple(ready), pending[len(ready) :], leader


def _errors_overlap(first: TimedMove, other: TimedMove) -> bool:
    gap = other.move.at - first.move.at
    return (
        other.move.symbol is not None and other.move.seat != first.move.seat and gap <= first.error_ms + other.error_ms
    )


def _share_clock(game: LiveGame, players: tuple[Player | None, ...], first: TimedMove, other: TimedMove) -> bool:
    """Tell whether two players share a connection: one page has measured both, so their order is certain."""
    one, two = players[game.seats[first.move.seat]], players[game.seats[other.move.seat]]
    return one is not None and two is not None and one.connection == two.connection != ""


def _watermark(game: LiveGame, watermarks: tuple[int, ...], players: tuple[Player | None, ...]) -> int:
    """Return the lowest watermark of the people who are present and play."""
    lowest = None
    for number, seat in enumerate(game.seats):
        player = players[seat]
        # Bots need no watermark: their moves enter the log in order.
        if player is not None and player.present and not player.level:
            moment = watermarks[number]
            lowest = moment if lowest is None or moment < lowest else lowest
    return max(max(watermarks) if lowest is None else lowest, game.ruled_until)


def finish(game: LiveGame) -> tuple[LiveGame, tuple[Step, ...]]:
    """Rule the remaining pending moves when a game is over."""
    referee, steps = game.referee.finish(timed.move for timed in game.pending)
    moves, verdicts = game.moves.plus(game.pending), _verdicts(game, steps)
    return replace(game, referee=referee, moves=moves, verdicts=verdicts, pending=(), needed=None), steps


def updates(before: LiveGame, after: LiveGame, steps: tuple[Step, ...], first: int) -> list[Ruled]:
    """Return an update for each step, numbered from `first`."""
    told = []
    last = before.referee.state
    for number, step in enumerate(steps, first):
        told.append(_update(after, last, step, number))
        last = step.state
    return told


def record(table: Table, game: LiveGame, *, lapsed: bool) -> Record:
    """Return the record of the mini-game; `lapsed` tells whether it ended by a tie that nobody took."""
    setup = game.referee.state.setup
    cards = tuple(tuple(table.pack.cards[number]) for number in game.cards)
    moves = tuple(sorted((timed.move for timed in game.moves), key=lambda move: move.at))
    handicap_ms = {name: game.handicap(seat) for seat, name in enumerate(setup.players) if game.handicap(seat)}
    ruled = Record(game.name, setup.players, cards, setup.options, setup.own, moves, None, handicap_ms)
    if lapsed and not ruled.replay()[0].over:
        # In a record only a move advances the time: add a take that comes too late.
        end = game.moments[-1] + setup.options.take_ms + 1
        late_take = Move(end, 0, take=True)
        ruled = msgspec.structs.replace(ruled, moves=(*moves, late_take))
    return ruled


def _event_time(game: LiveGame, seat: int, entry: Moved) -> tuple[int, int]:
    """Return the moment of a move in game time, and its error.

    It is the moment of its turn, or of its tie, plus the reaction time and the seat's handicap; never before the
    seat's watermark.
    """
    state = game.referee.state
    tie = next((tie for tie in state.ties if tie.call_of(seat)), None) if entry.take and state.ties else None
    if tie is not None:
        shown = tie.since + state.setup.options.tie_ms + 1
    else:
        shown = game.moments[min(entry.turn, len(game.moments) - 1)]
    watermark = max(game.watermarks[seat], game.ruled_until)
    at = max(shown + entry.took + game.handicap(seat), watermark)
    return at, min(entry.error_ms, at - watermark) if entry.symbol is not None else 0


def _raised(game: LiveGame, watermarks: SeatWatermarks) -> tuple[int, ...]:
    moments, seats = list(game.watermarks), game.seats
    for seat, moment in watermarks:
        if seat in seats and moment > moments[number := seats.index(seat)]:
            moments[number] = moment
    return tuple(moments)


@final
class _Shown(Value):
    """The visible table after a ruling that changed it; empty after one that did not."""

    def __init__(
        self,
        places: tuple[int | None, ...] | None = None,
        counts: tuple[int, ...] | None = None,
        left: int | None = None,
        ring: int | None = None,
        out: tuple[int, ...] = (),
        round_number: int = 0,
    ) -> None:
        self.places: Final = places
        self.counts: Final = counts
        self.left: Final = left
        self.ring: Final = ring
        self.out: Final = out
        self.round_number: Final = round_number


_UNCHANGED = _Shown()


def _update(game: LiveGame, before: State, step: Step, number: int) -> Ruled:
    state = step.state
    shown = _UNCHANGED if state.turn == before.turn else _shown(game, state)
    if step.move is None or step.ruling is None:
        return _lapse_update(game, before, state, number, shown)
    return _ruling_update(game, state, step.move, step.ruling, step.number or 0, number, shown)


def _shown(game: LiveGame, state: State) -> _Shown:
    counts, left = state.game.counts(state.table), state.game.left(state.setup, state.table)
    ring, out = ring_bearer(game, state), without_cards(game, state)
    return _Shown(face_up(game, state), counts, left, ring, out, current_round(state))


def _lapse_update(game: LiveGame, before: State, state: State, number: int, shown: _Shown) -> Ruled:
    """Return the update of a tie that nobody took in time: its earliest call wins."""
    call = before.ties[0].winner
    return Ruled(
        event=number,
        verdict="lapsed",
        seat=game.seats[call.seat],
        turn=state.turn,
        reads=call.reading.reads,
        places=shown.places,
        counts=shown.counts,
        left=shown.left,
        ring=shown.ring,
        out=shown.out,
        round=shown.round_number,
    )


def _ruling_update(
    game: LiveGame, state: State, move: Move, ruling: Ruling, index: int, number: int, shown: _Shown
) -> Ruled:
    verdict, tie = ruling.verdict, ruling.tie
    decided = tie.call_of(move.seat) if tie is not None and verdict == "won" else None
    reading = decided.reading if decided else ruling.reading
    margin, rival = _margin(game, state, move) if verdict == "late" else (None, None)
    return Ruled(
        event=number,
        verdict=verdict,
        seat=game.seats[move.seat],
        turn=state.turn,
        symbol=move.symbol,
        take=move.take,
        slap=move.slap,
        took=game.moves[index].took,
        reads=reading.reads if reading else (),
        margin=margin,
        rival=rival,
        # The move counts later than it was made, and the freeze runs since it was made.
        frozen=max(state.setup.options.freeze_ms - game.handicap(move.seat), 0) if verdict == "wrong" else None,
        tied=tuple([game.seats[call.seat] for call in tie.calls]) if tie is not None and verdict == "tied" else (),
        places=shown.places,
        counts=shown.counts,
        left=shown.left,
        ring=shown.ring,
        out=shown.out,
        round=shown.round_number,
    )


def _margin(game: LiveGame, state: State, move: Move) -> tuple[int | None, int | None]:
    """Return the delay of a late call, and the rival who made the turn after the one that it saw.

    The delay has no handicaps in it; None if only the handicap made the call late.
    """
    turn = (state.turn if move.turn is None else move.turn) + 1
    if turn > state.turn or (maker := game.makers[turn]) == move.seat:
        return None, None
    handicap = game.handicap(move.seat) - game.handicap(maker)
    margin = move.at - game.moments[turn] - handicap
    return None if handicap > 0 >= margin else max(margin, 0), game.seats[maker]
