"""A connection of a player or spectator to a table, and the times at which its turns were shown."""

from dataclasses import dataclass, field

from sosie.server.live.transport import Transport
from sosie.table.entries import Came, Moved
from sosie.table.fairness import Link, reaction
from sosie.table.messages import Call, Slap, Take

_KEPT_TURNS = 16


@dataclass(eq=False, slots=True)
class Timeline:
    """The times at which turns and ties were shown, by game time and by the clock, in milliseconds."""

    turns: dict[int, float] = field(default_factory=dict)
    """The time at which each of the latest turns was shown, by the clock."""
    moment: int = 0
    """The latest moment that was shown, in game time."""
    shown: float = 0.0
    """The time of that moment, by the clock."""

    def show_turn(self, turn: int, moment: int, now: float) -> None:
        """Record that a turn is shown now."""
        if len(self.turns) >= _KEPT_TURNS:
            del self.turns[next(iter(self.turns))]
        self.turns[turn] = now
        self.moment, self.shown = moment, now

    def show_tie(self, moment: int, now: float) -> None:
        """Record that a tie is shown now; `moment` is the earliest at which it can be taken."""
        self.moment, self.shown = moment, now

    def since(self, turn: int, now: float) -> float:
        """Return the time since a turn was shown; a forgotten turn counts as the oldest one."""
        shown = self.turns.get(turn)
        return now - (min(self.turns.values(), default=now) if shown is None else shown)

    def moment_at(self, now: float) -> float:
        """Convert a time by the clock to game time."""
        return self.moment + now - self.shown


@dataclass(eq=False, slots=True)
class Connection:
    """A connection to a table."""

    transport: Transport
    seat: int | None = None
    name: str = ""
    """Its name in the log: the server, and a number there."""
    window: str = ""
    attempt: int = 0
    """The client's random name for its window, and a counter of that window's connections."""
    is_logged: bool = False
    """Whether it is in the log, so that any other connection of the seat in the log is newer."""
    link: Link = field(default_factory=Link)
    is_behind: bool = False
    """Whether its buffer is so full that it gets a fresh view instead of events."""

    def came(self, seat: int) -> Came:
        """Return the log entry for this connection."""
        return Came(seat, self.name, None, self.window, self.attempt)

    def moved(self, message: Call | Take | Slap, timeline: Timeline, now: float) -> Moved:
        """Return the log entry for a move that comes in now, with its reaction time."""
        assert self.seat is not None  # noqa: S101 - spectators make no moves
        is_take = isinstance(message, Take)
        elapsed = now - timeline.shown if is_take else timeline.since(message.turn, now)
        measured = reaction(elapsed, self.link, message.took)
        times = round(measured.took), round(measured.error_ms), round(measured.trip)
        if not isinstance(message, Call):
            return Moved(self.seat, message.number, message.turn, *times, None, is_take, not is_take, game=message.game)
        about = message.on, message.place, message.places
        return Moved(
            self.seat, message.number, message.turn, *times, message.symbol, False, False, *about, game=message.game
        )
