"""Setups: each game needs a number of cards, and refuses fewer."""

import pytest

from rule_strategies import BY_NAME, fewest_cards
from sosie.deck import Recipe
from sosie.rules import Setup

CARDS = Recipe.parse("plane:7").build().cards
NAMES = ("Ada", "Ben", "Cleo")


def setup_with(cards: int, game: str) -> Setup:
    own = {"ring_symbol": CARDS[0][0]} if BY_NAME[game].needs_marked_symbol else {}
    return Setup(NAMES, tuple(map(frozenset, CARDS[:cards])), own=own)


@pytest.mark.parametrize("name", BY_NAME)
def test_game_refuses_fewer_cards_than_it_needs(name: str) -> None:
    game = BY_NAME[name]
    fewest = fewest_cards(game, len(NAMES))
    assert game.fault(setup_with(fewest, name)) is None
    fault = game.fault(setup_with(fewest - 1, name))
    assert fault is not None
    assert fault.startswith("cards: ")


@pytest.mark.parametrize(
    ("name", "places"),
    [("tower", ("centre", *NAMES)), ("hot-potato", NAMES), ("poisoned-gift", ("centre", *NAMES))],
)
def test_places_have_the_names_of_their_players(name: str, places: tuple[str, ...]) -> None:
    setup = setup_with(fewest_cards(BY_NAME[name], len(NAMES)), name)
    assert tuple(BY_NAME[name].place_name(setup, place) for place in range(len(places))) == places
