"""Jobs of the deck studio: pictures, faces, cards and files of a draft."""

from typing import ClassVar, Literal

import msgspec

from sosie.cards import CardDesign, Drawing, DrawnDeck, Placement
from sosie.cards.layout import Spacing, Wish, lay_out
from sosie.cards.own import DeckFile, easily_confused
from sosie.cards.own.document import FaceOrder, Look, MadeFace, PictureFace, make_faces
from sosie.cards.own.make import build_deck, edition_of
from sosie.cards.own.plans import DeckPlans, deck_plans
from sosie.cards.own.stored import StoredPicture, reduced_picture, stored_picture, thumbnail
from sosie.cards.print import PrintOptions, print_pdf
from sosie.cards.print.document import page_pictures
from sosie.cards.silhouette import silhouette
from sosie.deck import Deck
from sosie.editions import Edition, NamedSymbol
from sosie.server.workers.job import Job, Lane, R

Cards = tuple[tuple[int, ...], ...]
"""The symbols on each card, by their numbers."""


class DraftJob(Job[R], frozen=True):
    """A job for a draft; only jobs of the same draft share its process."""

    lane: ClassVar[Lane] = "studio"
    draft: str

    @property
    def group(self) -> str:
        """The draft."""
        return self.draft


class AddedPicture(msgspec.Struct, frozen=True):
    """A picture without metadata, and its usual face."""

    picture: StoredPicture
    order: FaceOrder
    face: MadeFace


class AddPicture(DraftJob[AddedPicture], frozen=True):
    """Read an untrusted picture file."""

    cpu_s: ClassVar[int] = 20
    sha256: str
    content: bytes
    most_side: int | None = None
    """The most pixels a side; a larger picture is reduced."""

    def run(self) -> AddedPicture:
        """Validate the file, remove its metadata, and make its usual face."""
        picture = reduced_picture(self.content, self.most_side) if self.most_side else stored_picture(self.content)
        order = FaceOrder(PictureFace(self.sha256))
        (face,) = make_faces([order], {self.sha256: picture.content})
        return AddedPicture(picture, order, face)


class MakeThumbnail(DraftJob[StoredPicture], frozen=True):
    """Make a small picture for a list."""

    cpu_s: ClassVar[int] = 20
    content: bytes

    def run(self) -> StoredPicture:
        """Return a PNG or JPEG picture."""
        return thumbnail(self.content)


class MakeFaces(DraftJob[tuple[MadeFace, ...]], frozen=True):
    """Make the faces of symbols."""

    cpu_s: ClassVar[int] = 30
    orders: tuple[FaceOrder, ...]
    pictures: dict[str, bytes]

    def run(self) -> tuple[MadeFace, ...]:
        """Return a face, or an error, for each order."""
        return tuple(make_faces(self.orders, self.pictures))


class LayOutDraftCard(DraftJob[tuple[Placement, ...]], frozen=True):
    """Lay out a card."""

    cpu_s: ClassVar[int] = 60
    faces: tuple[str, ...]
    wishes: tuple[Wish, ...]
    spacing: Spacing
    seed: int

    def run(self) -> tuple[Placement, ...]:
        """Return the layout."""
        shapes = [silhouette(Drawing.parse(face)) for face in self.faces]
        return lay_out(shapes, self.wishes, self.spacing, self.seed)


class CompareSymbols(DraftJob[tuple[tuple[str, str, str], ...]], frozen=True):
    """Find symbols that are easy to confuse."""

    cpu_s: ClassVar[int] = 120
    symbols: tuple[NamedSymbol, ...]
    language: str

    def run(self) -> tuple[tuple[str, str, str], ...]:
        """Return the ids of each pair, and whether their pictures or their names are similar."""
        pairs = easily_confused(Edition(self.draft, {}, self.symbols, Deck(()), ()), self.language)
        return tuple((pair.first.id, pair.second.id, pair.what) for pair in pairs)


class BuildDeck(DraftJob[Cards], frozen=True):
    """Build the best deck for a number of symbols."""

    cpu_s: ClassVar[int] = 30
    symbols: int
    cards: int | None
    per_card: int | None
    seed: int

    def run(self) -> Cards:
        """Return the cards."""
        deck = build_deck(self.symbols, cards=self.cards, per_card=self.per_card, seed=self.seed)
        return tuple(tuple(int(symbol) for symbol in card) for card in deck)


class PlanDecks(Job[DeckPlans], frozen=True):
    """List the decks for a number of symbols."""

    cpu_s: ClassVar[int] = 30
    lane: ClassVar[Lane] = "studio"
    symbols: int

    def run(self) -> DeckPlans:
        """Return the plans."""
        return deck_plans(self.symbols)


class LaidOutDraft(msgspec.Struct, frozen=True):
    """A finished draft whose cards are laid out, and not drawn yet."""

    title: str
    language: str
    symbols: tuple[NamedSymbol, ...]
    cards: Cards
    look: Look
    layouts: tuple[tuple[Placement, ...], ...]

    def deck(self) -> DrawnDeck:
        """Return its drawn deck."""
        design = self._design()
        cards = (design.drawn(number, layout) for number, layout in enumerate(self.layouts))
        return DrawnDeck(design.edition, tuple(cards))

    def file(self) -> DeckFile:
        """Return it as a deck file."""
        return DeckFile.of(self._design(), self.deck())

    def _design(self) -> CardDesign:
        edition = edition_of(Deck(self.cards).numbered(), self.symbols, self.title, self.language)
        return self.look.design(edition)


class WriteDeckFile(DraftJob[bytes], frozen=True):
    """Write a deck file."""

    cpu_s: ClassVar[int] = 60
    laid_out: LaidOutDraft

    def run(self) -> bytes:
        """Return the file."""
        return self.laid_out.file().to_bytes()


class PrintDraft(DraftJob[bytes], frozen=True):
    """Print a draft."""

    cpu_s: ClassVar[int] = 60
    lane: ClassVar[Literal["usual", "studio"]] = "usual"
    laid_out: LaidOutDraft
    options: PrintOptions

    def run(self) -> bytes:
        """Return a PDF."""
        return print_pdf(self.laid_out.deck(), self.options)


class PrintPages(DraftJob[tuple[bytes, ...]], frozen=True):
    """Render the pages of a printed draft."""

    cpu_s: ClassVar[int] = 60
    lane: ClassVar[Literal["usual", "studio"]] = "usual"
    laid_out: LaidOutDraft
    options: PrintOptions
    width: int

    def run(self) -> tuple[bytes, ...]:
        """Return a PNG file for each page."""
        return page_pictures(self.laid_out.deck(), self.options, self.width)
