"""Words as symbols: typeset in colour on a plate, with line breaks that keep it compact."""

import json
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import typst
from numpy.typing import NDArray

from sosie.cards.drawing import FONTS, Drawing, render
from sosie.cards.own.svg import clean, clean_square
from sosie.errors import UnusableSource
from sosie.languages.makers import say

COLOURS = (
    "#c2410c", "#1d4ed8", "#15803d", "#be123c", "#7e22ce", "#0f766e",
    "#92400e", "#a21caf", "#0369a1", "#4d7c0f", "#4338ca", "#5b4636",
)  # fmt: skip
"""Each has a contrast of at least 4.5:1 against white."""
_TINT = 0.13
_SIZE = 40
_PADDING = 12.5
_RIM = 4.0
_LINE = 5.0
_MAX_LINES = 3
_PIXELS = 384
_UPSIDE_DOWN = dict(zip("01689bdpqnuoxszlHINOSXZMW+=", "01986qpdbunoxszlHINOSXZWM+=", strict=True))
_UPSIDE_DOWN |= {sign: sign for sign in "\u00d7\u00f7\u2212-:"}
"""The character that each one looks like upside down."""
_PLATE = re.compile(r"<svg [^>]*><rect [^>]*stroke-width=\"4\.0\" />")
_UNASSIGNED = "\u0378"
"""An unassigned code point, which renders as the missing-glyph box."""

# For each word, the line breaks with the smallest enclosing circle are chosen.
_PAGES = """
#let words = json(bytes(sys.inputs.words))
#set page(width: auto, height: auto, margin: 20pt, fill: none)
#set text(font: ("Fredoka", "Nunito Sans", "Noto Sans", "DejaVu Sans", "Arial"), weight: 600, size: 40pt)
#set text(top-edge: "cap-height", bottom-edge: "baseline")
#let lines(way) = stack(spacing: 0.33em, ..way.map(line => align(center, text(line))))
#let reach(way) = { let size = measure(lines(way)); calc.pow(size.width / 1pt, 2) + calc.pow(size.height / 1pt, 2) }
#for word in words {
  page(context text(fill: rgb(word.colour), lines(word.ways.sorted(key: reach).first())))
}
"""


@dataclass(frozen=True)
class Label:
    """A word with the style of its plate: the index of its colour, and whether the plate is solid."""

    text: str
    colour: int
    solid: bool


def word_faces(labels: Sequence[Label]) -> list[str]:
    """Return an SVG document for each word."""
    texts = [label.text for label in labels]
    # Our own fonts first, for a uniform look; then the system's, for other scripts.
    foreign = _missing_letters(texts, system=False)
    if missing := _missing_letters([text for text in texts if foreign & set(text)], system=True):
        raise _missing_font(texts, missing)
    faces: dict[Label, str] = {}
    for system in (False, True):
        chosen = [label for label in labels if bool(foreign & set(label.text)) == system]
        pages = _typeset([{"ways": list(_ways(label.text)), "colour": _ink(label)} for label in chosen], system=system)
        faces |= {label: _on_plate(page, label) for label, page in zip(chosen, pages, strict=True)}
    return [faces[label] for label in labels]


def is_word(face: str) -> bool:
    """Tell whether a face is a word on its plate."""
    return _PLATE.match(face) is not None


def _typeset(words: Sequence[dict[str, object]], *, system: bool) -> list[str]:
    if not words:
        return []
    # Several pages are a list, unlike the declared type.
    pages: Any = typst.compile(
        _PAGES.encode(), format="svg", font_paths=_fonts(system), sys_inputs={"words": json.dumps(words)}
    )
    return [page.decode() for page in (pages if isinstance(pages, list) else [pages])]


@cache
def _fonts(system: bool) -> typst.Fonts:
    return typst.Fonts(include_system_fonts=system, include_embedded_fonts=False, font_paths=[FONTS])


