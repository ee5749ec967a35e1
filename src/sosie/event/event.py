"""The state of an event: its people, its rounds and the results of their tables."""

import msgspec

from sosie.event.entries import FastestCall
from sosie.event.settings import EventPhase, EventSettings
from sosie.table.codes import event_table_code
from sosie.table.settings import Pack

replace = msgspec.structs.replace


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part; their number is their index in `Event.people`.

    Nobody else ever gets it, unless they leave without ever having had a seat.
    """

    name: str
    key: str
    """The digest of their token, at the event and at its tables."""
    language: str = "en"
    team: int = 0
    gone: bool = False
    """Whether they have left, or were removed."""
    removed: bool = False
    """Whether their token is no longer valid."""
    next_table: int | None = None
    """The table that the host wants for them in the next round."""
    renames: int = 0
    """The number of times that the host has changed their name."""


class TableResult(msgspec.Struct, frozen=True):
    """The result of a table: tournament points in the order of the plan, and the fastest call."""

    points: tuple[int, ...]
    fastest: FastestCall | None = None


class EventTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round: its people in the order of their seats, and its bots, who sit behind them."""

    people: tuple[int, ...]
    bots: int = 0
    result: TableResult | None = None


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round: the same mini-game at all tables."""

    game: str
    tables: tuple[EventTable, ...]
    ended: bool = False
    """Whether its games end where they stand."""

    @property
    def is_over(self) -> bool:
        """Whether all tables have results."""
        return all(table.result is not None for table in self.tables)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, from the first person who joins to the podium."""

    code: str
    key: str
    pack: Pack
    settings: EventSettings
    phase: EventPhase = "lobby"
    people: tuple[Person, ...] = ()
    rounds: tuple[Round, ...] = ()
    """The rounds so far; in the phase "seated" the last one is only a plan."""
    paused: bool = False
    pauses: int = 0
    """The number of times that the host has paused the tables or let them go on."""
    played_ms: int = 0
    """The playing time of the round at `since`."""
    since: int = 0
    """The time at which the round was started or resumed, by the server's clock in milliseconds."""
    locked: bool = False
    """Whether nobody new may join."""
    emoji_off: bool = False
    """Whether the host has switched emoji off at all tables."""
    emoji_switches: int = 0
    """The number of times that the host has switched emoji off or allowed them."""
    table_counts: tuple[int, ...] = ()
    """The number of tables of each round, once the event is deleted."""
    last_request: int = 0
    """The number of the host's last request that counted."""
    skipped: tuple[int, ...] = ()
    """The host's requests that have not come yet, though later ones have counted."""
    version: int = 0
    """The number of changes so far."""

    def has_counted(self, number: int) -> bool:
        """Tell whether a request of the host has counted."""
        return number <= self.last_request and number not in self.skipped

    @property
    def active(self) -> tuple[int, ...]:
        """The numbers of the people who take part in the next round."""
        return tuple(number for number, person in enumerate(self.people) if not person.gone)

    @property
    def ranked(self) -> tuple[int, ...]:
        """The numbers of the people who have a standing: those who take part, and those who left with a result."""
        results = {p for played in self.rounds for table in played.tables if table.result for p in table.people}
        people = enumerate(self.people)
        return tuple(n for n, person in people if not person.removed and (not person.gone or n in results))

    @property
    def has_teams(self) -> bool:
        """Whether people play in teams."""
        return self.settings.teams > 1

    @property
    def started(self) -> int:
        """The number of rounds that were started."""
        return len(self.rounds) - (self.phase == "seated")

    @property
    def played(self) -> tuple[Round, ...]:
        """The rounds that were started."""
        return self.rounds[: self.started]

    def round_ms(self, now: int) -> int:
        """Return the playing time of the current round, without pauses."""
        return self.played_ms + (0 if self.paused else max(now - self.since, 0))

    def table_code(self, table: int) -> str:
        """Return the code of a table of the latest round."""
        return event_table_code(self.code, len(self.rounds) - 1, table)

    def table_of(self, person: int) -> int | None:
        """Return the table of a person in the latest round."""
        tables = self.rounds[-1].tables if self.rounds else ()
        return next((number for number, table in enumerate(tables) if person in table.people), None)


_VERSION = 1
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw]).decode
_decode_event = msgspec.msgpack.Decoder(Event).decode


def write_snapshot(event: Event) -> bytes:
    """Encode an event, so that a server need not fold its whole log."""
    return _encode((_VERSION, event))


def read_snapshot(data: bytes) -> Event | None:
    """Decode an event; None if another version of Sosie wrote the snapshot."""
    version, content = _decode(data)
    return _decode_event(content) if version == _VERSION else None
