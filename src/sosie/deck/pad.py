"""Padding: private symbols, each on one card only, which match nothing."""

from itertools import count

from sosie.deck.deck import Deck
from sosie.errors import OutOfRange

MAX_PER_CARD = 1025
"""The card size of the largest plane."""


def pad(deck: Deck, per_card: int) -> Deck:
    """Return the numbered deck with private symbols added until every card shows `per_card`.

    Existing symbols on one card only count as private: they are replaced, or left out if there is no room.
    """
    cards = deck.numbered()
    shared = [[n for n in cards.numbers(card).tolist() if cards.counts[n] > 1] for card in range(len(cards))]
    if (most := max(map(len, shared), default=0)) > per_card:
        raise OutOfRange(f"cards cannot be padded to {per_card} symbols: one shares {most} with others already")
    if per_card > MAX_PER_CARD:
        raise OutOfRange(f"cards cannot be padded to {per_card} symbols: {MAX_PER_CARD} is the most")
    private = count(len(cards.symbols))
    return Deck([*card, *(next(private) for _ in range(per_card - len(card)))] for card in shared).numbered()