def _missing_letters(texts: Sequence[str], *, system: bool) -> set[str]:
    """Return the letters without a font."""
    letters = sorted({letter for text in texts for letter in text if unicodedata.category(letter)[0] in "LNPS"})
    pages = _typeset([{"ways": [[letter]], "colour": "#000"} for letter in (_UNASSIGNED, *letters)], system=system)
    nothing, *shown = (set(re.findall(r'xlink:href="#(\w+)"', page)) for page in pages)
    return {letter for letter, glyphs in zip(letters, shown, strict=True) if nothing & glyphs}


def _missing_font(texts: Sequence[str], missing: set[str]) -> UnusableSource:
    words = [f'"{text}" ({" ".join(sorted(missing & set(text)))})' for text in texts if missing & set(text)]
    shown = ", ".join(words[:10])
    return UnusableSource(say("no-font", words=say("and-others", words=shown) if len(words) > 10 else shown), "no-font")


def _ways(text: str) -> Iterator[list[str]]:
    """Yield the ways to break a text into lines: at its newlines, or at any spaces."""
    if "\n" in text:
        yield [line.strip() for line in text.split("\n")]
        return
    # A sum stays on one line.
    parts = text.split() if any(map(str.isalpha, text)) else [text]
    for count in range(1, min(_MAX_LINES, len(parts)) + 1):
        for breaks in combinations(range(1, len(parts)), count - 1):
            edges = (0, *breaks, len(parts))
            yield [" ".join(parts[a:b]) for a, b in pairwise(edges)]


def _on_plate(page: str, label: Label) -> str:
    """Return the letters of a page on a plate with a coloured rim."""
    letters = Drawing.parse(clean_square(page)[0])
    left, top, width, height = _ink_box(letters, label.text)
    line = ""
    if _needs_underline(label.text):
        line = _underline(left, top + height + _LINE, width, _ink(label))
        height += 2 * _LINE
    tall = max(height + 2 * _PADDING, 1.4 * _SIZE)
    wide = max(width + 2 * _PADDING, tall)
    colour = COLOURS[label.colour]
    plate = (
        f'<rect x="{left + (width - wide) / 2:.2f}" y="{top + (height - tall) / 2:.2f}" width="{wide:.2f}" '
        f'height="{tall:.2f}" rx="{0.32 * tall:.2f}" fill="{colour if label.solid else _tint(colour)}" '
        f'stroke="{colour}" stroke-width="{_RIM}"/>'
    )
    side = wide + 2 * _RIM
    box = f"{left + (width - side) / 2:.2f} {top + (height - side) / 2:.2f} {side:.2f} {side:.2f}"
    return clean(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{plate}{letters.body}{line}</svg>')[0]


def _needs_underline(text: str) -> bool:
    """Tell whether a text could be read as another upside down, as 6 and 9 can."""
    turned = "".join(_UPSIDE_DOWN.get(letter, "_") for letter in reversed(text) if not letter.isspace())
    return "_" not in turned and turned != "".join(text.split())


def _underline(left: float, top: float, width: float, colour: str) -> str:
    """Return a line below a text, which marks its orientation."""
    return f'<rect x="{left:.2f}" y="{top:.2f}" width="{width:.2f}" height="{_LINE}" rx="{_LINE / 2}" fill="{colour}"/>'


def _ink_box(letters: Drawing, text: str) -> tuple[float, float, float, float]:
    """Return the left, top, width and height of the visible letters."""
    seen = render(letters.document(), _PIXELS)[..., 3] > 0
    if not seen.any():
        raise UnusableSource(say("no-letters", text=text), "blank")
    unit = letters.side / _PIXELS
    (top, bottom), (left, right) = (_extent(np.asarray(seen.any(axis=axis))) for axis in (1, 0))
    return left * unit, top * unit, (right - left) * unit, (bottom - top) * unit


def _extent(seen: NDArray[np.bool_]) -> tuple[int, int]:
    """Return the start and the end of the True values."""
    indices = np.flatnonzero(seen)
    return int(indices[0]), int(indices[-1]) + 1


def _ink(label: Label) -> str:
    return "#ffffff" if label.solid else COLOURS[label.colour]


def _tint(colour: str) -> str:
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(255 - _TINT * (255 - part)):02x}" for part in parts)
