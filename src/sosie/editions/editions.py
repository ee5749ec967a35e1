"""The built-in editions, read from the files in `data`, with the names of their symbols in each language."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from sosie.deck import Deck, Recipe
from sosie.editions.edition import Edition, NamedSymbol
from sosie.errors import MissingArt, NoSuchEdition
from sosie.languages import LANGUAGES, as_list, texts

EDITIONS = ("classic", "party", "backyard", "ring", "insects")

_SHUFFLE = 55
_HERE = Path(__file__).parent


class _SymbolFile(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    art: str
    outline: str | None = None


class _EditionFile(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cards: int
    symbols_per_card: int
    games: tuple[str, ...]
    tie_break: str
    tournament: bool
    symbols: tuple[_SymbolFile, ...] = ()
    symbols_from: str | None = None
    options: dict[str, dict[str, Any]] = {}
    ring_symbol: str | None = None
    extra_cards: tuple[str, ...] = ()


@cache
def edition(name: str) -> Edition:
    """Return a built-in edition by its name."""
    if name not in EDITIONS:
        raise NoSuchEdition(f'there is no edition "{name}": choose one of {", ".join(EDITIONS)}')
    return _read(name)


def _read(name: str) -> Edition:
    file = msgspec.json.decode((_HERE / "data" / f"{name}.json").read_bytes(), type=_EditionFile)
    symbols = edition(file.symbols_from).symbols if file.symbols_from else tuple(_symbol(name, s) for s in file.symbols)
    return Edition(
        id=name,
        title=_texts(name, "title"),
        symbols=symbols,
        deck=_deck(file).named([symbol.id for symbol in symbols]),
        games=file.games,
        tie_break=file.tie_break,
        tournament=file.tournament,
        options=file.options,
        game_names={game: own for game in file.games if (own := _texts(name, f"game-{game}"))},
        ring_symbol=file.ring_symbol,
        extra_cards={card: _art(name, f"{card}-card") for card in file.extra_cards},
    )


def _deck(file: _EditionFile) -> Deck:
    # Shuffled with a fixed seed, because consecutive cards of a plane share a symbol.
    return Recipe.parse(f"plane:{file.symbols_per_card - 1},cards:{file.cards}").build().shuffle(_SHUFFLE)


def _symbol(name: str, symbol: _SymbolFile) -> NamedSymbol:
    names, others = _texts(name, symbol.id), _texts(name, f"{symbol.id}.also")
    all_names = {language: (names[language], *as_list(others.get(language, ""))) for language in LANGUAGES}
    return NamedSymbol(symbol.id, all_names, (_art(name, symbol.id),), symbol.art)


def _texts(name: str, key: str) -> dict[str, str]:
    """Return a text of an edition in each language that has it."""
    found = {language: texts(language, f"editions/{name}").get(key) for language in LANGUAGES}
    return {language: text for language, text in found.items() if text is not None}


def _art(name: str, drawing: str) -> str:
    try:
        return (_HERE / "art" / name / f"{drawing}.svg").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise MissingArt(
            f"the art of {drawing} ({name}) has not been made: run `make setup`, or python art/bake.py"
        ) from None
