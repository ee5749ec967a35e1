"""Fairness by event time: compensation, claims of pages, and the winners of simulated races."""

import statistics
from collections import Counter
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from live_table import Live
from sosie.table.entries import WatermarksRaised
from sosie.table.fairness import (
    DEFAULT_CAP_MS,
    KEPT_TRIPS,
    MAX_JITTER_MS,
    STEADY_MS,
    Link,
    longest_delay,
    median,
    reaction,
)
from sosie.table.messages import Ruled

round_trips = st.floats(0, 2000)
links = st.builds(
    Link, st.lists(round_trips, max_size=KEPT_TRIPS).map(tuple), st.sampled_from([0.0, 50.0, 150.0, 400.0])
)
elapsed_times = st.floats(0, 20_000)
claims = st.none() | st.floats(-1e300, 1e300)
TIMER_MS = 1.0


@given(links, elapsed_times, claims)
def test_compensation_is_capped(link: Link, elapsed: float, page: float | None) -> None:
    most = link.cap + MAX_JITTER_MS + 1e-6
    assert reaction(elapsed, link, page).took >= elapsed - most
    assert link.longest_trip <= most


@given(links, elapsed_times, claims)
def test_reaction_is_between_zero_and_elapsed(link: Link, elapsed: float, page: float | None) -> None:
    assert 0 <= reaction(elapsed, link, page).took <= elapsed


@given(links, elapsed_times, claims)
@example(Link((40.0,) * KEPT_TRIPS), 1000.0, 1e9)
@example(Link((40.0,) * KEPT_TRIPS), 1000.0, 0.0)
def test_page_measurement_is_bounded_by_round_trips(link: Link, elapsed: float, page: float | None) -> None:
    took = reaction(elapsed, link, page).took
    assert max(elapsed - link.most_claimed, 0) - 1e-6 <= took <= max(elapsed - link.shortest_trip, 0) + 1e-6


@given(links, elapsed_times, elapsed_times, claims)
def test_reaction_grows_with_elapsed_time(link: Link, first: float, second: float, page: float | None) -> None:
    first, second = sorted((first, second))
    assert reaction(first, link, page).took <= reaction(second, link, page).took


@given(links, elapsed_times, st.floats(-1e300, 1e300), st.floats(-1e300, 1e300))
def test_reaction_grows_with_the_page_measurement(link: Link, elapsed: float, page: float, other: float) -> None:
    page, other = sorted((page, other))
    assert reaction(elapsed, link, page).took <= reaction(elapsed, link, other).took


@given(links, elapsed_times, claims)
def test_call_is_never_before_the_watermark(link: Link, elapsed: float, page: float | None) -> None:
    measured = reaction(elapsed, link, page)
    assert measured.took - measured.error_ms >= elapsed - longest_delay(link) - 1e-6


def test_longest_delay_includes_the_errors_of_both_calls() -> None:
    steady, jittery = Link((30.0,) * 9), Link((20.0, 30.0, 40.0))
    assert longest_delay(steady) == 30 + TIMER_MS
    assert jittery.error_ms == 10
    assert longest_delay(jittery) == jittery.longest_trip + 2 * 10


@given(st.lists(st.floats(0, 100), min_size=2, max_size=KEPT_TRIPS), st.floats(500, 2000), st.sampled_from([0.0, 1e9]))
def test_lying_page_gains_at_most_the_jitter(recent: list[float], elapsed: float, lie: float) -> None:
    link = Link(tuple(recent))
    honest = reaction(elapsed, link).took
    gained = honest - reaction(elapsed, link, lie).took
    assert gained <= 4 * link.jitter + 1e-6
    if lie:
        assert gained <= 0 or gained <= link.round_trip - link.shortest_trip


def test_lying_page_gains_nothing_when_steady() -> None:
    link = Link((30.0,) * 9)
    assert reaction(730, link, 0).took == reaction(730, link, 700).took == reaction(730, link).took == 700


SLACK_MS = 15.0
"""The most that a pong may exceed the kernel's round trip by, on a direct connection."""


def gain(real: float, delays: list[float]) -> float:
    """Return the gain of a player who delays pongs and claims a reaction time of zero."""
    link = Link(tuple(real + delay for delay in delays))
    return 1000 - reaction(1000 + real, link, 0).took


@given(st.floats(0, 100), st.lists(st.floats(0, SLACK_MS), min_size=KEPT_TRIPS, max_size=KEPT_TRIPS))
def test_delayed_pongs_gain_little_on_a_direct_connection(real: float, delays: list[float]) -> None:
    assert gain(real, delays) <= SLACK_MS + 1e-6


@given(st.floats(0, 100), st.lists(st.floats(0, 2000), min_size=KEPT_TRIPS, max_size=KEPT_TRIPS))
def test_delayed_pongs_gain_is_capped_behind_proxy(real: float, delays: list[float]) -> None:
    assert gain(real, delays) <= DEFAULT_CAP_MS + MAX_JITTER_MS - real + 1e-6


def test_delayed_pongs_gain_as_much_as_documented() -> None:
    assert gain(1.0, [SLACK_MS] * 9) == SLACK_MS
    assert gain(1.0, [0.0, SLACK_MS / 2, SLACK_MS] * 3) == SLACK_MS
    assert gain(0.0, [300.0] * 9) == DEFAULT_CAP_MS
    assert gain(0.0, [90.0, 150.0, 210.0] * 3) == DEFAULT_CAP_MS + MAX_JITTER_MS


def test_page_at_the_bound_of_its_link_is_honest() -> None:
    link = Link((20.0, 30.0, 40.0))
    assert reaction(730, link, 730 - link.most_claimed).error_ms == TIMER_MS
    # Faster than any round trip: the call counts from the moment of the turn.
    assert reaction(10, link, 0).took == reaction(25, link, -5).took == 0


