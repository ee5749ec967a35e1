"""Own decks: editions made from pictures, words, emoji and pairs, and `.sosie` files."""

from sosie.cards.own.alike import Alike, easily_confused
from sosie.cards.own.deck_file import SUFFIX, DeckFile, read_deck_file, write_deck_file
from sosie.cards.own.edit import Edit
from sosie.cards.own.entries import Drawn, Emoji, Entry, Picture, Word
from sosie.cards.own.make import (
    Symbols,
    best_option,
    different_faces,
    make_edition,
    make_symbols,
    next_larger,
    renamed,
    with_all,
)
from sosie.cards.own.sources import Sources, read_sources

__all__ = [
    "SUFFIX",
    "Alike",
    "DeckFile",
    "Drawn",
    "Edit",
    "Emoji",
    "Entry",
    "Picture",
    "Sources",
    "Symbols",
    "Word",
    "best_option",
    "different_faces",
    "easily_confused",
    "make_edition",
    "make_symbols",
    "next_larger",
    "read_deck_file",
    "read_sources",
    "renamed",
    "with_all",
    "write_deck_file",
]
