"""Documents of the deck studio: symbols with names and faces to be made, and the look of the deck."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sosie.cards.cache import digest
from sosie.cards.colours import INK, PAPER, Colour, Colours, colours_of
from sosie.cards.difficulty import find_difficulty
from sosie.cards.draw import CardDesign
from sosie.cards.drawing import Drawing
from sosie.cards.layout import Spacing
from sosie.cards.own.deck_format import LARGEST_SEED
from sosie.cards.own.edit import TOLERANCE, Edit, Tile, Turn, When
from sosie.cards.own.entries import Drawn, Emoji, Picture
from sosie.cards.own.lists import MAX_WORD_LETTERS
from sosie.cards.own.make import label_of, make_face
from sosie.cards.own.names import MAX_LETTERS
from sosie.cards.own.svg import clean
from sosie.cards.own.words import Label, word_faces
from sosie.cards.silhouette import silhouette
from sosie.editions import Edition
from sosie.errors import Reason, SosieError, UnusableSource
from sosie.names import Language

FACE_VERSION = 1
"""Increases when the same picture, word or emoji gives another face."""
MAX_SYMBOLS = 500
MAX_FACES = 10
MAX_NAMES = 10

Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The SHA-256 of a picture file, in hexadecimal.")]
ShapeName = Literal["circle", "square", "hexagon"]
DifficultyName = Literal["easy", "normal", "hard"]
Share = Annotated[float, Meta(ge=0, le=1)]


class PictureFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="picture"):
    """A face made from a picture."""

    picture: Sha256
    crop: Annotated[
        tuple[Share, Share, Share, Share] | None,
        Meta(description="Left, top, width and height of the part to keep, as shares of the upright picture."),
    ] = None
    turn: Annotated[Turn, Meta(description="Degrees clockwise, after the crop.")] = 0
    cut_out: Annotated[
        When, Meta(description="Whether to remove the background; automatically if it is plain and light.")
    ] = "auto"
    tolerance: Annotated[int, Meta(ge=1, le=100, description="How far the colours of the background may differ.")] = (
        TOLERANCE
    )
    tile: Annotated[Tile | None, Meta(description="The tile of a photograph; null for that of the document.")] = None
    outline: Annotated[
        When, Meta(description="Whether to draw a dark outline; automatically where the edge is pale.")
    ] = "auto"


class WordFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="word"):
    """A face made from a word or a few; newlines break the line."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_WORD_LETTERS)]


class EmojiFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="emoji"):
    """A face made from an emoji."""

    emoji: Annotated[str, Meta(min_length=1, max_length=20)]


class DrawnFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="drawn"):
    """A finished face, from a deck file or an edition."""

    picture: Sha256


Face = PictureFace | WordFace | EmojiFace | DrawnFace
Name = Annotated[str, Meta(max_length=2 * MAX_LETTERS)]


class DraftSymbol(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol of a document; names and faces may still be missing."""

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", description="Chosen by the client.")]
    names: Annotated[
        dict[Language, Annotated[tuple[Name, ...], Meta(max_length=MAX_NAMES)]],
        Meta(description="Names by language, the usual one first."),
    ]
    faces: Annotated[tuple[Face, ...], Meta(max_length=MAX_FACES)]
    source: Annotated[str, Meta(max_length=200, description="Its origin, such as a file name.")] = ""


class DeckDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The document of a draft: everything that its maker edits."""

    title: Annotated[str, Meta(max_length=2 * MAX_LETTERS)]
    symbols: Annotated[tuple[DraftSymbol, ...], Meta(max_length=MAX_SYMBOLS)]
    language: Annotated[Language, Meta(description="The language of the title.")] = "en"
    shape: ShapeName = "circle"
    difficulty: DifficultyName = "normal"
    tile: Annotated[Tile, Meta(description="The tile of photographs.")] = "round"
    card_colour: Colour = PAPER
    back_colour: Colour = INK
    cards: Annotated[
        Annotated[int, Meta(ge=2, le=1000)] | None, Meta(description="The number of cards; null for the most.")
    ] = None
    per_card: Annotated[
        Annotated[int, Meta(ge=2, le=20)] | None, Meta(description="Symbols per card; null for the best.")
    ] = None
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] = 0


