"""The plan of the next round of an event."""

from sosie.event.event import Event
from sosie.event.seating import meetings, seat, table_sizes
from sosie.event.standings import points_of

Seating = tuple[tuple[int, ...], ...]
"""The people at each table, by number."""


def plan_round(event: Event, seed: int) -> Seating:
    """Return the seating of the next round; with 200 people it takes up to seconds."""
    settings = event.settings
    met = meetings([table.people for played in event.played for table in played.tables])
    teams = {person: event.people[person].team for person in event.active} if event.has_teams else {}
    sizes = table_sizes(len(event.active), settings.size, bots=settings.bots)
    return seat(points_of(event, event.active), met, teams, sizes, seed)
