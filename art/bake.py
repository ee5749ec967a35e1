"""Bakes art and fonts into the package, from npm packages and our own drawings.

    python art/bake.py

Each symbol of an edition names its art as `source:name` (see CONTRIBUTING.md). The output is one SVG for each symbol in
src/sosie/editions/art, and fonts and emoji in src/sosie/cards. Unchanged output is not built again.
It uses only the standard library, because building a wheel runs it too.
"""

import gzip
import json
import re
import shutil
import struct
import zlib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sources import STAMP, fingerprint, install, is_made_from

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "sosie"
DATA = PACKAGE / "editions" / "data"
ART = PACKAGE / "editions" / "art"
FONTS = PACKAGE / "cards" / "fonts"
EMOJI = PACKAGE / "cards" / "emoji.json.gz"
MODULES = HERE / "node_modules"

FONT_FILES = tuple(
    f"{family}/files/{family}-{letters}-{weight}-normal.woff"
    for family, scripts, weights in (
        ("fredoka", ("latin", "latin-ext", "hebrew"), (400, 600)),
        ("nunito-sans", ("latin", "latin-ext", "cyrillic"), (400, 700)),
    )
    for letters in scripts
    for weight in weights
)
OUTLINE_WIDTH = 1.6


def bake() -> None:
    """Write all art and fonts, unless they are up to date."""
    sources = _fingerprint()
    if is_made_from(ART, sources):
        return
    install(HERE)
    for folder in (ART, FONTS):
        shutil.rmtree(folder, ignore_errors=True)
    for path, svg in _drawings():
        (ART / path).parent.mkdir(parents=True, exist_ok=True)
        (ART / path).write_text(svg, encoding="utf-8")
    FONTS.mkdir(parents=True)
    for name in FONT_FILES:
        woff = MODULES / "@fontsource" / name
        (FONTS / f"{woff.stem}.ttf").write_bytes(_unpack(woff.read_bytes()))
    EMOJI.write_bytes(gzip.compress(json.dumps(_emoji()).encode(), mtime=0))
    (ART / STAMP).write_text(sources)


def _fingerprint() -> str:
    """Return a digest of all inputs."""
    here = (path for pattern in ("**/*.py", "package*.json", "drawings/*/*.svg") for path in HERE.glob(pattern))
    own = (path for path in here if MODULES not in path.parents)
    return fingerprint([*own, *DATA.glob("*.json")], HERE.parent)


def _drawings() -> Iterator[tuple[Path, str]]:
    """Yield the path, edition/symbol.svg, and the document of each drawing."""
    for path in sorted(DATA.glob("*.json")):
        edition: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        for symbol in edition.get("symbols", ()):
            yield Path(edition["id"], f"{symbol['id']}.svg"), _document(symbol["art"], symbol.get("outline"))
        for card in edition.get("extra_cards", ()):
            yield Path(edition["id"], f"{card}-card.svg"), _document(f"drawn:{edition['id']}/{card}-card", None)


def _document(art: str, outline: str | None) -> str:
    """Return an SVG document of 32 units, plus two on each side for an outline."""
    body = _body(art)
    if outline:
        paint = f'fill="{outline}" stroke="{outline}" stroke-width="{2 * OUTLINE_WIDTH}" stroke-linejoin="round"'
        body = f"<g {paint}>{_widened(body)}</g>{body}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36">{body}</svg>\n'


def _widened(body: str) -> str:
    """Return a body without colours, its lines widened by the outline on both sides."""
    plain = re.sub(r' (fill(?!="none")|stroke)="[^"]*"', "", body)
    return re.sub(r'(?<=stroke-width=")[^"]*', lambda width: f"{float(width[0]) + 2 * OUTLINE_WIDTH:g}", plain)


def _body(art: str) -> str:
    source, _, name = art.partition(":")
    match source:
        case "fluent":
            return str(_icons()[name]["body"])
        case "drawn":
            svg = (HERE / "drawings" / f"{name}.svg").read_text(encoding="utf-8")
            return re.sub(r"<\?xml.*?\?>|</?svg[^>]*>|<!--.*?-->", "", svg, flags=re.DOTALL).strip()
        case program:
            # A package beside this file, whose folder is on the path.
            return str(import_module(program).draw(name))


@cache
def _icons() -> dict[str, Any]:
    icons: dict[str, Any] = _fluent("icons")["icons"]
    return icons


def _fluent(file: str) -> Any:
    return json.loads((MODULES / "@iconify-json/fluent-emoji-flat" / f"{file}.json").read_text(encoding="utf-8"))


def _emoji() -> dict[str, tuple[str, str]]:
    """Return the name and body of every emoji without skin tone, by its code points, such as "1f468-200d-1f33e"."""
    characters: dict[str, str] = _fluent("chars")
    icons = _icons()
    return {
        code: (name, icons[name]["body"])
        for code, name in characters.items()
        if name in icons and not re.search("1f3f[b-f]", code)
    }


def _unpack(woff: bytes) -> bytes:
    """Unpack a WOFF 1.0 font to TrueType (https://www.w3.org/TR/WOFF/)."""
    flavor, count = struct.unpack_from(">4xI4xH", woff)
    power = count.bit_length() - 1
    head = struct.pack(">IHHHH", flavor, count, 16 << power, power, 16 * count - (16 << power))
    entries, tables = b"", b""
    for number in range(count):
        tag, at, packed, length, checksum = struct.unpack_from(">4sIIII", woff, 44 + 20 * number)
        table = woff[at : at + packed]
        table = zlib.decompress(table) if packed < length else table
        entries += struct.pack(">4sIII", tag, checksum, len(head) + 16 * count + len(tables), length)
        tables += table + bytes(-length % 4)
    return head + entries + tables


if __name__ == "__main__":
    bake()
