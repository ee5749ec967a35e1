"""Variants of symbols, spread evenly."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from sosie.cards.variants import assign_variants
from sosie.deck import Recipe

decks = st.sampled_from(["plane:2", "plane:3", "plane:5", "plane:7,cards:55", "plane:4,drop:3", "steiner:25-4"])


@given(decks, st.data())
def test_variants_are_used_equally_often(recipe: str, data: st.DataObject) -> None:
    deck = Recipe.parse(recipe).build()
    ways = {symbol: data.draw(st.integers(1, 4)) for symbol in deck.symbols}
    chosen = assign_variants(deck, ways)
    for symbol, count in ways.items():
        used = Counter(card[symbol] for card in chosen if symbol in card)
        counts = [used[way] for way in range(count)]
        assert max(counts) - min(counts) <= 1
        assert sum(used.values()) == sum(counts)


def test_most_matches_show_different_variants() -> None:
    deck = Recipe.parse("plane:7,cards:55").build()
    chosen = assign_variants(deck, dict.fromkeys(deck.symbols, 2))
    different = [
        chosen[one][symbol] != chosen[other][symbol]
        for one, other in combinations(range(len(deck)), 2)
        for symbol in [next(iter(set(deck[one]) & set(deck[other])))]
    ]
    assert sum(different) / len(different) > 0.55


def test_variants_are_mixed_on_every_card() -> None:
    deck = Recipe.parse("plane:7,cards:55").build()
    for card in assign_variants(deck, dict.fromkeys(deck.symbols, 2)):
        assert 1 <= sum(card.values()) <= 7
