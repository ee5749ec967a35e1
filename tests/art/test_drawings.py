"""Our own drawings: all of them are used, and they use only elements that every renderer supports."""

import json
import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import bake

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {
    "g": set(),
    "path": {"d", "fill-rule"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx"},
    "polygon": {"points"},
}
PAINT = {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "transform"}
COLOUR = re.compile("none|#[0-9A-F]{3}|#[0-9A-F]{6}", re.IGNORECASE)

PROGRAMS = sorted(path.parent.name for path in bake.HERE.glob("*/__init__.py"))
FILES = sorted((bake.HERE / "drawings").glob("*/*.svg"))


def arts() -> list[str]:
    """Return the art names in the data files, including extra cards."""
    editions = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(bake.DATA.glob("*.json"))]
    symbols = [symbol["art"] for edition in editions for symbol in edition.get("symbols", ())]
    cards = [f"drawn:{edition['id']}/{card}-card" for edition in editions for card in edition.get("extra_cards", ())]
    return symbols + cards


def own_drawings() -> list[str]:
    return [art for art in arts() if art.partition(":")[0] in {"drawn", *PROGRAMS}]


def names(source: str) -> list[str]:
    return sorted(art.partition(":")[2] for art in arts() if art.startswith(f"{source}:"))


@pytest.mark.parametrize("art", arts())
def test_art_of_editions_exists(art: str) -> None:
    assert bake._body(art).startswith("<")


def test_drawing_files_are_used_once() -> None:
    assert names("drawn") == sorted(f"{path.parent.name}/{path.stem}" for path in FILES)


@pytest.mark.parametrize("program", PROGRAMS)
def test_program_drawings_are_used_once(program: str) -> None:
    assert names(program) == sorted(import_module(program).DRAWINGS)


def test_baked_art_is_art_of_editions() -> None:
    baked = {path.relative_to(bake.ART): path.read_text(encoding="utf-8") for path in bake.ART.glob("*/*.svg")}
    assert baked == dict(bake._drawings())


@pytest.mark.parametrize("art", own_drawings())
def test_own_drawing_has_plain_shapes_and_colours(art: str) -> None:
    for element in drawn(art).iter():
        shape = element.tag.removeprefix(SVG)
        assert shape in SHAPES
        assert set(element.keys()) <= SHAPES[shape] | PAINT
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()
        for paint in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.get(paint, "none"))


def drawn(art: str) -> ET.Element:
    return ET.fromstring(f'<g xmlns="{SVG[1:-1]}">{bake._body(art)}</g>')  # noqa: S314 - our own


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_drawing_file_is_32_by_32(path: Path) -> None:
    root = ET.parse(path).getroot()  # noqa: S314 - our own
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 32 32"}
