"""A mini-game in progress: moves are ordered by event time and ruled once the watermarks have passed them."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from sosie.rules import Move, Options, Record, Referee, Ruling, Setup, State, Step, Verdict, known_game, next_lapse
from sosie.table.entries import Dealt, Moved, SeatWatermarks
from sosie.table.fairness import LEAST_REACTION_MS
from sosie.table.messages import Ruled
from sosie.table.shared_list import SharedList
from sosie.table.table import MiniGame, Player, Table, TimedMove
from sosie.table.views import face_up, ring_bearer, without_cards
from sosie.types import Symbol

replace = msgspec.structs.replace


def deal(table: Table, name: str, seats: tuple[int, ...], entry: Dealt) -> MiniGame:
    """Deal a mini-game to the given seats."""
    names = tuple(player.name for seat in seats if (player := table.player(seat)))
    cards = tuple(frozenset(table.pack.cards[number]) for number in entry.order)
    setup = Setup(names, cards, table.settings.options, table.settings.own_options(name, table.pack))
    referee = Referee.of(known_game(name), setup)
    symbols = frozenset[Symbol]().union(*cards)
    return MiniGame(
        table.dealt, name, seats, entry.order, symbols, referee, seed=entry.seed, watermarks=(0,) * len(seats)
    )


def is_too_soon(entry: Moved) -> bool:
    """Tell whether a call or slap is faster than anybody can see; takes may be faster."""
    return not entry.take and entry.took < LEAST_REACTION_MS


def is_valid(play: MiniGame, entry: Moved) -> bool:
    """Tell whether the mini-game has such a move, with valid places."""
    game, places = play.referee.state.game, entry.places or ()
    return (
        (not entry.slap or game.has_slap)
        and (entry.on is None or "on" in game.targets)
        and (entry.place is None or "card" in game.targets)
        and (entry.places is None or "cards" in game.targets)
        and min(entry.turn, entry.place or 0, *places) >= 0
        and len(set(places)) == len(places)
    )


def watermark_for(play: MiniGame, entry: Moved) -> int:
    """Return the watermark at which a new move can be ruled."""
    at, error_ms = _event_time(play, play.seats.index(entry.seat), entry)
    return max(_settled_at(play.referee.state.setup.options, at, entry.symbol), at + error_ms)


def add_move(play: MiniGame, entry: Moved) -> MiniGame:
    """Add a pending move at its event time."""
    seat = play.seats.index(entry.seat)
    at, error_ms = _event_time(play, seat, entry)
    move = Move(
        at,
        seat,
        entry.symbol,
        entry.take,
        entry.slap,
        turn=None if entry.take else min(entry.turn, play.referee.state.turn),
        on=None if entry.on is None else play.seats.index(entry.on),
        place=entry.place,
        places=entry.places,
    )
    pending = tuple(sorted((*play.pending, TimedMove(move, entry.took, error_ms, entry.trip)), key=_by_time))
    watermarks = _raised(play, ((entry.seat, at), *entry.watermarks))
    return replace(play, pending=pending, watermarks=watermarks, needed=_needed_watermark(play.referee, pending))


def raise_watermarks(play: MiniGame, watermarks: SeatWatermarks) -> MiniGame:
    """Raise the watermarks of some seats."""
    return replace(play, watermarks=_raised(play, watermarks))


def rule(play: MiniGame, players: tuple[Player | None, ...]) -> tuple[MiniGame, tuple[Step, ...]]:
    """Rule the pending moves that the watermark has passed."""
    if play.needed is None or (watermark := _watermark(play, players)) < play.needed:
        return play, ()
    ready, pending, leader = _split_pending(play, watermark)
    settled = min(watermark, pending[0].move.at) if pending else watermark
    referee, steps = play.referee.feed([timed.move for timed in ready], watermark=settled)
    moments, makers = turns(play, steps)
    ruled = replace(
        play,
        referee=referee,
        moments=moments,
        makers=makers,
        moves=play.moves.plus(ready),
        verdicts=_verdicts(play, steps),
        pending=pending,
        leader=leader,
        ruled_until=watermark,
        needed=_needed_watermark(referee, pending),
    )
    return ruled, steps


def turns(play: MiniGame, steps: tuple[Step, ...]) -> tuple[SharedList[int], SharedList[int]]:
    """Return the moment and the maker of each turn, including the turns of these steps."""
    moments, makers = list[int](), list[int]()
    last, known = play.moments[-1], len(play.moments)
    ties = play.referee.state.ties
    for step in steps:
        while known + len(moments) <= step.state.turn:
            last = max(step.state.recent[-1], last)
            moments.append(last)
            makers.append(step.move.seat if step.move else ties[0].winner.seat)
        ties = step.state.ties
    return play.moments.plus(moments), play.makers.plus(makers)


def _verdicts(play: MiniGame, steps: tuple[Step, ...]) -> SharedList[tuple[int, Verdict]]:
    return play.verdicts.plus(
        [(step.number, step.ruling.verdict) for step in steps if step.number is not None and step.ruling]
    )


def _needed_watermark(referee: Referee, pending: tuple[TimedMove, ...]) -> int | None:
    """Return the watermark at which the first pending move or lapse can be ruled; None if nothing is pending."""
    options = referee.state.setup.options
    moves = [*[waiting.move for waiting in referee.waiting], *[timed.move for timed in pending]]
    due = [(move.at, _settled_at(options, move.at, move.symbol)) for move in moves]
    if (lapse := next_lapse(referee.state)) is not None:
        due.append((lapse, lapse + 1))
    if not due:
        return None
    _, settled_at = min(due)
    return max([settled_at, *[timed.move.at + timed.error_ms for timed in pending if timed.move.at <= settled_at]])


def _settled_at(options: Options, at: int, symbol: Symbol | None) -> int:
    """Return the end of the time in which other moves can affect this one: for a call, the tie window."""
    return at if symbol is None else at + options.tie_ms + 1


def _by_time(timed: TimedMove) -> tuple[int, int]:
    return timed.move.at, timed.move.seat


def _split_pending(
    play: MiniGame, watermark: int
) -> tuple[tuple[TimedMove, ...], tuple[TimedMove, ...], TimedMove | None]:
    """Return the moves for the referee, the moves that stay pending, and the last call that later ones may tie with.

    If the errors of two calls overlap, the later one is moved into the tie window of the earlier one. All moves from
    before the watermark are known, so the result does not depend on the order of arrival.
    """
    tie_ms = play.referee.state.setup.options.tie_ms
    ready: list[TimedMove] = []
    leader = play.leader
    for timed in play.pending:
        move = timed.move
        if leader is not None and _errors_overlap(leader, timed):
            at = min(move.at, leader.move.at + tie_ms)
            ready.append(timed if at == move.at else replace(timed, move=replace(move, at=at)))
        elif move.at + timed.error_ms >= watermark:
            break
        else:
            ready.append(timed)
            leader = leader if move.symbol is None else timed
    return tuple(ready), play.pending[len(ready) :], leader


def _errors_overlap(first: TimedMove, other: TimedMove) -> bool:
    gap = other.move.at - first.move.at
    return (
        other.move.symbol is not None and other.move.seat != first.move.seat and gap <= first.error_ms + other.error_ms
    )


def _watermark(play: MiniGame, players: tuple[Player | None, ...]) -> int:
    """Return the lowest watermark of the people who are present and play."""
    waited_for = [
        moment
        for seat, moment in zip(play.seats, play.watermarks, strict=True)
        if (player := players[seat]) is not None and player.present and not player.level
    ]
    # Bots need no watermark: their moves enter the log in order.
    return max(min(waited_for) if waited_for else max(play.watermarks), play.ruled_until)


def finish(play: MiniGame) -> tuple[MiniGame, tuple[Step, ...]]:
    """Rule the remaining pending moves when a game is over."""
    referee, steps = play.referee.finish(timed.move for timed in play.pending)
    moves, verdicts = play.moves.plus(play.pending), _verdicts(play, steps)
    return replace(play, referee=referee, moves=moves, verdicts=verdicts, pending=(), needed=None), steps


def events(before: MiniGame, after: MiniGame, steps: tuple[Step, ...], first: int) -> Iterator[Ruled]:
    """Yield an event for each step, numbered from `first`."""
    last = before
    for number, step in enumerate(steps, start=first):
        is_last = step.state is after.referee.state
        now = after if is_last else replace(after, referee=replace(after.referee, state=step.state))
        yield _event(last, now, step, number)
        last = now


def record(table: Table, play: MiniGame, *, lapsed: bool) -> Record:
    """Return the record of the mini-game; `lapsed` tells whether it ended by a tie that nobody took."""
    setup = play.referee.state.setup
    cards = tuple(tuple(table.pack.cards[number]) for number in play.cards)
    moves = tuple(sorted((timed.move for timed in play.moves), key=lambda move: move.at))
    ruled = Record(play.name, setup.players, cards, setup.options, setup.own, moves)
    if lapsed and not ruled.replay()[0].over:
        # In a record only a move advances the time: add a take that comes too late.
        end = play.moments[-1] + setup.options.take_ms + 1
        ruled = replace(ruled, moves=(*moves, Move(end, 0, take=True)))
    return ruled


def _event_time(play: MiniGame, seat: int, entry: Moved) -> tuple[int, int]:
    """Return the moment of a move in game time, and its error.

    It is the moment of its turn, or of its tie, plus the reaction time; never before the seat's watermark.
    """
    state = play.referee.state
    tie = next((tie for tie in state.ties if tie.call_of(seat)), None) if entry.take else None
    if tie is not None:
        shown = tie.since + state.setup.options.tie_ms + 1
    else:
        shown = play.moments[min(entry.turn, len(play.moments) - 1)]
    watermark = max(play.watermarks[seat], play.ruled_until)
    at = max(shown + entry.took, watermark)
    return at, min(entry.error_ms, at - watermark) if entry.symbol is not None else 0


def _raised(play: MiniGame, watermarks: SeatWatermarks) -> tuple[int, ...]:
    moments, seats = list(play.watermarks), play.seats
    for seat, moment in watermarks:
        if seat in seats and moment > moments[number := seats.index(seat)]:
            moments[number] = moment
    return tuple(moments)


class _Shown(NamedTuple):
    """The visible table after a ruling that changed it; empty after one that did not."""

    places: tuple[int | None, ...] | None = None
    counts: tuple[int, ...] | None = None
    left: int | None = None
    ring: int | None = None
    out: tuple[int, ...] = ()


_UNCHANGED = _Shown()


def _event(before: MiniGame, now: MiniGame, step: Step, number: int) -> Ruled:
    shown = _UNCHANGED if step.state.turn == before.referee.state.turn else _shown(now, step.state)
    if step.move is None or step.ruling is None:
        return _lapse_event(before, now, number, shown)
    return _ruling_event(now, step.move, step.ruling, step.number or 0, number, shown)


def _shown(now: MiniGame, state: State) -> _Shown:
    counts, left = state.game.counts(state.table), state.game.left(state.setup, state.table)
    return _Shown(face_up(now), counts, left, ring_bearer(now), without_cards(now))


def _lapse_event(before: MiniGame, now: MiniGame, number: int, shown: _Shown) -> Ruled:
    """Return the event of a tie that nobody took in time: its earliest call wins."""
    call = before.referee.state.ties[0].winner
    return Ruled(
        event=number,
        verdict="lapsed",
        seat=now.seats[call.seat],
        turn=now.referee.state.turn,
        reads=call.reading.reads,
        places=shown.places,
        counts=shown.counts,
        left=shown.left,
        ring=shown.ring,
        out=shown.out,
    )


def _ruling_event(now: MiniGame, move: Move, ruling: Ruling, index: int, number: int, shown: _Shown) -> Ruled:
    verdict, tie = ruling.verdict, ruling.tie
    decided = tie.call_of(move.seat) if tie is not None and verdict == "won" else None
    reading = decided.reading if decided else ruling.reading
    margin, rival = _margin(now, move) if verdict == "late" else (None, None)
    return Ruled(
        event=number,
        verdict=verdict,
        seat=now.seats[move.seat],
        turn=now.referee.state.turn,
        symbol=move.symbol,
        take=move.take,
        slap=move.slap,
        took=now.moves[index].took,
        reads=reading.reads if reading else (),
        margin=margin,
        rival=rival,
        frozen=now.referee.state.setup.options.freeze_ms if verdict == "wrong" else None,
        tied=tuple(now.seats[call.seat] for call in tie.calls) if tie is not None and verdict == "tied" else (),
        places=shown.places,
        counts=shown.counts,
        left=shown.left,
        ring=shown.ring,
        out=shown.out,
    )


def _margin(play: MiniGame, move: Move) -> tuple[int | None, int | None]:
    """Return how much too late a call was, and the rival who made the turn after the one that it saw."""
    turn = (play.referee.state.turn if move.turn is None else move.turn) + 1
    if turn > play.referee.state.turn or play.makers[turn] == move.seat:
        return None, None
    return max(move.at - play.moments[turn], 0), play.seats[play.makers[turn]]
