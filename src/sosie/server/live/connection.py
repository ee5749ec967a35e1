"""A connection of a player or spectator to a table, and the times at which its turns were shown."""

from typing import Final, final

from sosie.server.live.transport import Transport
from sosie.table.entries import Came, Moved
from sosie.table.fairness import MAX_JITTER_MS, Link, Reaction, reaction
from sosie.table.live_game import unmatched_symbol
from sosie.table.messages import Call, Forfeit, Slap, Take
from sosie.table.table import LiveGame

_KEPT_TURNS = 16
_NEW_LINK = Link()
MoveRequest = Call | Take | Slap | Forfeit
_Turn = tuple[bool, int, int | None]
"""Whether a move is a take, its turn, and its mini-game."""


@final
class Timeline:
    """The times at which turns and ties were shown, by game time and by the clock, in milliseconds."""

    def __init__(self) -> None:
        self.turns: dict[int, float] = {}
        """The time at which each of the latest turns was shown, by the clock."""
        self.moment = 0
        """The latest moment that was shown, in game time."""
        self.shown = 0.0
        """The time of that moment, by the clock."""
        self.reveals: dict[int, float] = {}
        """The times from sending the latest turns to their paint on the table's screen, in heads-up games."""

    def show_turn(self, turn: int, moment: int, now: float) -> None:
        """Record that a turn is shown now."""
        if len(self.turns) >= _KEPT_TURNS:
            del self.turns[next(iter(self.turns))]
        self.turns[turn] = now
        self.moment, self.shown = moment, now

    def reveal(self, turn: int, reveal_ms: float) -> None:
        """Record when the table's screen has painted a turn."""
        self.reveals[turn] = reveal_ms
        if len(self.reveals) > _KEPT_TURNS:
            del self.reveals[next(iter(self.reveals))]

    def reveal_of(self, turn: int) -> float | None:
        """Return when the table's screen painted a turn, or else its latest painted turn; None without any."""
        if not self.reveals:
            return None
        return self.reveals.get(turn, next(reversed(self.reveals.values()), None))

    def show_tie(self, moment: int, now: float) -> None:
        """Record that a tie is shown now; `moment` is the earliest at which it can be taken."""
        self.moment, self.shown = moment, now

    def since(self, turn: int, now: float) -> float:
        """Return the time since a turn was shown; a forgotten turn counts as the oldest one.

        A turn that was not shown counts as the one before it: a move must not count at a moment that is still to come.
        """
        shown = self.turns.get(turn)
        if shown is None:
            oldest = min(self.turns.values(), default=now)
            shown = max([at for other, at in self.turns.items() if other < turn], default=oldest)
        return now - shown

    def moment_at(self, now: float) -> float:
        """Convert a time by the clock to game time."""
        return self.moment + now - self.shown


@final
class Touches:
    """Keeps the touches of one screen as far apart as its page measured them.

    The bounds of a trip may move two touches closer together, since a late packet delays the next one too. Seats that
    share a connection share its clock, so their order is known better than their times.
    """

    def __init__(self) -> None:
        self._turn: _Turn | None = None
        self._shift = 0.0
        """The difference between the ruled time of the latest touch at that turn and the page's own."""

    def spaced(self, turn: _Turn, elapsed: float, link: Link, page: float | None) -> Reaction:
        """Return the reaction time of a move, as long after the move before it as on the page.

        It is never less than that of the move alone. It may be a little more than elapsed, since two packets that
        arrive together after a delay were not sent together.
        """
        measured = reaction(elapsed, link, page)
        if page is None:
            return measured
        took = measured.took
        if turn == self._turn:
            took = max(took, min(page + self._shift, elapsed + MAX_JITTER_MS))
        self._turn, self._shift = turn, took - page
        return Reaction(took, measured.error_ms, measured.trip)


@final
class Connection:
    """A connection to a table."""

    def __init__(
        self, transport: Transport, seats: tuple[int, ...] = (), link: Link = _NEW_LINK, is_checked: bool = False
    ) -> None:
        self.transport = transport
        self.is_checked: Final = is_checked
        """Whether its round trips are checked against those of the kernel, which no page can delay."""
        self.seats = seats
        """The seats that share it, the first one first; a spectator has none."""
        self.link = link
        self.name = ""
        """Its name in the log: the server, and a number there."""
        self.window = ""
        self.attempt = 0
        """The client's random name for its window, and a counter of that window's connections."""
        self.logged_seats: tuple[int, ...] = ()
        """The seats for which it is in the log, so that any other connection of the seat in the log is newer."""
        self.is_screen = False
        """Whether it is the table's screen."""
        self.is_behind = False
        """Whether its buffer is so full that it gets a fresh view instead of updates."""
        self._touches = Touches()

    def came(self, seat: int) -> Came:
        """Return the log entry for this connection."""
        return Came(seat, self.name, None, self.window, self.attempt)

    def is_later_than(self, other: "Connection") -> bool:
        """Tell whether it is a later attempt of the same window."""
        return other.window == self.window != "" and other.attempt < self.attempt

    def moved(self, seat: int, message: MoveRequest, game: LiveGame | None, timeline: Timeline, now: float) -> Moved:
        """Return the log entry for a move that comes in now, with its reaction time."""
        is_take = isinstance(message, Take)
        elapsed = now - timeline.shown if is_take else timeline.since(message.turn, now)
        if len(self.seats) > 1:
            turn = is_take, message.turn, message.game
            measured = self._touches.spaced(turn, elapsed, self.link, message.took)
        else:
            measured = reaction(elapsed, self.link, message.took)
        took = measured.took
        if not is_take and (reveal := timeline.reveal_of(message.turn)) is not None:
            # The card reached the phone after half a round trip, but the eyes were on the screen.
            took = max(took + self.link.round_trip / 2 - reveal, 0.0)
        took_ms, error_ms, trip = round(took), round(measured.error_ms), round(measured.trip)
        number, turn_seen, game_number = message.number, message.turn, message.game
        unchecked_ms = 0 if self.is_checked else max(round(elapsed - measured.took), 0)
        if isinstance(message, Call):
            on, place, places = message.on, message.place, message.places
            return Moved(
                seat, number, turn_seen, took_ms, error_ms, trip, message.symbol, False, False, on, place, places,
                game=game_number, unchecked_ms=unchecked_ms,
            )  # fmt: skip
        # A forfeit calls a symbol that is not the match.
        symbol = unmatched_symbol(game, turn_seen) if isinstance(message, Forfeit) and game is not None else None
        is_slap = isinstance(message, Slap)
        return Moved(
            seat, number, turn_seen, took_ms, error_ms, trip, symbol, is_take, is_slap, game=game_number,
            unchecked_ms=unchecked_ms,
        )  # fmt: skip
