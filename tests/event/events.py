"""Events for tests."""

from sosie.editions import edition
from sosie.event.entries import AnyEventEntry, EventOpened, Joined, RoundSeated, RoundStarted, TableFinished
from sosie.event.event import Event
from sosie.event.fold import fold, open_event
from sosie.event.seating import meetings, seat, table_sizes
from sosie.event.settings import EventSettings
from sosie.event.standings import points_of
from sosie.server.decks.packs import pack_of

PACK = pack_of(edition("classic"))
USUAL = EventSettings()


def opened(people: int = 0, settings: EventSettings = USUAL) -> Event:
    """Return an event that some people have joined."""
    event = open_event(EventOpened("E7KQ2M", "host", PACK, settings))
    for number in range(people):
        event = fold(event, Joined(f"Person {number}", f"key {number}")).event
    return event


def changed(event: Event, *more: AnyEventEntry) -> Event:
    """Fold entries that all count."""
    for entry in more:
        folded = fold(event, entry)
        assert folded.refused is None, folded.refused
        event = folded.event
    return event


def seated(event: Event, seed: int = 0) -> Event:
    """Return the event with a plan of the next round."""
    met = meetings([table.people for played in event.played for table in played.tables])
    sizes = table_sizes(len(event.active), event.settings.size, bots=event.settings.bots)
    plan = seat(points_of(event, event.active), met, {}, sizes, seed)
    return fold(event, RoundSeated(event.last_request + 1, event.started, plan)).event


def started(event: Event, at: int = 0) -> Event:
    """Return the event with the next round in progress."""
    event = seated(event)
    return fold(event, RoundStarted(event.last_request + 1, at)).event


def finished_round(event: Event) -> Event:
    """Return the event after results of all tables; lower numbers win."""
    for number, table in enumerate(event.rounds[-1].tables):
        points = tuple(len(table.people) - sorted(table.people).index(person) for person in table.people)
        event = fold(event, TableFinished(len(event.rounds) - 1, number, points)).event
    return event
