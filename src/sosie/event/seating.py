"""Seating of a round: few people meet again, teams mix, and then equals meet (a Swiss tournament)."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations

MET_AGAIN = 10**9
"""The cost of two people who have met before, for each time; no other costs add up to as much."""
SAME_TEAM = 10**6
_MAX_POINTS_APART = 10**4
_MAX_PASSES = 40
_MIN_ATTEMPTS = 6
_ATTEMPTS_FOR_ALL = 600
"""Fewer people are seated more often, since that takes less time and small events leave less choice."""

Pair = tuple[int, int]
"""Two people, the lower number first."""


def table_sizes(people: int, size: int, *, bots: bool = False) -> tuple[int, ...]:
    """Return the number of people at each table; the numbers differ by at most one.

    Without bots nobody sits alone, as long as there are two people.
    """
    if not people:
        return ()
    count = -(-people // size)
    if not bots:
        count = max(min(count, people // 2), 1)
    least, larger = divmod(people, count)
    return (least + 1,) * larger + (least,) * (count - larger)


def bots_at(people: int, size: int, *, bots: bool = False) -> int:
    """Return the number of bots at a table with some people."""
    return max(size - people, 0) if bots else max(2 - people, 0)


def meetings(tables: Sequence[Sequence[int]]) -> dict[Pair, int]:
    """Return how often each two people sat at the same table, over the tables of all rounds."""
    met: dict[Pair, int] = {}
    for people in tables:
        for pair in combinations(sorted(people), 2):
            met[pair] = met.get(pair, 0) + 1
    return met


def seat(
    points: Mapping[int, int],
    met: Mapping[Pair, int],
    teams: Mapping[int, int],
    sizes: Sequence[int],
    seed: int,
) -> tuple[tuple[int, ...], ...]:
    """Return the people at each table, best table first.

    Local search: start with the order of the standing, drawn by lot where points are equal, and swap two people while
    that helps. If people meet again, other starts may avoid it.
    """
    people = sorted(points)
    costs = _costs(people, points, met, teams)
    best: list[list[int]] = []
    least: int | None = None
    for attempt in range(_MIN_ATTEMPTS + _ATTEMPTS_FOR_ALL // max(len(people), 1)):
        drawn = {person: _draw(seed, attempt, person) for person in people}
        order = sorted(range(len(people)), key=lambda index: _rank(attempt, points, drawn, people[index]))
        tables = _improve(_split(order, sizes), costs)
        cost = sum(costs[a][b] for table in tables for a, b in combinations(table, 2))
        if least is None or cost < least:
            best, least = tables, cost
        if least < MET_AGAIN:
            break
    named = [tuple(people[index] for index in table) for table in best]
    return tuple(sorted(named, key=lambda table: -sum(points[person] for person in table) / len(table)))


def _rank(attempt: int, points: Mapping[int, int], drawn: Mapping[int, bytes], person: int) -> tuple[int, bytes]:
    # All but the first attempt start with any order: the search brings equals together again.
    return (0 if attempt else -points[person], drawn[person])


def _draw(seed: int, attempt: int, person: int) -> bytes:
    """Return a lot, which is the same on all servers."""
    return sha256(f"{seed} {attempt} {person}".encode()).digest()


def _costs(
    people: Sequence[int], points: Mapping[int, int], met: Mapping[Pair, int], teams: Mapping[int, int]
) -> list[list[int]]:
    """Return the cost of each two people at one table."""
    costs = [[0] * len(people) for _ in people]
    for (i, a), (j, b) in combinations(enumerate(people), 2):
        apart = min(abs(points[a] - points[b]), _MAX_POINTS_APART)
        is_same_team = a in teams and teams[a] == teams.get(b)
        costs[i][j] = costs[j][i] = met.get((a, b), 0) * MET_AGAIN + is_same_team * SAME_TEAM + apart
    return costs


def _split(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _improve(tables: list[list[int]], costs: Sequence[Sequence[int]]) -> list[list[int]]:
    """Swap two people of different tables while that lowers the costs."""
    at = {person: number for number, table in enumerate(tables) for person in table}
    loads = [[sum(costs[person][other] for other in table) for table in tables] for person in range(len(at))]
    for _ in range(_MAX_PASSES):
        improved = False
        for a, b in combinations(range(len(at)), 2):
            here, there = at[a], at[b]
            if here == there:
                continue
            after = loads[b][here] + loads[a][there] - 2 * costs[a][b]
            if after < loads[a][here] + loads[b][there]:
                at[a], at[b], improved = there, here, True
                for person, load in enumerate(loads):
                    change = costs[person][b] - costs[person][a]
                    load[here] += change
                    load[there] -= change
        if not improved:
            break
    result: list[list[int]] = [[] for _ in tables]
    for person, number in at.items():
        result[number].append(person)
    return result
