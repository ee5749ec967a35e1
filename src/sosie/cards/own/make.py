"""Own decks: from the entries of the sources to an edition that can be drawn, printed and played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from sosie.cards.own.deck_format import GAMES
from sosie.cards.own.edit import Tile
from sosie.cards.own.emoji import emoji_face
from sosie.cards.own.entries import Drawn, Emoji, Entry, Picture, Word
from sosie.cards.own.names import clean_name, slug, unique_ids
from sosie.cards.own.pictures import picture_face
from sosie.cards.own.problems import Problems
from sosie.cards.own.words import COLOURS, Label, word_faces
from sosie.cards.variants import assign_variants
from sosie.deck import Deck, Option, plan
from sosie.editions import Edition, NamedSymbol
from sosie.errors import NoSuchDeck, UnusableSource
from sosie.languages.makers import say

MIN_PICTURES = 7
"""Seven pictures make seven cards of three; fewer make no playable deck."""
MAX_PICTURES_AT_ONCE = 91
"""Without a given card size, a card has at most ten symbols: a plane of order 9."""
_FARTHEST = 40


@dataclass(frozen=True)
class Symbols:
    """The finished symbols, and notes for the user."""

    symbols: tuple[NamedSymbol, ...]
    notes: tuple[str, ...]


def make_symbols(
    entries: Sequence[Entry], tile: Tile = "round", on_entry: Callable[[], object] = lambda: None
) -> Symbols:
    """Draw the faces of all entries; all problems are raised together."""
    problems, notes = Problems(), list[str]()
    words = _word_faces(entries, problems)
    ids = unique_ids(_name(entry) for entry in entries)
    symbols = []
    for number, entry in enumerate(entries):
        with problems.collect(f"{entry.where}: "):
            faces = tuple(
                words.get((number, face), "") if isinstance(part, Word) else _noted_face(part, tile, entry.where, notes)
                for face, part in enumerate(entry.materials)
            )
            symbols.append(NamedSymbol(ids[number], entry.names, faces, entry.source or entry.where))
        on_entry()
    _check_faces(symbols, {own: entry.where for own, entry in zip(ids, entries, strict=True)}, problems)
    problems.raise_all()
    return Symbols(tuple(symbols), tuple(notes))


def make_edition(
    symbols: Sequence[NamedSymbol],
    name: str = "My deck",
    language: str = "en",
    *,
    cards: int | None = None,
    per_card: int | None = None,
    seed: int = 0,
) -> Edition:
    """Return an edition with the best deck for the symbols; surplus symbols at the end are left out."""
    return edition_of(build_deck(len(symbols), cards=cards, per_card=per_card, seed=seed), symbols, name, language)


def build_deck(symbols: int, *, cards: int | None = None, per_card: int | None = None, seed: int = 0) -> Deck:
    """Return the best deck for a number of symbols, which are numbered from 0."""
    if symbols < MIN_PICTURES:
        raise UnusableSource(say("too-few", symbols=symbols, least=MIN_PICTURES, lacking=MIN_PICTURES - symbols))
    option = best_option(symbols, cards=cards, per_card=per_card)
    # Shuffled, because consecutive cards of many designs share a symbol.
    return option.recipe.build().shuffle(seed).numbered()


def edition_of(deck: Deck, symbols: Sequence[NamedSymbol], name: str, language: str) -> Edition:
    """Return an edition whose numbered deck shows these symbols; surplus symbols at the end are left out."""
    used = tuple(symbols[: len(deck.symbols)])
    title = clean_name(name)
    return Edition(
        id=slug(title, "deck"),
        title={language: title},
        symbols=used,
        deck=deck.named([symbol.id for symbol in used]),
        games=GAMES,
    )


def renamed(edition: Edition, name: str) -> Edition:
    """Return an edition under another name."""
    title = clean_name(name)
    return replace(edition, id=slug(title, "deck"), title=dict.fromkeys(edition.title, title))


def best_option(pictures: int, *, cards: int | None = None, per_card: int | None = None) -> Option:
    """Return the best deck from at most this many pictures."""
    found = plan(pictures if per_card else min(pictures, MAX_PICTURES_AT_ONCE), cards=cards, per_card=per_card)
    playable = [option for option in found.options if not option.dull]
    if not playable or not found.possible:
        raise NoSuchDeck(found.answer)
    # Among decks with equally many cards, prefer the one with the most pictures.
    equal = [option for option in playable if option.cards == playable[0].cards and not _has_private(option)]
    return max(equal, key=lambda option: option.symbols, default=playable[0])


def with_all(pictures: int) -> Option | None:
    """Return the largest deck in which every picture is used and is a match of some pair of cards."""
    options = plan(min(pictures, MAX_PICTURES_AT_ONCE)).options
    fitting = (o for o in options if o.symbols == pictures and not o.dull and not _has_private(o))
    return next(fitting, None)


def _has_private(option: Option) -> bool:
    """Tell whether some symbols are on one card only and match nothing."""
    return "pad:" in str(option.recipe)


def next_larger(pictures: int, cards: int) -> tuple[int, Option] | None:
    """Return the least number of pictures that gives more cards, and the resulting deck."""
    for more in range(pictures + 1, min(pictures + _FARTHEST, MAX_PICTURES_AT_ONCE) + 1):
        option = best_option(more)
        if option.cards > cards:
            return more, option
    return None


def different_faces(edition: Edition) -> float:
    """Return the share of matches, over all pairs of cards, in which the two faces differ."""
    deck = edition.deck
    shown = assign_variants(deck, {symbol.id: len(symbol.faces) for symbol in edition.symbols})
    pairs = list(combinations(range(len(deck)), 2))
    different = sum(shown[a][symbol] != shown[b][symbol] for a, b in pairs for symbol in deck.shared(a, b))
    return different / len(pairs)


def _name(entry: Entry) -> str:
    return next(iter(entry.names.values()))[0]


def _word_faces(entries: Sequence[Entry], problems: Problems) -> dict[tuple[int, int], str]:
    """Return the faces of all words, by entry and face number, typeset in one run."""
    labels = {
        (number, face): label_of(part.text, number, face)
        for number, entry in enumerate(entries)
        for face, part in enumerate(entry.materials)
        if isinstance(part, Word)
    }
    faces: list[str] = []
    with problems.collect():
        faces = word_faces(list(labels.values()))
    return dict(zip(labels, faces, strict=False))


def label_of(text: str, number: int, face: int) -> Label:
    """Choose a colour and a plate: two styles per colour, and another colour for the other word of a pair."""
    style = number + 7 * face
    return Label(text, style % len(COLOURS), (style + style // len(COLOURS)) % 2 == 1)


def _noted_face(part: Picture | Emoji | Drawn, tile: Tile, where: str, notes: list[str]) -> str:
    face, left_out = make_face(part, tile)
    if left_out:
        notes.append(say("features-left-out", where=where, features=", ".join(left_out)))
    return face


def make_face(part: Picture | Emoji | Drawn, tile: Tile) -> tuple[str, tuple[str, ...]]:
    """Return the face of a picture, emoji or existing face, and the list of dropped features."""
    match part:
        case Picture(file, edit):
            return picture_face(file, tile, edit)
        case Emoji(text):
            return emoji_face(text), ()
        case Drawn(svg):
            return svg, ()


def _check_faces(symbols: Sequence[NamedSymbol], where: Mapping[str, str], problems: Problems) -> None:
    """Report identical pictures."""
    first: dict[str, NamedSymbol] = {}
    for symbol in symbols:
        for face in filter(None, symbol.faces):
            other = first.setdefault(face, symbol)
            if other is not symbol:
                problems.add(say("same-picture", one=where[other.id], other=where[symbol.id]))
