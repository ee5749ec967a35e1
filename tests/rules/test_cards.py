"""The check of a game's cards, against the check of a deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, verify
from sosie.rules.cards import find_flaw
from sosie.types import Flaw, Symbol
from strategies import any_decks, valid_decks

few_symbols = st.lists(st.lists(st.integers(0, 3), max_size=3), max_size=4).map(Deck)
"""Decks so small that many are valid by chance, and many repeat a symbol."""


@given(any_decks | few_symbols | valid_decks)
def test_find_flaw_agrees_with_verify(deck: Deck) -> None:
    found, expected = find_flaw(deck.cards), verify(deck).flaw
    if found is None or expected is None or found.cards[0] == found.cards[1]:
        # A card may repeat several symbols, and either check may name any of them.
        assert (found and found.cards) == (expected and expected.cards)
    else:
        assert found == expected


@pytest.mark.parametrize(
    ("cards", "flaw"),
    [
        ([(0, 1), (0, 2), (3, 4)], Flaw((0, 2), ())),
        ([("sun", "key"), ("key", "sun")], Flaw((0, 1), ("sun", "key"))),
        ([(0, 1), (0, 2, 2)], Flaw((1, 1), (2,))),
        ([(0, 1), (0, 2), (1, 2)], None),
        ([], None),
    ],
)
def test_flaw_names_cards_and_symbols(cards: list[tuple[Symbol, ...]], flaw: Flaw | None) -> None:
    assert find_flaw(cards) == flaw
