"""The screens of the deck studio, and functions that open them."""

import io
import re
from typing import TYPE_CHECKING

from playwright.sync_api import FilePayload, Page, expect

from browser.decks import ANIMALS
from browser.picture_files import drawn
from browser.studio import add_words, drawn_cards, open_studio, saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.screens import Stage


def studio(stage: "Stage") -> Page:
    return open_studio(stage.new_page(**stage.looks))


def studio_deck(stage: "Stage") -> Page:
    page = open_studio(stage.new_page(**{"size": "desktop", **stage.looks}))
    add_words(page, "\n".join([*list(ANIMALS)[:7], "🐱"]))
    page.get_by_role("button", name="Edit fox").click()
    saved(page)
    drawn_cards(page)
    page.get_by_text("Shape, sizes and colours").click()
    page.get_by_role("button", name="Why not more cards?").click()
    return page


def studio_finish(stage: "Stage") -> Page:
    page = studio(stage)
    add_words(page, "\n".join(list(ANIMALS)[:7]))
    saved(page)
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("button", name=re.compile("^Edit link")).click()
    return page


def collect(stage: "Stage") -> Page:
    address = studio_collect(stage).get_by_text(re.compile(r"/collect/\w{7}$"))
    page = stage.page("/collect/" + address.inner_text().rpartition("/")[2])
    expect(page.get_by_role("heading", name="Add to")).to_be_visible()
    return page


def studio_picture(stage: "Stage") -> Page:
    page, picture = studio(stage), io.BytesIO()
    drawn(1).save(picture, "PNG")
    file: FilePayload = {"name": "cat.png", "mimeType": "image/png", "buffer": picture.getvalue()}
    page.get_by_label("Drop pictures here").set_input_files(file)
    page.get_by_role("button", name="Edit cat").click()
    expect(page.locator("img.after")).to_be_visible()
    return page


def studio_crop(stage: "Stage") -> Page:
    page = studio_picture(stage)
    page.get_by_role("button", name="Crop", exact=True).click()
    expect(page.get_by_role("application")).to_be_visible()
    return page


def studio_draw(stage: "Stage") -> Page:
    page = studio(stage)
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.get_by_role("img", name="Sheet to draw on")).to_be_visible()
    return page


def studio_print(stage: "Stage") -> Page:
    page = studio_finish(stage)
    page.get_by_role("button", name=re.compile("^Print")).click()
    expect(page.get_by_role("img", name=re.compile("^Page 1"))).to_be_visible()
    return page


def studio_share(stage: "Stage") -> Page:
    page = studio_finish(stage)
    page.get_by_role("button", name=re.compile("^Share")).click()
    expect(page.get_by_text(re.compile(r"/decks/\w+$"))).to_be_visible()
    return page


def studio_collect(stage: "Stage") -> Page:
    page = studio(stage)
    page.get_by_role("button", name="Collect from others").click()
    expect(page.get_by_text(re.compile(r"/collect/\w{7}$"))).to_be_visible()
    return page


PANELS: "dict[str, Callable[[Stage], Page]]" = {
    "studio-picture": studio_picture,
    "studio-crop": studio_crop,
    "studio-draw": studio_draw,
    "studio-print": studio_print,
    "studio-share": studio_share,
    "studio-collect": studio_collect,
}
"""Parts of the studio that are closed again after a reload."""
STUDIO_SCREENS: "dict[str, Callable[[Stage], Page]]" = {
    "studio": studio,
    "studio-deck": studio_deck,
    "studio-finish": studio_finish,
    "collect": collect,
    **PANELS,
}
