"""Distinct symbols: at 48 pixels, at every angle, for normal vision and deuteranopia."""

from itertools import product

import numpy as np
import pytest

from cards.drawings import BAR, DISC, SQUARE, drawing
from sampling import chosen
from sosie.cards import Drawing, nearest_pairs, pale_edge
from sosie.cards.distinct import MAX_PALE_EDGE, MIN_DIFFERENCE, lab
from sosie.editions import EDITIONS, edition

OF_THEIR_OWN = [name for name in EDITIONS if name != "party"]


# Without green cones, fewer symbols differ.
SAMPLE = [("insects", False), ("classic", True)]


@pytest.mark.parametrize(("name", "deuteranopia"), chosen(product(OF_THEIR_OWN, [False, True]), SAMPLE))
def test_no_two_symbols_of_an_edition_look_alike(name: str, deuteranopia: bool) -> None:
    symbols = edition(name).symbols
    drawings = [Drawing.parse(symbol.faces[0]) for symbol in symbols]
    closest, *others = pairs = nearest_pairs(drawings, deuteranopia=deuteranopia)
    names = symbols[closest.first].id, symbols[closest.second].id
    assert closest.difference >= MIN_DIFFERENCE, names
    limit = others[len(others) // 4].difference
    near = [pair for pair in pairs if pair.difference < limit]
    assert nearest_pairs(drawings, deuteranopia=deuteranopia, below=limit) == near


@pytest.mark.parametrize("name", OF_THEIR_OWN)
def test_no_symbol_has_pale_edge(name: str) -> None:
    pale = {symbol.id: pale_edge(Drawing.parse(symbol.faces[0])) for symbol in edition(name).symbols}
    assert {symbol: part for symbol, part in pale.items() if part > MAX_PALE_EDGE} == {}


def test_turned_and_scaled_copy_is_alike() -> None:
    turned = drawing('<rect x="40" y="44" width="40" height="6" fill="#00c" transform="rotate(45 50 50)"/>')
    (pair,) = nearest_pairs([BAR, turned])
    assert pair.difference < 4


def test_red_and_green_are_closer_in_deuteranopia() -> None:
    red = drawing('<circle cx="50" cy="50" r="40" fill="#b05030"/>')
    green = drawing('<circle cx="50" cy="50" r="40" fill="#708030"/>')
    (seen,), (unseen,) = nearest_pairs([red, green]), nearest_pairs([red, green], deuteranopia=True)
    assert unseen.difference < seen.difference / 2


def test_most_similar_pairs_come_first() -> None:
    almost = drawing('<circle cx="50" cy="50" r="40" fill="#c11"/>')
    pairs = nearest_pairs([DISC, SQUARE, almost])
    assert (pairs[0].first, pairs[0].second) == (0, 2)
    assert [pair.difference for pair in pairs] == sorted(pair.difference for pair in pairs)


def test_pale_edge_of_white_disc_needs_outline() -> None:
    assert pale_edge(drawing('<circle cx="50" cy="50" r="40" fill="#fdfdfd"/>')) > 0.9
    assert pale_edge(drawing('<circle cx="50" cy="50" r="40" fill="#fdfdfd" stroke="#555" stroke-width="4"/>')) == 0


@pytest.mark.parametrize(
    ("colour", "expected"),
    # Published values for sRGB under D65.
    [
        ((1, 1, 1), (100, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (53.24, 80.09, 67.20)),
        ((0, 0, 1), (32.30, 79.19, -107.86)),
    ],
)
def test_lab_has_published_values(colour: tuple[float, ...], expected: tuple[float, ...]) -> None:
    assert lab(np.array(colour, dtype=np.float64)) == pytest.approx(expected, abs=0.05)
