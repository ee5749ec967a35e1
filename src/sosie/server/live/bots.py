"""The bot driver: plans the next moves of the bots at a table, which go through the log like all moves."""

from collections.abc import Iterator
from hashlib import blake2b

from sosie.bots import LEVELS, Bot, Intention, intend, intend_slap, intend_take
from sosie.rules import Move, State
from sosie.table.entries import Moved
from sosie.table.fairness import MIN_REACTION_MS
from sosie.table.table import LiveGame, Table


class BotDriver:
    """Plans the moves of all bots of a mini-game.

    The plans depend only on the log, so all servers plan the same moves with the same numbers.
    """

    def __init__(self, table: Table, game: LiveGame) -> None:
        self._name = f"{game.seed}/{table.code}/{game.number}"
        self._calls: dict[int, Intention] = {}
        self._slaps: dict[int, Intention] = {}
        self._takes: dict[int, Move] = {}
        self._attempts: dict[int, int] = {}
        self._last_move_at: dict[int, int] = {}
        self._playing: set[int] = set()

    def update(self, table: Table, game: LiveGame, moment: int = 0) -> None:
        """Update the plans of all bots for the current table; one that has just sat in sees it from this moment on."""
        state = game.referee.state
        # A move is planned once: it waits for a watermark before the referee has it, and after that for its ruling.
        waiting = {one.move.seat for one in game.referee.waiting} | {one.move.seat for one in game.pending}
        for number, seat in enumerate(game.seats):
            player = table.player(seat)
            if player is None or not player.level or player.present or state.over:
                self._remove_all(number)
            else:
                if number not in self._playing:
                    self._playing.add(number)
                    self._last_move_at[number] = max(moment, self._last_move_at.get(number, 0))
                bot = Bot(LEVELS[player.level], self._seed_of(seat), handicap_ms=game.handicap(number))
                self._update(game, state, number, bot, is_waiting=number in waiting)

    def next(self) -> int | None:
        """Return the moment of the next planned move."""
        return min((move.at for _, move in self._planned()), default=None)

    def due(self, table: Table, game: LiveGame, until: int) -> Iterator[Moved]:
        """Yield the planned moves up to a moment, the earliest first, and remove them."""
        ready = [(number, move) for number, move in self._planned() if move.at <= until]
        for number, move in sorted(ready, key=lambda one: (one[1].at, one[0])):
            self._remove(number, move)
            self._last_move_at[number] = move.at - game.handicap(number)
            yield _entry(game, number, move, table.last_requests[game.seats[number]] + 1)

    def on_move(self, game: LiveGame, entry: Moved) -> None:
        """Remove the plan for a move that is in the log, from any server."""
        if entry.seat not in game.seats:
            return
        number = game.seats.index(entry.seat)
        (self._takes if entry.take else self._slaps if entry.slap else self._calls).pop(number, None)
        if not entry.take:
            at = game.moments[min(max(entry.turn, 0), len(game.moments) - 1)] + entry.took
            self._last_move_at[number] = max(self._last_move_at.get(number, 0), at)

    def _seed_of(self, seat: int) -> int:
        """Return the seed of a bot, which is secret like the seed of the deal."""
        return int.from_bytes(blake2b(f"{self._name}/{seat}".encode(), digest_size=8).digest())

    def _update(self, game: LiveGame, state: State, number: int, bot: Bot, *, is_waiting: bool) -> None:
        tie = next((tie for tie in state.ties if tie.call_of(number)), None)
        free_at = state.frozen_until[number] - bot.handicap_ms
        since = max(game.moments[-1], free_at, self._last_move_at.get(number, 0))
        if tie is not None:
            self._calls.pop(number, None)
            if number not in self._takes and not is_waiting:
                self._takes[number] = intend_take(state, number, bot, since=tie.since + state.setup.options.tie_ms)
            return
        self._takes.pop(number, None)
        if not self._is_current(state, self._calls.get(number)):
            self._calls.pop(number, None)
            self._attempts[number] = self._attempts.get(number, 0) + 1
            call = None if is_waiting else intend(state, number, bot, since=since, attempt=self._attempts[number])
            if call is not None:
                self._calls[number] = call
        if state.game.has_slap and not self._is_current(state, self._slaps.get(number)):
            self._slaps.pop(number, None)
            slap = None if is_waiting else intend_slap(state, number, bot, since=since)
            if slap is not None:
                self._slaps[number] = slap

    def _is_current(self, state: State, intention: Intention | None) -> bool:
        """Tell whether the cards of a planned move are unchanged."""
        if intention is None:
            return False
        seen, changed = intention.move.turn or 0, state.changed
        return all(place >= len(changed) or changed[place] <= seen for place in intention.reads)

    def _planned(self) -> Iterator[tuple[int, Move]]:
        for number, intention in (*self._calls.items(), *self._slaps.items()):
            yield number, intention.move
        yield from self._takes.items()

    def _remove_all(self, number: int) -> None:
        self._playing.discard(number)
        for moves in (self._calls, self._slaps, self._takes):
            moves.pop(number, None)

    def _remove(self, number: int, move: Move) -> None:
        if move.take:
            self._takes.pop(number, None)
        elif move.slap:
            self._slaps.pop(number, None)
        else:
            self._calls.pop(number, None)


def _entry(game: LiveGame, number: int, move: Move, request: int) -> Moved:
    """Return the log entry for a bot's move."""
    state = game.referee.state
    tie = next((tie for tie in state.ties if tie.call_of(number)), None) if move.take else None
    turn = min(move.turn if move.turn is not None else state.turn, state.turn)
    start = tie.since + state.setup.options.tie_ms + 1 if tie else game.moments[turn]
    took = max(move.at - game.handicap(number) - start, 0 if move.take else MIN_REACTION_MS)
    return Moved(
        game.seats[number],
        request,
        turn,
        took,
        symbol=move.symbol,
        take=move.take,
        slap=move.slap,
        on=None if move.on is None else game.seats[move.on],
        place=move.place,
        places=move.places,
        game=game.number,
    )