class FaceOrder(msgspec.Struct, frozen=True):
    """A face to be made, with the tile of a picture, or the colours of a word."""

    face: Face
    tile: Tile = "round"
    colour: int = 0
    solid: bool = False

    @property
    def key(self) -> str:
        """A digest of everything that the face depends on."""
        return digest(["face", FACE_VERSION, self])

    @property
    def picture(self) -> str | None:
        """The picture that it needs."""
        return self.face.picture if isinstance(self.face, PictureFace | DrawnFace) else None


class MadeFace(msgspec.Struct, frozen=True):
    """A face as an SVG document, or the reason why it cannot be made."""

    svg: str = ""
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The view box."""
    error: str = ""
    reason: Reason = "unreadable"


def face_order(face: Face, tile: Tile, number: int, index: int) -> FaceOrder:
    """Return the order for a face with an index, of the symbol with a number in its document."""
    match face:
        case PictureFace():
            return FaceOrder(msgspec.structs.replace(face, tile=None), face.tile or tile)
        case WordFace(text):
            label = label_of(text, number, index)
            return FaceOrder(face, colour=label.colour, solid=label.solid)
        case _:
            return FaceOrder(face)


def face_orders(document: DeckDocument) -> list[tuple[FaceOrder, ...]]:
    """Return the orders of the faces of each symbol."""
    return [
        tuple(face_order(face, document.tile, number, index) for index, face in enumerate(symbol.faces))
        for number, symbol in enumerate(document.symbols)
    ]


def pictures_of(document: DeckDocument) -> set[str]:
    """Return the digests of the pictures that a document names."""
    orders = (order for own in face_orders(document) for order in own)
    return {order.picture for order in orders if order.picture is not None}


def make_faces(orders: Sequence[FaceOrder], pictures: Mapping[str, bytes]) -> list[MadeFace]:
    """Make faces; `pictures` has the content of those that they need."""
    words = _word_faces(orders)
    return [_made(order, pictures, words) for order in orders]


def _word_faces(orders: Sequence[FaceOrder]) -> dict[FaceOrder, str]:
    """Typeset all words in one run, or one by one if some letters have no font."""
    labels = {order: _label(order) for order in orders if isinstance(order.face, WordFace)}
    try:
        return dict(zip(labels, word_faces(list(labels.values())), strict=True)) if labels else {}
    except UnusableSource:
        return {}


def _label(order: FaceOrder) -> Label:
    return Label(order.face.text if isinstance(order.face, WordFace) else "", order.colour, order.solid)


def _made(order: FaceOrder, pictures: Mapping[str, bytes], words: Mapping[FaceOrder, str]) -> MadeFace:
    try:
        svg = words.get(order) or _face(order, pictures)
        drawing = Drawing.parse(svg)
        silhouette(drawing)
    except UnusableSource as error:
        return MadeFace(error=str(error), reason=error.reason)
    except (SosieError, ValueError) as error:
        return MadeFace(error=str(error))
    return MadeFace(svg, (drawing.left, drawing.top, drawing.side, drawing.side))


def _face(order: FaceOrder, pictures: Mapping[str, bytes]) -> str:
    match order.face:
        case PictureFace() as face:
            edit = Edit(face.crop, face.turn, face.cut_out, face.tolerance, order.tile, face.outline)
            return make_face(Picture(pictures[face.picture], edit), order.tile)[0]
        case DrawnFace(picture):
            return make_face(Drawn(clean(pictures[picture].decode())[0]), order.tile)[0]
        case EmojiFace(emoji):
            return make_face(Emoji(emoji), order.tile)[0]
        case WordFace():
            return word_faces([_label(order)])[0]


@dataclass(frozen=True)
class Look:
    """The parameters of the cards besides their symbols."""

    shape: str
    difficulty: str
    seed: int
    colours: Colours

    def design(self, edition: Edition) -> CardDesign:
        """Return the card design of an edition."""
        return CardDesign(edition, find_difficulty(self.difficulty), Spacing(shape=self.shape), self.seed, self.colours)


def look_of(document: DeckDocument) -> Look:
    """Return the look of a document's cards."""
    colours = colours_of(document.card_colour, document.back_colour)
    return Look(document.shape, document.difficulty, document.seed, colours)
