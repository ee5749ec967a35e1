"""Every card of every edition, pixel by pixel: clearance, margin and touch points."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from sampling import sampled
from sosie.cards import SHAPES, CardDesign, Mark, Spacing, fill, silhouette
from sosie.cards.drawing import render
from sosie.cards.silhouette import Mask, edge_points, touch_points
from sosie.editions import EDITIONS, edition

PIXELS = 400
PIXEL = 2 / PIXELS

CARDS = [(name, number) for name in EDITIONS if name != "party" for number in range(len(CardDesign(edition(name))))]


def on_card(mark: Mark) -> Mask:
    """Return the visible pixels of a symbol on its card."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">{mark.svg("en", "")}</svg>'
    mask = render(svg, PIXELS)[..., 3] > 64
    assert mask.any()
    return np.asarray(mask)


def edge_on_card(mark: Mark) -> NDArray[np.float64]:
    """Return the middles of the outermost visible pixels of a symbol on its card, in radii of the card."""
    return edge_points(on_card(mark)) * PIXEL - 1


def touches_on_card(mark: Mark) -> NDArray[np.float64]:
    """Return sample touches of a symbol: every tenth of its visible pixels, in radii of the card."""
    return (np.argwhere(on_card(mark))[::10, ::-1].astype(np.float64) + 0.5) * PIXEL - 1


def points_on_card(mark: Mark) -> NDArray[np.float64]:
    """Return the touch points of a symbol, in radii of the card."""
    place = mark.placement
    turn = np.exp(1j * np.radians(place.degrees))
    flat = (np.array(touch_points(mark.drawing)) - place.pivot) * (place.size / place.radius) @ [1, 1j] * turn
    return np.column_stack([flat.real + place.x, flat.imag + place.y])


@pytest.mark.parametrize(("name", "number"), sampled(CARDS, 8))
def test_symbols_keep_clearance_and_margin(name: str, number: int) -> None:
    spacing = Spacing()
    card = CardDesign(edition(name)).card(number)
    edges = [edge_on_card(mark) for mark in card.marks]
    for mark, edge in zip(card.marks, edges, strict=True):
        assert np.hypot(*edge.T).max() <= 1 - spacing.margin, mark.symbol.id
    for (one, first), (other, second) in combinations(zip(card.marks, edges, strict=True), 2):
        gap = np.sqrt(((first[:, None] - second[None]) ** 2).sum(axis=-1).min())
        assert gap >= spacing.clearance, (one.symbol.id, other.symbol.id)


@pytest.mark.parametrize(("name", "number"), sampled(CARDS, 8))
def test_touch_selects_symbol_under_finger(name: str, number: int) -> None:
    marks = CardDesign(edition(name)).card(number).marks
    points = [points_on_card(mark) for mark in marks]
    for meant, mark in enumerate(marks):
        touches = touches_on_card(mark)
        far = [((touches[:, None] - near[None]) ** 2).sum(axis=-1).min(axis=1) for near in points]
        misread = np.argmin(far, axis=0) != meant
        assert misread.mean() <= 0.005, mark.symbol.id


def test_classic_cards_are_well_filled() -> None:
    deck = [card for card in CardDesign(edition("classic")).deck() if len(card.marks) > 1]
    fills = [
        fill([silhouette(m.drawing) for m in card.marks], [m.placement for m in card.marks], SHAPES["circle"])
        for card in deck
    ]
    spreads = [max(m.placement.size for m in card.marks) / min(m.placement.size for m in card.marks) for card in deck]
    assert np.mean(fills) >= 0.45
    assert 1.7 < np.mean(spreads) < 2.4
    assert min(m.placement.size for card in deck for m in card.marks) >= Spacing().smallest
