"""Today's ten: one try a day, resumed after a reload, shared, and played without a connection."""

import re

from playwright.sync_api import Page, expect

from browser.pages import STILL, NewPage, await_offline_cards
from browser.people import CENTRE, Person, match

QUICK_S = 0.1


def begin(page: Page) -> Person:
    page.goto("/today")
    page.get_by_role("button", name="Start").click()
    return Person(page, "a player")


def spot(player: Person, number: int) -> None:
    """Call the match of a pair, by its number."""
    expect(player.page.get_by_text(f"Pair {number} of 10")).to_be_visible()
    player.call(*player.look(QUICK_S))


def test_todays_ten_count_once_and_are_shared(new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"], **STILL)
    player = begin(page)
    player.look(QUICK_S)
    one, other = player.cards()
    player.touch(CENTRE, next(name for symbol, name in one.symbols.items() if symbol not in other.symbols))
    expect(page.get_by_text("Not that one: +2\u00a0s")).to_be_visible()
    found = match(player.cards())
    assert found is not None
    player.call(*found)
    for number in range(2, 11):
        spot(player, number)
    expect(page.get_by_text("1 mistake · Streak: 1 day")).to_be_visible()
    expect(page.get_by_role("list", name="Your ten pairs").get_by_role("listitem")).to_have_count(10)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert re.match(r"Sosie \d{4}-\d\d-\d\d · \d+\.\d\ss · 🟪[🟢🟡🔶]{9}\nhttp://.*/today$", shared)
    page.reload()
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_have_count(0)


def test_todays_ten_resume_offline_with_running_clock(new_page: NewPage) -> None:
    page = new_page(offline=True, watched=False, **STILL)  # The browser logs failed requests.
    page.goto("/today")
    await_offline_cards(page)
    page.context.set_offline(True)
    player = begin(page)
    spot(player, 1)
    expect(page.get_by_text("Pair 2 of 10")).to_be_visible()
    page.evaluate(
        """() => {
            const [attempt] = JSON.parse(localStorage["sosie.today"]);
            localStorage["sosie.today"] = JSON.stringify([{ ...attempt, shown: attempt.shown - 30000 }]);
        }"""
    )
    page.reload()
    page.get_by_role("button", name="Go on").click()
    spot(player, 2)
    expect(page.get_by_text("Pair 3 of 10")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['sosie.today'])[0].calls[1].ms") > 30_000
