"""Fair by event time: how long a player needed, wherever they are.

What counts is the time from when a card reached a player to when they called. The server that holds the socket knows
when it sent the turn, when the call came in, and the trip there and back, measured by ping frames. The page may refine
that by what it measured itself, from paint to touch, within what the trip allows and never beyond.
"""

from collections.abc import Sequence
from functools import cached_property

import msgspec

KEPT_TRIPS = 9
"""Enough for a median that one slow packet does not move, and few enough to follow somebody onto a train."""
LEAST_REACTION_MS = 300
"""Nobody sees a match faster than this; what comes sooner was not seen."""
DEFAULT_CAP_MS = 150
STEADY_MS = 10
"""A trip that differs by less from the usual one says nothing new."""
MOST_JITTER_MS = 60
"""How much more than the cap is made up for where trips stray."""
MOST_ERROR_MS = 12.0
"""More than this, for each of two calls, is not called a tie, however bad their connections are."""


class Link(msgspec.Struct, frozen=True, dict=True):
    """What is known of a connection: its recent trips, there and back, in milliseconds, the latest last.

    It is asked with every call and changes every few seconds, so what follows from the trips is kept.
    """

    trips: tuple[float, ...] = ()
    cap: float = DEFAULT_CAP_MS
    """The most of a steady trip that is made up for: what is longer is the player's own, what strays is nobody's."""

    def measured(self, trip: float) -> "Link":
        """Return the link with one more trip."""
        return Link((*self.trips[1 - KEPT_TRIPS :], trip), self.cap)

    @cached_property
    def trip(self) -> float:
        """The usual trip: the median of the recent ones, at most the cap and what trips stray by."""
        return min(median(self.trips), self.cap + self._strays) if self.trips else 0.0

    @cached_property
    def shortest(self) -> float:
        """The shortest recent trip, at most the cap."""
        return min(*self.trips, self.cap) if self.trips else 0.0

    @cached_property
    def jitter(self) -> float:
        """How far trips stray from the usual one: what is not known of a single trip."""
        if len(self.trips) < 2:
            return 0.0
        usual = median(self.trips)
        return median([abs(trip - usual) for trip in self.trips])

    @cached_property
    def unsure(self) -> float:
        """By how much a reaction may be wrong that only this connection tells of."""
        return min(self.jitter, MOST_ERROR_MS)

    @cached_property
    def longest(self) -> float:
        """How long a call may be on its way and still be waited for: trips stray, and that is nobody's fault."""
        return min(self.trip + self._strays, self.cap + MOST_JITTER_MS) if self.trips else 0.0

    @property
    def is_steady(self) -> bool:
        """Tell whether enough trips are known, and the latest is about as long as the usual one."""
        if len(self.trips) < KEPT_TRIPS:
            return False
        return abs(self.trips[-1] - median(self.trips)) <= max(self._strays, STEADY_MS)

    @cached_property
    def _strays(self) -> float:
        """How much longer than usual a trip may well be."""
        return min(_JITTER_FACTOR * self.jitter, MOST_JITTER_MS)


_JITTER_FACTOR = 4.0
_TIMER_MS = 1.0
"""What paint and timers of a page leave open."""


class Reaction(msgspec.Struct, frozen=True, gc=False):
    """How long a player needed, in milliseconds, and by how much that may be wrong."""

    took: float
    unsure: float
    trip: float


def reaction(elapsed: float, link: Link, page: float | None = None) -> Reaction:
    """Return how long a player needed, from how long after the turn was sent the call came in."""
    took = max(elapsed - link.trip, 0.0)
    if page is None:
        return Reaction(took, link.unsure, link.trip)
    # The page cannot have shown the card, and sent the call, in less than the shortest trip, nor is more made up for
    # than the longest that is waited for.
    least, most = elapsed - link.longest, elapsed - link.shortest
    # A page that says too much only loses by it; one that says too little may lie, or its call was held up.
    unsure = _TIMER_MS if page >= least else link.unsure
    return Reaction(min(max(page, least, 0.0), max(most, 0.0)), unsure, link.trip)


def longest_delay(link: Link) -> float:
    """Return for how long after a moment a call may come in that was made then, by all that is not known of it.

    And as much again, where trips stray: a call that came by a longer one than can be made up for may still have been
    the first.
    """
    return link.longest + max(link.unsure, _TIMER_MS) + link.unsure


def median(values: Sequence[float]) -> float:
    """Return the middle value."""
    ordered = sorted(values)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
