"""The fold of an event: people, plans, rounds and results."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from event.events import changed, finished_round, opened, seated, started
from sosie.event.due import due_at_table, first_entry
from sosie.event.entries import (
    AnyEventEntry,
    EventClosed,
    EventEmojiSwitched,
    EventLocked,
    FastestCall,
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
    from_log,
    to_log,
)
from sosie.event.event import Event, read_snapshot, write_snapshot
from sosie.event.fold import MAX_EVER, fold
from sosie.event.settings import MAX_PEOPLE, EventSettings, event_fault
from sosie.event.standings import fastest_call, points_of, standings, team_standings
from sosie.event.views import event_view
from sosie.table.entries import EmojiSent
from sosie.table.fold import fold as fold_table
from sosie.table.fold import open_table

small = st.integers(-1, 9)
numbers = st.integers(1, 12)
entries = st.one_of(
    st.builds(Joined, st.sampled_from(["Ada", "Ben", "ada"]), st.sampled_from("abcdefgh")),
    st.builds(PersonLeft, small),
    st.builds(PeopleDismissed, numbers, st.lists(st.integers(0, 3), max_size=3).map(tuple)),
    st.builds(EventLocked, numbers, st.booleans()),
    st.builds(EventEmojiSwitched, numbers, st.booleans()),
    st.builds(PersonRenamed, numbers, small, st.sampled_from(["Ada", "Zed"])),
    st.builds(PersonRemoved, numbers, small),
    st.builds(PersonMoved, numbers, small, st.none() | small),
    st.builds(TeamChosen, numbers, small, small),
    st.builds(RoundStarted, numbers, st.integers(0, 9999)),
    st.builds(RoundEnded, small),
    st.builds(Paused, numbers, st.booleans(), st.integers(0, 9999)),
    st.builds(TableFinished, small, small, st.lists(st.integers(-20, 60), max_size=8).map(tuple)),
    st.builds(Finished, numbers),
)


@given(st.lists(entries, max_size=30), st.integers(0, 6))
def test_event_stays_consistent(more: list[AnyEventEntry], people: int) -> None:
    event = opened(people, EventSettings(size=3, teams=2))
    for entry in more:
        assert from_log(to_log(entry)) == entry
        before, event = event, fold(event, entry).event
        if before.phase in {"lobby", "between"} and event.active:
            event = seated(event)
        assert read_snapshot(write_snapshot(event)) == event
        names = [person.name for person in event.people if not person.removed]
        assert len(names) == len({name.lower() for name in names})
        for played in event.rounds:
            at_tables = [person for table in played.tables for person in table.people]
            assert len(at_tables) == len(set(at_tables))
            assert all(2 <= len(table.people) + table.bots <= 8 for table in played.tables if table.people)
        if event.phase == "seated":
            sizes = [len(table.people) for table in event.rounds[-1].tables]
            assert not sizes or max(sizes) - min(sizes) <= 1
            assert all(event.table_of(person) is not None for person in event.active)
        ranked = {standing.person for standing in standings(event)}
        assert ranked >= set(event.active)
        assert not any(event.people[person].removed for person in ranked)


def test_repeated_entries_count_once() -> None:
    event = started(opened(8))
    result = TableFinished(0, 1, (6, 2, 0, 1), FastestCall(3, 640, 12, (4, 9)))
    once = changed(event, result)
    assert changed(once, result) == once
    assert changed(once, TableFinished(0, 1, (0, 0, 0, 9))) == once
    again = fold(once, RoundStarted(once.last_request, 77))
    assert again.event == once
    assert again.refused is None


def test_results_of_another_round_do_not_count() -> None:
    event = started(finished_round(started(opened(8))))
    assert changed(event, TableFinished(0, 1, (6, 2, 0, 1))) == event


def test_event_finishes_after_last_round() -> None:
    event = opened(8, EventSettings(rounds=2, games=("tower", "well")))
    event = finished_round(started(event))
    assert (event.phase, event.rounds[0].game) == ("between", "tower")
    event = finished_round(started(event))
    assert (event.phase, event.rounds[1].game) == ("finished", "well")
    assert fold(event, RoundSeated(99, 2, ((0, 1),))).refused is not None


def test_latecomer_joins_next_round() -> None:
    event = changed(started(opened(4)), Joined("Late", "late"))
    assert event.table_of(4) is None
    assert seated(finished_round(event)).table_of(4) is not None


def test_plan_grows_with_latecomers() -> None:
    event = changed(seated(opened(6)), Joined("Late", "late"), Joined("Later", "later"))
    assert [len(table.people) for table in event.rounds[-1].tables] == [4, 4]
    event = changed(event, Joined("Last", "last"))
    assert [len(table.people) for table in event.rounds[-1].tables] == [3, 3, 3]
    assert event.table_of(8) is not None


def test_plan_is_balanced_after_people_leave() -> None:
    event = seated(opened(12))
    first = event.rounds[-1].tables[0].people
    event = changed(event, *(PersonLeft(person) for person in first[:3]))
    assert sorted(len(table.people) for table in event.rounds[-1].tables) == [3, 3, 3]
    event = changed(event, *(PersonLeft(person) for person in event.active[2:]))
    # Nobody sits alone.
    assert [len(table.people) for table in event.rounds[-1].tables] == [2]


def test_plan_includes_people_who_joined_meanwhile() -> None:
    event = changed(opened(6), RoundSeated(1, 0, ((0, 1, 2), (3, 4))))
    assert [event.table_of(5), len(event.rounds[-1].tables)] == [1, 2]


def test_latecomer_replaces_a_bot_of_the_plan() -> None:
    event = changed(seated(opened(3, EventSettings(bots=True))), Joined("Late", "late"))
    assert [(len(table.people), table.bots) for table in event.rounds[-1].tables] == [(4, 0)]


def test_leaver_leaves_the_plan() -> None:
    event = changed(seated(opened(6)), PersonLeft(2), PersonRemoved(9, 4))
    assert event.table_of(2) is event.table_of(4) is None
    event = changed(seated(opened(1)), PersonLeft(0))
    assert event.rounds[-1].tables == ()


def test_leaver_is_not_seated_and_may_return() -> None:
    event = changed(opened(5), PersonLeft(2))
    assert seated(event).table_of(2) is None
    back = changed(event, Joined("Other name", "key 2"))
    assert back.people[2].name == "Person 2"
    assert seated(back).table_of(2) is not None


def test_removed_person_cannot_return() -> None:
    event = changed(opened(3), PersonRemoved(1, 1))
    refused = fold(event, Joined("Person 1", "key 1")).refused
    assert refused is not None
    assert refused.code == "kept-out"


@given(st.integers(4, 30), st.data())
def test_moving_keeps_tables_balanced(people: int, data: st.DataObject) -> None:
    event = seated(opened(people))
    for number in range(5):
        person = data.draw(st.integers(0, people - 1))
        table = data.draw(st.integers(0, len(event.rounds[-1].tables) - 1))
        event = changed(event, PersonMoved(event.last_request + 1 + number, person, table))
        assert event.table_of(person) == table
        sizes = [len(planned.people) for planned in event.rounds[-1].tables]
        assert sum(sizes) == people
        assert max(sizes) - min(sizes) <= 1


def test_two_people_move_to_the_same_table() -> None:
    event = finished_round(started(opened(8)))
    number = event.last_request
    event = changed(event, *(PersonMoved(number + 1 + person, person, 1) for person in range(4)))
    for _ in range(3):
        event = seated(event, seed=event.last_request)
        assert set(event.rounds[-1].tables[1].people) == {0, 1, 2, 3}
    # Within a plan that is shown, too.
    event = seated(opened(8))
    a, b = event.rounds[-1].tables[0].people[:2]
    event = changed(event, PersonMoved(8, a, 1), PersonMoved(9, b, 1))
    assert {a, b} <= set(event.rounds[-1].tables[1].people)


def test_renaming_back_and_forth_reaches_the_table() -> None:
    event = started(opened(4))
    table = open_table(first_entry(event, 0))
    person, number = event.rounds[-1].tables[0].people[0], event.last_request
    original, keys = event.people[person].name, list[str]()
    for count, name in enumerate(["Zed", original, "Zed"], start=1):
        event = changed(event, PersonRenamed(number + count, person, name))
        ((key, entry),) = due_at_table(event, 0, table)
        keys.append(key)
        table = fold_table(table, entry).table
        assert not list(due_at_table(event, 0, table))
    assert len(set(keys)) == 3


def test_emoji_are_off_at_all_tables_of_an_event() -> None:
    event = started(opened(4, EventSettings(emoji_off=True)))
    table = open_table(first_entry(event, 0))
    sent = EmojiSent(0, 1, "clap")
    assert fold_table(table, sent).refused is not None
    assert not list(due_at_table(event, 0, table))
    keys = list[str]()
    for off in (False, True, False):
        event = changed(event, EventEmojiSwitched(event.last_request + 1, off))
        assert event_view(event, (), 0).emoji_off == off
        ((key, entry),) = due_at_table(event, 0, table)
        keys.append(key)
        table = fold_table(table, entry).table
        assert (fold_table(table, sent).refused is not None) == off
        assert not list(due_at_table(event, 0, table))
    assert len(set(keys)) == 3


def test_table_may_number_a_name_that_a_bot_has() -> None:
    event = started(opened(1))
    table = open_table(first_entry(event, 0))
    bot = table.players[1]
    assert bot is not None
    event = changed(event, PersonRenamed(event.last_request + 1, 0, bot.name))
    ((_, entry),) = due_at_table(event, 0, table)
    assert not list(due_at_table(event, 0, fold_table(table, entry).table))


def test_pause_stops_the_clock() -> None:
    event = started(opened(4), at=1000)
    number = event.last_request
    event = changed(event, Paused(number + 1, True, 4000))
    assert event.round_ms(9000) == 3000
    event = changed(event, Paused(number + 2, False, 9000))
    assert event.round_ms(9500) == 3500


def test_standings_show_points_and_climbers() -> None:
    event = finished_round(started(opened(8)))
    first = standings(event)
    assert [standing.points for standing in first] == sorted((s.points for s in first), reverse=True)
    assert {standing.climbed for standing in first} == {0}
    event = started(event)
    ranks = {standing.person: standing.rank for standing in first}
    for standing in standings(finished_round(event)):
        assert ranks[standing.person] - standing.rank == standing.climbed
        assert sum(points or 0 for points in standing.rounds) == standing.points


def test_leaver_with_a_result_keeps_the_standing() -> None:
    event = finished_round(started(opened(8, EventSettings(teams=2))))
    best = standings(event)[0]
    event = changed(event, PersonLeft(best.person))
    assert standings(event)[0] == best
    assert sum(team.people for team in team_standings(event)) == 8
    names = {person.person: (person.name, person.gone) for person in event_view(event, (), 0).people}
    assert names[best.person] == (f"Person {best.person}", True)
    assert seated(event).table_of(best.person) is None
    removed = changed(event, PersonRemoved(event.last_request + 1, best.person))
    assert best.person not in {standing.person for standing in standings(removed)}


def test_teams_are_ranked_by_points_per_person() -> None:
    event = finished_round(started(opened(7, EventSettings(teams=2))))
    assert [team.people for team in sorted(team_standings(event), key=lambda team: team.team)] == [4, 3]
    best, second = team_standings(event)
    assert best.mean >= second.mean


def test_fastest_call_of_round() -> None:
    event = started(opened(8))
    event = changed(event, TableFinished(0, 0, (1, 2, 3, 4), FastestCall(2, 700, 5, (1, 2))))
    event = changed(event, TableFinished(0, 1, (1, 2, 3, 4), FastestCall(6, 500, 7, (3, 4))))
    fastest = fastest_call(event.rounds[0])
    assert fastest is not None
    assert (fastest.person, fastest.took) == (6, 500)


def test_event_has_a_limit_of_people() -> None:
    refused = fold(opened(MAX_PEOPLE), Joined("One more", "more")).refused
    assert refused is not None
    assert refused.code == "full"


def test_returning_person_counts_for_the_limit() -> None:
    event = changed(opened(MAX_PEOPLE), PersonLeft(7), Joined("One more", "more"))
    refused = fold(event, Joined("Person 7", "key 7")).refused
    assert refused is not None
    assert refused.code == "full"


def test_people_removed_before_they_had_a_seat_do_not_count() -> None:
    event = opened(3)
    for number in range(2 * MAX_PEOPLE):
        joined = changed(event, Joined(f"Fake {number}", f"fake {number}"))
        event = changed(joined, PersonRemoved(number + 1, len(joined.people) - 1))
    assert len(changed(event, Joined("Ada", "ada")).active) == 4


def test_event_never_gets_full_of_people_who_left() -> None:
    before = finished_round(started(opened(8)))
    event = changed(before, PersonLeft(2), PersonRemoved(90, 3))
    for number in range(MAX_EVER + 50):
        event = changed(event, Joined(f"Fake {number}", f"fake {number}"))
        event = changed(event, PersonLeft(next(n for n in event.active if n >= 8)))
    event = changed(event, Joined("Ada", "ada"))
    assert [event.people[number].name for number in event.active if number >= 8] == ["Ada"]
    assert len(event.people) == MAX_EVER
    # Those who had a seat keep their numbers, and with them their results.
    assert [person.key for person in event.people[:8]] == [f"key {number}" for number in range(8)]
    assert points_of(event, range(8)) == points_of(before, range(8))


def test_closed_event_forgets_all_names() -> None:
    event = finished_round(started(opened(8)))
    assert b"Person" in write_snapshot(event)
    closed = changed(event, EventClosed())
    assert b"Person" not in write_snapshot(closed)
    assert closed.table_counts == (2,)
    assert fold(closed, Joined("Ada", "ada")).refused is not None


def test_people_do_not_move_before_the_first_plan() -> None:
    refused = fold(opened(8), PersonMoved(50, 0, 1)).refused
    assert refused is not None
    assert refused.code == "not-seated"


def test_move_during_a_round_waits_for_the_next_plan() -> None:
    event = started(opened(8))
    before = event.rounds[-1]
    event = changed(event, PersonMoved(50, 0, 1), PersonMoved(51, 1, 1), PersonMoved(52, 2, 7))
    assert event.rounds[-1] == before
    event = changed(finished_round(event), PersonMoved(53, 1, 0), PersonMoved(54, 3, 0), PersonMoved(55, 3))
    assert [person.next_table for person in event.people[:4]] == [1, 0, 7, None]
    for _ in range(2):
        # Another plan respects it, too.
        event = seated(event, seed=event.last_request)
        assert (event.table_of(0), event.table_of(1)) == (1, 0)
        assert {len(table.people) for table in event.rounds[-1].tables} == {4}
    event = changed(event, RoundStarted(event.last_request + 1, 0))
    assert all(person.next_table is None for person in event.people)


@pytest.mark.parametrize(
    ("event", "entry", "code"),
    [
        (finished_round(started(opened(4, EventSettings(rounds=1)))), Joined("Late", "late"), "finished"),
        (changed(opened(4), EventLocked(1, True)), Joined("Late", "late"), "locked"),
        (opened(4), PersonRemoved(1, 4), "no-such-person"),
        (opened(4), TeamChosen(1, 0, 0), "no-such-team"),
        (opened(4, EventSettings(teams=2)), TeamChosen(1, 0, 2), "no-such-team"),
        (opened(4), RoundSeated(1, 0, ()), "too-few"),
        (opened(4), RoundStarted(1, 0), "not-seated"),
        (changed(seated(opened(1)), PersonLeft(0)), RoundStarted(9, 0), "too-few"),
        (seated(opened(4)), Paused(9, True, 0), "not-playing"),
        (seated(opened(8)), PersonMoved(9, 0, 2), "no-such-table"),
        (changed(seated(opened(8)), PersonLeft(3)), PersonMoved(9, 3, 1), "no-such-person"),
        (started(opened(4)), Finished(9), "playing"),
    ],
)
def test_senseless_request_is_refused(event: Event, entry: AnyEventEntry, code: str) -> None:
    folded = fold(event, entry)
    assert folded.refused is not None
    assert folded.refused.code == code
    # Its number counts, so that a repetition gets the same answer.
    before, after = event, folded.event
    assert (after.phase, after.people, after.rounds) == (before.phase, before.people, before.rounds)


@pytest.mark.parametrize(
    ("event", "entry"),
    [
        (changed(opened(4), PersonLeft(3)), PersonLeft(3)),
        (opened(4), Joined("Other name", "key 2")),
        (opened(4), RoundEnded(0)),
        (changed(started(opened(4)), RoundEnded(0)), RoundEnded(0)),
        (started(opened(4)), TableFinished(0, 1, (0, 0, 0, 0))),
        (started(opened(4)), TableFinished(0, 0, (0, 0, 0))),
    ],
)
def test_stale_entry_changes_nothing(event: Event, entry: AnyEventEntry) -> None:
    assert changed(event, entry) == event


def test_cards_must_suffice_for_every_game_and_size() -> None:
    pack = opened().pack
    assert event_fault(EventSettings(games=("tower", "hot-potato"), size=8), pack) is None
    few = msgspec.structs.replace(pack, cards=pack.cards[:12])
    fault = event_fault(EventSettings(games=("tower", "hot-potato")), few)
    assert fault is not None
    assert event_fault(EventSettings(), few) is None
