"""Drawn cards: symbols with their placements, as SVG and PNG."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import overload

from sosie.cards.drawing import Drawing, png
from sosie.cards.layout import Placement
from sosie.cards.shape import SHAPES, Shape
from sosie.cards.sheet import sheet_svg
from sosie.editions import Edition, NamedSymbol

RADIUS = 100.0
"""A card's radius in the units of its SVG."""
PAPER, RIM = "#ffffff", "#d9d3c7"


@dataclass(frozen=True)
class Mark:
    """A symbol on a card: which of its faces is shown, and where."""

    symbol: NamedSymbol
    face: int
    place: Placement

    @property
    def drawing(self) -> Drawing:
        """The face that is shown."""
        return Drawing.parse(self.symbol.faces[self.face])

    def svg(self, language: str, prefix: str) -> str:
        """Return the symbol at its place on the card, with its name for whoever cannot see it."""
        place = self.place
        scale = RADIUS * place.size / place.radius
        move = (
            f"translate({RADIUS * place.x:.3f} {RADIUS * place.y:.3f}) rotate({place.degrees:.2f}) "
            f"scale({scale:.5f}) translate({-place.pivot[0]:.4f} {-place.pivot[1]:.4f})"
        )
        title = f"<title>{escape(self.symbol.name(language))}</title>"
        return f'<g transform="{move}">{title}{self.drawing.named_apart(prefix).body}</g>'


@dataclass(frozen=True)
class DrawnCard:
    """A card as it looks; a notebook shows it."""

    number: int
    marks: tuple[Mark, ...]
    shape: Shape = SHAPES["circle"]

    def body(self, language: str = "en") -> str:
        """Return all symbols at their places, without the card, about the origin."""
        return "".join(mark.svg(language, f"c{self.number}-{i}-") for i, mark in enumerate(self.marks))

    def svg(self, language: str = "en") -> str:
        """Return the card as an SVG document."""
        card = f'<path d="{self.shape.path(RADIUS)}" fill="{PAPER}" stroke="{RIM}"/>'
        side = 2 * RADIUS + 2
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{4 * RADIUS:g}" height="{4 * RADIUS:g}" '
            f'viewBox="{-side / 2:g} {-side / 2:g} {side:g} {side:g}">{card}{self.body(language)}</svg>\n'
        )

    def png(self, width: int = 800) -> bytes:
        """Return the card as a PNG file, transparent around it."""
        return png(self.svg(), width)

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class DrawnDeck(Sequence[DrawnCard]):
    """The cards of an edition as they look, any extra cards last; a notebook shows them all."""

    edition: Edition
    cards: tuple[DrawnCard, ...]

    def sheet(self, columns: int = 8) -> str:
        """Return all cards on one page, as an SVG document."""
        return sheet_svg([(Drawing.parse(card.svg()), ()) for card in self.cards], columns, cell=160)

    def __len__(self) -> int:
        return len(self.cards)

    @overload
    def __getitem__(self, place: int) -> DrawnCard: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[DrawnCard]: ...

    def __getitem__(self, place: int | slice) -> DrawnCard | Sequence[DrawnCard]:
        return self.cards[place]

    def __iter__(self) -> Iterator[DrawnCard]:
        return iter(self.cards)

    def _repr_svg_(self) -> str:
        return self.sheet()
