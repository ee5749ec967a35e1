"""Standings of an event: points, ranks, climbers, teams, and the fastest call of a round."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from sosie.event.entries import FastestCall
from sosie.event.event import Event, Round


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The standing of a person."""

    person: int
    rank: int
    """From 1; people with the same points share a rank."""
    points: int
    gained: int = 0
    """The points of the latest round."""
    climbed: int = 0
    """The ranks that they have climbed since the round before; negative if they fell."""
    rounds: tuple[int | None, ...] = ()
    """The points of each round; None where they had no seat or there is no result yet."""


class TeamStanding(msgspec.Struct, frozen=True):
    """The standing of a team: by points per person, so that the sizes of teams do not matter."""

    team: int
    rank: int
    people: int
    points: int
    mean: float


def points_of(event: Event, people: Iterable[int]) -> dict[int, int]:
    """Return the points of some people."""
    rounds = _points(event.played)
    return {person: sum(gained.get(person, 0) for gained in rounds) for person in people}


def standings(event: Event) -> tuple[Standing, ...]:
    """Return the standing of everybody who takes part or has left with a result, best first."""
    points, gains = points_of(event, event.ranked), _points(event.played)
    rounds = {person: tuple(gained.get(person) for gained in gains) for person in points}
    last = {person: (gained[-1] or 0) if gained else 0 for person, gained in rounds.items()}
    ranks = _ranks(points)
    before = _ranks({person: total - last[person] for person, total in points.items()})
    has_earlier = len(event.played) > 1
    found = [
        Standing(
            person, ranks[person], total, last[person], before[person] - ranks[person] if has_earlier else 0,
            rounds[person],
        )
        for person, total in points.items()
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda standing: (standing.rank, event.people[standing.person].name)))


def team_standings(event: Event) -> tuple[TeamStanding, ...]:
    """Return the standing of each team, best first."""
    if not event.has_teams:
        return ()
    points = points_of(event, event.ranked)
    members = {
        team: [person for person in points if event.people[person].team == team] for team in range(event.settings.teams)
    }
    totals = {team: sum(points[person] for person in people) for team, people in members.items()}
    means = {team: round(totals[team] / max(len(people), 1), 1) for team, people in members.items()}
    ranks = _ranks(means)
    found = [TeamStanding(team, ranks[team], len(members[team]), totals[team], means[team]) for team in members]
    return tuple(sorted(found, key=lambda standing: (standing.rank, standing.team)))


def fastest_call(played: Round) -> FastestCall | None:
    """Return the fastest right call of a round."""
    results = [table.result for table in played.tables if table.result is not None]
    calls = [result.fastest for result in results if result.fastest is not None]
    return min(calls, key=lambda call: (call.took, call.person), default=None)


def _points(rounds: Sequence[Round]) -> list[dict[int, int]]:
    """Return the points of everybody in each round, as far as there are results."""
    return [
        {
            person: points
            for table in played.tables
            if table.result is not None
            for person, points in zip(table.people, table.result.points, strict=True)
        }
        for played in rounds
    ]


def _ranks(points: Mapping[int, float]) -> dict[int, int]:
    first: dict[float, int] = {}
    for rank, total in enumerate(sorted(points.values(), reverse=True), start=1):
        first.setdefault(total, rank)
    return {person: first[total] for person, total in points.items()}
