"""Messages between clients and an event, on the same socket as those of a table."""

import msgspec

from sosie.event.entries import FastestCall
from sosie.event.settings import EventPhase, EventSettings
from sosie.event.standings import Standing, TeamStanding
from sosie.table.messages import Message, Name, Request, Small
from sosie.table.settings import Phase
from sosie.types import Symbol

# From a client


class EventRequest(Request, frozen=True):
    """A request to an event."""


class SeatRound(EventRequest, frozen=True, tag="seat-round"):
    """Makes the plan of the next round, or another one (host only)."""


class StartRound(EventRequest, frozen=True, tag="start-round"):
    """Starts the planned round at all tables (host only)."""


class EndRound(EventRequest, frozen=True, tag="end-round"):
    """Ends all games where they stand (host only)."""


class Pause(EventRequest, frozen=True, tag="pause"):
    """Pauses all tables, or lets them go on (host only)."""

    paused: bool = True


class MovePerson(EventRequest, frozen=True, tag="move-person"):
    """Moves a person to another table of the plan, or of the next one; null takes that back (host only)."""

    person: Small
    table: Small | None = None


class RemovePerson(EventRequest, frozen=True, tag="remove-person"):
    """Removes a person from the event (host only)."""

    person: Small


class DismissAway(EventRequest, frozen=True, tag="dismiss-away"):
    """Lets everybody leave who is not connected; they may come back (host only)."""


class LockEvent(EventRequest, frozen=True, tag="lock-event"):
    """Lets nobody new join, or lets people join again (host only)."""

    locked: bool = True


class SwitchEmoji(EventRequest, frozen=True, tag="switch-emoji"):
    """Switches emoji off at all tables, or allows them (host only)."""

    off: bool = True


class RenamePerson(EventRequest, frozen=True, tag="rename-person"):
    """Changes a person's name (host only)."""

    person: Small
    name: Name


class ChooseTeam(EventRequest, frozen=True, tag="choose-team"):
    """Puts a person into another team (host only)."""

    person: Small
    team: Small


class FinishEvent(EventRequest, frozen=True, tag="finish-event"):
    """Ends the event before its last round (host only)."""


class LeaveEvent(EventRequest, frozen=True, tag="leave-event"):
    """Leaves the event."""


FromEventClient = (
    SeatRound | StartRound | EndRound | Pause | MovePerson | RemovePerson | DismissAway | LockEvent | SwitchEmoji
    | RenamePerson | ChooseTeam | FinishEvent | LeaveEvent
)  # fmt: skip


# To a client


class PersonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part."""

    person: int
    name: str
    team: int = 0
    here: bool = False
    """Whether they are connected, as far as this server knows."""
    next_table: int | None = None
    """The table that the host wants for them in the next round, from 0."""
    gone: bool = False
    """Whether they have left; their results still count."""


class PlannedTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of the latest round: the people in the order of their seats, then its bots."""

    people: tuple[int, ...]
    bots: int = 0
    points: tuple[int, ...] | None = None
    """The points of the people, once the table has its result."""


class EventView(Message, frozen=True, tag="event"):
    """The whole event, for the host and for boards."""

    version: int
    code: str
    phase: EventPhase
    edition: str
    settings: EventSettings
    round: int
    """The number of the latest round, from 1; 0 before the first plan."""
    people: tuple[PersonView, ...] = ()
    tables: tuple[PlannedTable, ...] = ()
    game: str = ""
    """The mini-game of the latest round, or of the first before there is a plan."""
    standings: tuple[Standing, ...] = ()
    teams: tuple[TeamStanding, ...] = ()
    fastest: FastestCall | None = None
    """The fastest call of the latest round."""
    paused: bool = False
    locked: bool = False
    """Whether nobody new may join."""
    emoji_off: bool = False
    """Whether the host has switched emoji off at all tables."""
    number: int = 0
    """The number of the host's last request that counted; each window of the host goes on from there."""
    left_ms: int | None = None
    """The time left of the round, if it has a clock."""


class BoardTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a board shows it while it plays."""

    table: int
    phase: Phase
    counts: tuple[int, ...] = ()
    """The cards of each seat, as the game counts them."""
    left: int = 0
    leaders: tuple[int, ...] = ()
    """The seats that lead."""
    symbol: Symbol | None = None
    """The symbol of the latest right call ..."""
    seat: int | None = None
    """... and the seat that made it."""
    cards: tuple[int, ...] = ()
    """The cards in the centre, by their numbers in the edition: at most three."""


class Board(Message, frozen=True, tag="board"):
    """The tables that have changed since the last board, twice a second at most."""

    round: int
    tables: tuple[BoardTable, ...]


class PodiumPerson(msgspec.Struct, frozen=True):
    """Somebody among the best three."""

    name: str
    rank: int
    points: int


class Attending(Message, frozen=True, tag="attending"):
    """The event for one person: their own table and standing."""

    code: str
    phase: EventPhase
    name: str
    edition: str
    game: str
    round: int
    rounds: int
    people: int
    """The number of people who have a standing."""
    team: int | None = None
    table: int | None = None
    """Their table of the latest round, from 0."""
    table_code: str | None = None
    """The code of that table, while they should be there."""
    others: tuple[str, ...] = ()
    """The names of the people with whom they sit."""
    tables_left: int = 0
    """The number of tables that still play."""
    rank: int | None = None
    points: int = 0
    gained: int = 0
    climbed: int = 0
    paused: bool = False
    podium: tuple[PodiumPerson, ...] = ()


FromEvent = EventView | Board | Attending
