"""Every card of every edition, looked at pixel by pixel: nothing touches, nothing crosses the margin."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from sosie.cards import SHAPES, CardDesign, Mark, Spacing, fill, silhouette
from sosie.cards.drawing import render
from sosie.cards.silhouette import edge_points
from sosie.editions import EDITIONS, edition

PIXELS = 400
PIXEL = 2 / PIXELS

CARDS = [(name, number) for name in EDITIONS if name != "party" for number in range(len(CardDesign(edition(name))))]


def edge_on_card(mark: Mark) -> NDArray[np.float64]:
    """Return the middles of the outermost visible pixels of a symbol on its card, in radii of the card."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">{mark.svg("en", "")}</svg>'
    mask = render(svg, PIXELS)[..., 3] > 64
    assert mask.any()
    return edge_points(mask) * PIXEL - 1


@pytest.mark.parametrize(("name", "number"), CARDS)
def test_symbols_keep_their_distance_and_stay_inside(name: str, number: int) -> None:
    spacing = Spacing()
    card = CardDesign(edition(name)).card(number)
    edges = [edge_on_card(mark) for mark in card.marks]
    for mark, edge in zip(card.marks, edges, strict=True):
        assert np.hypot(*edge.T).max() <= 1 - spacing.margin, mark.symbol.id
    for (one, first), (other, second) in combinations(zip(card.marks, edges, strict=True), 2):
        gap = np.sqrt(((first[:, None] - second[None]) ** 2).sum(axis=-1).min())
        assert gap >= spacing.clearance, (one.symbol.id, other.symbol.id)


def test_the_cards_of_classic_are_well_filled_with_sizes_about_two_to_one() -> None:
    deck = [card for card in CardDesign(edition("classic")).deck() if len(card.marks) > 1]
    fills = [
        fill([silhouette(m.drawing) for m in card.marks], [m.place for m in card.marks], SHAPES["circle"])
        for card in deck
    ]
    spreads = [max(m.place.size for m in card.marks) / min(m.place.size for m in card.marks) for card in deck]
    assert np.mean(fills) >= 0.45
    assert 1.7 < np.mean(spreads) < 2.4
    assert min(m.place.size for card in deck for m in card.marks) >= Spacing().smallest
