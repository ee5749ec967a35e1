"""Hypothesis strategies that the tests share."""

from hypothesis import strategies as st

from sosie.deck import Deck, Recipe
from sosie.designs.arithmetic import is_prime_power

PRIME_POWERS = [q for q in range(2, 1025) if is_prime_power(q)]

small_orders = st.sampled_from([q for q in PRIME_POWERS if q <= 9])

words = st.text(st.characters(categories=["L"]), min_size=1, max_size=6)

cards_of_numbers = st.lists(st.lists(st.integers(-9, 99), max_size=6), max_size=8)
cards_of_words = st.lists(st.lists(words, max_size=5), max_size=6)

any_decks = (cards_of_numbers | cards_of_words).map(Deck)
"""Decks of any cards at all: ragged, empty, repeating symbols, mostly without a match."""


def _changed(base: Recipe) -> st.SearchStrategy[Recipe]:
    deck = base.build()
    return st.one_of(
        st.just(base),
        st.integers(2, len(deck)).map(lambda cards: base.then("cards", cards)),
        st.integers(1, min(6, len(deck.symbols) - 1)).map(lambda count: base.then("drop", count)),
        st.integers(1, min(6, len(deck.symbols) - 1)).map(lambda count: base.then("shrink", count)),
        st.integers(0, 2).map(lambda more: base.then("pad", (deck.symbols_per_card or 0) + more)),
    )


_bases = st.sampled_from([
    *(f"plane:{q}" for q in PRIME_POWERS if q <= 8),
    "steiner:9-3", "steiner:13-3", "steiner:15-3", "steiner:25-4", "steiner:7-2", "sunflower:6-4",
])  # fmt: skip

recipes = _bases.map(Recipe.parse).flatmap(_changed)
valid_decks = recipes.map(Recipe.build).filter(lambda deck: len(deck) >= 2)
"""Decks in which any two cards share exactly one symbol, of every construction."""
