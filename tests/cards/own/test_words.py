"""Words as symbols: readable, in any script with a font."""

import re

import pytest

from sosie.cards import Drawing
from sosie.cards.distinct import MAX_PALE_EDGE, pale_edge
from sosie.cards.drawing import render
from sosie.cards.own.svg import clean
from sosie.cards.own.words import COLOURS, Label, _typeset, is_word, word_faces
from sosie.errors import UnusableSource


def letters(face: str) -> int:
    return len(re.findall(r"<use ", face))


def face(text: str) -> str:
    return word_faces([Label(text, 0, solid=False)])[0]


def contrast(colour: str) -> float:
    """Return the contrast with white, as defined by WCAG."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 1.05 / (0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05)


def test_word_colours_contrast_with_white() -> None:
    assert len(set(COLOURS)) == len(COLOURS)
    assert min(map(contrast, COLOURS)) >= 4.5


def test_word_face_has_plate_with_visible_edge() -> None:
    labels = [Label(text, number, solid=number % 2 == 0) for number, text in enumerate(["cat", "Œuf", "7"])]
    for svg, label in zip(word_faces(labels), labels, strict=True):
        assert is_word(svg)
        assert letters(svg) == len(label.text)
        assert clean(svg) == (svg, ())
        assert pale_edge(Drawing.parse(svg)) <= MAX_PALE_EDGE


def test_long_texts_are_wrapped_compactly() -> None:
    rows = {text: _lines(face(text)) for text in ("cat", "ice cream", "the very old stone bridge", "12 + 30", "a|b")}
    assert rows == {"cat": 1, "ice cream": 2, "the very old stone bridge": 3, "12 + 30": 1, "a|b": 1}
    assert _lines(face("one\ntwo\nthree\nfour")) == 4


def _lines(svg: str) -> int:
    return len(set(re.findall(r"matrix\(1 0 0 -1 [\d.]+ ([\d.]+)\)", svg)))


def test_letters_are_centred_on_plate() -> None:
    for text in ("cat", "gypsum", "un petit pois"):
        pixels = render(Drawing.parse(word_faces([Label(text, 0, solid=True)])[0]).document(), 200)
        rows, columns = ((pixels[..., 1] > 250) & (pixels[..., 3] > 250)).nonzero()
        assert rows.min() + rows.max() == pytest.approx(199, abs=3)
        assert columns.min() + columns.max() == pytest.approx(199, abs=3)


@pytest.mark.parametrize(
    ("text", "has_line"),
    [
        ("6", True),
        ("9", True),
        ("6 \u00d7 6", True),
        ("18", True),
        ("du", True),
        ("8", False),
        ("17", False),
        ("dog", False),
    ],
)
def test_ambiguous_upside_down_text_is_underlined(text: str, has_line: bool) -> None:
    assert len(re.findall(r"<rect ", face(text))) == (2 if has_line else 1)


def test_hebrew_is_set_right_to_left() -> None:
    pages = _typeset([{"ways": [[text]], "colour": "#000"} for text in ("ש", "א", "שא")], system=False)
    (shin, _), (alef, _) = (_glyphs(page)[0] for page in pages[:2])
    places = dict(_glyphs(pages[2]))
    assert places[shin] > places[alef]


def _glyphs(page: str) -> list[tuple[str, float]]:
    return [(name, float(x)) for name, x in re.findall(r'xlink:href="#(\w+)" x="([\d.]+)"', page)]


def test_cyrillic_uses_bundled_font() -> None:
    assert letters(face("Привет")) == 6


def test_letters_without_font_are_refused_by_name() -> None:
    with pytest.raises(UnusableSource, match=r'letters of "a\U0001df00b" \(\U0001df00\): install'):
        word_faces([Label("cat", 0, solid=True), Label("a\U0001df00b", 1, solid=True)])


def test_no_words_give_no_faces() -> None:
    assert word_faces([]) == []
