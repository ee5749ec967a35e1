"""Checking a deck of 16257 cards: by random sums, exactly, and by comparing all pairs."""

from collections.abc import Iterator
from functools import partial

from benchmarks.timing import Finding, side_by_side
from sosie.deck import Deck, verify, verify_probabilistic
from sosie.designs import projective_lines

_ORDER = 127
_ROUNDS = 3
_CARDS_OF_THE_LOOP = 20


def findings() -> Iterator[Finding]:
    """Yield the findings for order 127, each check with a fresh deck."""
    lines = projective_lines(_ORDER)
    fresh = iter([Deck.from_array(lines) for _ in range(2 * _ROUNDS)])
    sets = [set(line) for line in lines.tolist()]
    sums, exact, sampled = side_by_side(
        lambda: verify_probabilistic(next(fresh), seed=1),
        lambda: verify(next(fresh)),
        partial(compare_pairs, sets, _CARDS_OF_THE_LOOP),
        rounds=_ROUNDS,
    )
    pairs = sampled * (len(sets) - 1) / 2 / _CARDS_OF_THE_LOOP
    yield Finding(f"check of order {_ORDER} by random sums, against all pairs *", sums, pairs, at_least=1000)
    yield Finding(f"check of order {_ORDER}, exact, against all pairs *", exact, pairs)


def compare_pairs(sets: list[set[int]], cards: int) -> bool:
    """Tell whether each of the first cards shares one symbol with every other card."""
    return all(len(card & other) == 1 for card in sets[:cards] for other in sets if other is not card)
