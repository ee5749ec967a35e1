"""Converts requests to an event into entries of its log."""

from collections.abc import Callable, Collection
from typing import Any

from sosie.event.entries import (
    AnyEventEntry,
    EventEmojiSwitched,
    EventLocked,
    Finished,
    Paused,
    PeopleDismissed,
    PersonLeft,
    PersonMoved,
    PersonRemoved,
    PersonRenamed,
    RoundEnded,
    RoundStarted,
    TeamChosen,
)
from sosie.event.event import Event
from sosie.event.messages import (
    ChooseTeam,
    DismissAway,
    EndRound,
    EventRequest,
    FinishEvent,
    LeaveEvent,
    LockEvent,
    MovePerson,
    Pause,
    RemovePerson,
    RenamePerson,
    StartRound,
    SwitchEmoji,
)
from sosie.server.live.event_connection import EventConnection
from sosie.server.live.requests import clean_name
from sosie.table.outcome import Rejected

_ENTRIES: dict[type, Callable[[Event, Any, int], AnyEventEntry]] = {
    StartRound: lambda _, m, now: RoundStarted(m.number, now),
    EndRound: lambda event, _, __: RoundEnded(len(event.rounds) - 1),
    Pause: lambda _, m, now: Paused(m.number, m.paused, now),
    MovePerson: lambda _, m, __: PersonMoved(m.number, m.person, m.table),
    RemovePerson: lambda _, m, __: PersonRemoved(m.number, m.person),
    LockEvent: lambda _, m, __: EventLocked(m.number, m.locked),
    SwitchEmoji: lambda _, m, __: EventEmojiSwitched(m.number, m.off),
    RenamePerson: lambda _, m, __: PersonRenamed(m.number, m.person, clean_name(m.name)),
    ChooseTeam: lambda _, m, __: TeamChosen(m.number, m.person, m.team),
    FinishEvent: lambda _, m, __: Finished(m.number),
}


def event_entry(
    event: Event, connection: EventConnection, message: EventRequest, now: int, here: Collection[int]
) -> AnyEventEntry:
    """Return the entry for a request: the host's, or that of a person who leaves; `here` are those connected."""
    if isinstance(message, LeaveEvent) and connection.person is not None:
        return PersonLeft(connection.person)
    if isinstance(message, DismissAway) and connection.is_host:
        return PeopleDismissed(message.number, tuple(person for person in event.active if person not in here))
    if not connection.is_host or type(message) not in _ENTRIES:
        raise Rejected("host-only", "only the host can do that")
    return _ENTRIES[type(message)](event, message, now)
