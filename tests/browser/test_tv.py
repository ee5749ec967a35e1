"""A TV as the table, with two phones: heads up through a whole match, by remote control, and after a reload."""

import re
from typing import Any

from playwright.sync_api import Page

from browser.people import CENTRE, MINE, Person
from browser.stage import Stage
from browser.staged_table import StagedTable
from browser.tvs import TV

_SYMBOLS = (
    "(cards) => cards.map((card) => [...card.querySelectorAll('[data-symbol]')].map((one) => one.dataset.symbol))"
)


_SMALL_TEXTS = r"""() => [...document.body.querySelectorAll("*")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
    .filter((one) => one.checkVisibility() && !one.closest(".unseen, [data-card], script, style"))
    .map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize)])
    .filter(([, size]) => Math.round(10 * size) < 400)"""
"""Visible texts in type that nobody can read from four metres, with their sizes."""


def open_tv(stage: Stage, edition: str, **settings: Any) -> tuple[Page, StagedTable]:
    """Open a TV with a table of its own."""
    screen = stage.api.ask("POST", "/api/screens", json={"edition": edition, "settings": settings})
    tv = stage.new_page(size=TV)
    tv.add_init_script(f"localStorage.setItem('sosie.screen', '{screen.text}')")
    stage.goto(tv, "/tv")
    stage.shows(tv.get_by_alt_text("QR code of the table"))
    return tv, StagedTable(stage, screen.json()["code"])


def centre(tv: Page) -> Any:
    """Return the symbols of the card in the centre of a TV, in a list; an empty list if it shows none."""
    return tv.locator(f"[data-card][aria-label='{CENTRE}']").evaluate_all(_SYMBOLS)


def look_up_and_call(stage: Stage, person: Person, tv: Page) -> None:
    """Compare the card in the hand with the centre on the TV, and touch the match on the phone."""
    stage.run(500)
    mine = next((card for card in person.cards() if card.label == MINE), None)
    shown = centre(tv)
    shared = set(mine.symbols) & set(shown[0]) if mine and len(shown) == 1 else set()
    if mine and len(shared) == 1:
        person.touch(MINE, mine.symbols[shared.pop()])
    stage.run(500)


def test_tv_and_phones_play_heads_up(stage: Stage, small_zoo: str) -> None:
    tv, table = open_tv(stage, small_zoo, kind="match", games=["tower"], length=2)
    ada, ben = table.person("Ada"), table.person("Ben")
    stage.shows(tv.get_by_text("Ada starts the game on the phone."))
    stage.click(ada.page.get_by_text("Centre on the TV"))
    stage.press(ada.page, re.compile("^Play a match"))
    stage.until(lambda: len(centre(tv)) == 1)
    for person in (ada, ben):
        stage.shows(person.card(MINE))
        assert person.page.get_by_role("group", name=CENTRE).count() == 0
    # The TV comes back to the same game by itself.
    stage.reload(tv)
    stage.until(lambda: len(centre(tv)) == 1)
    stage.reads(tv.locator(".code [aria-hidden]"), table.code)
    podium = tv.get_by_role("list", name="Podium")
    for _ in range(60):
        if not podium.is_visible():
            look_up_and_call(stage, ada, tv)
    stage.reads(tv.get_by_role("heading", level=1), "Ada")
    stage.shows(podium)
    stage.shows(ada.page.get_by_role("list", name="Podium"))
    stage.shows(tv.get_by_alt_text("QR code of the table"))


def test_all_text_on_the_tv_is_large(stage: Stage, zoo: str) -> None:
    tv, table = open_tv(stage, zoo, games=["tower"])
    ada = table.person("Ada").page
    table.scripted("Ben")
    stage.shows(tv.get_by_text("Ada starts the game on the phone."))
    assert tv.evaluate(_SMALL_TEXTS) == []
    for _ in range(4):
        table.add_bot()
    stage.press(ada, re.compile("^Play The Tower"))
    stage.until(lambda: len(centre(tv)) == 1)
    assert tv.evaluate(_SMALL_TEXTS) == []


def test_remote_control_reaches_all_buttons_of_the_tv(stage: Stage) -> None:
    tv = stage.new_page(size=TV)
    stage.goto(tv, "/tv")
    stage.shows(tv.get_by_alt_text("QR code of the table"))
    code = tv.locator(".code [aria-hidden]")
    before = code.all_inner_texts()
    tv.keyboard.press("ArrowRight")
    focused = tv.locator(":focus")
    stage.until(lambda: focused.and_(tv.get_by_role("button", name="Sound")).count() == 1)
    tv.keyboard.press("ArrowRight")
    tv.keyboard.press("Enter")
    stage.shows(tv.get_by_role("button", name="Spoken commentary", pressed=True))
    tv.keyboard.press("ArrowLeft")
    tv.keyboard.press("ArrowLeft")
    stage.until(lambda: focused.and_(tv.get_by_role("button", name="New table")).count() == 1)
    tv.keyboard.press("Enter")
    stage.until(lambda: code.all_inner_texts() not in ([], before))
