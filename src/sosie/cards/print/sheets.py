"""Sheets of cards, fronts and backs; each page is one SVG document in millimetres."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from sosie.cards.card import RADIUS, DrawnCard
from sosie.cards.colours import PAPER
from sosie.cards.print.back import back_svg
from sosie.cards.print.grid import Grid, Point, best_grid
from sosie.cards.print.options import Paper, PrintOptions

_CUT = 'stroke="#C9C4BA" stroke-width="0.12"'
_CROP = 'stroke="#8A8577" stroke-width="0.12"'


@dataclass(frozen=True)
class Page:
    """A page with one picture; a sheet of fronts has a number, and a column with room to print it."""

    size: Paper
    svg: str
    number: int | None = None
    column: tuple[float, float] = (0.0, 0.0)


def card_pages(cards: Sequence[DrawnCard], options: PrintOptions) -> list[Page]:
    """Return the pages of cards: each page of fronts, if requested, followed by its backs."""
    pages = _one_a_page if options.one_a_page else _sheets
    kinds = zip(("cards", "backs"), zip(*pages(cards, options), strict=True), strict=True)
    chosen = [column for part, column in kinds if part in options.parts]
    return [page for leaf in zip(*chosen, strict=True) for page in leaf]


def _sheets(cards: Sequence[DrawnCard], options: PrintOptions) -> Iterator[tuple[Page, Page]]:
    shape = cards[0].shape
    grid = best_grid(options, shape)
    behind = grid.mirrored(options.flip)
    back = back_svg(shape, grid.radius, options.bleed, options.back_colour)
    width = grid.radius * shape.width
    column = (grid.centres[0][0] - width / 2, width)
    a_sheet = len(grid.centres)
    for number, first in enumerate(range(0, len(cards), a_sheet), start=1):
        on_sheet = cards[first : first + a_sheet]
        used = replace(grid, centres=grid.centres[: len(on_sheet)])
        fronts = (_front(card, grid, centre) for card, centre in zip(on_sheet, used.centres, strict=True))
        yield (
            Page(grid.sheet, _page(grid.sheet, [*fronts, *_crop_marks(used)]), number, column),
            Page(grid.sheet, _page(grid.sheet, _backs(back, behind[: len(on_sheet)]))),
        )


def _one_a_page(cards: Sequence[DrawnCard], options: PrintOptions) -> Iterator[tuple[Page, Page]]:
    shape, radius, bleed = cards[0].shape, options.diameter / 2, options.bleed
    size = Paper(radius * shape.width + 2 * bleed, 2 * radius + 2 * bleed)
    middle = (size.width / 2, size.height / 2)
    back = Page(size, _page(size, _backs(back_svg(shape, radius, bleed, options.back_colour), [middle])))
    for card in cards:
        paper = [] if card.colour == PAPER else [f'<rect width="100%" height="100%" fill="{card.colour}"/>']
        yield Page(size, _page(size, [*paper, _symbols(card, radius, middle)])), back


def _front(card: DrawnCard, grid: Grid, centre: Point) -> str:
    fill = "none" if card.colour == PAPER else card.colour
    path = f'transform="translate({centre[0]} {centre[1]})" d="{card.shape.path(grid.radius)}"'
    cut = f'<path {path} fill="{fill}" {_CUT}/>'
    return cut + _symbols(card, grid.radius, centre)


def _crop_marks(grid: Grid) -> Iterator[str]:
    yield from (f'<path d="M{x} {y}L{x2} {y2}" {_CROP}/>' for x, y, x2, y2 in grid.crop_marks())


def _symbols(card: DrawnCard, radius: float, centre: Point) -> str:
    return f'<g transform="translate({centre[0]} {centre[1]}) scale({radius / RADIUS:.6f})">{card.body()}</g>'


def _backs(back: str, centres: Sequence[Point]) -> Iterator[str]:
    yield f"<defs>{back}</defs>"
    yield from (f'<use href="#back-face" x="{x}" y="{y}"/>' for x, y in centres)


def _page(size: Paper, parts: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.width:.6g} {size.height:.6g}">'
        f"{''.join(parts)}</svg>"
    )
