"""Setups: each game needs a number of cards, and refuses fewer."""

import pytest

from rule_strategies import BY_NAME
from sosie.deck import Recipe
from sosie.rules import Setup

CARDS = Recipe.parse("plane:7").build().cards
NAMES = ("Ada", "Ben", "Cleo")
FEWEST = {
    "tower": 4, "well": 4, "hot-potato": 15, "poisoned-gift": 4, "triplet": 9, "catch-them-all": 4, "ring-tower": 4,
    "practice": 4, "face-off": 2, "duel": 3,
}  # fmt: skip
"""The fewest cards for three players, by the rule book."""


def setup_with(cards: int, game: str) -> Setup:
    own = {"ring_symbol": CARDS[0][0]} if game == "ring-tower" else {}
    return Setup(NAMES, tuple(map(frozenset, CARDS[:cards])), own=own)


def test_fewest_cards_are_known_for_every_game() -> None:
    assert FEWEST.keys() == BY_NAME.keys()


@pytest.mark.parametrize("name", FEWEST)
def test_game_refuses_fewer_cards_than_it_needs(name: str) -> None:
    game, fewest = BY_NAME[name], FEWEST[name]
    assert game.fault(setup_with(fewest, name)) is None
    fault = game.fault(setup_with(fewest - 1, name))
    assert fault is not None
    assert fault.startswith("cards: ")


@pytest.mark.parametrize(
    ("name", "places"),
    [("tower", ("centre", *NAMES)), ("hot-potato", NAMES), ("poisoned-gift", ("centre", *NAMES))],
)
def test_places_have_the_names_of_their_players(name: str, places: tuple[str, ...]) -> None:
    setup = setup_with(FEWEST[name], name)
    assert tuple(BY_NAME[name].place_name(setup, place) for place in range(len(places))) == places
