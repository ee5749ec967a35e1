from math import isclose, sqrt
from statistics import quantiles

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.bots import Rate, Request, Tally, report


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_wilson_interval_has_published_values(hits: int, trials: int, low: float, high: float) -> None:
    rate = Rate.of(hits, trials)
    assert isclose(rate.low, low, abs_tol=5e-5)
    assert isclose(rate.high, high, abs_tol=5e-5)


@given(st.integers(1, 10_000).flatmap(lambda trials: st.tuples(st.integers(0, trials), st.just(trials))))
def test_wilson_interval_inverts_the_score_test(counts: tuple[int, int]) -> None:
    """Its ends are the shares p that are 1.96 standard errors (of p) from the observed share."""
    hits, trials = counts
    rate = Rate.of(hits, trials)
    assert 0 <= rate.low <= rate.share + 1e-12
    assert rate.share - 1e-12 <= rate.high <= 1
    for end in (rate.low, rate.high):
        if 0 < end < 1:
            away = abs(rate.share - end) / sqrt(end * (1 - end) / trials)
            assert isclose(away, 1.959964, rel_tol=1e-5) or isclose(end, rate.share, abs_tol=1e-9)


def test_rate_without_trials_is_unknown() -> None:
    assert Rate.of(0, 0) == Rate(0.0, 0.0, 1.0)


REQUEST = Request(("tower",), ("child", "adult", "child"), 4)


def test_report_averages_by_seat_and_level() -> None:
    tally = Tally(3, 4, [1, 2, 0], 1, [40, 60, 20], [44, 66, 22], [3, 5, 2], [4, 2, 0], 6, [1000, 2000, 3000, 4000])
    found = report(REQUEST, tally)
    assert [player.name for player in found.seats] == ["seat 1", "seat 2", "seat 3"]
    assert [player.name for player in found.levels] == ["child", "adult"]
    child = found.levels[0]
    assert (child.wins.share, child.cards, child.calls) == (1 / 8, 60 / 8, 66 / 8)
    assert (child.tied, child.wrong) == (5 / 8, 4 / 8)
    assert found.tied_first is not None
    assert found.tied_first.share == 1 / 4
    assert (found.calls, found.ties, found.freezes) == (132 / 4, 6 / 4, 6 / 4)
    assert found.length_s.mean == 2.5
    assert found.length_s.median == 2.5


@given(st.lists(st.integers(1, 10**6), min_size=2, max_size=50))
def test_lengths_are_quantiles(lengths: list[int]) -> None:
    found = report(REQUEST, Tally(3, len(lengths), lengths_ms=lengths)).length_s
    cuts = quantiles(lengths, n=20, method="inclusive")
    assert [found.low, found.median, found.high] == [cuts[0] / 1000, cuts[9] / 1000, cuts[18] / 1000]
    assert min(lengths) / 1000 <= found.low <= found.median <= found.high <= max(lengths) / 1000


def test_report_of_empty_tally() -> None:
    found = report(REQUEST, Tally(3))
    assert (found.games, found.length_s.median, found.calls) == (0, 0, 0)
