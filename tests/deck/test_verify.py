from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sosie.deck import Deck, Verification, verify, verify_probabilistic
from sosie.deck.recipe import plane
from sosie.errors import OutOfRange
from sosie.types import Flaw
from strategies import any_decks, valid_decks

seeds = st.integers(0, 2**64 - 1)
few_symbols = st.lists(st.lists(st.integers(0, 3), max_size=3), max_size=4).map(Deck)
"""Small random decks, of which many are valid, have one flaw or repeat a symbol."""
decks = any_decks | few_symbols | valid_decks


def repeats(deck: Deck) -> bool:
    return any(len(set(card)) < len(card) for card in deck)


def bad_pairs(deck: Deck) -> list[tuple[int, int]]:
    sets = [set(card) for card in deck]
    return [(a, b) for a, b in combinations(range(len(deck)), 2) if len(sets[a] & sets[b]) != 1]


def is_real(flaw: Flaw, deck: Deck) -> bool:
    a, b = flaw.cards
    if a == b:
        return [Counter(deck[a])[symbol] > 1 for symbol in flaw.shared] == [True]
    return flaw.cards in bad_pairs(deck) and sorted(map(str, flaw.shared)) == sorted(map(str, {*deck[a]} & {*deck[b]}))


@given(decks)
def test_verify_matches_definition(deck: Deck) -> None:
    found = verify(deck)
    assert found.valid == (not bad_pairs(deck) and not repeats(deck))
    assert found.error_bound == 0


@given(decks)
def test_flaw_is_first_bad_pair_or_repetition(deck: Deck) -> None:
    flaw = verify(deck).flaw
    if flaw is None:
        return
    assert is_real(flaw, deck)
    if repeats(deck):
        first = next(place for place, card in enumerate(deck) if len(set(card)) < len(card))
        assert flaw.cards == (first, first)
    else:
        assert flaw.cards == min(bad_pairs(deck))


@given(valid_decks, st.data())
def test_deck_with_one_wrong_symbol_is_rejected(deck: Deck, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(range(len(deck))))
    assume(deck[card])
    place = data.draw(st.sampled_from(range(len(deck[card]))))
    old, new = deck[card][place], data.draw(st.sampled_from([*deck.symbols, len(deck.symbols)]))
    assume(old != new)
    # Moving a symbol of two cards may keep the deck valid. Moving one of three cards never does.
    assume(deck.counts[deck.symbols.index(old)] > 2)
    changed = Deck([
        *deck[:card],
        [new if symbol == old else symbol for symbol in deck[card]],
        *deck[card + 1 :],
    ])  # fmt: skip
    found = verify(changed)
    assert found.flaw is not None
    assert is_real(found.flaw, changed)
    assert not verify_probabilistic(changed, seed=1).valid


@given(decks, seeds, st.integers(1, 3))
def test_probabilistic_check_agrees_with_exact_check(deck: Deck, seed: int, rounds: int) -> None:
    found = verify_probabilistic(deck, seed=seed, rounds=rounds)
    assert found.valid == verify(deck).valid
    assert found.flaw is None or is_real(found.flaw, deck)


@given(valid_decks, seeds, st.integers(1, 5))
def test_error_bound_shrinks_with_rounds(deck: Deck, seed: int, rounds: int) -> None:
    once = verify_probabilistic(deck, seed=seed, rounds=1).error_bound
    assert 0 < once < 1e-12
    assert verify_probabilistic(deck, seed=seed, rounds=rounds).error_bound == pytest.approx(once**rounds, abs=0)
    assert verify_probabilistic(deck, seed=seed).error_bound < 1e-24


def test_random_sums_do_not_overflow() -> None:
    # One symbol on twenty thousand cards, and one card of twenty thousand symbols.
    sunflower = Deck([0, card] for card in range(1, 20_001))
    assert verify_probabilistic(sunflower, seed=5).valid
    near_pencil = Deck([*sunflower, range(1, 20_001)])
    assert verify_probabilistic(near_pencil, seed=5).valid
    flawed = Deck([*near_pencil[:-1], range(2, 20_002)])
    assert verify_probabilistic(flawed, seed=5).flaw == Flaw((0, 20_000), ())
    disjoint = Deck([card] for card in range(20_000))
    assert not verify_probabilistic(disjoint, seed=5).valid


def test_probabilistic_check_is_determined_by_seed() -> None:
    deck = Deck([*plane(3).build(), [0, 1, 2, 3]])
    assert verify_probabilistic(deck, seed=3) == verify_probabilistic(deck, seed=3)


@pytest.mark.parametrize("rounds", [0, -1])
def test_check_without_rounds_is_refused(rounds: int) -> None:
    with pytest.raises(OutOfRange, match="one round or more"):
        verify_probabilistic(Deck([]), seed=0, rounds=rounds)


@given(decks)
def test_progress_advances_per_card(deck: Deck) -> None:
    calls: list[None] = []
    found = verify(deck, lambda: calls.append(None))
    if found.valid:
        assert len(calls) == len(deck)
    elif not repeats(deck):
        assert found.flaw is not None
        assert len(calls) == found.flaw.cards[0]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ([[0, 1], [0, 2], [3, 4]], "cards 0 and 2 share nothing"),
        ([[0, 1], [0, 1]], "cards 0 and 1 share 0 and 1"),
        ([["sun", "key", "owl"], ["owl", "sun", "key"]], 'cards 0 and 1 share "sun", "key" and "owl"'),
        ([[0, 1], [0, 2, 2]], "card 1 shows 2 twice"),
    ],
)
def test_flaw_has_a_sentence(cards: list[list[int | str]], sentence: str) -> None:
    assert str(verify(Deck(cards)).flaw) == sentence


def test_decks_without_pairs_are_valid() -> None:
    few: list[list[list[int]]] = [[], [[]], [[3, 1]]]
    assert all(verify(Deck(cards)) == Verification(None) for cards in few)
