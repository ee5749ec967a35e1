"""Baking: unpacked fonts, outlines under drawings, and incremental builds."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import bake
from sosie.cards.drawing import render

# Fonts


def checksum(table: bytes) -> int:
    """Return the sum of a table's 32-bit numbers, as the OpenType specification defines it."""
    padded = table + bytes(-len(table) % 4)
    return sum(int.from_bytes(padded[at : at + 4]) for at in range(0, len(padded), 4)) % 2**32


@pytest.fixture(params=bake.FONT_FILES)
def woff(request: pytest.FixtureRequest) -> Path:
    """Return a font from npm."""
    return bake.MODULES / "@fontsource" / str(request.param)


def tables(font: bytes) -> dict[bytes, bytes]:
    """Return the tables of a TrueType font by their tags, in the order of its directory."""
    entries = [struct.unpack_from(">4s4xII", font, 12 + 16 * n) for n in range(struct.unpack_from(">H", font, 4)[0])]
    return {tag: font[at : at + length] for tag, at, length in entries}


def test_font_has_truetype_header(woff: Path) -> None:
    version, count, search_range, entry_selector, range_shift = struct.unpack_from(
        ">IHHHH", bake._unpack(woff.read_bytes())
    )
    assert version == 0x00010000
    assert 2**entry_selector <= count < 2 ** (entry_selector + 1)
    assert search_range == 16 * 2**entry_selector
    assert range_shift == 16 * count - search_range


def test_font_lists_required_tables_in_order(woff: Path) -> None:
    tags = list(tables(bake._unpack(woff.read_bytes())))
    assert tags == sorted(tags)
    assert {b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"name", b"OS/2", b"post"} <= set(tags)


def test_font_tables_are_contiguous_and_aligned(woff: Path) -> None:
    font = bake._unpack(woff.read_bytes())
    count = struct.unpack_from(">H", font, 4)[0]
    end = 12 + 16 * count
    for at, length in sorted(struct.unpack_from(">8xII", font, 12 + 16 * n) for n in range(count)):
        assert at == end
        end = at + length + -length % 4
    assert end == len(font)


def test_font_table_checksums_match_directory(woff: Path) -> None:
    font = bake._unpack(woff.read_bytes())
    for number, (tag, table) in enumerate(tables(font).items()):
        # The head table holds the checksum adjustment of the font, which counts as zero.
        counted = table[:8] + bytes(4) + table[12:] if tag == b"head" else table
        assert struct.unpack_from(">I", font, 16 + 16 * number)[0] == checksum(counted), tag


def test_font_matches_web_font_tables_and_length(woff: Path) -> None:
    packed = woff.read_bytes()
    signature, count, whole = struct.unpack_from(">4s8xH2xI", packed)
    assert signature == b"wOFF"
    expected = {}
    for number in range(count):
        tag, at, length, unpacked = struct.unpack_from(">4sIII", packed, 44 + 20 * number)
        table = packed[at : at + length]
        expected[tag] = table if length == unpacked else zlib.decompress(table)
    font = bake._unpack(packed)
    assert tables(font) == expected
    assert len(font) == whole


def test_packaged_font_is_unpacked_font(woff: Path) -> None:
    assert (bake.FONTS / f"{woff.stem}.ttf").read_bytes() == bake._unpack(woff.read_bytes())


# Outlines

WIDTH = 180
DOTS_A_UNIT = WIDTH / 36


def grown(mask: NDArray[np.bool_], by: float) -> NDArray[np.bool_]:
    """Return a mask dilated by this many pixels."""
    reach = int(by)
    padded = np.pad(mask, reach)
    result = np.zeros_like(mask)
    for y, x in np.ndindex(2 * reach + 1, 2 * reach + 1):
        if np.hypot(y - reach, x - reach) <= by:
            result |= padded[y : y + len(mask), x : x + len(mask)]
    return result


