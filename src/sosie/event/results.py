"""The result of an event's table, from the state of that table alone: tournament points, and the fastest call."""

from sosie.event.entries import FastestCall
from sosie.event.event import EventTable
from sosie.rules import Finished, State
from sosie.table.fastest import faster, fastest_of
from sosie.table.table import Table


def points_at(table: Table) -> tuple[int, ...]:
    """Return the tournament points of each seat; those of a game that was ended early are as it stands."""
    series = table.series
    if series is None:
        return (0,) * len(table.taken)
    state = None if isinstance(series.next, Finished) else series.tied or _unfinished(table)
    if state is None:
        return series.points
    points = state.game.points(state.table, state.game.ranking(state.table))
    return tuple(before + gained for before, gained in zip(series.points, points, strict=True))


def _unfinished(table: Table) -> State | None:
    """Return the state of the mini-game that was ended early, if it was dealt."""
    return table.game.referee.state if table.game is not None else None


def fastest_at(table: Table, planned: EventTable) -> FastestCall | None:
    """Return the fastest right call of a person at a table, in all of its mini-games."""
    latest = fastest_of(table.game, table.players) if table.game is not None else None
    call = faster(table.fastest, latest)
    if call is None or call.seat >= len(planned.people):
        return None
    return FastestCall(planned.people[call.seat], call.took, call.symbol, call.cards)
