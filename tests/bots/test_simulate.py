"""Simulations: independent of how the work is divided, with consistent counts."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sosie.bots import CLASSIC_GAMES, Request, Tally, plot, report, simulate, simulate_on_all_cores
from sosie.deck import Recipe
from sosie.errors import BadRecord, OutOfRange
from sosie.rules import MINI_GAMES, Options, find_game, read_record, read_series, result, series_result
from sosie.types import Card

SMALL = Recipe.parse("plane:3").build().cards
MIDDLE = Recipe.parse("plane:4").build().cards
FANO = Recipe.parse("plane:2").build().cards


def totals(request: Request, parts: list[Tally]) -> Tally:
    total = Tally(len(request.levels))
    for part in parts:
        total.add(part)
    return total


def same_counts(one: Tally, other: Tally) -> bool:
    """Tell whether two tallies have equal counts, in any order of games."""
    return {**vars(one), "lengths_ms": sorted(one.lengths_ms)} == {
        **vars(other),
        "lengths_ms": sorted(other.lengths_ms),
    }


@pytest.mark.parametrize("tournament", [False, True])
def test_simulation_is_independent_of_workers(tournament: bool) -> None:
    games = ("tower", "well", "triplet") if tournament else ("tower",)
    request = Request(games, ("adult", "child"), 50, seed=3, tournament=tournament, cards=SMALL)
    one, two = (totals(request, list(simulate_on_all_cores(request, workers=workers))) for workers in (1, 2))
    assert same_counts(one, two)
    assert report(request, one) == report(request, two)


@given(st.lists(st.integers(1, 29), unique=True, max_size=5), st.randoms(use_true_random=False))
@settings(max_examples=10)
def test_simulation_is_independent_of_batches(cuts: list[int], random: Random) -> None:
    request = Request(("poisoned-gift",), ("child", "adult", "expert"), 30, cards=SMALL)
    bounds = [0, *sorted(cuts), 30]
    batches = [range(a, b) for a, b in pairwise(bounds)]
    random.shuffle(batches)
    whole = simulate(request, range(30))
    assert report(request, totals(request, [simulate(request, batch) for batch in batches])) == report(request, whole)


@pytest.mark.parametrize("game", [game.name for game in MINI_GAMES])
def test_tally_adds_up(game: str) -> None:
    request = Request((game,), ("adult", "child", "expert"), 20, cards=MIDDLE)
    tally = simulate(request, range(20))
    assert tally.games == len(tally.lengths_ms) == 20
    assert sum(tally.wins) + tally.tied_first == 20
    assert all(length > 0 for length in tally.lengths_ms)
    assert sum(tally.tied) >= 2 * tally.ties
    assert all(wrong <= calls for wrong, calls in zip(tally.wrong, tally.calls, strict=True))
    cards = {"tower": 21, "ring-tower": 21, "poisoned-gift": 21, "hot-potato": 15, "catch-them-all": 20}
    if game in cards:
        assert sum(tally.cards) == 20 * cards[game]


@pytest.mark.parametrize(("worse", "better"), [("child", "adult"), ("adult", "expert")])
@pytest.mark.parametrize("game", [game.name for game in MINI_GAMES])
def test_better_bots_win_more_in_any_seat(game: str, worse: str, better: str) -> None:
    first, second = (
        simulate(Request((game,), levels, 30, cards=MIDDLE), range(30)).wins
        for levels in ((worse, better), (better, worse))
    )
    assert first[1] > first[0]
    assert second[0] > second[1]


def test_better_bots_win_more_tournaments() -> None:
    request = Request(CLASSIC_GAMES, ("child", "expert"), 10, tournament=True, cards=MIDDLE)
    tally = simulate(request, range(10))
    assert sum(tally.wins) == 10
    assert tally.wins[1] > tally.wins[0]


def test_another_seed_gives_another_sample() -> None:
    lengths = [simulate(Request(("tower",), ("adult",) * 3, 5, seed=seed), range(5)).lengths_ms for seed in (1, 2)]
    assert lengths[0] != lengths[1]
    assert len(set(lengths[0])) > 1


def test_saved_records_match_tally(tmp_path: Path) -> None:
    request = Request(("well",), ("adult", "child"), 6, cards=SMALL, own=(("until", "last-left"),))
    tally = simulate(request, range(6), tmp_path)
    ruled = [result(read_record(json.loads(path.read_text(encoding="utf-8")))) for path in sorted(tmp_path.iterdir())]
    assert len(ruled) == 6
    assert all(game["over"] for game in ruled)
    assert tally.wins == [sum(game["winners"] == [player] for game in ruled) for player in request.players]
    assert tally.cards == [sum(game["cards"][player] for game in ruled) for player in request.players]


def test_saved_tournaments_match_tally(tmp_path: Path) -> None:
    request = Request(("tower", "well"), ("adult", "child", "adult"), 4, tournament=True, cards=SMALL)
    tally = simulate(request, range(4), tmp_path)
    records = [
        series_result(read_series(json.loads(path.read_text(encoding="utf-8")))) for path in sorted(tmp_path.iterdir())
    ]
    assert tally.wins == [sum(series["champion"] == player for series in records) for player in request.players]
    assert tally.cards == [sum(series["points"][player] for series in records) for player in request.players]


@pytest.mark.parametrize(
    ("games", "levels", "cards", "message"),
    [
        (("tower",), ("adult",), SMALL, "players: "),
        (("tower",), ("adult",) * 9, SMALL, "players: "),
        (("tower",), ("adult", "wizard"), SMALL, "levels: "),
        (("chess",), ("adult", "adult"), SMALL, "game: "),
        (("hot-potato",), ("adult",) * 3, SMALL, "cards: "),
        (("triplet",), ("adult",) * 3, FANO, "cards: "),
        (("tower",), ("adult",) * 7, FANO, "cards: "),
    ],
)
def test_unplayable_request_is_refused(
    games: tuple[str, ...], levels: tuple[str, ...], cards: tuple[Card, ...], message: str
) -> None:
    with pytest.raises((OutOfRange, BadRecord), match=f"^{message}"):
        Request(games, levels, 1, cards=cards)


@pytest.mark.parametrize("game", [game.name for game in MINI_GAMES])
def test_plot_has_labels(game: str) -> None:
    request = Request((game,), ("adult", "child"), 3, cards=MIDDLE, options=Options(tie_ms=0))
    tally = simulate(request, range(3))
    picture = plot(request, tally, report(request, tally))
    assert picture.count("<svg ") == picture.count("</svg>") == 1
    assert "2 bots, 3 games, seed 1" in picture
    assert find_game(game) is not None