@pytest.fixture(
    params=[
        '<circle cx="16" cy="16" r="8" fill="#FFFFFF"/>',
        '<g stroke-linecap="round" fill="none"><path d="M8 20H24" stroke="#0A5" stroke-width="4"/></g>',
        '<circle cx="16" cy="16" r="10" fill="none" stroke="#F8312F" stroke-width="1.5"/>',
        '<g fill="#FCD53F"><rect x="6" y="6" width="9" height="20"/><ellipse cx="20" cy="16" rx="8" ry="3"/></g>',
    ],
    ids=["disc", "line", "ring", "group"],
)
def art(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a small test drawing."""
    monkeypatch.setattr(bake, "HERE", tmp_path)
    (tmp_path / "drawings" / "own").mkdir(parents=True)
    (tmp_path / "drawings" / "own" / "thing.svg").write_text(f'<svg viewBox="0 0 32 32">{request.param}</svg>')
    return "drawn:own/thing"


def check_outline(art: str) -> None:
    outlined, plain = (render(bake._document(art, colour), WIDTH) for colour in ("#533566", None))
    opaque = plain[..., 3] == 255
    assert np.array_equal(outlined[opaque], plain[opaque])
    silhouette, body = outlined[..., 3] > 127, plain[..., 3] > 127
    pixels = bake.OUTLINE_WIDTH * DOTS_A_UNIT
    assert not (grown(body, pixels - 1) & ~silhouette).any()
    assert not (silhouette & ~grown(body, pixels + 1)).any()
    added = outlined[silhouette & ~grown(body, 1)]
    assert (added[added[:, 3] == 255] == (0x53, 0x35, 0x66, 255)).all()


def test_outline_grows_drawing_by_its_width(art: str) -> None:
    check_outline(art)


@pytest.mark.parametrize("art", ["dogs:missy", "drawn:backyard/chloe"])
def test_white_dogs_have_outline(art: str) -> None:
    check_outline(art)


# Incremental builds


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a source tree with one symbol, used instead of the real one."""
    package = tmp_path / "src" / "sosie"
    for name, path in {
        "HERE": tmp_path / "art",
        "DATA": package / "editions" / "data",
        "ART": package / "editions" / "art",
        "FONTS": package / "cards" / "fonts",
        "EMOJI": package / "cards" / "emoji.json.gz",
    }.items():
        monkeypatch.setattr(bake, name, path)
    for file, text in {
        "art/drawings/own/star.svg": '<svg viewBox="0 0 32 32"><path d="M16 2L30 30H2Z" fill="#FCD53F"/></svg>',
        "art/bake.py": "",
        "art/stars/points.py": "",
        "art/package.json": "{}",
        "art/node_modules/somebody/else.py": "",
        "src/sosie/editions/data/own.json": '{"id": "own", "symbols": [{"id": "star", "art": "drawn:own/star"}]}',
        "src/sosie/cards/__init__.py": "",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    return tmp_path


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return a list of the requested package installations; installed packages are used."""
    calls: list[Path] = []
    monkeypatch.setattr(bake, "install", calls.append)
    return calls


def test_bake_skips_unchanged_drawings(tree: Path, installed: list[Path]) -> None:
    bake.bake()
    star = bake.ART / "own" / "star.svg"
    assert "#FCD53F" in star.read_text()
    assert {font.suffix for font in bake.FONTS.iterdir()} == {".ttf"}
    assert bake.EMOJI.stat().st_size > 100_000

    left = bake.ART / "left-by-a-test"
    left.touch()
    bake.bake()
    assert left.exists()
    assert len(installed) == 1

    drawing = tree / "art" / "drawings" / "own" / "star.svg"
    drawing.write_text(drawing.read_text().replace("#FCD53F", "#F8312F"))
    bake.bake()
    assert "#F8312F" in star.read_text()
    assert not left.exists()
    assert len(installed) == 2


@pytest.mark.parametrize(
    "file",
    [
        "art/bake.py",
        "art/drawings/own/star.svg",
        "art/package.json",
        "art/stars/points.py",
        "src/sosie/editions/data/own.json",
    ],
)
def test_fingerprint_depends_on_content_and_path(tree: Path, file: str) -> None:
    before, path = bake._fingerprint(), tree / file
    text = path.read_text()
    path.write_text(f"{text} ")
    assert bake._fingerprint() != before
    path.write_text(text)
    assert bake._fingerprint() == before
    path.rename(path.with_stem("package-other"))
    assert bake._fingerprint() != before


def test_fingerprint_ignores_installed_packages(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bake, "MODULES", tree / "art" / "node_modules")
    before = bake._fingerprint()
    (bake.MODULES / "somebody" / "else.py").write_text("changed = True")
    assert bake._fingerprint() == before


def test_bake_repairs_incomplete_art_folder(tree: Path, installed: list[Path]) -> None:
    (tree / "art" / "drawings" / "own" / "star.svg").rename(tree / "star.svg")
    with pytest.raises(FileNotFoundError):
        bake.bake()
    (tree / "star.svg").rename(tree / "art" / "drawings" / "own" / "star.svg")
    bake.bake()
    assert (bake.ART / "own" / "star.svg").exists()
    assert len(installed) == 2
