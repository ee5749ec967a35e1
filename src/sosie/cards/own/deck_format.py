"""The content of a `.sosie` file, and its validation."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeVar

import msgspec
import numpy as np

from sosie.cards.colours import Colours
from sosie.cards.difficulty import DIFFICULTIES
from sosie.cards.drawing import Drawing
from sosie.cards.own.names import clean_name, slug
from sosie.cards.own.svg import clean
from sosie.cards.relaxation import Arrangement, Relaxation
from sosie.cards.shape import SHAPES
from sosie.cards.silhouette import Silhouette, silhouette
from sosie.deck import Deck, verify
from sosie.editions import Edition, NamedSymbol
from sosie.errors import SosieError, UnreadableDeckFile
from sosie.languages.makers import say
from sosie.names import fold_name
from sosie.rules import MINI_GAMES

MANIFEST, LAYOUT = "manifest.json", "layout.json"
GAMES = tuple(game.name for game in MINI_GAMES if not game.needs_marked_symbol)
"""The mini-games of an own deck, which has no marked symbol."""
_MAX_OFF = 0.02
"""Tolerated overlap of symbols with the edge or each other, in radii: machines round differently."""

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,60}$")]
Language = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}$")]
Number = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Names = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]

LARGEST_SEED = 2**63 - 1

T = TypeVar("T")


class SymbolOfFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol: its names by language, and the paths of its faces."""

    id: Id
    names: Annotated[dict[Language, Names], msgspec.Meta(min_length=1)]
    faces: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=10)]
    source: str = ""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content of a deck, except its pictures and layout."""

    format: Literal["sosie-deck/1"]
    name: str
    languages: Annotated[tuple[Language, ...], msgspec.Meta(min_length=1)]
    symbols: tuple[SymbolOfFile, ...]
    cards: Annotated[tuple[tuple[Id, ...], ...], msgspec.Meta(min_length=2)]
    difficulty: str
    shape: str
    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]
    colours: Colours | None = None
    """None for the usual ones, as in files of earlier versions."""


class SavedMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mark as a file has it: its face, its circle, in radii of the card, and its angle."""

    face: Annotated[int, msgspec.Meta(ge=0)]
    x: Number
    y: Number
    degrees: Number
    size: Annotated[float, msgspec.Meta(gt=0, le=1)]


Layout = tuple[tuple[SavedMark, ...], ...]


def decoded(files: Mapping[str, bytes], name: str, kind: type[T]) -> T:
    """Decode a JSON file of the archive."""
    try:
        return msgspec.json.decode(files[name], type=kind)
    except KeyError:
        raise UnreadableDeckFile(say("missing-file", file=name)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableDeckFile(f"{name}: {error}") from None


def encoded(value: object) -> bytes:
    """Encode a value as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def edition_of(manifest: Manifest, files: Mapping[str, bytes]) -> Edition:
    """Return the edition that a manifest describes."""
    if manifest.difficulty not in DIFFICULTIES:
        raise UnreadableDeckFile(f"{MANIFEST}: {say('no-difficulty', name=manifest.difficulty)}")
    if manifest.shape not in SHAPES:
        raise UnreadableDeckFile(f"{MANIFEST}: {say('no-shape', name=manifest.shape)}")
    try:
        symbols = tuple(_symbol(symbol, files) for symbol in manifest.symbols)
        name = clean_name(manifest.name)
        _check_deck(manifest, symbols)
    except UnreadableDeckFile:
        raise
    except (SosieError, ValueError) as error:
        raise UnreadableDeckFile(f"{MANIFEST}: {error}") from None
    title = dict.fromkeys(manifest.languages, name)
    return Edition(slug(name, "deck"), title, symbols, Deck(manifest.cards), GAMES)


def _symbol(symbol: SymbolOfFile, files: Mapping[str, bytes]) -> NamedSymbol:
    for name in (name for names in symbol.names.values() for name in names):
        if clean_name(name) != name:
            raise UnreadableDeckFile(say("strange-name", name=name[:40]))
    return NamedSymbol(symbol.id, symbol.names, tuple(_face(path, files) for path in symbol.faces), symbol.source)


def _face(path: str, files: Mapping[str, bytes]) -> str:
    if path not in files:
        raise UnreadableDeckFile(say("missing-file", file=path))
    try:
        svg = clean(files[path].decode())[0]
        silhouette(Drawing.parse(svg))
    except (SosieError, ValueError) as error:
        raise UnreadableDeckFile(f"{path}: {error}") from None
    return svg


def _check_deck(manifest: Manifest, symbols: Sequence[NamedSymbol]) -> None:
    ids = [symbol.id for symbol in symbols]
    if len(set(ids)) < len(ids) or set(ids) != {symbol for card in manifest.cards for symbol in card}:
        raise UnreadableDeckFile(f"{MANIFEST}: {say('other-symbols')}")
    names = [(tongue, fold_name(name, tongue)) for s in symbols for tongue, own in s.names.items() for name in own]
    if len(set(names)) < len(names):
        raise UnreadableDeckFile(f"{MANIFEST}: {say('doubled-name')}")
    checked = verify(Deck(manifest.cards))
    if checked.flaw is not None:
        raise UnreadableDeckFile(f"{MANIFEST}: {checked.flaw}")


def check_layout(edition: Edition, layout: Layout, shape: str) -> None:
    """Refuse a layout of other cards, or with symbols that overlap or leave their card."""
    if len(layout) != len(edition.deck):
        raise UnreadableDeckFile(f"{LAYOUT}: {say('other-cards', cards=len(layout), deck=len(edition.deck))}")
    for number, (card, marks) in enumerate(zip(edition.deck, layout, strict=True)):
        symbols = [edition.symbol(str(symbol)) for symbol in card]
        if len(marks) != len(symbols) or any(p.face >= len(s.faces) for p, s in zip(marks, symbols, strict=True)):
            raise UnreadableDeckFile(f"{LAYOUT}: {say('card-of-others', card=number)}")
        shapes = [silhouette(Drawing.parse(s.faces[p.face])) for s, p in zip(symbols, marks, strict=True)]
        if _off(shapes, marks, shape) > _MAX_OFF:
            raise UnreadableDeckFile(f"{LAYOUT}: {say('symbol-off', card=number)}")


def _off(shapes: Sequence[Silhouette], marks: Sequence[SavedMark], shape: str) -> float:
    at = Arrangement(np.array([(p.x, p.y) for p in marks]), np.radians([p.degrees for p in marks]))
    card = Relaxation(shapes, clearance=0, room=1, card=SHAPES[shape])
    return float(card.missing(at, np.array([p.size for p in marks])).max())
