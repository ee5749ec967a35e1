"""The bots at a table: what each will do next, and when; their moves go through the log as people's do."""

from collections.abc import Iterator
from hashlib import blake2b

from sosie.bots import LEVELS, Bot, Intention, intend, intend_slap, intend_take
from sosie.rules import Move, State
from sosie.table.entries import Moved
from sosie.table.fairness import LEAST_REACTION_MS
from sosie.table.table import MiniGame, Table


class BotDriver:
    """What the bots of one mini-game have in mind.

    It follows from the log alone, so all servers that think for them come to the same moves, with the same numbers.
    """

    def __init__(self, table: Table, play: MiniGame) -> None:
        self._name = f"{play.seed}/{table.code}/{play.number}"
        self._calls: dict[int, Intention] = {}
        self._slaps: dict[int, Intention] = {}
        self._takes: dict[int, Move] = {}
        self._looks: dict[int, int] = {}
        self._last: dict[int, int] = {}

    def look(self, table: Table, play: MiniGame) -> None:
        """Let every bot look at the table as it is now."""
        state = play.referee.state
        waiting = {waiting.move.seat for waiting in play.referee.waiting}
        for number, seat in enumerate(play.seats):
            player = table.player(seat)
            if player is None or not player.level or player.present or state.over:
                self._forget(number)
            else:
                bot = Bot(LEVELS[player.level], self._seed_of(seat))
                self._look(play, state, number, bot, hushed=number in waiting)

    def next(self) -> int | None:
        """Return the moment of the next move that a bot has in mind."""
        return min((move.at for _, move in self._intended()), default=None)

    def due(self, table: Table, play: MiniGame, until: int) -> Iterator[Moved]:
        """Yield the moves that bots make up to a moment, the earliest first, and forget them."""
        ready = sorted((move.at, number, move) for number, move in self._intended() if move.at <= until)
        for at, number, move in ready:
            self._forget_move(number, move)
            self._last[number] = at
            player = table.player(play.seats[number])
            yield _entry(play, number, move, (player.last_request if player else 0) + 1)

    def note(self, play: MiniGame, entry: Moved) -> None:
        """Let a bot know that its move is in the log, by whichever server it came there."""
        if entry.seat not in play.seats:
            return
        number = play.seats.index(entry.seat)
        (self._takes if entry.take else self._slaps if entry.slap else self._calls).pop(number, None)
        if not entry.take:
            at = play.moments[min(max(entry.turn, 0), len(play.moments) - 1)] + entry.took
            self._last[number] = max(self._last.get(number, 0), at)

    def _seed_of(self, seat: int) -> int:
        """Return the seed of a bot, which nobody can work out without that of the deal."""
        return int.from_bytes(blake2b(f"{self._name}/{seat}".encode(), digest_size=8).digest())

    def _look(self, play: MiniGame, state: State, number: int, bot: Bot, *, hushed: bool) -> None:
        tie = next((tie for tie in state.ties if tie.call_of(number)), None)
        since = max(play.moments[-1], state.frozen_until[number], self._last.get(number, 0))
        if tie is not None:
            self._calls.pop(number, None)
            if number not in self._takes and not hushed:
                self._takes[number] = intend_take(state, number, bot, since=tie.since + state.setup.options.tie_ms)
            return
        self._takes.pop(number, None)
        if not self._still_meant(state, self._calls.get(number)):
            self._calls.pop(number, None)
            self._looks[number] = self._looks.get(number, 0) + 1
            call = None if hushed else intend(state, number, bot, since=since, attempt=self._looks[number])
            if call is not None:
                self._calls[number] = call
        if state.game.has_slap and not self._still_meant(state, self._slaps.get(number)):
            self._slaps.pop(number, None)
            slap = None if hushed else intend_slap(state, number, bot, since=since)
            if slap is not None:
                self._slaps[number] = slap

    def _still_meant(self, state: State, intention: Intention | None) -> bool:
        """Tell whether nothing that a bot looks at has changed since it made up its mind."""
        if intention is None:
            return False
        seen, changed = intention.move.turn or 0, state.changed
        return all(place >= len(changed) or changed[place] <= seen for place in intention.reads)

    def _intended(self) -> Iterator[tuple[int, Move]]:
        for number, intention in (*self._calls.items(), *self._slaps.items()):
            yield number, intention.move
        yield from self._takes.items()

    def _forget(self, number: int) -> None:
        for moves in (self._calls, self._slaps, self._takes):
            moves.pop(number, None)

    def _forget_move(self, number: int, move: Move) -> None:
        if move.take:
            self._takes.pop(number, None)
        elif move.slap:
            self._slaps.pop(number, None)
        else:
            self._calls.pop(number, None)


def _entry(play: MiniGame, number: int, move: Move, message: int) -> Moved:
    """Return a bot's move as it is appended: on which turn, and how long after."""
    state = play.referee.state
    tie = next((tie for tie in state.ties if tie.call_of(number)), None) if move.take else None
    turn = min(move.turn if move.turn is not None else state.turn, state.turn)
    start = tie.since + state.setup.options.tie_ms + 1 if tie else play.moments[turn]
    took = max(move.at - start, 0 if move.take else LEAST_REACTION_MS)
    return Moved(
        play.seats[number],
        message,
        turn,
        took,
        symbol=move.symbol,
        take=move.take,
        slap=move.slap,
        on=None if move.on is None else play.seats[move.on],
        place=move.place,
        places=move.places,
        game=play.number,
    )
