"""Layouts: symbols keep their clearance and the margin, for any shapes."""

import math
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.drawings import BAR, DISC, HORSESHOE, RING, SQUARE, stars
from sampling import examples
from sosie.cards import SHAPES, Drawing, Placement, Silhouette, Spacing, Wish, fill, lay_out, silhouette
from sosie.errors import OutOfRange

wishes = st.builds(Wish, rank=st.floats(0, 1), degrees=st.floats(0, 360))


def on_card(shape: Silhouette, place: Placement) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    turn = math.radians(place.degrees)
    matrix = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    return np.asarray(place.size * shape.rim @ matrix.T + [place.x, place.y])


def least_gap(shapes: Sequence[Silhouette], places: Sequence[Placement]) -> float:
    rims = [on_card(shape, place) for shape, place in zip(shapes, places, strict=True)]
    gaps = [
        np.sqrt(((one[:, None] - other[None]) ** 2).sum(axis=-1)).min()
        for number, one in enumerate(rims)
        for other in rims[:number]
    ]
    return float(min(gaps))


@settings(max_examples=examples(12))
@given(st.lists(st.tuples(stars(), wishes), min_size=2, max_size=9), st.sampled_from(list(SHAPES)), st.integers(0, 99))
def test_layout_keeps_clearance_and_margin(symbols: list[tuple[Drawing, Wish]], shape: str, seed: int) -> None:
    spacing = Spacing(shape=shape, smallest=0.1)
    silhouettes = [silhouette(drawing) for drawing, _ in symbols]
    places = lay_out(silhouettes, [wish for _, wish in symbols], spacing, seed)
    for one, place in zip(silhouettes, places, strict=True):
        distance, _ = SHAPES[shape].outside(on_card(one, place) / (1 - spacing.margin))
        assert distance.max() <= 1e-3
        assert place.size >= spacing.smallest
    assert least_gap(silhouettes, places) >= spacing.clearance - 0.004


SYMBOLS = [silhouette(drawing) for drawing in (DISC, RING, BAR, SQUARE, HORSESHOE, BAR, DISC, SQUARE)]
WISHES = [Wish(rank=number / 8, degrees=40.0 * number) for number in range(8)]


def test_layout_is_determined_by_seed() -> None:
    assert lay_out(SYMBOLS, WISHES, seed=1) == lay_out(SYMBOLS, WISHES, seed=1)
    assert lay_out(SYMBOLS, WISHES, seed=1) != lay_out(SYMBOLS, WISHES, seed=2)


def test_sizes_follow_ranks_and_spread() -> None:
    sizes = np.array([place.size for place in lay_out(SYMBOLS, WISHES, Spacing(spread=2.0))])
    assert np.corrcoef(sizes, range(8))[0, 1] > 0.7
    assert 1.5 < sizes.max() / sizes.min() < 2.5


def test_symbol_turns_within_its_freedom() -> None:
    upright = [Wish(rank=wish.rank, degrees=0.0, freedom=10.0) for wish in WISHES]
    for place in lay_out(SYMBOLS, upright):
        assert min(place.degrees, 360 - place.degrees) <= 10.01


def test_bars_nest_inside_horseshoes() -> None:
    """Silhouettes count, not boxes or circles: circles this large would not fit on the card at all."""
    shapes = [silhouette(HORSESHOE)] * 3 + [silhouette(BAR)] * 3
    places = lay_out(shapes, [Wish(0.5, 60.0 * n) for n in range(6)], Spacing(spread=1.0))
    assert sum(place.size**2 for place in places) > 0.75
    assert fill(shapes, places, SHAPES["circle"]) > 0.3


def test_no_symbol_is_smaller_than_requested() -> None:
    spacing = Spacing(smallest=0.24)
    assert min(place.size for place in lay_out(SYMBOLS, WISHES, spacing)) >= 0.24


def test_impossible_layout_is_refused_with_advice() -> None:
    with pytest.raises(OutOfRange, match=r"8 symbols do not fit .* fewer symbols, smaller ones or less space"):
        lay_out(SYMBOLS, WISHES, Spacing(smallest=0.5))


@pytest.mark.parametrize("wrong", [{"clearance": -0.1}, {"margin": 0.9}, {"spread": 0.5}, {"shape": "heart"}])
def test_invalid_spacing_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(OutOfRange):
        Spacing(**wrong)  # type: ignore[arg-type]  # the point of the test
