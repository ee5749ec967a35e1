"""The deck studio: choose a plan, edit symbols, and print, save, share and delete the deck."""

import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from browser.pages import SLOW_MS, NewPage, shown_once
from browser.picture_files import drawn, write_pictures
from browser.studio import add_words, drawn_cards, open_studio, saved, symbol_count

_FOCUSED = """() => {
    const { labels, ariaLabel, textContent } = document.activeElement;
    return ariaLabel || labels?.[0]?.textContent.trim() || textContent.trim();
}"""
_WORDS = "apple\nbread\ncheese\nmilk\ncarrot\nlemon\nsugar"


def finishing(page: Page) -> Page:
    """Make a deck of seven words, and show the ways to finish it."""
    add_words(open_studio(page), _WORDS)
    page.get_by_label("Name of the deck").fill("Market day")
    saved(page)
    page.get_by_role("button", name="Finish", exact=True).click()
    return page


def action(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).click()


def test_deck_is_previewed_and_deleted(new_page: NewPage) -> None:
    page = finishing(new_page("desktop", touch=False))
    action(page, "Print")
    preview = page.get_by_role("img", name=re.compile(r"^Page 1 of \d+$"))
    expect(preview).to_be_visible(timeout=SLOW_MS)
    page.get_by_role("button", name="Next page").click()
    expect(page.get_by_text(re.compile(r"^Page 2 of \d+$"))).to_be_visible()
    action(page, "Delete")
    page.get_by_role("button", name="Delete for good").click()
    expect(page).to_have_url(re.compile("/decks$"))
    page.goto("/studio")
    expect(page.get_by_role("heading", name="Make a deck")).to_be_visible()


def test_deck_is_shared_and_its_edit_link_copied(new_page: NewPage) -> None:
    page = finishing(new_page("desktop", touch=False))
    action(page, "Share")
    address = page.get_by_text(re.compile(r"/decks/\w+$"))
    expect(address).to_be_visible(timeout=SLOW_MS)
    deck = address.inner_text().rpartition("/")[2]
    action(page, "Edit link")
    # No other device could open the address of this test's server.
    expect(page.get_by_text("This address works on this computer only.")).to_be_visible()
    expect(page.get_by_label("Edit link", exact=True)).to_have_value(re.compile(r"/studio/\w+#[\w-]+$"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with shown_once(page, "Copied"):
        page.get_by_role("button", name="Copy the link").click()
    other = new_page("phone")
    other.goto(f"/decks/{deck}")
    expect(other.get_by_role("heading", name="Market day")).to_be_visible()


def test_chosen_plan_makes_another_deck(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))
    add_words(page, "\n".join(f"word {number}" for number in range(12)))
    plan = page.get_by_role("region", name="Plan")
    expect(plan.get_by_text("9 cards, 4 on each")).to_be_visible(timeout=SLOW_MS)
    plan.get_by_role("button", name="Why not more cards?").click()
    expect(plan.get_by_text("12 symbols make at most 9 cards of this size")).to_be_visible()
    plan.get_by_role("button", name=re.compile("^7 cards with 3 symbols each")).click()
    expect(plan.get_by_text("7 cards, 3 on each")).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("7 cards"))).to_be_visible(timeout=SLOW_MS)


def test_symbol_is_cut_out_and_gets_another_face(new_page: NewPage, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_label("Drop pictures here").set_input_files(write_pictures(tmp_path)[1])
    symbol_count(page, 1)
    saved(page)
    page.get_by_role("button", name="Edit le chat").click()
    after = page.locator("figure", has_text="after").locator("img.after")
    expect(after).to_be_visible(timeout=SLOW_MS)
    first = after.get_attribute("src")
    page.get_by_role("slider").press("ArrowRight")
    expect(after).not_to_have_attribute("src", first or "", timeout=SLOW_MS)
    tolerant = after.get_attribute("src")
    page.get_by_role("group", name="Cut out of a plain background").get_by_text("Never", exact=True).click()
    expect(after).not_to_have_attribute("src", tolerant or "", timeout=SLOW_MS)
    page.get_by_role("button", name="Add a face").click()
    page.get_by_label("Words, one on each line").fill("the cat")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("button", name="Face 2")).to_be_visible()
    symbol_count(page, 1)
    # A name is cut to the letters that the server takes.
    page.get_by_role("textbox", name="French").or_(page.get_by_role("textbox", name="Français")).fill("x" * 50)
    page.keyboard.press("Tab")
    expect(page.get_by_text("A name has at most 40 letters.")).to_be_visible()
    saved(page)


