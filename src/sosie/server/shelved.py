"""Editions as a server has them, and what the workshop does with them."""

from dataclasses import dataclass, replace
from functools import cached_property

from sosie.cards import CardDesign, DrawnCard, DrawnDeck
from sosie.cards.own import DeckFile
from sosie.cards.print import PrintOptions, print_pdf
from sosie.editions import Edition
from sosie.server.requests import pack_of
from sosie.table.settings import Pack


@dataclass(frozen=True)
class Shelved:
    """An edition, a name for how it looks now, and its cards if they need not be drawn."""

    edition: Edition
    version: str
    shape: str = "circle"
    cards: tuple[DrawnCard, ...] = ()

    @cached_property
    def pack(self) -> Pack:
        """The cards as a table has them."""
        return pack_of(self.edition)

    def __len__(self) -> int:
        return len(self.edition.deck) + len(self.edition.extra_cards)


def read_deck(content: bytes, deck_id: str) -> Shelved:
    """Read a deck file, check it, and draw its cards."""
    file = DeckFile.from_bytes(content)
    return Shelved(replace(file.edition, id=deck_id), file.design.version, file.shape, file.drawn().cards)


def printed(shelved: Shelved, paper: str, language: str) -> bytes:
    """Print a deck."""
    drawn = DrawnDeck(shelved.edition, shelved.cards) if shelved.cards else CardDesign(shelved.edition).deck()
    second = "fr" if language == "en" else "en"
    return print_pdf(drawn, PrintOptions(paper=paper, language=language, second_language=second))
