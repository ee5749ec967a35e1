"""An edition: a deck whose symbols have names and art, with its mini-games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sosie.deck import Deck
from sosie.names import LANGUAGES, fold_name


@dataclass(frozen=True)
class NamedSymbol:
    """A symbol with its names, by language and the usual one first, and its faces.

    A face is an SVG document. Most symbols have one; a word and its picture are two faces of one symbol.
    """

    id: str
    names: Mapping[str, tuple[str, ...]]
    faces: tuple[str, ...] = ()
    source: str = ""

    def name(self, language: str = "en") -> str:
        """Return the usual name in a language, or in the first that has one."""
        return self.names_in(language)[0]

    def names_in(self, language: str) -> tuple[str, ...]:
        """Return all names in a language, or in the first that has one."""
        return self.names.get(language) or next(iter(self.names.values()))


@dataclass(frozen=True)
class Edition:
    """Symbols with names and art, a deck of them, and its mini-games."""

    id: str
    title: Mapping[str, str]
    symbols: tuple[NamedSymbol, ...]
    deck: Deck
    games: tuple[str, ...]
    tie_break: str = "duel-or-hot-potato"
    tournament: bool = True
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    game_names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    ring_symbol: str | None = None
    extra_cards: Mapping[str, str] = field(default_factory=dict)

    def find(self, name: str, language: str | None = None) -> NamedSymbol | None:
        """Return the symbol with this name in a language, or in any language: `find("la clé")` is the key."""
        for tongue in (language,) if language else LANGUAGES:
            found = self._by_name.get((tongue, fold_name(name, tongue)))
            if found:
                return found
        return None

    def symbol(self, symbol_id: str) -> NamedSymbol:
        """Return a symbol by its id."""
        return self._by_id[symbol_id]

    @cached_property
    def _by_id(self) -> dict[str, NamedSymbol]:
        return {symbol.id: symbol for symbol in self.symbols}

    @cached_property
    def _by_name(self) -> dict[tuple[str, str], NamedSymbol]:
        return {
            (language, fold_name(name, language)): symbol
            for symbol in self.symbols
            for language, names in symbol.names.items()
            for name in names
        }
