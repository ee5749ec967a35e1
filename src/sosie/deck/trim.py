"""Trimming: remove cards so that all symbols stay on nearly equal numbers of cards.

Remove m cards from a projective plane: the variance of the symbols' counts does not depend on the choice, but the
range does. Three cards with a common symbol cost it three; cards no three of which share a symbol (a dual arc) cost
no symbol more than two. So the choice minimises a weight that grows steeply with the distance from the mean:
greedily first, card by card, then by exchanging a kept card for a removed one.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from sosie.deck.deck import Deck
from sosie.errors import OutOfRange

# Exchanges work on a matrix of cards by symbols, and gain little in decks larger than this.
_MAX_CARDS_TO_EXCHANGE = 600
_EXCHANGES_WITHOUT_GAIN = 150

Floats = NDArray[np.float64]


def trim(deck: Deck, cards: int) -> Deck:
    """Return the deck with this many cards, in the same order, chosen to keep the symbols' counts even."""
    if not 0 <= cards <= len(deck):
        raise OutOfRange(f"a deck of {len(deck)} cards can be trimmed to 0 to {len(deck)} cards, not {cards}")
    kept = _keep_greedily(deck, cards)
    if len(deck) <= _MAX_CARDS_TO_EXCHANGE and 0 < cards < len(deck):
        kept = _exchange(deck, kept)
    return deck.select(np.flatnonzero(kept).tolist())


def _steep_weights(deck: Deck, cards: int) -> Floats:
    """Return the cost of a symbol on 0, 1, 2, ... cards of a deck trimmed to this many."""
    most = int(deck.counts.max(initial=0))
    mean = deck.counts.mean() * cards / len(deck) if deck.symbols else 0.0
    return np.asarray(4.0 ** np.minimum(np.abs(np.arange(most + 2) - mean), 250.0))


def _keep_greedily(deck: Deck, cards: int) -> NDArray[np.bool_]:
    weights = _steep_weights(deck, cards)
    counts = deck.counts.copy()
    relief = weights - np.roll(weights, 1)  # of a symbol going from c cards to c - 1
    card_of = np.repeat(np.arange(len(deck)), deck.card_sizes)
    gains = np.bincount(card_of, relief[counts[deck.all_numbers]], len(deck))
    kept = np.ones(len(deck), dtype=np.bool_)
    for _ in range(len(deck) - cards):
        gone = int(np.argmax(np.where(kept, gains, -np.inf)))
        kept[gone] = False
        for number in deck.numbers(gone).tolist():
            gains[deck.showing[number]] += relief[counts[number] - 1] - relief[counts[number]]
            counts[number] -= 1
    return kept


def _exchange(deck: Deck, kept: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the most even choice that a tabu search of exchanges finds."""
    incidence = deck.incidence.astype(np.float64)
    weights = _steep_weights(deck, int(kept.sum()))
    best, least, idle = kept, np.inf, 0
    for choice in _walk(incidence, weights, kept):
        counts = incidence[choice].sum(axis=0)
        cost = float(weights[counts.astype(np.int64)].sum())
        idle = 0 if cost < least * (1 - 1e-9) else idle + 1
        if idle == 0:
            best, least = choice, cost
        if idle >= _EXCHANGES_WITHOUT_GAIN:
            break
    return best


def _walk(incidence: Floats, weights: Floats, kept: NDArray[np.bool_]) -> Iterator[NDArray[np.bool_]]:
    """Yield choices, each one exchange from the last: remove the best card, then bring back the best one.

    A card that has just moved is tabu for some steps, so that the search does not cycle.
    """
    tabu_until = np.zeros(len(kept), dtype=np.int64)
    step = 0
    while True:
        yield kept
        step += 1
        kept = kept.copy()
        for is_kept in (True, False):
            counts = incidence[kept].sum(axis=0).astype(np.int64)
            after = counts - 1 if is_kept else counts + 1
            saved = incidence @ (weights[counts] - weights[after])
            movable = (kept == is_kept) & (tabu_until <= step)
            if not movable.any():
                return
            moved = int(np.argmax(np.where(movable, saved, -np.inf)))
            kept[moved] = not is_kept
            tabu_until[moved] = step + 3 + step % 4
