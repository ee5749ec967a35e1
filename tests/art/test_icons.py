import json
from io import BytesIO

import pytest
from PIL import Image

from icons import ICONS, PUBLIC, draw


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_drawn_from_their_sources(name: str) -> None:
    source, size = ICONS[name]
    kept = Image.open(PUBLIC / name)
    assert kept.size == (size, size)
    assert kept.convert("RGBA").tobytes() == Image.open(BytesIO(draw(source, size))).convert("RGBA").tobytes()


def test_manifest_icons_exist_in_their_sizes() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        name = icon["src"].removeprefix("/")
        assert (PUBLIC / name).is_file()
        if name in ICONS:
            assert icon["sizes"] == f"{ICONS[name][1]}x{ICONS[name][1]}"


def test_maskable_icons_fill_their_square() -> None:
    corners = Image.open(PUBLIC / "icons/maskable-512.png").convert("RGBA")
    assert all(corners.getpixel(at) == (31, 42, 68, 255) for at in ((0, 0), (511, 0), (0, 511), (511, 511)))
