"""Large pictures in the deck studio: little of them is in memory, with a server and without."""

import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from browser.pages import NewPage, settled
from browser.picture_files import drawn
from browser.studio import open_studio, saved, symbol_count

_THUMBNAIL_SIDE = 320
_LARGE = (5100, 5000)
"""More pixels than are decoded at the same time."""
_OBSERVE = """{
    const { createObjectURL, revokeObjectURL } = URL;
    const { createImageBitmap } = window;
    let atOnce = 0;
    window.mostAtOnce = 0;
    window.live = new Map();
    URL.createObjectURL = (blob) => {
        const url = createObjectURL.call(URL, blob);
        live.set(url, blob);
        return url;
    };
    URL.revokeObjectURL = (url) => { live.delete(url); revokeObjectURL.call(URL, url); };
    window.createImageBitmap = async (picture, ...options) => {
        // Chosen files alone: pictures that the page keeps are small.
        const one = picture instanceof File ? 1 : 0;
        mostAtOnce = Math.max(mostAtOnce, atOnce += one);
        return createImageBitmap(picture, ...options).finally(() => { atOnce -= one; });
    };
    window.liveSides = async () => {
        const bitmaps = await Promise.all([...live.values()].map((blob) => createImageBitmap(blob)));
        return bitmaps.map(({ width, height }) => Math.max(width, height));
    };
}"""
_LOADED = "[...document.images].filter((image) => image.src.startsWith('blob:') && image.naturalWidth).length"
_SIDES = "[...document.images].flatMap(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight])"


def observed(new_page: NewPage, unreachable: str) -> Page:
    """Return an empty studio that records object URLs and decoded pictures, and cannot reach a part of the server."""
    page = new_page("desktop", touch=False, watched=False)  # The browser logs lost connections.
    page.add_init_script(_OBSERVE)
    page.route(unreachable, lambda route: route.abort())
    return open_studio(page)


def write_large(folder: Path, count: int) -> list[Path]:
    """Write pictures of many pixels in few bytes."""
    paths = [folder / f"large {number}.png" for number in range(count)]
    for number, path in enumerate(paths):
        drawn(number).resize(_LARGE, Image.Resampling.NEAREST).quantize(8).save(path)
    return paths


def test_large_pictures_are_decoded_in_turn_and_shown_small(new_page: NewPage, tmp_path: Path) -> None:
    page = observed(new_page, "**/api/drafts")
    page.get_by_label("Drop pictures here").set_input_files(write_large(tmp_path, 3))
    symbol_count(page, 3)
    settled(page, f"{_LOADED} === 3")
    assert page.evaluate("mostAtOnce") == 1
    assert max(page.evaluate(_SIDES)) <= _THUMBNAIL_SIDE
    settled(page, f"liveSides().then((sides) => Math.max(...sides) <= {_THUMBNAIL_SIDE})")


def test_whole_picture_is_freed_after_cropping(new_page: NewPage, tmp_path: Path) -> None:
    page = observed(new_page, "**/api/drafts")
    drawn(0, (1200, 900)).save(tmp_path / "cat.png")
    page.get_by_label("Drop pictures here").set_input_files(tmp_path / "cat.png")
    symbol_count(page, 1)
    page.get_by_role("button", name="Edit cat").click()
    page.get_by_role("button", name="Crop", exact=True).click()
    settled(page, "liveSides().then((sides) => sides.includes(1200))")
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    settled(page, f"liveSides().then((sides) => Math.max(...sides) <= {_THUMBNAIL_SIDE})")


def test_face_that_cannot_be_loaded_is_a_thumbnail(new_page: NewPage, tmp_path: Path) -> None:
    page = observed(new_page, "**/faces/*.svg")
    drawn(0).save(tmp_path / "cat.png")
    page.get_by_label("Drop pictures here").set_input_files(tmp_path / "cat.png")
    symbol_count(page, 1)
    saved(page)
    settled(page, f"{_LOADED} === 1 && document.images.length === 1")


def test_picture_is_refused_by_the_size_in_its_header(new_page: NewPage, tmp_path: Path) -> None:
    page = observed(new_page, "**/api/drafts")
    header = bytearray(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    (tmp_path / "bomb.png").write_bytes(header + 2 * (40_000).to_bytes(4, "big") + b"\x01\0\0\0\0")
    page.get_by_label("Drop pictures here").set_input_files(tmp_path / "bomb.png")
    expect(page.get_by_role("alert")).to_contain_text(re.compile("bomb.png: The picture has too many pixels"))
    assert page.evaluate("mostAtOnce") == 0
