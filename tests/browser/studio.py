"""Steps in the deck studio."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.pages import SLOW_MS


def open_studio(page: Page) -> Page:
    """Open an empty studio."""
    page.goto("/studio")
    expect(page.get_by_role("heading", name="Make a deck")).to_be_visible()
    return page


def add_words(page: Page, text: str) -> None:
    """Add words, one on each line."""
    page.get_by_role("button", name="Words", exact=True).click()
    page.get_by_label("Words, one on each line").fill(text)
    page.get_by_role("button", name="Add", exact=True).click()


def symbol_count(page: Page, count: int) -> None:
    """Wait until the tray has a number of symbols."""
    label = "1 symbol" if count == 1 else f"{count} symbols"
    expect(page.get_by_role("heading", name=re.compile(rf"^{label}"))).to_be_visible(timeout=SLOW_MS)


def names(page: Page) -> list[str]:
    """Return the names in the tray."""
    return [field.input_value() for field in page.get_by_role("textbox", name="Name", exact=True).all()]


def saved(page: Page) -> None:
    """Wait until the server has everything."""
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def new_draft(page: Page, words: str) -> Page:
    """Start a draft with words, one on each line, and wait until the server has it."""
    open_studio(page)
    add_words(page, words)
    saved(page)
    return page


def other_tab(page: Page, *scripts: str) -> Page:
    """Open the draft of a page in another tab, which runs scripts before those of the page."""
    other = page.context.new_page()
    for script in scripts:
        other.add_init_script(script)
    other.goto(page.url)
    return other


def open_edit_link(page: Page, other: Page) -> None:
    """Open the edit link of a draft on another device."""
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("button", name=re.compile("^Edit link")).click()
    other.goto(page.get_by_label("Edit link", exact=True).input_value())


def drawn_cards(page: Page) -> None:
    """Wait until the first card is drawn."""
    expect(page.locator("[data-card='0'] [data-symbol]").first).to_be_visible(timeout=SLOW_MS)


def open_collection(page: Page, phone: Page) -> Page:
    """Collect symbols from others, and open the contributors' page on a phone."""
    page.get_by_role("button", name="Collect from others").click()
    address = page.get_by_text(re.compile(r"/collect/\w{7}$"))
    phone.goto("/collect/" + address.inner_text().rpartition("/")[2])
    return phone


def draw_line(page: Page, sheet: Locator) -> None:
    """Draw a line on a sheet."""
    box = sheet.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
