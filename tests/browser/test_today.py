"""Today's ten: one try a day, resumed after a reload, shared, and played without a connection."""

import re

from playwright.sync_api import Page, expect

from browser.pages import STILL, NewPage, await_offline_cards, stop_clock
from browser.people import CENTRE, Person

_SAVED = "JSON.parse(localStorage['sosie.today'])[0].calls"


def begin(page: Page) -> Person:
    page.goto("/today")
    page.get_by_role("button", name="Start").click()
    return Person(page, "a player")


def spot(player: Person, number: int) -> None:
    """Call the match of a pair, by its number, after two seconds."""
    expect(player.page.get_by_text(f"Pair {number} of 10")).to_be_visible()
    player.page.clock.run_for(2000)
    player.call(*player.find())


def test_todays_ten_count_once_and_are_shared(new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"], **STILL)
    stop_clock(page)
    player = begin(page)
    player.find()
    page.clock.run_for(1000)
    one, other = player.cards()
    player.touch(CENTRE, next(name for symbol, name in one.symbols.items() if symbol not in other.symbols))
    expect(page.get_by_text("Not that one: +2\u00a0s")).to_be_visible()
    page.clock.run_for(1000)
    player.call(*player.find())
    for number in range(2, 11):
        spot(player, number)
    page.clock.run_for(1000)
    expect(page.get_by_text("1 mistake · Streak: 1 day")).to_be_visible()
    expect(page.get_by_role("list", name="Your ten pairs").get_by_role("listitem")).to_have_count(10)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert re.match(r"Sosie 1970-01-01 · 2[12]\.\d\ss · 🟪([🟢🟡🔶])\1{8}\nhttp://.*/today$", shared)
    page.reload()
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_have_count(0)


def test_todays_ten_resume_offline_with_running_clock(new_page: NewPage) -> None:
    page = new_page(offline=True, watched=False, **STILL)  # The browser logs failed requests.
    page.clock.install(time=0)
    page.goto("/today")
    await_offline_cards(page)
    page.context.set_offline(True)
    page.clock.pause_at(3_600_000)
    player = begin(page)
    spot(player, 1)
    expect(page.get_by_text("Pair 2 of 10")).to_be_visible()
    page.clock.run_for(30_000)
    page.reload()
    page.get_by_role("button", name="Go on").click()
    spot(player, 2)
    expect(page.get_by_text("Pair 3 of 10")).to_be_visible()
    first, second = (call["ms"] for call in page.evaluate(_SAVED))
    assert first < 2500
    assert 30_000 < second < 33_000
