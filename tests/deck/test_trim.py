from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, trim, verify
from sosie.deck.recipe import plane
from sosie.errors import OutOfRange
from strategies import any_decks, small_orders, valid_decks


def counts_of(deck: Deck, cards: Deck) -> list[int]:
    """Return the number of cards that show each symbol of the whole deck."""
    counted = Counter(symbol for card in cards for symbol in card)
    return [counted[symbol] for symbol in deck.symbols]


def spread(counts: list[int]) -> int:
    return max(counts) - min(counts)


@given(any_decks | valid_decks, st.data())
def test_trim_keeps_number_and_order(deck: Deck, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(deck)))
    trimmed = trim(deck, number)
    assert len(trimmed) == number
    rest = iter(deck)
    assert all(card in rest for card in trimmed)


@given(valid_decks, st.data())
def test_trim_keeps_deck_valid(deck: Deck, data: st.DataObject) -> None:
    assert verify(trim(deck, data.draw(st.integers(0, len(deck))))).valid


@pytest.mark.parametrize(("order", "cards"), [(q, n) for q in (2, 3) for n in range(1, q * q + q + 2)])
def test_trim_is_optimal_in_small_planes(order: int, cards: int) -> None:
    deck = plane(order).build()
    best = min(
        int(np.ptp(deck.incidence[list(kept)].sum(axis=0, dtype=int))) for kept in combinations(range(len(deck)), cards)
    )
    assert spread(counts_of(deck, trim(deck, cards))) == best


@given(small_orders, st.data())
def test_variance_does_not_depend_on_choice(order: int, data: st.DataObject) -> None:
    deck = plane(order).build()
    kept = data.draw(st.sets(st.sampled_from(range(len(deck))), min_size=1))
    some = np.var(counts_of(deck, deck.select(kept)))
    assert some == pytest.approx(np.var(counts_of(deck, trim(deck, len(kept)))))


@pytest.mark.parametrize(("order", "removed"), [(q, n) for q in (3, 4, 5, 7, 8, 9) for n in range(1, q + 2)])
def test_trim_of_few_cards_costs_at_most_two(order: int, removed: int) -> None:
    deck = plane(order).build()
    counts = counts_of(deck, trim(deck, len(deck) - removed))
    assert min(counts) == order + 1 - min(removed, 2)
    assert max(counts) <= order + 1


def test_classic_deck_has_known_counts() -> None:
    deck = plane(7).build()
    assert Counter(counts_of(deck, trim(deck, 55))) == {6: 1, 7: 14, 8: 42}


def test_large_deck_is_trimmed_evenly() -> None:
    deck = plane(25).build()
    assert min(counts_of(deck, trim(deck, len(deck) - 5))) == 26 - 2


@given(any_decks)
def test_trim_out_of_range_is_refused(deck: Deck) -> None:
    for number in (-1, len(deck) + 1):
        with pytest.raises(OutOfRange, match=f"0 to {len(deck)} cards, not {number}"):
            trim(deck, number)
