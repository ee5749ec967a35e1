"""The difficulty dial: how different the two appearances of the symbol that two cards share are."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from sosie.cards.layout import Wish
from sosie.cards.variants import alternate
from sosie.deck import Deck
from sosie.errors import OutOfRange
from sosie.types import Card, Symbol


@dataclass(frozen=True)
class Difficulty:
    """How a symbol's appearances differ from card to card.

    `turn` is how far apart the angles of one symbol are, in degrees; `freedom` is how far the layout may turn it from
    there. `contrast` says whether a symbol's rank in size stays the same (0) or changes from card to card (1); without
    it, size and angle are left to chance. `spread` is how many times as large the largest symbol of a card is as the
    smallest, and `fewer` how many symbols fewer a card of an edition shows.
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
    """Return how each symbol of each card would like to lie."""
    random = np.random.default_rng(seed)
    own_rank = dict(zip(deck.symbols, random.permutation(len(deck.symbols)) / len(deck.symbols), strict=True))
    own_angle = {symbol: random.uniform(0, 360) if difficulty.turn == 360 else 0.0 for symbol in deck.symbols}
    large = alternate(deck, dict.fromkeys(deck.symbols, 2))
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
                # Evenly over the whole turn, or to both sides of upright.
                part = before[symbol] / counts[symbol] - 0.5
                return Wish(rank, own_angle[symbol] + difficulty.turn * part, difficulty.freedom)

    def card_wishes(number: int, card: Card) -> tuple[Wish, ...]:
        return tuple(wish(number, symbol) for symbol in card)

    return [card_wishes(number, card) for number, card in enumerate(deck)]
