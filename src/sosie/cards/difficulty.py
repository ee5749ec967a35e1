"""Difficulty levels: the differences in size and angle between the two copies of a match."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from sosie.cards.layout import Wish
from sosie.cards.variants import assign_variants
from sosie.deck import Deck
from sosie.errors import OutOfRange
from sosie.types import Card, Symbol


@dataclass(frozen=True)
class Difficulty:
    """The difference between copies of a symbol on different cards.

    `turn` is the range of a symbol's angles, in degrees; `freedom` is how far the layout may turn it from its preferred
    angle. `contrast` says whether a symbol's size rank stays the same (0) or changes from card to card (1); if None,
    size and angle are random. `spread` is the ratio of the largest symbol of a card to the smallest, and `fewer` is how
    many symbols fewer a card of an edition shows.
    """

    name: str
    turn: float
    freedom: float
    contrast: float | None
    spread: float
    fewer: int = 0


EASY = Difficulty("easy", turn=20, freedom=12, contrast=0.0, spread=1.5, fewer=2)
NORMAL = Difficulty("normal", turn=360, freedom=360, contrast=None, spread=2.2)
HARD = Difficulty("hard", turn=360, freedom=25, contrast=1.0, spread=2.8)
DIFFICULTIES = {difficulty.name: difficulty for difficulty in (EASY, NORMAL, HARD)}


def find_difficulty(name: str) -> Difficulty:
    """Return a difficulty by its name."""
    if name not in DIFFICULTIES:
        raise OutOfRange(f'there is no difficulty "{name}": choose one of {", ".join(DIFFICULTIES)}')
    return DIFFICULTIES[name]


def wishes(deck: Deck, difficulty: Difficulty, seed: int = 0) -> list[tuple[Wish, ...]]:
    """Return the preferred size and angle of each symbol of each card."""
    random = np.random.default_rng(seed)
    own_rank = dict(zip(deck.symbols, random.permutation(len(deck.symbols)) / len(deck.symbols), strict=True))
    own_angle = {symbol: random.uniform(0, 360) if difficulty.turn == 360 else 0.0 for symbol in deck.symbols}
    large = assign_variants(deck, dict.fromkeys(deck.symbols, 2))
    before: Counter[Symbol] = Counter()
    counts = dict(zip(deck.symbols, deck.counts.tolist(), strict=True))

    def wish(number: int, symbol: Symbol) -> Wish:
        before[symbol] += 1
        chance = random.uniform()
        match difficulty.contrast:
            case None:
                return Wish(chance, random.uniform(0, 360), difficulty.freedom)
            case contrast:
                rank = contrast * (large[number][symbol] + chance) / 2 + (1 - contrast) * own_rank[symbol]
                # Spread evenly over the range of angles.
                part = before[symbol] / counts[symbol] - 0.5
                return Wish(float(rank), own_angle[symbol] + difficulty.turn * part, difficulty.freedom)

    def card_wishes(number: int, card: Card) -> tuple[Wish, ...]:
        return tuple(wish(number, symbol) for symbol in card)

    return [card_wishes(number, card) for number, card in enumerate(deck)]
