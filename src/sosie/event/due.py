"""Due entries: those that the tables of a round, and the log of the event, still lack, by their states alone.

A server that opens an event after another has died finds the same ones, so nothing is lost; each has a key, so nothing
counts twice.
"""

from collections.abc import Iterator

from sosie.event.entries import RoundEnded, TableFinished
from sosie.event.event import Event, EventTable
from sosie.event.results import fastest_at, points_at
from sosie.event.views import left_ms
from sosie.table.entries import (
    AnyEntry,
    EmojiSwitched,
    GameEnded,
    GamePaused,
    Opened,
    OpenedSeat,
    SeatNamed,
    SeatRemoved,
)
from sosie.table.lobby import free_name
from sosie.table.messages import Level
from sosie.table.settings import BOT_NAMES
from sosie.table.table import Table

BOT_LEVEL: Level = "adult"


def first_entry(event: Event, number: int) -> Opened:
    """Return the first entry of a table of the latest round, with everybody who sits there."""
    planned = event.rounds[-1].tables[number]
    people = [event.people[person] for person in planned.people]
    players = (
        *(OpenedSeat(person.name, person.key, person.language) for person in people),
        *(OpenedSeat(name, level=BOT_LEVEL) for name in BOT_NAMES[BOT_LEVEL][: planned.bots]),
    )
    settings = event.settings.table_settings(len(event.rounds) - 1)
    return Opened(event.table_code(number), event.pack, settings, event.code, players, emoji_off=event.emoji_off)


def due_at_table(event: Event, number: int, table: Table) -> Iterator[tuple[str, AnyEntry]]:
    """Yield the entries that a table of the round in progress lacks, each with its key."""
    if event.phase != "playing" or table.phase not in {"dealing", "playing"}:
        return
    if event.rounds[-1].ended:
        yield "end", GameEnded()
        return
    if event.paused != table.paused:
        yield f"pause {event.pauses}", GamePaused(event.paused)
    if event.emoji_off != table.emoji_off:
        yield f"emoji {event.emoji_switches}", EmojiSwitched(event.emoji_off)
    yield from _due_at_seats(event, event.rounds[-1].tables[number], table)


def _due_at_seats(event: Event, planned: EventTable, table: Table) -> Iterator[tuple[str, AnyEntry]]:
    for seat, number in enumerate(planned.people):
        person, player = event.people[number], table.player(seat)
        if player is None:
            continue
        if person.removed and not player.removed:
            yield f"remove {seat}", SeatRemoved(seat)
        if free_name(table, person.name, seat) != player.name:
            yield f"name {seat} {person.renames}", SeatNamed(seat, person.name)


def due_result(event: Event, number: int, table: Table) -> TableFinished | None:
    """Return the result of a table, if it has ended and the event does not have it yet."""
    if event.phase != "playing" or table.phase != "finished":
        return None
    planned = event.rounds[-1].tables[number]
    if planned.result is not None:
        return None
    points = points_at(table)[: len(planned.people)]
    return TableFinished(len(event.rounds) - 1, number, points, fastest_at(table, planned))


def due_zeros(event: Event, number: int) -> TableFinished | None:
    """Return a result without points for a table that cannot finish, once the round has ended."""
    latest = event.rounds[-1]
    if event.phase != "playing" or not latest.ended or latest.tables[number].result is not None:
        return None
    return TableFinished(len(event.rounds) - 1, number, (0,) * len(latest.tables[number].people))


def due_end(event: Event, now: int) -> RoundEnded | None:
    """Return the end of the round, if its time is over."""
    return RoundEnded(len(event.rounds) - 1) if left_ms(event, now) == 0 and not event.rounds[-1].ended else None
