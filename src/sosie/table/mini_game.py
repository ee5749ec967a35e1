"""A mini-game at a table: calls come in by event time, wait until nothing earlier can come, and are ruled."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sosie.rules import Move, Options, Record, Referee, Ruling, Setup, Step, Verdict, known_game, next_lapse
from sosie.table.entries import Dealt, Moved
from sosie.table.fairness import LEAST_REACTION_MS
from sosie.table.messages import Ruled
from sosie.table.shared_list import SharedList
from sosie.table.table import MiniGame, Player, Table, TimedMove
from sosie.table.views import face_up, out_of_it, ring_bearer
from sosie.types import Symbol

replace = msgspec.structs.replace


def deal(table: Table, name: str, seats: tuple[int, ...], entry: Dealt) -> MiniGame:
    """Deal a mini-game to some of the seats."""
    names = tuple(player.name for seat in seats if (player := table.player(seat)))
    cards = tuple(frozenset(table.pack.cards[number]) for number in entry.order)
    setup = Setup(names, cards, table.settings.options, table.settings.own_options(name, table.pack))
    referee = Referee.of(known_game(name), setup)
    symbols = frozenset[Symbol]().union(*cards)
    return MiniGame(table.dealt, name, seats, entry.order, symbols, referee, seed=entry.seed, heard=(0,) * len(seats))


def is_too_soon(entry: Moved) -> bool:
    """Tell whether a call came before anybody could have seen what it is about; hands are quicker than eyes."""
    return not entry.take and entry.took < LEAST_REACTION_MS


def is_sound(play: MiniGame, entry: Moved) -> bool:
    """Tell whether a move is one that this mini-game knows, about places that there can be."""
    game, places = play.referee.state.game, entry.places or ()
    return (
        (not entry.slap or game.has_slap)
        and (entry.on is None or "on" in game.targets)
        and (entry.place is None or "card" in game.targets)
        and (entry.places is None or "cards" in game.targets)
        and min(entry.turn, entry.place or 0, *places) >= 0
        and len(set(places)) == len(places)
    )


def needed_for(play: MiniGame, entry: Moved) -> int:
    """Return the moment up to which all must be heard before a move that has just come in can be ruled."""
    at, unsure = _moment(play, play.seats.index(entry.seat), entry)
    return max(_ripe(play.referee.state.setup.options, at, entry.symbol), at + unsure)


def add_move(play: MiniGame, entry: Moved) -> MiniGame:
    """Take a move in, at the moment at which it was spotted."""
    seat = play.seats.index(entry.seat)
    at, unsure = _moment(play, seat, entry)
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
    pending = tuple(sorted((*play.pending, TimedMove(move, entry.took, unsure, entry.trip)), key=_order))
    heard = _raised(play, ((entry.seat, at), *entry.heard))
    return replace(play, pending=pending, heard=heard, needed=_needed(play.referee, pending))


def add_heard(play: MiniGame, heard: tuple[tuple[int, int], ...]) -> MiniGame:
    """Note that nothing more can come from some seats from before some moments."""
    return replace(play, heard=_raised(play, heard))


def rule(play: MiniGame, players: tuple[Player | None, ...]) -> tuple[MiniGame, tuple[Step, ...]]:
    """Rule what can be ruled, now that all who play have been heard so far."""
    if play.needed is None or (watermark := _watermark(play, players)) < play.needed:
        return play, ()
    told, pending, leader = _told_apart(play, watermark)
    settled = min(watermark, pending[0].move.at) if pending else watermark
    referee, steps = play.referee.feed([noted.move for noted in told], watermark=settled)
    moments, makers = turns(play, steps)
    ruled = replace(
        play,
        referee=referee,
        moments=moments,
        makers=makers,
        moves=play.moves.plus(told),
        verdicts=_verdicts(play, steps),
        pending=pending,
        leader=leader,
        ruled=watermark,
        needed=_needed(referee, pending),
    )
    return ruled, steps


def turns(play: MiniGame, steps: tuple[Step, ...]) -> tuple[SharedList[int], SharedList[int]]:
    """Return the moment of each turn and who made it, with those that some more steps have brought."""
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


def _needed(referee: Referee, pending: tuple[TimedMove, ...]) -> int | None:
    """Return the moment beyond which all must be heard before the first thing that waits can be ruled."""
    options = referee.state.setup.options
    moves = [*[waiting.move for waiting in referee.waiting], *[noted.move for noted in pending]]
    due = [(move.at, _ripe(options, move.at, move.symbol)) for move in moves]
    if (lapse := next_lapse(referee.state)) is not None:
        due.append((lapse, lapse + 1))
    if not due:
        return None
    _, ripe = min(due)
    return max([ripe, *[noted.move.at + noted.unsure for noted in pending if noted.move.at <= ripe]])


def _ripe(options: Options, at: int, symbol: Symbol | None) -> int:
    """Return the moment up to which a move may depend on others: for a call, on rivals too."""
    return at if symbol is None else at + options.tie_ms + 1


def _order(noted: TimedMove) -> tuple[int, int]:
    return noted.move.at, noted.move.seat


def _told_apart(
    play: MiniGame, watermark: int
) -> tuple[tuple[TimedMove, ...], tuple[TimedMove, ...], TimedMove | None]:
    """Return what the referee is told, what waits, and the last call that later ones may be in doubt with.

    A call that cannot be told apart from an earlier one, by what is not known of both, is put so near to it that they
    are tied. Everything that may be from before the watermark is known, so a call that ends before it, by all that is
    not known of it, has met all that it may be in doubt with, and the order in which calls came in has no say in this.
    """
    tie_ms = play.referee.state.setup.options.tie_ms
    told: list[TimedMove] = []
    leader = play.leader
    for noted in play.pending:
        move = noted.move
        if leader is not None and _is_in_doubt(leader, noted):
            at = min(move.at, leader.move.at + tie_ms)
            told.append(noted if at == move.at else replace(noted, move=replace(move, at=at)))
        elif move.at + noted.unsure >= watermark:
            break
        else:
            told.append(noted)
            leader = leader if move.symbol is None else noted
    return tuple(told), play.pending[len(told) :], leader


def _is_in_doubt(first: TimedMove, other: TimedMove) -> bool:
    gap = other.move.at - first.move.at
    return other.move.symbol is not None and other.move.seat != first.move.seat and gap <= first.unsure + other.unsure


def _watermark(play: MiniGame, players: tuple[Player | None, ...]) -> int:
    """Return the moment from before which nothing more can come from anybody who is waited for."""
    waited_for = [
        moment
        for seat, moment in zip(play.seats, play.heard, strict=True)
        if (player := players[seat]) is not None and player.present and not player.level
    ]
    # Bots' moves are in the log before anything that comes after them.
    return max(min(waited_for) if waited_for else max(play.heard), play.ruled)


def finish(play: MiniGame) -> tuple[MiniGame, tuple[Step, ...]]:
    """Rule what still waits when a game is over."""
    referee, steps = play.referee.finish(noted.move for noted in play.pending)
    moves, verdicts = play.moves.plus(play.pending), _verdicts(play, steps)
    return replace(play, referee=referee, moves=moves, verdicts=verdicts, pending=(), needed=None), steps


def events(before: MiniGame, after: MiniGame, steps: tuple[Step, ...], first: int) -> Iterator[Ruled]:
    """Yield what there is to say about each step, numbered from `first` on."""
    last = before
    for number, step in enumerate(steps, start=first):
        is_last = step.state is after.referee.state
        now = after if is_last else replace(after, referee=replace(after.referee, state=step.state))
        yield _told(last, now, step, number)
        last = now


def record(table: Table, play: MiniGame, *, lapsed: bool) -> Record:
    """Return the mini-game written down; `lapsed` tells whether its end was a tie that nobody took."""
    setup = play.referee.state.setup
    cards = tuple(tuple(table.pack.cards[number]) for number in play.cards)
    moves = tuple(sorted((noted.move for noted in play.moves), key=lambda move: move.at))
    ruled = Record(play.name, setup.players, cards, setup.options, setup.own, moves)
    if lapsed and not ruled.replay()[0].over:
        # A record shows that time went on only by a move: a hand that comes too late.
        end = play.moments[-1] + setup.options.take_ms + 1
        ruled = replace(ruled, moves=(*moves, Move(end, 0, take=True)))
    return ruled


def _moment(play: MiniGame, seat: int, entry: Moved) -> tuple[int, int]:
    """Return when a move was made on the game's own time line, and by how much that may be wrong.

    That is as long after its turn, or its tie, was seen as it took; and not, whatever is not known of it, before what
    was promised to be over.
    """
    state = play.referee.state
    tie = next((tie for tie in state.ties if tie.call_of(seat)), None) if entry.take else None
    if tie is not None:
        seen = tie.since + state.setup.options.tie_ms + 1
    else:
        seen = play.moments[min(entry.turn, len(play.moments) - 1)]
    over = max(play.heard[seat], play.ruled)
    at = max(seen + entry.took, over)
    return at, min(entry.unsure, at - over) if entry.symbol is not None else 0


def _raised(play: MiniGame, heard: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    moments, seats = list(play.heard), play.seats
    for seat, moment in heard:
        if seat in seats and moment > moments[number := seats.index(seat)]:
            moments[number] = moment
    return tuple(moments)


def _told(before: MiniGame, now: MiniGame, step: Step, number: int) -> Ruled:
    state = step.state
    if state.turn == before.referee.state.turn:
        changed: tuple[Any, ...] = (None, None, None, None, ())
    else:
        places, counts = face_up(now), state.game.counts(state.table)
        left = state.game.left(state.setup, state.table)
        changed = (places, counts, left, ring_bearer(now), out_of_it(now))
    if step.move is None or step.ruling is None:
        # A tie that nobody took in time: its earliest call stands.
        call = before.referee.state.ties[0].winner
        reads = call.reading.reads
        seat = now.seats[call.seat]
        return Ruled(
            number, "lapsed", seat, state.turn, None, False, False, None, reads, None, None, None, (), *changed
        )
    return _ruling_told(now, step.move, step.ruling, step.number or 0, number, changed)


def _ruling_told(now: MiniGame, move: Move, ruling: Ruling, place: int, number: int, changed: tuple[Any, ...]) -> Ruled:
    verdict, tie = ruling.verdict, ruling.tie
    decided = tie.call_of(move.seat) if tie is not None and verdict == "won" else None
    reading = decided.reading if decided else ruling.reading
    margin, rival = _margin(now, move) if verdict == "late" else (None, None)
    options = now.referee.state.setup.options
    return Ruled(
        number,
        verdict,
        now.seats[move.seat],
        now.referee.state.turn,
        move.symbol,
        move.take,
        move.slap,
        now.moves[place].took,
        reading.reads if reading else (),
        margin,
        rival,
        options.freeze_ms if verdict == "wrong" else None,
        tuple(now.seats[call.seat] for call in tie.calls) if tie is not None and verdict == "tied" else (),
        *changed,
    )


def _margin(play: MiniGame, move: Move) -> tuple[int | None, int | None]:
    """Return by how much a call was beaten, and by whom: by who changed the table first after what it had seen."""
    turn = (play.referee.state.turn if move.turn is None else move.turn) + 1
    if turn > play.referee.state.turn or play.makers[turn] == move.seat:
        return None, None
    return max(move.at - play.moments[turn], 0), play.seats[play.makers[turn]]
