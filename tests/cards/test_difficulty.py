"""Difficulty levels: the harder, the more the two copies of a match differ."""

from functools import cache
from itertools import combinations

import numpy as np
import pytest

from sosie.cards import DIFFICULTIES, CardDesign, DrawnDeck, easier, find_difficulty
from sosie.deck import verify
from sosie.editions import edition
from sosie.errors import OutOfRange


@cache
def drawn(name: str) -> DrawnDeck:
    """Draw the same small deck at a given difficulty."""
    return CardDesign(easier(edition("insects"), 2), find_difficulty(name)).deck()


def differences(deck: DrawnDeck) -> tuple[float, float]:
    """Return the mean angle in degrees, and the mean size ratio, between the two copies of matches."""
    turns, ratios = [], []
    for one, other in combinations(deck, 2):
        places = {mark.symbol.id: mark.placement for mark in one.marks}
        for mark in other.marks:
            if mark.symbol.id in places:
                first, second = places[mark.symbol.id], mark.placement
                turns.append(abs((first.degrees - second.degrees + 180) % 360 - 180))
                ratios.append(max(first.size, second.size) / min(first.size, second.size))
    return float(np.mean(turns)), float(np.mean(ratios))


def test_harder_decks_differ_more_in_angle_and_size() -> None:
    easy, normal, hard = (differences(drawn(name)) for name in ("easy", "normal", "hard"))
    assert easy[0] < 25
    assert 60 < normal[0] < hard[0]
    assert easy[1] < 1.25 < normal[1] < hard[1]


@pytest.mark.parametrize(("name", "cards", "per_card"), [("classic", 31, 6), ("insects", 13, 4)])
def test_easier_edition_has_fewer_symbols_and_valid_deck(name: str, cards: int, per_card: int) -> None:
    easy = easier(edition(name), DIFFICULTIES["easy"].fewer)
    assert (len(easy.deck), easy.deck.symbols_per_card) == (cards, per_card)
    assert verify(easy.deck).valid
    assert {symbol.id for symbol in easy.symbols} == set(easy.deck.symbols)


def test_unknown_difficulty_is_refused_with_choices() -> None:
    with pytest.raises(OutOfRange, match='no difficulty "brutal": choose one of easy, normal, hard'):
        find_difficulty("brutal")
