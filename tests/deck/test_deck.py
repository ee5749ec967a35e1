from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, Recipe
from sosie.deck.recipe import plane
from sosie.errors import NoSuchDeck, OutOfRange, UnreadableDeck
from strategies import any_decks, recipes, valid_decks

any_words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=5)
decks_of_any_words = st.lists(st.lists(any_words, max_size=5), max_size=6).map(Deck)
decks_of_both = st.lists(st.lists(any_words | st.integers(), max_size=5), max_size=6).map(Deck)
rectangles = st.integers(0, 5).flatmap(
    lambda width: st.lists(st.lists(st.integers(0, 30), min_size=width, max_size=width))
)
seeds = st.integers(0, 2**64 - 1)


@given(any_decks)
def test_deck_is_sequence_of_cards(deck: Deck) -> None:
    cards = list(deck)
    assert len(deck) == len(cards)
    assert deck.cards == tuple(cards)
    assert [deck[place] for place in range(-len(deck), len(deck))] == cards + cards
    assert list(reversed(deck)) == cards[::-1]
    assert all(card in deck and deck.index(card) == cards.index(card) for card in cards)
    for beyond in (len(deck), -len(deck) - 1):
        with pytest.raises(IndexError):
            deck[beyond]


@given(any_decks, st.slices(8))
def test_slice_is_deck_of_its_cards(deck: Deck, places: slice) -> None:
    assert deck[places] == Deck(deck.cards[places])
    assert deck[places].cards == deck.cards[places]


@given(any_decks, st.data())
def test_select_keeps_given_order(deck: Deck, data: st.DataObject) -> None:
    places = data.draw(st.lists(st.sampled_from(range(len(deck))))) if deck else []
    assert deck.select(places).cards == tuple(deck[place] for place in places)


@given(valid_decks, st.data())
def test_match_is_common_symbol(deck: Deck, data: st.DataObject) -> None:
    a, b = data.draw(st.lists(st.sampled_from(range(len(deck))), min_size=2, max_size=2, unique=True))
    assert {deck.match(a, b)} == set(deck[a]) & set(deck[b])
    assert deck.match(a, b) == deck.match(b, a) == deck.match(a - len(deck), b)


@given(any_decks.filter(len), st.data())
def test_shared_is_intersection(deck: Deck, data: st.DataObject) -> None:
    a, b = (data.draw(st.sampled_from(range(len(deck)))) for _ in range(2))
    both = set(deck[a]) & set(deck[b])
    assert sorted(map(str, deck.shared(a, b))) == sorted(map(str, both))
    if a == b:
        with pytest.raises(OutOfRange, match="itself"):
            deck.match(a, b - len(deck))
    elif len(both) == 1:
        assert deck.match(a, b) in both
    else:
        with pytest.raises(NoSuchDeck, match=f"cards {a} and {b}"):
            deck.match(a, b)


@given(any_decks)
def test_numbers_index_into_symbols(deck: Deck) -> None:
    for place, card in enumerate(deck):
        assert tuple(deck.symbols[number] for number in deck.numbers(place)) == card
        assert deck.numbers(place - len(deck)).tolist() == deck.numbers(place).tolist()
    assert [deck.symbols[number] for number in deck.all_numbers] == list(chain.from_iterable(deck))


@given(any_decks)
def test_symbols_are_sorted_numbers_or_words_by_appearance(deck: Deck) -> None:
    shown = list(dict.fromkeys(chain.from_iterable(deck)))
    numbers = [symbol for symbol in shown if isinstance(symbol, int)]
    assert list(deck.symbols) == (sorted(numbers) if len(numbers) == len(shown) else shown)


@given(any_decks)
def test_counts_showing_and_incidence_agree(deck: Deck) -> None:
    counted = Counter(chain.from_iterable(deck))
    assert deck.counts.tolist() == [counted[symbol] for symbol in deck.symbols]
    assert len(deck.showing) == len(deck.symbols)
    for symbol, places in zip(deck.symbols, deck.showing, strict=True):
        # A card that shows a symbol twice is in the list twice.
        assert places.tolist() == [place for place, card in enumerate(deck) for other in card if other == symbol]
    assert deck.incidence.tolist() == [[symbol in card for symbol in deck.symbols] for card in deck]
    assert deck.card_sizes.tolist() == [len(card) for card in deck]


@given(any_decks)
def test_symbols_per_card_is_none_if_ragged(deck: Deck) -> None:
    sizes = {len(card) for card in deck}
    assert deck.symbols_per_card == (min(sizes) if len(sizes) == 1 else None)


@given(any_decks)
def test_deck_is_immutable(deck: Deck) -> None:
    arrays: list[np.ndarray[Any, Any]] = [
        deck.counts,
        deck.all_numbers,
        *deck.showing,
        *(deck.numbers(card) for card in range(len(deck))),
    ]
    assert not any(array.flags.writeable for array in arrays)
    before, facts = deck.cards, deck.facts
    deck.incidence[:] = 7
    deck.card_sizes[:] = 7
    assert (deck.cards, deck.facts) == (before, facts)
    assert set(deck.incidence.ravel().tolist()) <= {0, 1}
    with pytest.raises(AttributeError):
        deck.symbols = ()  # type: ignore[misc]  # the point of the test
    with pytest.raises(TypeError):
        deck[0] = ()  # type: ignore[index]  # likewise


@given(rectangles)
def test_from_array_is_deck_of_rows(rows: list[list[int]]) -> None:
    array = np.array(rows, dtype=np.int64).reshape(len(rows), -1 if rows and rows[0] else 0)
    deck = Deck.from_array(array)
    assert deck.cards == Deck(rows).cards
    assert deck == Deck(rows)
    assert (deck.symbols, deck.counts.tolist()) == (Deck(rows).symbols, Deck(rows).counts.tolist())
    array[:] = 99
    assert deck == Deck(rows)


