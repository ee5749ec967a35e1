"""The state of a draft, as the API returns it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from sosie.cards.own.document_check import SymbolProblem

Box = tuple[float, float, float, float]


class FaceInfo(msgspec.Struct, frozen=True):
    """A made face."""

    key: Annotated[str, Meta(description="Changes whenever the face looks different.")]
    box: Annotated[Box, Meta(description="Its view box: left, top, width and height.")]


class CardPreview(msgspec.Struct, frozen=True):
    """A card of a draft's deck."""

    key: Annotated[str, Meta(description="Changes whenever the card looks different.")]
    symbols: tuple[str, ...]


class DeckPreview(msgspec.Struct, frozen=True):
    """The deck that a draft makes at present."""

    cards: tuple[CardPreview, ...]
    per_card: Annotated[int, Meta(description="Symbols on the largest card.")]
    symbols: Annotated[int, Meta(description="The number of symbols in use.")]
    left_out: Annotated[tuple[str, ...], Meta(description="The ids of the symbols that are on no card.")]
    shape: str
    outline: Annotated[str, Meta(description="The shape as SVG path data, as high as a circle of radius 1.")]
    different_faces: Annotated[
        float, Meta(description="The share of matches in which the two faces differ, from 0 to 1.")
    ]


class DraftState(msgspec.Struct, frozen=True):
    """The state of a draft on the server: its faces, problems and deck."""

    version: int
    missing: Annotated[tuple[str, ...], Meta(description="Pictures that the document names and the server lacks.")]
    pending: Annotated[int, Meta(description="The number of faces that are being made.")]
    faces: Annotated[
        dict[str, tuple[FaceInfo | None, ...]],
        Meta(description="The faces of each symbol; null if one is missing, pending or cannot be made."),
    ]
    problems: tuple[SymbolProblem, ...]
    ready: Annotated[bool, Meta(description="Whether the deck can be printed, saved and played.")]
    deck: Annotated[DeckPreview | None, Meta(description="Null if there are too few symbols.")]
