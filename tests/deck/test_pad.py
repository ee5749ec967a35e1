from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, pad, verify
from sosie.deck.recipe import plane
from sosie.errors import OutOfRange
from strategies import valid_decks


def shared_symbols(deck: Deck) -> list[frozenset[int]]:
    """Return the cards of each symbol that is on two cards or more, as indices."""
    counts = Counter(symbol for card in deck for symbol in set(card))
    return sorted(
        (frozenset(place for place, card in enumerate(deck) if s in card) for s in counts if counts[s] > 1), key=sorted
    )


@given(valid_decks, st.integers(0, 3))
def test_pad_adds_private_symbols_only(deck: Deck, more: int) -> None:
    per_card = max(map(len, deck)) + more
    padded = pad(deck, per_card)
    assert verify(padded).valid
    assert [len(card) for card in padded] == [per_card] * len(deck)
    assert shared_symbols(padded) == shared_symbols(deck)
    assert padded.symbols == tuple(range(len(padded.symbols)))


@given(valid_decks)
def test_pad_drops_private_symbols_or_refuses(deck: Deck) -> None:
    matches = [len({deck.match(a, b) for b in range(len(deck)) if b != a}) for a in range(len(deck))]
    most = max(matches)
    assert {len(card) for card in pad(deck, most)} == {most}
    assert shared_symbols(pad(deck, most)) == shared_symbols(deck)
    with pytest.raises(OutOfRange, match=f"one shares {most} with others"):
        pad(deck, most - 1)


def test_pad_leaves_full_deck_unchanged() -> None:
    assert pad(plane(3).build(), 4) == plane(3).build()
    assert pad(Deck([]), 4) == Deck([])