def test_new_link_needs_no_compensation() -> None:
    for link in (Link(), Link((0.0,))):
        assert link.jitter == link.longest_trip == link.error_ms == 0
        assert longest_delay(link) == TIMER_MS


def test_jitter_needs_two_round_trips() -> None:
    assert Link((40.0,)).jitter == 0
    assert Link((30.0, 50.0)).jitter == 10


@given(st.lists(round_trips, min_size=1, max_size=30))
def test_median_agrees_with_the_standard_library(values: list[float]) -> None:
    assert median(values) == statistics.median(values)


def test_lying_page_gets_the_error_of_its_link() -> None:
    link = Link((20.0, 30.0, 40.0, 30.0, 20.0))
    assert reaction(730, link, 695).error_ms == TIMER_MS
    assert reaction(730, link, 0).error_ms == link.jitter


@given(st.lists(round_trips, max_size=30))
def test_link_keeps_the_latest_round_trips(measured: list[float]) -> None:
    link = Link()
    for trip in measured:
        link = link.with_round_trip(trip)
    assert link.round_trips == tuple(measured[-KEPT_TRIPS:])
    if measured:
        assert min(median(link.round_trips), DEFAULT_CAP_MS) <= link.round_trip <= median(link.round_trips)
        assert link.shortest_trip <= link.round_trip <= link.longest_trip <= link.cap + MAX_JITTER_MS


@given(st.lists(st.floats(0, DEFAULT_CAP_MS), min_size=4, max_size=8), st.floats(2000, 30_000))
def test_median_ignores_one_slow_packet(recent: list[float], slow: float) -> None:
    assert min(recent) <= Link(tuple(recent)).with_round_trip(slow).round_trip <= max(recent)


# Races, through the fold

BASE_MS = (10.0, 30.0, 60.0, 150.0)
JITTER_MS = (2.0, 4.0, 10.0, 30.0)
UPLINK = (0.5, 0.5, 0.45, 0.40)
RACES = 1200


class Race:
    """Four equally fast players on four connections; times are in milliseconds after the card was sent."""

    def __init__(self, chance: Random, cap: float) -> None:
        self._chance, self._cap = chance, cap
        self.links = [self._link(seat) for seat in range(4)]
        self.needed = [chance.lognormvariate(6.537, 0.170) for _ in range(4)]
        self.arrival = [self._down(seat) + self.needed[seat] + self._up(seat) for seat in range(4)]

    def _jitter(self, seat: int) -> float:
        return self._chance.expovariate(2 / JITTER_MS[seat])

    def _down(self, seat: int) -> float:
        return BASE_MS[seat] * (1 - UPLINK[seat]) + self._jitter(seat)

    def _up(self, seat: int) -> float:
        return BASE_MS[seat] * UPLINK[seat] + self._jitter(seat)

    def _link(self, seat: int) -> Link:
        link = Link(cap=self._cap)
        for _ in range(KEPT_TRIPS):
            link = link.with_round_trip(self._down(seat) + self._up(seat))
        return link

    @property
    def fastest(self) -> int:
        return min(range(4), key=self.needed.__getitem__)

    @property
    def first_to_arrive(self) -> int:
        return min(range(4), key=self.arrival.__getitem__)

    def winner(self, live: Live, *, honest: bool = True) -> int:
        """Return the winner at a dealt table: calls come in as they arrive, with the watermarks of that time."""
        for seat in sorted(range(4), key=self.arrival.__getitem__):
            now = self.arrival[seat]
            page = self.needed[seat] + self._chance.uniform(0, 8) if honest else None
            measured = reaction(now, self.links[seat], page)
            watermarks = [(other, int(now - longest_delay(self.links[other]))) for other in range(4) if other != seat]
            live.put(WatermarksRaised(live.game.number, tuple(watermarks)))
            live.call(seat, round(measured.took), error_ms=round(measured.error_ms))
        live.raise_watermarks(9000)
        return next(e.seat for e in live.updates if isinstance(e, Ruled) and e.verdict in {"won", "lapsed"})


@pytest.mark.parametrize(
    ("cap", "honest", "right", "far_share"),
    [
        (250, True, 0.97, (0.20, 0.30)),
        (250, False, 0.94, (0.20, 0.30)),
        # Round trips of 150 with jitter are 180 on average, and jitter is compensated beyond the cap.
        (DEFAULT_CAP_MS, True, 0.97, (0.22, 0.28)),
    ],
    ids=["with page measurements", "pings alone", "default cap"],
)
def test_fastest_wins_on_any_connection(cap: float, honest: bool, right: float, far_share: tuple[float, float]) -> None:
    chance = Random(2024)
    dealt = Live().seat("Ada", "Ben", "Cleo", "Dan").start().table
    won: Counter[int] = Counter()
    by_time = by_arrival = 0
    for _ in range(RACES):
        race, live = Race(chance, cap), Live()
        live.table = dealt
        winner = race.winner(live, honest=honest)
        won[winner] += 1
        by_time += winner == race.fastest
        by_arrival += race.first_to_arrive == race.fastest
    least, most = far_share
    assert by_arrival < 0.80 * RACES
    assert by_time >= right * RACES
    assert least * RACES <= won[3] <= most * RACES


def test_link_is_steady_after_enough_equal_round_trips() -> None:
    link = Link((40.0,) * (KEPT_TRIPS - 1))
    assert not link.is_steady
    link = link.with_round_trip(40.0 + STEADY_MS)
    assert link.is_steady
    link = link.with_round_trip(90.0)
    assert not link.is_steady
    for _ in range(KEPT_TRIPS):
        link = link.with_round_trip(90.0)
    assert link.is_steady
