from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, most_cards, options_for
from sosie.deck.bounds import deza, fisher, largest_sunflower, second_moment
from sosie.designs import Answer, plane_existence
from sosie.errors import OutOfRange
from strategies import valid_decks

SMALL = (
    [(s, 2) for s in range(2, 9)]
    + [(s, 3) for s in range(3, 10)]
    + [(s, 4) for s in range(4, 12)]
    + [(s, 5) for s in range(5, 13)]
)

Cards = frozenset[frozenset[int]]


def most_by_trying(symbols: int, per_card: int) -> int:
    """Return the most cards of a deck that is not a sunflower, by exhaustive search."""
    cards = [frozenset(card) for card in combinations(range(symbols), per_card)]
    neighbours = {card: frozenset(other for other in cards if len(card & other) == 1) for card in cards}
    first = cards[0]  # without loss of generality
    best = 2 if neighbours[first] else 1

    def grow(deck: Cards, left: Cards, passed: Cards) -> None:
        # Bron and Kerbosch: all maximal sets of cards any two of which share one symbol.
        nonlocal best
        if not left and not passed:
            if not frozenset.intersection(*deck):
                best = max(best, len(deck))
            return
        pivot = max(left | passed, key=lambda card: len(neighbours[card] & left))
        for card in left - neighbours[pivot]:
            grow(deck | {card}, left & neighbours[card], passed & neighbours[card])
            left, passed = left - {card}, passed | {card}

    grow(frozenset([first]), neighbours[first], frozenset())
    return best


@pytest.mark.parametrize(("symbols", "per_card"), SMALL)
def test_bound_and_plan_match_exhaustive_search(symbols: int, per_card: int) -> None:
    most = most_by_trying(symbols, per_card)
    planned = [option.cards for option in options_for(symbols, per_card) if not option.dull]
    assert most_cards(symbols, per_card).cards == most
    assert max(planned, default=1) == most


@given(valid_decks)
def test_no_construction_exceeds_bound(deck: Deck) -> None:
    symbols, fullest = len(deck.symbols), max(map(len, deck))
    if len(deck) > 2 and max(deck.counts) == len(deck):
        return
    assert len(deck) <= most_cards(symbols).cards
    assert len(deck) <= most_cards(symbols, fullest, ragged=True).cards
    if deck.symbols_per_card:
        assert len(deck) <= most_cards(symbols, deck.symbols_per_card).cards


@given(st.integers(2, 150), st.integers(2, 20))
def test_second_moment_is_integer_inequality(symbols: int, per_card: int) -> None:
    bound = second_moment(symbols, per_card).cards
    # At least as strong as the inequality for real numbers, S >= C K^2 / (C + K - 1).
    assert bound < 2 or symbols * (bound + per_card - 1) >= bound * per_card**2
    assert f"more than {bound} cards" in second_moment(symbols, per_card).reason
    for cards in range(max(2, bound + 1), symbols + 1):
        # With one card too many, even the most even counts give too many meetings.
        shown = [cards * per_card // symbols + (s < cards * per_card % symbols) for s in range(symbols)]
        assert sum(d * (d - 1) for d in shown) > cards * (cards - 1)


@given(st.integers(1, 200), st.integers(1, 30))
def test_sharpest_bound_is_chosen(symbols: int, per_card: int) -> None:
    bounds = [fisher(symbols), deza(per_card), second_moment(symbols, per_card)]
    assert most_cards(symbols).cards == symbols
    assert most_cards(symbols, per_card) in bounds
    assert most_cards(symbols, per_card).cards == min(bound.cards for bound in bounds)
    assert most_cards(symbols, per_card, ragged=True).cards == min(symbols, deza(per_card).cards)


def test_fifty_symbols_allow_25_cards_of_eight() -> None:
    assert most_cards(50, 8).cards == 25
    assert most_cards(50, 8).theorem == "second moment"
    assert [most_cards(symbols, 8).cards for symbols in (55, 56, 57, 58)] == [42, 49, 57, 57]


@pytest.mark.parametrize("per_card", range(3, 40))
def test_deza_is_sharpened_where_no_plane_exists(per_card: int) -> None:
    most = per_card**2 - per_card + 1
    answer = plane_existence(per_card - 1).answer
    bound = most_cards(10_000, per_card)
    assert bound.cards == most - (answer is Answer.IMPOSSIBLE)
    assert ("unknown" in bound.reason) == (answer is Answer.UNKNOWN)


def test_cards_of_seven_are_at_most_42() -> None:
    assert most_cards(1000, 7).cards == 42
    assert "Bruck-Ryser" in most_cards(1000, 7).reason


@given(st.integers(2, 60), st.integers(2, 12))
def test_largest_sunflower_is_tight(symbols: int, per_card: int) -> None:
    cards = largest_sunflower(symbols, per_card)
    assert 1 + cards * (per_card - 1) <= symbols < 1 + (cards + 1) * (per_card - 1)


@pytest.mark.parametrize(("symbols", "per_card"), [(0, None), (-1, 3), (7, 0)])
def test_empty_numbers_are_refused(symbols: int, per_card: int | None) -> None:
    with pytest.raises(OutOfRange):
        most_cards(symbols, per_card)
