"""The fold: applies one entry of the log to an event."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sosie.event.entries import (
    AnyEventEntry,
    ByHost,
    EventClosed,
    EventEmojiSwitched,
    EventLocked,
    EventOpened,
    Finished,
    Joined,
    Paused,
    PeopleDismissed,
    PersonLeft,
    PersonMoved,
    PersonRemoved,
    PersonRenamed,
    RoundEnded,
    RoundSeated,
    RoundStarted,
    TableFinished,
    TeamChosen,
)
from sosie.event.event import Event, EventTable, Person, Round, TableResult, replace
from sosie.event.seating import bots_at, table_sizes
from sosie.event.settings import MAX_PEOPLE
from sosie.names import fold_name
from sosie.table.messages import LONGEST_NAME, Counted, Refused
from sosie.table.outcome import Rejected
from sosie.table.request_numbers import skipped_after
from sosie.table.settings import shared_pack

MAX_EVER = 10 * MAX_PEOPLE
"""The number of people from which on a newcomer gets the number of somebody who has left and never had a seat."""


class FoldedEvent(msgspec.Struct, frozen=True):
    """The result of a fold: the event, and the refusal if the entry does not count."""

    event: Event
    refused: Refused | None = None


def open_event(entry: EventOpened) -> Event:
    """Return a new event without people."""
    settings = entry.settings
    return Event(entry.code, entry.key, shared_pack(entry.pack), settings, emoji_off=settings.emoji_off)


def fold(event: Event, entry: AnyEventEntry) -> FoldedEvent:
    """Apply an entry to an event; the result is the same on every server."""
    before = event
    if isinstance(entry, ByHost):
        if event.has_counted(entry.number):
            return FoldedEvent(event)
        last = event.last_request
        skipped = skipped_after(event.skipped, last, entry.number)
        event = replace(event, last_request=max(last, entry.number), skipped=skipped)
    try:
        if event.phase == "closed":
            raise Rejected("closed", "this event is over")
        after = _HANDLERS[type(entry)](event, entry)
    except Rejected as refusal:
        number = entry.number if isinstance(entry, ByHost) else None
        return FoldedEvent(event, Refused(refusal.code, str(refusal), number))
    return FoldedEvent(after if after is before else replace(after, version=before.version + 1))


def answer_without_entry(event: Event, entry: AnyEventEntry) -> Refused | Counted | None:
    """Return the answer to a request that would change nothing, so that it need not be logged; None if it would."""
    folded = fold(event, entry)
    if folded.refused is not None:
        return folded.refused
    after = replace(folded.event, version=event.version, last_request=event.last_request, skipped=event.skipped)
    if after != event:
        return None
    return Counted(entry.number if isinstance(entry, ByHost) else 0)


def _join(event: Event, entry: Joined) -> Event:
    """Add a person, or bring back somebody who left; idempotent."""
    number = next((number for number, person in enumerate(event.people) if person.key == entry.key), None)
    if number is not None:
        person = event.people[number]
        if person.removed:
            raise Rejected("kept-out", "the host has asked you to leave this event")
        if not person.gone:
            return event
        _check_space(event)
        return _with_balanced_plan(_with_person(event, number, replace(person, gone=False)))
    if event.phase == "finished":
        raise Rejected("finished", "this event is over")
    if event.locked:
        raise Rejected("locked", "the host has locked this event")
    _check_space(event)
    name = _free_name(event, entry.name, None)
    person = Person(name, entry.key, entry.language, _smallest_team(event))
    if len(event.people) < MAX_EVER:
        return _with_balanced_plan(replace(event, people=(*event.people, person)))
    return _with_balanced_plan(_with_person(event, _forgettable(event), person))


def _check_space(event: Event) -> None:
    """Refuse one more person if the event is full.

    Those who had a seat count even if they are gone, so that the state stays bounded; those who never had one do not,
    so that nobody can fill an event with names that the host has to remove.
    """
    if len(event.active) >= MAX_PEOPLE or len(_seated(event).union(event.active)) >= 2 * MAX_PEOPLE:
        raise Rejected("full", f"an event is for at most {MAX_PEOPLE} people")


def _seated(event: Event) -> set[int]:
    """Return the people who had a seat in a round."""
    return {person for played in event.played for table in played.tables for person in table.people}


def _forgettable(event: Event) -> int:
    """Return the first person who has left and never had a seat: rather one whom the host has not removed.

    There is one, since fewer than 400 people of 2000 count.
    """
    seated = _seated(event)
    gone = [number for number, person in enumerate(event.people) if person.gone and number not in seated]
    return min(gone, key=lambda number: event.people[number].removed)


def _leave(event: Event, entry: PersonLeft) -> Event:
    person = _person(event, entry.person)
    if person.gone:
        return event
    return _with_balanced_plan(_with_person(event, entry.person, replace(person, gone=True)))


def _dismiss(event: Event, entry: PeopleDismissed) -> Event:
    """Let people leave who are away; they may come back."""
    people = list(event.people)
    for number in entry.people:
        people[number] = replace(_person(event, number), gone=True)
    return _with_balanced_plan(replace(event, people=tuple(people)))


def _lock(event: Event, entry: EventLocked) -> Event:
    return replace(event, locked=entry.locked)


def _switch_emoji(event: Event, entry: EventEmojiSwitched) -> Event:
    if event.emoji_off == entry.off:
        return event
    return replace(event, emoji_off=entry.off, emoji_switches=event.emoji_switches + 1)


def _rename(event: Event, entry: PersonRenamed) -> Event:
    person = _person(event, entry.person)
    name = _free_name(event, entry.name, entry.person)
    return _with_person(event, entry.person, replace(person, name=name, renames=person.renames + 1))


def _remove(event: Event, entry: PersonRemoved) -> Event:
    person = _person(event, entry.person)
    return _with_balanced_plan(_with_person(event, entry.person, replace(person, gone=True, removed=True)))


def _choose_team(event: Event, entry: TeamChosen) -> Event:
    if not event.has_teams or not 0 <= entry.team < event.settings.teams:
        raise Rejected("no-such-team", "there is no such team")
    return _with_person(event, entry.person, replace(_person(event, entry.person), team=entry.team))


def _seat_round(event: Event, entry: RoundSeated) -> Event:
    """Make the plan of the next round; another plan replaces it."""
    if event.phase not in {"lobby", "seated", "between"} or entry.once != event.started:
        raise Rejected("playing", "a round is in progress")
    if not entry.tables:
        raise Rejected("too-few", "nobody has joined yet")
    planned = Round(event.settings.game_of(event.started), ())
    event = replace(event, phase="seated", rounds=(*event.played, planned))
    # The plan may be older than the last who joined or left.
    event = _with_balanced_plan(_with_plan(event, entry.tables))
    for number in event.active:
        table = event.people[number].next_table
        if table is not None and table < len(event.rounds[-1].tables):
            event = _with_move(event, number, table)
    return event


def _move(event: Event, entry: PersonMoved) -> Event:
    """Move a person within the plan; while a round is in progress or over, within the next plan."""
    if event.phase in {"lobby", "finished"}:
        raise Rejected("not-seated", "seat everybody first")
    person, table = _person(event, entry.person), entry.table
    if event.phase != "seated" and (table is None or table >= 0):
        return _with_person(event, entry.person, replace(person, next_table=table))
    if table is None or not 0 <= table < len(event.rounds[-1].tables):
        raise Rejected("no-such-table", "there is no such table")
    if person.gone:
        raise Rejected("no-such-person", "this person has left")
    return _with_move(event, entry.person, table)


def _with_move(event: Event, person: int, table: int) -> Event:
    """Move a person to a table of the plan: swap with somebody there, unless the tables stay balanced without that."""
    origin = event.table_of(person)
    if origin is None or origin == table:
        return event
    people = [list(planned.people) for planned in event.rounds[-1].tables]
    people[origin].remove(person)
    if len(people[origin]) < len(people[table]):
        people[origin].append(people[table].pop(_movable(event, people[table], table)))
    people[table].append(person)
    return _with_plan(event, people)


def _movable(event: Event, people: Sequence[int], table: int) -> int:
    """Return the index of the first person at a table for whom the host has not chosen it; 0 if there is none."""
    chosen = [event.people[person].next_table == table for person in people]
    return chosen.index(False) if False in chosen else 0


def _with_balanced_plan(event: Event) -> Event:
    """Adapt the plan, if there is one, to those who came or left: as many tables as a new plan has, and as large."""
    if event.phase != "seated":
        return event
    active = set(event.active)
    tables = [[person for person in table.people if person in active] for table in event.rounds[-1].tables]
    count = len(table_sizes(len(active), event.settings.size, bots=event.settings.bots))
    tables += [[] for _ in range(count - len(tables))]
    while len(tables) > count:
        tables.remove(min(reversed(tables), key=len))
    seated = {person for table in tables for person in table}
    for person in sorted(active - seated):
        min(tables, key=len).append(person)
    while tables and len(largest := max(tables, key=len)) - len(smallest := min(tables, key=len)) > 1:
        smallest.append(largest.pop(_movable(event, largest, tables.index(largest))))
    return _with_plan(event, tables)


def _with_plan(event: Event, people: Sequence[Sequence[int]]) -> Event:
    settings, planned = event.settings, event.rounds[-1]
    tables = tuple(EventTable(tuple(at), bots_at(len(at), settings.size, bots=settings.bots)) for at in people)
    return replace(event, rounds=(*event.played, replace(planned, tables=tables)))


def _start_round(event: Event, entry: RoundStarted) -> Event:
    """Start the planned round."""
    if event.phase != "seated":
        raise Rejected("not-seated", "seat everybody first")
    if not event.rounds[-1].tables:
        raise Rejected("too-few", "everybody has left")
    people = tuple(replace(person, next_table=None) for person in event.people)
    return replace(event, people=people, phase="playing", paused=False, played_ms=0, since=entry.at)


def _end_round(event: Event, entry: RoundEnded) -> Event:
    if event.phase != "playing" or entry.once != len(event.rounds) - 1 or event.rounds[-1].ended:
        return event
    return _with_round(event, replace(event.rounds[-1], ended=True))


def _pause(event: Event, entry: Paused) -> Event:
    if event.phase != "playing":
        raise Rejected("not-playing", "no round is in progress")
    if event.paused == entry.paused:
        return event
    return replace(
        event, paused=entry.paused, pauses=event.pauses + 1, played_ms=event.round_ms(entry.at), since=entry.at
    )


def _finish_table(event: Event, entry: TableFinished) -> Event:
    """Add the result of a table, once; after the last one the round is over."""
    if event.phase != "playing" or entry.once != len(event.rounds) - 1:
        return event
    tables = event.rounds[-1].tables
    if not 0 <= entry.table < len(tables) or tables[entry.table].result is not None:
        return event
    if len(entry.points) != len(tables[entry.table].people):
        return event
    finished = replace(tables[entry.table], result=TableResult(entry.points, entry.fastest))
    tables = (*tables[: entry.table], finished, *tables[entry.table + 1 :])
    event = _with_round(event, replace(event.rounds[-1], tables=tables))
    if not event.rounds[-1].is_over:
        return event
    is_last = len(event.rounds) >= event.settings.rounds
    return replace(event, phase="finished" if is_last else "between", paused=False)


def _finish(event: Event, entry: Finished) -> Event:  # noqa: ARG001 - all entries are folded alike
    if event.phase == "playing":
        raise Rejected("playing", "end the round first")
    return replace(event, phase="finished", rounds=event.played)


def _close(event: Event, entry: EventClosed) -> Event:  # noqa: ARG001 - all entries are folded alike
    """Delete the event; the state forgets the names too, and keeps the numbers of tables that have to be dropped."""
    counts = tuple(len(played.tables) for played in event.rounds)
    return replace(event, phase="closed", people=(), rounds=(), table_counts=counts)


_HANDLERS: dict[type, Callable[[Event, Any], Event]] = {
    Joined: _join,
    PersonLeft: _leave,
    PeopleDismissed: _dismiss,
    EventLocked: _lock,
    EventEmojiSwitched: _switch_emoji,
    PersonRenamed: _rename,
    PersonRemoved: _remove,
    PersonMoved: _move,
    TeamChosen: _choose_team,
    RoundSeated: _seat_round,
    RoundStarted: _start_round,
    RoundEnded: _end_round,
    Paused: _pause,
    TableFinished: _finish_table,
    Finished: _finish,
    EventClosed: _close,
}


def _person(event: Event, number: int) -> Person:
    if not 0 <= number < len(event.people):
        raise Rejected("no-such-person", "there is nobody with this number")
    return event.people[number]


def _with_person(event: Event, number: int, person: Person) -> Event:
    return replace(event, people=(*event.people[:number], person, *event.people[number + 1 :]))


def _with_round(event: Event, played: Round) -> Event:
    return replace(event, rounds=(*event.rounds[:-1], played))


def _smallest_team(event: Event) -> int:
    """Return the team with the fewest people; 0 without teams."""
    sizes = [0] * max(event.settings.teams, 1)
    for number in event.active:
        sizes[event.people[number].team] += 1
    return sizes.index(min(sizes))


def _free_name(event: Event, wanted: str, number: int | None) -> str:
    """Return the wanted name, with a number if somebody else has it."""
    taken = {fold_name(p.name, "") for other, p in enumerate(event.people) if other != number and not p.removed}
    name, count = wanted, 1
    while fold_name(name, "") in taken:
        count += 1
        name = f"{wanted[: LONGEST_NAME - 4]} {count}"
    return name
