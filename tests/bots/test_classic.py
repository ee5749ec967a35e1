"""The default cards of simulations are those of the classic edition."""

from sosie.bots import CLASSIC_CARDS
from sosie.deck import Deck, Recipe
from sosie.editions import edition


def test_classic_cards_follow_their_recipe() -> None:
    assert Recipe.parse("plane:7,cards:55").build().cards == CLASSIC_CARDS


def test_classic_cards_are_those_of_the_edition() -> None:
    classic = edition("classic").deck
    numbers = {symbol.id: number for number, symbol in enumerate(edition("classic").symbols)}
    numbered = {frozenset(numbers[str(symbol)] for symbol in card) for card in classic}
    assert numbered == set(map(frozenset, Deck(CLASSIC_CARDS)))
