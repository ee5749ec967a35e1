"""Exact check of a game's cards: any two share one symbol. `sosie.deck.verify` does it for decks of thousands."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from sosie.types import Card, Flaw


def find_flaw(cards: Sequence[Card]) -> Flaw | None:
    """Return the first card that repeats a symbol, else the first two that do not share exactly one, else None."""
    for number, card in enumerate(cards):
        for symbol, times in Counter(card).items():
            if times > 1:
                return Flaw((number, number), (symbol,))
    for (first, one), (second, other) in combinations(enumerate(map(frozenset, cards)), 2):
        if len(one & other) != 1:
            return Flaw((first, second), tuple(symbol for symbol in cards[first] if symbol in other))
    return None
