"""Verification that any two cards of a deck share exactly one symbol."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from sosie.deck.deck import Deck
from sosie.errors import OutOfRange
from sosie.types import Flaw


@dataclass(frozen=True)
class Verification:
    """The result of a check."""

    flaw: Flaw | None
    error_bound: float = 0.0
    """The probability that a flawed deck passes this check: 0 for an exact one."""

    @property
    def valid(self) -> bool:
        """Tell whether the check found no flaw."""
        return self.flaw is None


def verify(deck: Deck, advance: Callable[[], object] = lambda: None) -> Verification:
    """Check any deck exactly, and name the first pair of cards that does not share exactly one symbol.

    `advance` is called once for each card checked, to drive a progress bar.
    """
    offset = np.zeros(len(deck.symbols), dtype=np.int64)
    for card in range(len(deck)):
        # Visit the later cards through the symbols of this one: if all are seen in as many steps as there are later
        # cards, each was seen exactly once. A symbol's cards are in order, so the later ones are the rest of its list.
        numbers = deck.numbers(card)
        offset[numbers] += 1
        reached = _concatenate([deck.showing[number][offset[number] :] for number in numbers.tolist()])
        seen = np.zeros(len(deck), dtype=np.bool_)
        seen[reached] = True
        if reached.size != len(deck) - 1 - card or not seen[card + 1 :].all():
            return Verification(_flaw_of_card(deck, card))
        advance()
    return Verification(None)


def verify_probabilistic(deck: Deck, *, seed: int, rounds: int = 2) -> Verification:
    """Check a deck by random sums, in linear time: a flaw found is certain, none found is very probable.

    Each card gets a random weight, and each symbol the sum of the weights of its cards. On a valid deck the symbols
    of a card with k symbols add up to the sum of all weights plus k - 1 times its own (Freivalds' algorithm). A
    flawed deck passes a round only if its random weights happen to satisfy a linear equation: `error_bound` is the
    probability of that, for a deck chosen without knowledge of the seed.
    """
    if rounds < 1:
        raise OutOfRange(f"a check takes one round or more, not {rounds}")
    # Sums of weights stay exact in float64 (53 bits) for a symbol, and in int64 for a card.
    most = int(deck.counts.max(initial=1)).bit_length()
    bits = min(53 - most, 62 - most - int(deck.card_sizes.max(initial=1)).bit_length())
    random = Random(seed)
    for _ in range(rounds):
        weights = np.array([random.getrandbits(bits) for _ in range(len(deck))], dtype=np.int64)
        unbalanced = np.flatnonzero(_card_sums(deck, weights) != weights.sum() + (deck.card_sizes - 1) * weights)
        if unbalanced.size:
            return Verification(_flaw_of_card(deck, int(unbalanced[0])))
    return Verification(None, error_bound=2.0 ** (-bits * rounds))


def _card_sums(deck: Deck, weights: NDArray[np.int64]) -> NDArray[np.int64]:
    sizes, numbers = deck.card_sizes, deck.all_numbers
    of_symbol = np.bincount(numbers, np.repeat(weights, sizes), len(deck.symbols)).astype(np.int64)
    sums = np.concatenate([[0], np.cumsum(of_symbol[numbers])])
    ends = np.cumsum(sizes)
    return np.asarray(sums[ends] - sums[ends - sizes])


def _flaw_of_card(deck: Deck, card: int) -> Flaw:
    """Return the first flaw of a card that is known to have one."""
    if (repeated := _repeated_symbol(deck)) is not None:
        return repeated
    reached = _concatenate([deck.showing[number] for number in deck.numbers(card).tolist()])
    meetings = np.bincount(reached, minlength=len(deck))
    meetings[card] = 1
    other = int(np.flatnonzero(meetings != 1)[0])
    first, second = sorted((card, other))
    return Flaw((first, second), deck.shared(first, second))


def _repeated_symbol(deck: Deck) -> Flaw | None:
    keys = np.repeat(np.arange(len(deck)), deck.card_sizes) * len(deck.symbols) + deck.all_numbers
    keys.sort()
    twice = np.flatnonzero(keys[1:] == keys[:-1])
    if not twice.size:
        return None
    card, number = divmod(int(keys[twice[0]]), len(deck.symbols))
    return Flaw((card, card), (deck.symbols[number],))


def _concatenate(cards: list[NDArray[np.int64]]) -> NDArray[np.int64]:
    return np.concatenate(cards) if cards else np.empty(0, dtype=np.int64)
