"""Entries of an event's log: requests of its host and of people, and results of tables.

The fold decides whether an entry counts, so all servers that fold the same log get the same event.
"""

import msgspec

from sosie.event.settings import EventSettings
from sosie.table.settings import Pack
from sosie.types import Symbol


class EventEntry(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """An entry of the log of an event."""


class ByHost(EventEntry, frozen=True):
    """A request of the host; `number` makes it idempotent."""

    number: int


class EventOpened(EventEntry, frozen=True, tag="event-opened"):
    """The event is created; `key` is the digest of the host's token."""

    code: str
    key: str
    pack: Pack
    settings: EventSettings


class Joined(EventEntry, frozen=True, tag="joined"):
    """A person joins; `key` is the digest of their token."""

    name: str
    key: str
    language: str = "en"


class PersonLeft(EventEntry, frozen=True, tag="left"):
    """A person leaves the event; they may join again with the same token."""

    person: int


class PeopleDismissed(ByHost, frozen=True, tag="dismissed"):
    """The host lets everybody leave who is away; they may come back with their tokens."""

    people: tuple[int, ...]


class EventLocked(ByHost, frozen=True, tag="event-locked"):
    """The host lets nobody new join, or lets people join again."""

    locked: bool


class EventEmojiSwitched(ByHost, frozen=True, tag="event-emoji-switched"):
    """The host switches emoji off at all tables, or allows them."""

    off: bool


class PersonRenamed(ByHost, frozen=True, tag="renamed"):
    """The host changes a person's name."""

    person: int
    name: str


class PersonRemoved(ByHost, frozen=True, tag="removed"):
    """The host removes a person, whose token is no longer valid here."""

    person: int


class PersonMoved(ByHost, frozen=True, tag="moved"):
    """The host moves a person to another table of the plan; two people swap if the tables would differ by two.

    During a round it is kept for the next plan; None takes it back.
    """

    person: int
    table: int | None = None


class TeamChosen(ByHost, frozen=True, tag="team"):
    """The host puts a person into another team."""

    person: int
    team: int


class RoundSeated(ByHost, frozen=True, tag="seated"):
    """The host asks for the plan of the next round, or for another plan; the server has computed it."""

    once: int
    """The number of rounds that were started before."""
    tables: tuple[tuple[int, ...], ...]
    """The people at each table, by number."""


class RoundStarted(ByHost, frozen=True, tag="round-started"):
    """The host starts the round that was planned, at a time by the server's clock."""

    at: int


class RoundEnded(EventEntry, frozen=True, tag="round-ended"):
    """The round with the number `once` ends: the host has asked for it, or its time is over."""

    once: int


class Paused(ByHost, frozen=True, tag="paused"):
    """The host pauses all tables, or lets them go on, at a time by the server's clock."""

    paused: bool
    at: int


class FastestCall(msgspec.Struct, frozen=True):
    """The fastest right call at a table: the person, the milliseconds, the symbol, and the cards that share it."""

    person: int
    took: int
    symbol: Symbol
    cards: tuple[int, ...]
    """Their numbers in the edition."""


class TableFinished(EventEntry, frozen=True, tag="table-finished"):
    """A table of a round has its result; further results of the same table do not count."""

    once: int
    table: int
    points: tuple[int, ...]
    """The tournament points of each person, in the order of the plan."""
    fastest: FastestCall | None = None


class Finished(ByHost, frozen=True, tag="finished"):
    """The host ends the event before its last round."""


class EventClosed(EventEntry, frozen=True, tag="event-closed"):
    """The event is deleted."""


AnyEventEntry = (
    EventOpened | Joined | PersonLeft | PeopleDismissed | EventLocked | EventEmojiSwitched | PersonRenamed
    | PersonRemoved | PersonMoved | TeamChosen | RoundSeated | RoundStarted | RoundEnded | Paused | TableFinished
    | Finished | EventClosed
)  # fmt: skip

to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEventEntry).decode
"""Entries as bytes of the log, and back."""
