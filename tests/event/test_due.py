"""Due entries of an event: what its tables and its own log still lack, and nothing else."""

from random import Random

import pytest

from event.events import changed, opened, started
from live_table import Live
from sosie.event.due import due_at_table, due_end, due_result, due_zeros, first_entry
from sosie.event.entries import Finished, Paused, PersonRemoved, PersonRenamed, RoundEnded, TableFinished
from sosie.event.event import Event
from sosie.event.settings import EventSettings
from sosie.event.standings import fastest_call
from sosie.table.entries import GameEnded
from sosie.table.fold import open_table

MINUTE_MS = 60_000


def table_of(event: Event, number: int = 0) -> Live:
    """Return a dealt table of the round in progress."""
    live = Live()
    live.opened = first_entry(event, number)
    live.table = open_table(live.opened)
    return live.deal()


def catch_up(event: Event, live: Live) -> list[str]:
    """Fold all due entries of a table, and return their keys; a table that has them lacks nothing."""
    due = list(due_at_table(event, 0, live.table))
    for _, entry in due:
        live.put(entry)
    if live.table.phase == "playing":
        assert not list(due_at_table(event, 0, live.table))
    return [key for key, _ in due]


def test_table_is_paused_and_goes_on_with_its_event() -> None:
    event = started(opened(4))
    live = table_of(event)
    assert catch_up(event, live) == []
    for count, paused in enumerate([True, False], start=1):
        event = changed(event, Paused(event.last_request + 1, paused, 500))
        assert catch_up(event, live) == [f"pause {count}"]
        assert live.table.paused == paused


def test_removed_and_renamed_people_reach_their_table() -> None:
    event = started(opened(4))
    live = table_of(event)
    (first, second, *_) = event.rounds[-1].tables[0].people
    event = changed(event, PersonRemoved(50, first), PersonRenamed(51, second, "Zed"))
    assert catch_up(event, live) == ["remove 0", "name 1 1"]
    players = live.table.players[:2]
    assert [(player.removed, player.name) for player in players if player] == [
        (True, event.people[first].name),
        (False, "Zed"),
    ]


def test_ended_round_ends_its_tables() -> None:
    event = started(opened(4, EventSettings(minutes=1)))
    live = table_of(event)
    assert due_end(event, MINUTE_MS - 1) is None
    end = due_end(event, MINUTE_MS)
    assert end == RoundEnded(0)
    event = changed(event, end)
    assert due_end(event, MINUTE_MS) is None
    assert catch_up(event, live) == ["end"]
    assert live.table.phase == "finished"
    assert not list(due_at_table(event, 0, live.table))


def test_finished_table_has_one_result() -> None:
    event = started(opened(4))
    live = table_of(event)
    assert due_result(event, 0, live.table) is None
    live.play_out(Random(1))
    while live.table.phase == "dealing":
        live.deal()
        live.play_out(Random(2))
    result = due_result(event, 0, live.table)
    assert result is not None
    assert max(result.points) > 0
    event = changed(event, result)
    assert due_result(event, 0, live.table) is None
    assert event.phase == "between"
    fastest = fastest_call(event.rounds[-1])
    assert fastest is not None
    assert fastest.person in event.rounds[-1].tables[0].people


def test_table_that_ends_early_has_points_as_it_stands() -> None:
    event = started(opened(4))
    live = table_of(event)
    live.call(2)
    live.raise_watermarks()
    live.put(GameEnded())
    result = due_result(event, 0, live.table)
    assert result is not None
    # The Tower counts the cards that are won.
    assert result.points.index(max(result.points)) == 2


def test_table_that_ends_before_the_deal_has_no_points() -> None:
    event = started(opened(4))
    table = open_table(first_entry(event, 0))
    live = Live()
    live.table = table
    live.put(GameEnded())
    assert due_result(event, 0, live.table) == TableFinished(0, 0, (0, 0, 0, 0))


def test_table_that_cannot_finish_gets_zeros() -> None:
    event = started(opened(8))
    assert due_zeros(event, 1) is None
    event = changed(event, RoundEnded(0))
    zeros = due_zeros(event, 1)
    assert zeros == TableFinished(0, 1, (0, 0, 0, 0))
    assert due_zeros(changed(event, zeros), 1) is None


@pytest.mark.parametrize("minutes", [0, 1])
def test_round_has_no_end_without_a_clock(minutes: int) -> None:
    event = started(opened(4, EventSettings(minutes=minutes)))
    assert (due_end(event, 10 * MINUTE_MS) is not None) == bool(minutes)
    assert due_end(changed(event, *results(event), Finished(99)), 10 * MINUTE_MS) is None


def results(event: Event) -> list[TableFinished]:
    """Return results of all tables of the round in progress."""
    tables = event.rounds[-1].tables
    return [TableFinished(0, number, (1,) * len(table.people)) for number, table in enumerate(tables)]
