"""Somebody who is connected to a table: at a seat, or watching."""

from dataclasses import dataclass, field

from sosie.server.transport import Transport
from sosie.table.fairness import Link, heard_until

_KEPT_TURNS = 16


@dataclass(eq=False)
class Sight:
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


@dataclass(eq=False)
class Guest:
    """A connection, what is known of it, and what was shown at its table when."""

    transport: Transport
    seat: int | None = None
    link: Link = field(default_factory=Link)
    sight: Sight = field(default_factory=Sight)
    behind: bool = False
    """Whether so much waits to go out that only a fresh view makes sense."""

    def heard(self, now: float) -> int:
        """Return the moment from before which nothing more can come from here."""
        return int(self.sight.moment + heard_until(now - self.sight.shown, self.link))

    def heard_at(self, moment: int) -> float:
        """Return when, by the clock, nothing more can come from before a moment."""
        return self.sight.time_of(moment) + self.link.longest + 1
