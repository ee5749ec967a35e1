"""Drawn cards: symbols with their placements, as SVG and PNG."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import overload

from sosie.cards.colours import PAPER
from sosie.cards.drawing import Drawing, png
from sosie.cards.layout import Placement
from sosie.cards.shape import SHAPES, Shape
from sosie.cards.sheet import sheet_svg
from sosie.editions import Edition, NamedSymbol

RADIUS = 100.0
"""A card's radius in SVG units."""
RIM = "#d9d3c7"


@dataclass(frozen=True)
class Mark:
    """A symbol on a card: its visible face and its placement."""

    symbol: NamedSymbol
    face: int
    placement: Placement

    @property
    def drawing(self) -> Drawing:
        """The visible face."""
        return Drawing.parse(self.symbol.faces[self.face])

    def svg(self, language: str, prefix: str) -> str:
        """Return the symbol at its position on the card, with its name as a title for screen readers."""
        place = self.placement
        scale = RADIUS * place.size / place.radius
        move = (
            f"translate({RADIUS * place.x:.3f} {RADIUS * place.y:.3f}) rotate({place.degrees:.2f}) "
            f"scale({scale:.5f}) translate({-place.pivot[0]:.4f} {-place.pivot[1]:.4f})"
        )
        title = f"<title>{escape(self.symbol.name(language))}</title>"
        return f'<g transform="{move}">{title}{self.drawing.prefixed(prefix).body}</g>'


@dataclass(frozen=True)
class DrawnCard:
    """A drawn card; notebooks display it."""

    number: int
    marks: tuple[Mark, ...]
    shape: Shape = SHAPES["circle"]
    colour: str = PAPER

    def body(self, language: str = "en") -> str:
        """Return all symbols at their positions around the origin, without the card itself."""
        return "".join(mark.svg(language, f"c{self.number}-{i}-") for i, mark in enumerate(self.marks))

    def svg(self, language: str = "en") -> str:
        """Return the card as an SVG document."""
        card = f'<path d="{self.shape.path(RADIUS)}" fill="{self.colour}" stroke="{RIM}"/>'
        side = 2 * RADIUS + 2
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{4 * RADIUS:g}" height="{4 * RADIUS:g}" '
            f'viewBox="{-side / 2:g} {-side / 2:g} {side:g} {side:g}">{card}{self.body(language)}</svg>\n'
        )

    def png(self, width: int = 800) -> bytes:
        """Return the card as a PNG file with a transparent background."""
        return png(self.svg(), width)

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class DrawnDeck(Sequence[DrawnCard]):
    """The drawn cards of an edition, extra cards last; notebooks display them all."""

    edition: Edition
    cards: tuple[DrawnCard, ...]

    def sheet(self, columns: int = 8) -> str:
        """Return all cards on one sheet, as an SVG document."""
        return sheet_svg([(Drawing.parse(card.svg()), ()) for card in self.cards], columns, cell=160)

    def __len__(self) -> int:
        return len(self.cards)

    @overload
    def __getitem__(self, index: int) -> DrawnCard: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[DrawnCard]: ...

    def __getitem__(self, index: int | slice) -> DrawnCard | Sequence[DrawnCard]:
        return self.cards[index]

    def __iter__(self) -> Iterator[DrawnCard]:
        return iter(self.cards)

    def _repr_svg_(self) -> str:
        return self.sheet()
