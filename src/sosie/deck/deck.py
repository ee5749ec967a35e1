"""A deck of cards over symbols."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any, Self, TypeVar, final, overload

import numpy as np
from numpy.typing import NDArray

from sosie.deck import formats
from sosie.errors import NoSuchDeck, OutOfRange
from sosie.types import Card, Symbol, check_symbols, describe_symbols

Numbers = NDArray[np.int32]
_Array = TypeVar("_Array", bound=NDArray[Any])


@final
class Deck(Sequence[Card]):
    """Cards in order, each with its symbols: an immutable value.

    A deck can have any cards; `verify` tells whether any two of them share exactly one symbol. Two decks are equal
    when they have the same cards in the same order; the order of the symbols on a card does not matter.

    All cards are stored in one flat array of symbol numbers, so that a deck of ten thousand cards stays fast.
    """

    def __init__(self, cards: Iterable[Iterable[Symbol]]) -> None:
        rows = [tuple(card) for card in cards]
        numbering = {symbol: number for number, symbol in enumerate(_distinct(rows))}
        self._fill(
            tuple(numbering),
            np.array([numbering[symbol] for row in rows for symbol in row], dtype=np.int32),
            np.cumsum([0, *map(len, rows)]),
        )

    def _fill(self, symbols: tuple[Symbol, ...], numbers: Numbers, starts: NDArray[np.int64]) -> None:
        self._symbols, self._numbers, self._starts = symbols, _read_only(numbers), _read_only(starts)

    @classmethod
    def from_array(cls, cards: NDArray[np.integer]) -> Self:
        """Make a deck from an array with one row of symbol numbers, from 0 on, per card."""
        if not cards.size:
            return cls([()] * len(cards))
        used = np.bincount(cards.ravel()) > 0
        numbering = np.cumsum(used, dtype=np.int32) - 1
        deck = cls.__new__(cls)
        deck._fill(  # noqa: SLF001 - a constructor of the class itself
            tuple(np.flatnonzero(used).tolist()),
            numbering[cards.ravel()].astype(np.int32),
            np.arange(len(cards) + 1, dtype=np.int64) * cards.shape[1],
        )
        return deck

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """The symbols of the deck: numbers in order, words by first appearance."""
        return self._symbols

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, each a tuple of symbols."""
        return tuple(self)

    @property
    def card_sizes(self) -> NDArray[np.int64]:
        """The number of symbols on each card."""
        return np.diff(self._starts)

    @property
    def symbols_per_card(self) -> int | None:
        """The number of symbols on every card; None if cards differ (a ragged deck) or there are no cards."""
        sizes = set(self.card_sizes.tolist())
        return sizes.pop() if len(sizes) == 1 else None

    @cached_property
    def counts(self) -> NDArray[np.int64]:
        """The number of cards that show each symbol, in the order of `symbols`."""
        return _read_only(np.bincount(self._numbers, minlength=len(self._symbols)))

    @cached_property
    def showing(self) -> tuple[NDArray[np.int64], ...]:
        """The indices of the cards that show each symbol, in the order of `symbols`."""
        card_of = np.repeat(np.arange(len(self)), self.card_sizes)
        by_symbol = _read_only(card_of[np.argsort(self._numbers, kind="stable")])
        return tuple(np.split(by_symbol, np.cumsum(self.counts)[:-1])) if self._symbols else ()

    @property
    def incidence(self) -> NDArray[np.uint8]:
        """The incidence matrix: a row for each card, a column for each symbol, 1 where the card shows it."""
        matrix = np.zeros((len(self), len(self._symbols)), dtype=np.uint8)
        matrix[np.repeat(np.arange(len(self)), self.card_sizes), self._numbers] = 1
        return matrix

    def numbers(self, card: int) -> Numbers:
        """Return the symbols of a card as indices into `symbols`."""
        index = range(len(self))[card]
        return self._numbers[self._starts[index] : self._starts[index + 1]]

    @property
    def all_numbers(self) -> Numbers:
        """The symbols of all cards, concatenated, as indices into `symbols`."""
        return self._numbers

    def shared(self, a: int, b: int) -> tuple[Symbol, ...]:
        """Return every symbol that two cards share."""
        on_b = set(self[b])
        return tuple(symbol for symbol in dict.fromkeys(self[a]) if symbol in on_b)

    def match(self, a: int, b: int) -> Symbol:
        """Return the one symbol that two cards share."""
        if range(len(self))[a] == range(len(self))[b]:
            raise OutOfRange(f"a match is between two cards, not card {a} and itself")
        shared = self.shared(a, b)
        if len(shared) != 1:
            raise NoSuchDeck(f"cards {a} and {b} have no match: they share {describe_symbols(shared)}")
        return shared[0]

    def select(self, cards: Iterable[int]) -> "Deck":
        """Return a deck of the cards at these indices, in this order."""
        return Deck(self[card] for card in cards)

    def shuffle(self, seed: int) -> "Deck":
        """Return the deck with its cards, and the symbols on each card, shuffled by the seed."""
        random = Random(seed)
        cards = [random.sample(card, len(card)) for card in self]
        random.shuffle(cards)
        return Deck(cards)

    def numbered(self) -> "Deck":
        """Return the same deck with its symbols numbered from 0, in the order of `symbols`."""
        number = {symbol: number for number, symbol in enumerate(self._symbols)}
        return Deck([number[symbol] for symbol in card] for card in self)

    def named(self, names: Sequence[str]) -> "Deck":
        """Return the same deck with a name for each symbol, in the order of `symbols`."""
        if len(names) < len(self._symbols) or len(set(names)) < len(names):
            raise OutOfRange(f"this deck needs {len(self._symbols)} different names, not {len(set(names))}")
        name = dict(zip(self._symbols, names, strict=False))
        return Deck([name[symbol] for symbol in card] for card in self)

    def to_json(self) -> str:
        """Write the deck as JSON."""
        return formats.write_json(self.cards, len(self._symbols), self.symbols_per_card)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read a deck from JSON."""
        return cls(formats.read_json(text))

    def to_csv(self) -> str:
        """Write the deck as CSV, a row for each card."""
        return formats.write_csv(self.cards)

    @classmethod
    def from_csv(cls, text: str) -> Self:
        """Read a deck from CSV, a row for each card."""
        return cls(formats.read_csv(text))

    def to_text(self) -> str:
        """Write the deck as plain text, a line for each card."""
        return formats.write_text(self.cards)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a deck from plain text, a line for each card."""
        return cls(formats.read_text(text))

    @overload
    def __getitem__(self, index: int) -> Card: ...
    @overload
    def __getitem__(self, index: slice) -> "Deck": ...
    def __getitem__(self, index: int | slice) -> "Card | Deck":
        if isinstance(index, slice):
            return self.select(range(len(self))[index])
        return tuple(self._symbols[number] for number in self.numbers(index).tolist())

    def __len__(self) -> int:
        return len(self._starts) - 1

    def __iter__(self) -> Iterator[Card]:
        return (self[card] for card in range(len(self)))

    @cached_property
    def _identity(self) -> tuple[Card, ...]:
        return tuple(tuple(sorted(card, key=lambda symbol: (isinstance(symbol, str), symbol))) for card in self)

    def __eq__(self, other: object) -> bool:
        return self._identity == other._identity if isinstance(other, Deck) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def facts(self) -> str:
        """A phrase with the numbers of cards and symbols."""
        sizes = " or ".join(map(str, sorted(set(self.card_sizes.tolist())))) or "0"
        return f"{len(self)} cards with {sizes} symbols each, {len(self._symbols)} symbols in all"

    def __repr__(self) -> str:
        return f"<Deck: {self.facts}>"


def _read_only(array: _Array) -> _Array:
    array.setflags(write=False)
    return array


def _distinct(rows: Sequence[tuple[Any, ...]]) -> list[Symbol]:
    """Return the distinct symbols, numbers in order and words by first appearance; refuse any other value."""
    check_symbols(rows)
    symbols = list(dict.fromkeys(symbol for row in rows for symbol in row))
    return sorted(symbols) if all(type(symbol) is int for symbol in symbols) else symbols
