"""Symbols, cards and flaws: the types that decks and rules share, without dependencies."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from sosie.errors import UnreadableDeck

Symbol = int | str
Card = tuple[Symbol, ...]

# A lone surrogate is not a character and cannot be printed.
_WORD = re.compile(r"[^\ud800-\udfff]+")


@dataclass(frozen=True)
class Flaw:
    """Two cards that do not share exactly one symbol, or one card (given twice) that repeats a symbol."""

    cards: tuple[int, int]
    shared: tuple[Symbol, ...]

    def __str__(self) -> str:
        a, b = self.cards
        if a == b:
            return f"card {a} shows {describe_symbols(self.shared)} twice"
        return f"cards {a} and {b} share {describe_symbols(self.shared)}"


def is_symbol(value: object) -> TypeGuard[Symbol]:
    """Tell whether a value is a symbol: a whole number or a printable word."""
    return type(value) is int or (isinstance(value, str) and _WORD.fullmatch(value) is not None)


def check_symbols(cards: Iterable[Iterable[object]]) -> None:
    """Raise `UnreadableDeck` at the first value on a card that is not a symbol."""
    for number, card in enumerate(cards):
        for index, value in enumerate(card):
            if not is_symbol(value):
                raise UnreadableDeck(f"cards[{number}][{index}]: a symbol is a whole number or a word, not {value!r}")


def describe_symbols(symbols: Sequence[Symbol]) -> str:
    """Return symbols as a phrase, such as `nothing`, `"sun"`, `"sun" and "key"`."""
    words = [f'"{symbol}"' if isinstance(symbol, str) else str(symbol) for symbol in symbols]
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]])) or "nothing"