def test_doubled_names_and_look_alikes_are_marked(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))
    add_words(page, "house\nmouse\nmoon")
    expect(page.get_by_text("1 pair is easy to confuse")).to_be_visible(timeout=SLOW_MS)
    page.get_by_text("1 pair is easy to confuse").click()
    expect(page.get_by_text("house and mouse differ in one letter.")).to_be_visible()
    page.get_by_label("Name", exact=True).nth(2).fill("House")
    expect(page.get_by_text("Another symbol is called House.")).to_be_visible()
    expect(page.get_by_role("heading", name="1 name is used twice.")).to_be_visible()


def test_strokes_on_the_sheet_are_undone(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_role("button", name="Draw", exact=True).click()
    sheet = page.get_by_role("img", name="Sheet to draw on")
    box = sheet.bounding_box()
    assert box is not None
    for share in (0.4, 0.6):
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 3, steps=3)
        page.mouse.up()
    strokes = sheet.locator("path")
    expect(strokes).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(strokes).to_have_count(1)
    page.get_by_role("dialog").get_by_role("button", name="Redo").click()
    expect(strokes).to_have_count(2)


def test_deck_is_made_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))

    def reach(name: str) -> None:
        """Move the focus with the tab key to a button or a field."""
        for _ in range(60):
            focused = str(page.evaluate(_FOCUSED))
            if focused.startswith(name):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {name}")

    def press(name: str) -> None:
        reach(name)
        page.keyboard.press("Enter")

    press("Words")
    reach("Words, one on each line")
    page.keyboard.type(_WORDS)
    press("Add")
    symbol_count(page, 7)
    drawn_cards(page)
    press("Finish")
    with page.expect_download(timeout=SLOW_MS):
        press("Save")


def test_editor_and_ways_in_come_into_view(new_page: NewPage) -> None:
    page = open_studio(new_page("phone"))
    add_words(page, "\n".join(f"word {number}" for number in range(20)))
    symbol_count(page, 20)
    page.get_by_role("button", name="Edit word 19", exact=True).click()
    add = page.get_by_role("button", name="Add a face")
    expect(add).to_be_in_viewport()
    add.click()
    expect(page.get_by_text("word 19", exact=False).first).to_be_in_viewport()
    expect(page.get_by_label("Words, one on each line")).to_be_in_viewport()


def test_picture_that_cannot_be_drawn_is_left_out_alone(new_page: NewPage, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", touch=False, watched=False))  # The browser logs the refused upload.
    Image.new("RGB", (300, 300), "white").save(tmp_path / "blank.png")
    paths = [tmp_path / "blank.png", *(tmp_path / f"picture {number}.png" for number in range(7))]
    for number, path in enumerate(paths[1:]):
        drawn(number).save(path)
    (tmp_path / "letter.jpg").write_text("Dear all")
    page.get_by_label("Drop pictures here").set_input_files([*paths, tmp_path / "letter.jpg"])
    symbol_count(page, 8)
    expect(page.get_by_text("letter.jpg: This is not a picture")).to_be_visible()
    expect(page.get_by_text("There is nothing to see in it.")).to_be_visible(timeout=SLOW_MS)
    expect(page.get_by_text("Left out: blank", exact=True)).to_be_visible()
    expect(page.get_by_text("left out", exact=True)).to_have_count(0)
