"""Seating: properties of every plan, and the least number of repeated opponents."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sosie.event.seating import Pair, bots_at, meetings, seat, table_sizes
from sosie.event.settings import MAX_PEOPLE

crowds = st.integers(1, MAX_PEOPLE)
sizes = st.integers(2, 8)


def play_rounds(people: int, size: int, rounds: int, seed: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Seat people round by round; lower numbers are better players, so that the standing settles."""
    points, played = dict.fromkeys(range(people), 0), list[tuple[int, ...]]()
    for number in range(rounds):
        plan = seat(points, meetings(played), {}, table_sizes(people, size), seed + number)
        played += plan
        for table in plan:
            for place, person in enumerate(sorted(table)):
                points[person] += len(table) - place
        yield plan


def repeats(plan: Sequence[Sequence[int]], met: Mapping[Pair, int]) -> int:
    return sum(met.get(pair, 0) for table in plan for pair in combinations(sorted(table), 2))


def all_plans(people: tuple[int, ...], shape: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield all ways to seat people at tables of these sizes."""
    if not shape:
        yield ()
        return
    for size in set(shape):
        rest = list(shape)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            table = (people[0], *others)
            left = tuple(person for person in people if person not in table)
            yield from ((table, *plan) for plan in all_plans(left, tuple(rest)))


@given(crowds, sizes, st.booleans())
def test_table_sizes_differ_by_at_most_one(people: int, size: int, bots: bool) -> None:
    tables = table_sizes(people, size, bots=bots)
    assert sum(tables) == people
    assert max(tables) - min(tables) <= 1
    seats = [count + bots_at(count, size, bots=bots) for count in tables]
    assert all(2 <= count <= 8 for count in seats)
    if bots:
        assert set(seats) == {size}
    else:
        assert seats == list(tables) or people == 1


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 60), sizes, st.integers(1, 4), st.integers(0, 2**32))
def test_every_round_seats_everybody_once(people: int, size: int, rounds: int, seed: int) -> None:
    for plan in play_rounds(people, size, rounds, seed):
        assert sorted(person for table in plan for person in table) == list(range(people))
        assert sorted(map(len, plan)) == sorted(table_sizes(people, size))


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 8), st.integers(2, 4), st.integers(1, 7), st.integers(0, 2**32))
def test_small_events_repeat_as_few_opponents_as_possible(people: int, size: int, rounds: int, seed: int) -> None:
    played = list[tuple[int, ...]]()
    for plan in play_rounds(people, size, rounds, seed):
        met = meetings(played)
        least = min(repeats(other, met) for other in all_plans(tuple(range(people)), table_sizes(people, size)))
        assert repeats(plan, met) == least
        played += plan


@pytest.mark.parametrize(("people", "size"), [(60, 4), (60, 2), (200, 4), (48, 3)])
def test_nobody_meets_twice_in_four_rounds(people: int, size: int) -> None:
    tables = [table for plan in play_rounds(people, size, 4, 1) for table in plan]
    assert max(meetings(tables).values()) == 1


def test_equals_meet_from_second_round() -> None:
    points = {person: 10 * (person // 4) for person in range(40)}
    plan = seat(points, {}, {}, table_sizes(40, 4), 7)
    assert all(len({points[person] for person in table}) == 1 for table in plan)
    assert [points[table[0]] for table in plan] == sorted(points.values(), reverse=True)[::4]


def test_first_round_is_drawn_by_lot() -> None:
    points = dict.fromkeys(range(24), 0)
    plans = {seat(points, {}, {}, table_sizes(24, 4), seed) for seed in range(5)}
    assert len(plans) == 5
    assert seat(points, {}, {}, table_sizes(24, 4), 3) in plans


@given(st.integers(4, 40), st.integers(0, 2**32))
def test_teams_do_not_sit_together(people: int, seed: int) -> None:
    teams = {person: person % 4 for person in range(people)}
    plan = seat(dict.fromkeys(teams, 0), {}, teams, table_sizes(people, 2), seed)
    assert all(len({teams[person] for person in table}) == len(table) for table in plan)
