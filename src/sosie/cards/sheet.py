"""Sheets: many drawings on one page, each with lines of text below it."""

import math
from collections.abc import Iterable, Sequence
from html import escape

from sosie.cards.drawing import Drawing

_CELL, _GAP, _LINE = 120.0, 16.0, 15.0
FONT = "Nunito Sans"


def sheet_svg(pictures: Sequence[tuple[Drawing, Sequence[str]]], columns: int, *, cell: float = _CELL) -> str:
    """Return a sheet of drawings in rows, each with lines of text below it."""
    lines = max((len(text) for _, text in pictures), default=0)
    across, down = cell + _GAP, cell + _GAP + _LINE * lines
    width = columns * across + _GAP
    height = math.ceil(len(pictures) / columns) * down + _GAP
    cells = (
        _cell(number, drawing, text, cell, (_GAP + number % columns * across, _GAP + number // columns * down))
        for number, (drawing, text) in enumerate(pictures)
    )
    return page_svg(width, height, cells)


def page_svg(width: float, height: float, parts: Iterable[str]) -> str:
    """Return a white page with these parts on it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def _cell(number: int, drawing: Drawing, text: Sequence[str], cell: float, place: tuple[float, float]) -> str:
    left, top = place
    scale = cell / drawing.side
    body = drawing.prefixed(f"p{number}-").body
    # A line too long for its cell gets a smaller font.
    lines = (
        f'<text x="{left + cell / 2:g}" y="{top + cell + (i + 0.9) * _LINE:g}" text-anchor="middle" '
        f'font-family="{FONT}" '
        f'font-size="{min(12, 1.9 * cell / max(len(line), 1)):.2f}" fill="#321b41">{escape(line)}</text>'
        for i, line in enumerate(text)
    )
    move = f"translate({left:g} {top:g}) scale({scale:.5f}) translate({-drawing.left:g} {-drawing.top:g})"
    return f'<g transform="{move}">{body}</g>{"".join(lines)}'
