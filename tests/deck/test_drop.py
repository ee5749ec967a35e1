from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, drop_symbols, shrink, verify
from sosie.deck.recipe import plane
from sosie.errors import OutOfRange
from strategies import valid_decks

PUBLISHED_FOR_ORDER_7 = [57, 49, 42, 36, 31, 27, 24, 22, 21, 18, 16, 15]
CHANGES: list[Callable[[Deck, int], Deck]] = [drop_symbols, shrink]


def cards_without(deck: Deck, dropped: tuple[int, ...]) -> int:
    return sum(not {*dropped} & {*card} for card in deck)


@given(valid_decks, st.data())
def test_drop_removes_symbols_and_their_cards(deck: Deck, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, min(9, len(deck.symbols))))
    smaller = drop_symbols(deck, count)
    assert verify(smaller).valid
    assert len(smaller.symbols) <= len(deck.symbols) - count
    rest = iter(deck)
    assert all(card in rest for card in smaller)


@given(valid_decks, st.data())
def test_shrink_keeps_at_least_as_many_cards(deck: Deck, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, min(9, len(deck.symbols))))
    smaller = shrink(deck, count)
    assert verify(smaller).valid
    assert len(smaller.symbols) <= len(deck.symbols) - count
    assert len(smaller) >= len(drop_symbols(deck, count))
    rest = iter(deck)
    assert all(any(set(card) <= set(whole) for whole in rest) for card in smaller)


@pytest.mark.parametrize(("count", "cards"), [*enumerate(PUBLISHED_FOR_ORDER_7)])
def test_drop_in_order_7_matches_published_best(count: int, cards: int) -> None:
    assert len(drop_symbols(plane(7).build(), count)) >= cards


@pytest.mark.parametrize(("order", "count"), [(q, n) for q in (2, 3) for n in range(q * q + q + 2)])
def test_drop_is_optimal_in_small_planes(order: int, count: int) -> None:
    deck = plane(order).build()
    best = max(cards_without(deck, dropped) for dropped in combinations(range(len(deck.symbols)), count))
    assert len(drop_symbols(deck, count)) == best


@pytest.mark.parametrize("order", [3, 5, 7, 9])
def test_drop_matches_conic_formula_in_odd_order(order: int) -> None:
    deck = plane(order).build()
    for count in range(order + 2):
        lost = count * (order + 1) - count * (count - 1) // 2
        assert len(drop_symbols(deck, count)) == len(deck) - lost


@pytest.mark.parametrize("change", CHANGES)
def test_drop_of_too_many_symbols_is_refused(change: Callable[[Deck, int], Deck]) -> None:
    deck = plane(2).build()
    assert not change(deck, 7).symbols
    assert change(deck, 0) == deck
    for count in (-1, 8):
        with pytest.raises(OutOfRange, match=f"0 to 7 of them, not {count}"):
            change(deck, count)


@pytest.mark.parametrize("change", CHANGES)
def test_drop_is_deterministic(change: Callable[[Deck, int], Deck]) -> None:
    deck = plane(5).build()
    assert change(deck, 9).cards == change(deck, 9).cards
