"""Limits of the seats of a table and of the people at an event, which hold across their connections."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from sosie.event.entries import AnyEventEntry, Joined, PersonLeft
from sosie.event.event import Event
from sosie.server.access.limits import Bucket, Buckets
from sosie.server.config import Limits
from sosie.table.entries import AnyEntry, BySeat, Came, Sat, ScreenCame, ScreenShowed, ScreenWent, Went
from sosie.table.outcome import Rejected
from sosie.table.table import Table

AHEAD = 20
"""The frames that a connection takes from the limit of its address at once, which processes share."""
_KEPT_ANSWERS = 16
SCREEN = -1
"""The number of a table's screen among its members."""
HOST, NEWCOMERS = -1, -2
"""The numbers of an event's host, and of all who join it for the first time."""


class Member:
    """The limits of one seat, or of one person at an event."""

    def __init__(self, limits: Limits) -> None:
        self.frames: Final = Bucket(limits.messages_burst, limits.messages_a_second)
        self.requests: Final = Bucket(limits.requests_burst, limits.requests_a_second)
        self.emoji: Final = Bucket(limits.emoji_burst, limits.emoji_a_second)
        self.connects: Final = Bucket(limits.connects_burst, limits.connects_a_second)
        self.answered: Final = deque[tuple[str, int]](maxlen=_KEPT_ANSWERS)
        """The holders and numbers of requests that were answered without an entry, since they changed nothing."""
        self.entries = 0
        """The entries since the log is more than half full."""
        self.game, self.moves = -1, 0
        """The number of the latest mini-game, and the moves in it."""

    def count_move(self, game: int, most: int) -> None:
        """Count a move of a mini-game, or refuse it if there are too many."""
        if game != self.game:
            self.game, self.moves = game, 0
        if self.moves >= most:
            raise Rejected("too-many-moves", "you have made too many moves in this game; the host can stop it")
        self.moves += 1

    def count_request(self, now_ms: float) -> None:
        """Count a request, or refuse it if there are too many."""
        if not self.requests.take(now_ms):
            raise Rejected("too-many-requests", "wait a moment before the next request")


class Members:
    """The members of a table or of an event, by their numbers, and their shares of its log.

    The first half of a log is for everybody. Of the rest each member has a share, so that nobody can fill it: members
    together have half of it, and the other half is kept for scheduled entries. Numbers and not people have shares,
    since somebody who leaves comes back as somebody else.
    """

    def __init__(self, limits: Limits, most_entries: int, most_members: int) -> None:
        self._limits, self._most, self._most_members = limits, most_entries, most_members
        self._members: dict[int, Member] = {}
        self._share = 0
        self.free_until: Final = most_entries // 2
        """The position in the log from which on entries are counted."""

    def start(self, position: int) -> None:
        """Share the rest of a log that was read up to a position."""
        self._share = (self._most - max(position, self.free_until)) // (2 * self._most_members)

    def of(self, number: int) -> Member:
        """Return the limits of a member."""
        member = self._members.get(number)
        if member is None:
            member = self._members[number] = Member(self._limits)
        return member

    def count_entry(self, numbers: Iterable[int]) -> None:
        """Count an entry of some members in the second half of the log."""
        for number in numbers:
            self.of(number).entries += 1

    def has_share(self, number: int) -> bool:
        """Tell whether a member may add to the log."""
        return self.of(number).entries < self._share

    def check_share(self, number: int) -> None:
        """Refuse a request of a member who has used up their share of the log."""
        if not self.has_share(number):
            raise log_full()


def seats_behind(entry: AnyEntry, table: Table) -> tuple[int, ...]:
    """Return the seats against whose shares an entry counts; bots and scheduled entries have none."""
    if isinstance(entry, BySeat | Came | Went):
        player = table.player(entry.seat)
        return (entry.seat,) if player is None or not player.level else ()
    if isinstance(entry, Sat):
        return tuple(seat for seat in table.taken if (player := table.players[seat]) and player.key == entry.key)
    return (SCREEN,) if isinstance(entry, ScreenCame | ScreenWent | ScreenShowed) else ()


def people_behind(entry: AnyEventEntry, before: Event) -> tuple[int, ...]:
    """Return the people against whose shares an entry of an event counts."""
    if isinstance(entry, PersonLeft):
        return (entry.person,)
    if isinstance(entry, Joined):
        known = tuple(number for number, person in enumerate(before.people) if person.key == entry.key)
        return known or (NEWCOMERS,)
    return ()


def log_full() -> Rejected:
    """Return the refusal of an entry for which a log has no room."""
    return Rejected("log-full", "there have been too many changes here; open a new one")


class FrameLimit:
    """The rate limit of a connection's frames: those of its seats together, and those of its address."""

    __slots__ = ("_address", "_ahead", "_of_address", "buckets")

    def __init__(self, limits: Limits, of_address: Buckets, address: str) -> None:
        self.buckets: tuple[Bucket, ...] = (Bucket(limits.messages_burst, limits.messages_a_second),)
        """The limits of its seats; until they are known, one of its own."""
        self._of_address, self._address, self._ahead = of_address, address, 0

    def take(self, now_ms: float) -> bool:
        """Count a frame if its seats are within their rates."""
        return any(bucket.take(now_ms) for bucket in self.buckets)

    def take_of_address(self, now_ms: float) -> bool:
        """Count a frame if its address is within its rate."""
        if not self._ahead:
            if not self._of_address.take(self._address, now_ms, AHEAD):
                return False
            self._ahead = AHEAD
        self._ahead -= 1
        return True