@given(any_decks, seeds)
def test_shuffle_keeps_cards_and_follows_seed(deck: Deck, seed: int) -> None:
    def as_multiset(of: Deck) -> Counter[frozenset[tuple[object, int]]]:
        return Counter(frozenset(Counter(card).items()) for card in of)

    shuffled = deck.shuffle(seed)
    assert shuffled.cards == deck.shuffle(seed).cards
    assert as_multiset(shuffled) == as_multiset(deck)


def test_shuffle_changes_cards_and_symbols() -> None:
    deck = plane(3).build()
    shuffled = [deck.shuffle(seed) for seed in range(100)]
    assert len({tuple(map(frozenset, each)) for each in shuffled}) == 100
    # Nearly all seeds change the order of symbols on the first card.
    assert sum(each[0] != tuple(sorted(each[0], key=int)) for each in shuffled) > 80


@given(any_decks)
def test_numbered_uses_symbol_indices(deck: Deck) -> None:
    numbered = deck.numbered()
    assert numbered.symbols == tuple(range(len(deck.symbols)))
    assert tuple(tuple(deck.symbols[int(n)] for n in card) for card in numbered) == deck.cards
    assert numbered.numbered().cards == numbered.cards


@given(any_decks, st.data())
def test_named_undoes_numbered(deck: Deck, data: st.DataObject) -> None:
    least = len(deck.symbols)
    names = data.draw(st.lists(any_words, min_size=least, max_size=least + 2, unique=True))
    named = deck.named(names)
    assert tuple(tuple(deck.symbols[names.index(str(word))] for word in card) for card in named) == deck.cards


@pytest.mark.parametrize("names", [["a", "b"], ["a", "b", "b"], ["a", "b", "c", "c"], []])
def test_named_needs_enough_distinct_names(names: list[str]) -> None:
    with pytest.raises(OutOfRange, match="3 different names"):
        Deck([[0, 1], [1, 2]]).named(names)


@given(any_decks, any_decks)
def test_equality_compares_cards_in_order(one: Deck, other: Deck) -> None:
    def same() -> bool:
        return len(one) == len(other) and all(Counter(a) == Counter(b) for a, b in zip(one, other, strict=True))

    assert (one == other) == same()


@given(any_decks, st.randoms())
def test_equality_ignores_symbol_order(deck: Deck, random: Random) -> None:
    turned = Deck(random.sample(card, len(card)) for card in deck)
    assert turned == deck
    assert hash(turned) == hash(deck)


@given(any_decks)
def test_equality_depends_on_card_order(deck: Deck) -> None:
    cards = [Counter(card) for card in deck]
    assert (deck[::-1] == deck) == (cards == cards[::-1])


def test_equality_distinguishes_types() -> None:
    assert Deck([[7]]) != Deck([["7"]])
    assert Deck([[7]]) != [(7,)]


def test_repr_has_facts() -> None:
    assert repr(plane(2).build()) == "<Deck: 7 cards with 3 symbols each, 7 symbols in all>"
    assert plane(7).build().facts == "57 cards with 8 symbols each, 57 symbols in all"
    assert Deck([[0, 1], [1, 2, 3]]).facts == "2 cards with 2 or 3 symbols each, 4 symbols in all"
    assert Deck([]).facts == "0 cards with 0 symbols each, 0 symbols in all"


@pytest.mark.parametrize("bad", [True, None, 1.0, float("nan"), "", b"a", (), [], "\ud800", "a\udfffb", np.int64(3)])
def test_invalid_symbol_is_refused_with_path(bad: object) -> None:
    with pytest.raises(UnreadableDeck, match=r"^cards\[2\]\[1\]: a symbol is a whole number or a word"):
        Deck([[0, 1], [], [1, bad]])  # type: ignore[list-item]  # the point of the test


@given(decks_of_both)
def test_json_round_trips(deck: Deck) -> None:
    assert Deck.from_json(deck.to_json()).cards == deck.cards


def looks_like_a_number(word: str) -> bool:
    try:
        return word.isascii() and str(int(word)) == word
    except ValueError:
        return False


def full(deck: Deck) -> bool:
    """Tell whether CSV and text can represent this deck: no empty card, and no words that look like numbers."""
    words = [symbol for symbol in deck.symbols if isinstance(symbol, str)]
    return all(deck.cards) and (not words or not all(map(looks_like_a_number, words)))


@given((any_decks | decks_of_any_words).filter(full))
def test_csv_round_trips_or_refuses(deck: Deck) -> None:
    awkward = any(isinstance(s, str) and (s != s.strip() or "\r" in s) for s in deck.symbols)
    if awkward:
        with pytest.raises(UnreadableDeck, match="use JSON"):
            deck.to_csv()
    else:
        assert Deck.from_csv(deck.to_csv()).cards == deck.cards


@given((any_decks | decks_of_any_words).filter(full))
def test_text_round_trips_or_refuses(deck: Deck) -> None:
    awkward = any(
        isinstance(s, str) and (s != s.strip() or "," in s or s.startswith("#") or len(s.splitlines()) > 1)
        for s in deck.symbols
    )
    if awkward:
        with pytest.raises(UnreadableDeck, match="use JSON or CSV"):
            deck.to_text()
    else:
        assert Deck.from_text(deck.to_text()).cards == deck.cards


@given(recipes)
def test_all_formats_round_trip_recipes(recipe: Recipe) -> None:
    deck = recipe.build()
    for again in (Deck.from_json(deck.to_json()), Deck.from_csv(deck.to_csv()), Deck.from_text(deck.to_text())):
        assert again.cards == deck.cards
