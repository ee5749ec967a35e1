"""Dropping symbols: remove some symbols and every card that shows one, losing as few cards as possible.

In a plane of odd order q the best choice of up to q + 1 symbols is on a conic, no three on a card: x of them cost
x * (q + 1) - x * (x - 1) / 2 cards. Beyond that, and in other designs, no formula is known. So this searches:
greedily first, then by exchanging one dropped symbol for another.
"""

from random import Random

import numpy as np
from numpy.typing import NDArray

from sosie.deck.deck import Deck
from sosie.errors import OutOfRange

# Some builds of BLAS set floating-point flags for lanes that they do not use; all values here are small integers.
_IGNORE_FLAGS = np.errstate(invalid="ignore")
_EXCHANGES_WITHOUT_GAIN = 150

Symbols = NDArray[np.bool_]


def drop_symbols(deck: Deck, count: int) -> Deck:
    """Return the deck without this many symbols and the cards that show them, keeping as many cards as possible."""
    dropped = _choose(deck, count)
    return deck.select(np.flatnonzero(~_hit(deck, dropped)).tolist())


def shrink(deck: Deck, count: int) -> Deck:
    """Return the deck without this many symbols, as a ragged deck: some cards stay and only lose those symbols.

    Two cards that matched in a dropped symbol cannot both stay, so at most one card for each dropped symbol does.
    """
    dropped = _choose(deck, count)
    free = dropped.copy()
    kept = []
    # Cards with the fewest dropped symbols first: each dropped symbol can be spent once.
    hits = [int(dropped[deck.numbers(card)].sum()) for card in range(len(deck))]
    for card in sorted(range(len(deck)), key=hits.__getitem__):
        on_card = deck.numbers(card)[dropped[deck.numbers(card)]]
        if free[on_card].all():
            free[on_card] = False
            kept.append(card)
    gone = {deck.symbols[number] for number in np.flatnonzero(dropped).tolist()}
    return Deck([symbol for symbol in deck[card] if symbol not in gone] for card in sorted(kept))


def _hit(deck: Deck, dropped: Symbols) -> NDArray[np.bool_]:
    hit = np.zeros(len(deck), dtype=np.bool_)
    for number in np.flatnonzero(dropped).tolist():
        hit[deck.showing[number]] = True
    return hit


def _choose(deck: Deck, count: int) -> Symbols:
    """Return the best choice of symbols to drop that a tabu search finds."""
    if not 0 <= count <= len(deck.symbols):
        raise OutOfRange(
            f"a deck of {len(deck.symbols)} symbols can lose 0 to {len(deck.symbols)} of them, not {count}"
        )
    dropped = _choose_greedily(deck, count)
    if not 0 < count < len(deck.symbols):
        return dropped
    random = Random(count)
    incidence = deck.incidence.astype(np.float32)
    resting = np.zeros(len(dropped), dtype=np.int64)
    best, fewest, idle, step = dropped, int(_hit(deck, dropped).sum()), 0, 0
    while idle < _EXCHANGES_WITHOUT_GAIN:
        step += 1
        outs, ins = np.flatnonzero(dropped), np.flatnonzero(~dropped)
        costs = _exchange_costs(incidence, outs, ins)
        costs[resting[outs] > step] = np.inf
        costs[:, resting[ins] > step] = np.inf
        ties = np.flatnonzero(costs == costs.min())
        back, away = divmod(int(ties[random.randrange(len(ties))]), len(ins))
        dropped = dropped.copy()
        dropped[outs[back]], dropped[ins[away]] = False, True
        resting[outs[back]] = step + 3 + random.randrange(5)
        resting[ins[away]] = step + 1 + random.randrange(3)
        lost = int(_hit(deck, dropped).sum())
        idle = 0 if lost < fewest else idle + 1
        if lost < fewest:
            best, fewest = dropped, lost
    return best


@_IGNORE_FLAGS
def _choose_greedily(deck: Deck, count: int) -> Symbols:
    dropped = np.zeros(len(deck.symbols), dtype=np.bool_)
    safe = np.ones(len(deck), dtype=np.float32)
    incidence = deck.incidence.astype(np.float32)
    for _ in range(count):
        costs = np.where(dropped, np.inf, safe @ incidence)
        number = int(np.argmin(costs))
        dropped[number] = True
        safe[deck.showing[number]] = 0
    return dropped


@_IGNORE_FLAGS
def _exchange_costs(
    incidence: NDArray[np.float32], outs: NDArray[np.intp], ins: NDArray[np.intp]
) -> NDArray[np.float32]:
    """Return the change in lost cards for each exchange of a dropped symbol with another one."""
    hits = incidence[:, outs].sum(axis=1)
    once, never = (hits == 1).astype(np.float32), (hits == 0).astype(np.float32)
    saved = once @ incidence[:, outs]
    spent = never @ incidence[:, ins]
    again = (incidence[:, outs] * once[:, None]).T @ incidence[:, ins]
    return np.asarray(spent - saved[:, None] + again)
