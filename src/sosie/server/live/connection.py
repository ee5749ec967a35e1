"""Somebody who is connected to a table: at a seat, or watching."""

from dataclasses import dataclass, field

from sosie.server.live.transport import Transport
from sosie.table.entries import Came, Moved
from sosie.table.fairness import Link, reaction
from sosie.table.messages import Call, Slap, Take

_KEPT_TURNS = 16


@dataclass(eq=False, slots=True)
class Timeline:
    """When turns and ties were shown, on the game's own time line and on the clock, in milliseconds."""

    turns: dict[int, float] = field(default_factory=dict)
    """When each of the latest turns was shown, by the clock."""
    moment: int = 0
    """The moment of the latest thing shown, on the game's time line."""
    shown: float = 0.0
    """When that was, by the clock."""

    def show_turn(self, turn: int, moment: int, now: float) -> None:
        """Note that a turn is shown now."""
        if len(self.turns) >= _KEPT_TURNS:
            del self.turns[next(iter(self.turns))]
        self.turns[turn] = now
        self.moment, self.shown = moment, now

    def show_tie(self, moment: int, now: float) -> None:
        """Note that a tie is shown now; `moment` is the earliest at which it can be taken."""
        self.moment, self.shown = moment, now

    def since(self, turn: int, now: float) -> float:
        """Return how long ago a turn was shown; one that nobody knows of any more is as old as the oldest."""
        shown = self.turns.get(turn)
        return now - (min(self.turns.values(), default=now) if shown is None else shown)

    def moment_at(self, now: float) -> float:
        """Return the moment that a time by the clock is."""
        return self.moment + now - self.shown

    def time_of(self, moment: float) -> float:
        """Return when a moment is, by the clock."""
        return self.shown + moment - self.moment


@dataclass(eq=False, slots=True)
class Connection:
    """A connection, and what is known of it."""

    transport: Transport
    seat: int | None = None
    name: str = ""
    """The name of the connection in the log: of the server, and its number there."""
    window: str = ""
    attempt: int = 0
    """The client's own name for itself, and which of its connections this is."""
    is_known: bool = False
    """Whether the log has told of it, so that what it tells of another one of the seat is newer."""
    link: Link = field(default_factory=Link)
    behind: bool = False
    """Whether so much waits to go out that only a fresh view makes sense."""

    def came(self, seat: int) -> Came:
        """Return what the log is told of this connection."""
        return Came(seat, self.name, None, self.window, self.attempt)

    def moved(self, message: Call | Take | Slap, timeline: Timeline, now: float) -> Moved:
        """Return a move that comes in now as the log has it: with how long it took from when its turn was shown."""
        assert self.seat is not None  # noqa: S101 - who watches makes no moves
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
