"""Fairness by event time: the reaction time of a player, independent of their connection.

The reaction time runs from the arrival of a card to the call. The server of the connection knows when it sent the turn,
when the call came in, and the round trip, which it measures by ping frames. The page may refine this with its own
measurement from paint to touch, within the bounds that the round trip sets.
"""

from collections.abc import Sequence
from typing import Final, final

from sosie.rules.value import Value

KEPT_TRIPS = 9
"""Enough for a median that ignores one slow packet, few enough to follow a change of network."""
MIN_REACTION_MS = 300
"""Nobody sees a match faster than this."""
DEFAULT_CAP_MS = 150.0
"""The largest round trip that is compensated, without jitter."""
STEADY_MS = 10.0
"""A round trip that differs by less from the median is steady."""
MAX_JITTER_MS = 60.0
"""The most jitter that is compensated beyond the cap."""
MAX_ERROR_MS = 12.0
"""The largest error of a reaction time, however bad the connection: calls further apart never tie."""


_JITTER_FACTOR = 4.0
_TIMER_MS = 1.0
"""The error of a page's own measurement."""


@final
class Link:
    """The recent round trips of a connection, in milliseconds, the latest last, and the values derived from them."""

    def __init__(self, round_trips: tuple[float, ...] = (), cap: float = DEFAULT_CAP_MS) -> None:
        self.round_trips: Final = round_trips
        self.cap: Final = cap
        """The cap on compensation; jitter is exempt."""
        middle = median(round_trips) if round_trips else 0.0
        jitter = median([abs(trip - middle) for trip in round_trips]) if len(round_trips) > 1 else 0.0
        allowance = min(_JITTER_FACTOR * jitter, MAX_JITTER_MS)
        self.jitter: Final = jitter
        """The median deviation of round trips from their median."""
        self.round_trip: Final = min(middle, cap + allowance)
        """The median round trip, at most the cap plus the allowance for jitter."""
        self.shortest_trip: Final = min(*round_trips, cap) if round_trips else 0.0
        """The shortest recent round trip, at most the cap."""
        self.error_ms: Final = min(jitter, MAX_ERROR_MS)
        """The error of a reaction time that is computed from round trips alone."""
        self.longest_trip: Final = min(self.round_trip + allowance, cap + MAX_JITTER_MS) if round_trips else 0.0
        """The longest round trip to wait for: jitter included, and capped."""
        self.most_claimed: Final = min(self.longest_trip, max(round_trips)) if round_trips else 0.0
        """The longest round trip that a page's own measurement is believed to have had: one that was measured."""
        self.is_steady: Final = len(round_trips) >= KEPT_TRIPS and abs(round_trips[-1] - middle) <= max(
            allowance, STEADY_MS
        )
        """Whether there are enough round trips, and the latest is close to the median."""

    def with_round_trip(self, trip: float) -> "Link":
        """Return the link with one more round trip."""
        return Link((*self.round_trips[1 - KEPT_TRIPS :], trip), self.cap)


@final
class Reaction(Value):
    """A reaction time, its error, and the compensated round trip, in milliseconds."""

    def __init__(self, took: float, error_ms: float, trip: float) -> None:
        self.took: Final = took
        self.error_ms: Final = error_ms
        self.trip: Final = trip


def reaction(elapsed: float, link: Link, page: float | None = None) -> Reaction:
    """Return the reaction time of a call that came in `elapsed` milliseconds after its turn was sent."""
    took = max(elapsed - link.round_trip, 0.0)
    if page is None:
        return Reaction(took, link.error_ms, link.round_trip)
    # The turn and the call cannot have travelled faster than the shortest round trip, and no more than the longest
    # recent one is compensated: a client that delays its pongs makes its jitter, but not a trip that it never had.
    least, most = elapsed - link.most_claimed, elapsed - link.shortest_trip
    # A page that overstates only loses by it. One that understates may lie, or its call was delayed.
    error_ms = _TIMER_MS if page >= least else link.error_ms
    return Reaction(min(max(page, least, 0.0), max(most, 0.0)), error_ms, link.round_trip)


def longest_delay(link: Link) -> float:
    """Return the longest delay from a call to its arrival, including the error of measurement.

    The link's error counts twice: a call that took longer than can be compensated may still have been the first.
    """
    return link.longest_trip + max(link.error_ms, _TIMER_MS) + link.error_ms


def median(values: Sequence[float]) -> float:
    """Return the middle value."""
    ordered = sorted(values)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
