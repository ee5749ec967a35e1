"""A TV as the table, with two phones: heads up through a whole match, by remote control, and after a reload."""

import re
import time

from playwright.sync_api import Page, expect

from browser.pages import SLOW_MS, NewPage
from browser.people import CENTRE, MINE, REACTION_S, Person
from browser.tvs import join, open_tv
from server.running import Running

_SYMBOLS = (
    "(cards) => cards.map((card) => [...card.querySelectorAll('[data-symbol]')].map((one) => one.dataset.symbol))"
)


_SMALL_TEXTS = r"""() => [...document.body.querySelectorAll("*")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
    .filter((one) => one.checkVisibility() && !one.closest(".unseen, [data-card], script, style"))
    .map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize)])
    .filter(([, size]) => Math.round(10 * size) < 400)"""
"""Visible texts in type that nobody can read from four metres, with their sizes."""


def look_up_and_call(person: Person, tv: Page) -> None:
    """Compare the card in the hand with the centre on the TV, and touch the match on the phone."""
    mine = next((card for card in person.cards() if card.label == MINE), None)
    centres = tv.locator(f"[data-card][aria-label='{CENTRE}']").evaluate_all(_SYMBOLS)
    shared = set(mine.symbols) & set(centres[0]) if mine and len(centres) == 1 else set()
    if mine and len(shared) == 1:
        tv.wait_for_timeout(1000 * REACTION_S)
        symbol = person.symbol(MINE, mine.symbols[shared.pop()])
        if symbol.is_visible():
            symbol.dispatch_event("click")
    tv.wait_for_timeout(150)


def test_tv_and_phones_play_heads_up(server: Running, new_page: NewPage, small_zoo: str) -> None:
    with server.client() as client:
        settings = {"kind": "match", "games": ["tower"], "length": 2}
        screen = client.post("/api/screens", json={"edition": small_zoo, "settings": settings}).text
    tv, code = open_tv(new_page, screen)
    ada, ben = join(new_page, code, "Ada"), join(new_page, code, "Ben")
    expect(tv.get_by_text("Ada starts the game on the phone.")).to_be_visible()
    ada.page.get_by_text("Centre on the TV").click()
    ada.page.get_by_role("button", name=re.compile("^Play a match")).click()
    expect(tv.locator(f"[data-card][aria-label='{CENTRE}']")).to_be_visible(timeout=SLOW_MS)
    for person in (ada, ben):
        expect(person.card(MINE)).to_be_visible()
        expect(person.page.get_by_role("group", name=CENTRE)).to_have_count(0)
    # The TV comes back to the same game by itself.
    tv.reload()
    expect(tv.locator(f"[data-card][aria-label='{CENTRE}']")).to_be_visible()
    expect(tv.locator(".code [aria-hidden]")).to_have_text(code)
    podium, until = tv.get_by_role("list", name="Podium"), time.monotonic() + 300
    while not podium.is_visible():
        assert time.monotonic() < until, "timed out before the podium"
        look_up_and_call(ada, tv)
    expect(tv.get_by_role("heading", level=1)).to_have_text(re.compile("Ada"))
    expect(ada.page.get_by_role("list", name="Podium")).to_be_visible()
    expect(tv.get_by_alt_text("QR code of the table")).to_be_visible()


def test_all_text_on_the_tv_is_large(server: Running, new_page: NewPage, zoo: str) -> None:
    with server.client() as client:
        screen = client.post("/api/screens", json={"edition": zoo, "settings": {"games": ["tower"]}}).text
    tv, code = open_tv(new_page, screen)
    people = [join(new_page, code, name) for name in ("Ada", "Ben")]
    expect(tv.get_by_text("Ada starts the game on the phone.")).to_be_visible()
    assert tv.evaluate(_SMALL_TEXTS) == []
    for _ in range(4):
        people[0].page.get_by_role("button", name="Add a bot").first.click()
    people[0].page.get_by_role("button", name=re.compile("^Play The Tower")).click()
    expect(tv.locator(f"[data-card][aria-label='{CENTRE}']")).to_be_visible(timeout=SLOW_MS)
    assert tv.evaluate(_SMALL_TEXTS) == []


def test_remote_control_reaches_all_buttons_of_the_tv(new_page: NewPage) -> None:
    tv, code = open_tv(new_page)
    tv.keyboard.press("ArrowRight")
    expect(tv.get_by_role("button", name="Sound")).to_be_focused()
    tv.keyboard.press("ArrowRight")
    tv.keyboard.press("Enter")
    expect(tv.get_by_role("button", name="Spoken commentary")).to_have_attribute("aria-pressed", "true")
    tv.keyboard.press("ArrowLeft")
    tv.keyboard.press("ArrowLeft")
    expect(tv.get_by_role("button", name="New table")).to_be_focused()
    tv.keyboard.press("Enter")
    expect(tv.locator(".code [aria-hidden]")).not_to_have_text(code)
