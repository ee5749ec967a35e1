"""Draws the icons of the web client as PNG, for systems without SVG: run `python art/icons.py` after a change."""

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
# A phone crops the maskable icon to its own shape.
ICONS = {
    "icons/any-192.png": ("icon.svg", 192),
    "icons/any-512.png": ("icon.svg", 512),
    "icons/maskable-512.png": ("icons/maskable.svg", 512),
    "icons/apple-180.png": ("icons/maskable.svg", 180),
}


def draw(source: str, size: int) -> bytes:
    """Return a drawing as a square PNG of this many pixels."""
    svg = (PUBLIC / source).read_text(encoding="utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def main() -> None:
    """Draw all icons."""
    for name, (source, size) in ICONS.items():
        (PUBLIC / name).write_bytes(draw(source, size))


if __name__ == "__main__":
    main()
