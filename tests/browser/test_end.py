"""After the game: the podium, again, and the replay by its link."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from server.running import Running

# Bots play a whole game meanwhile, at the pace of people.
GAME_MS = 120_000


def to_the_end(server: Running, page: Page) -> None:
    """Look on while bots rid themselves of their potatoes, which always ends, and badly for who does nothing."""
    with server.client() as client:
        made = {"name": "Ada", "edition": "insects", "settings": {"games": ["hot-potato"]}}
        seat = client.post("/api/tables", json=made).json()
    page.add_init_script(
        f"localStorage['sosie.token'] = '{seat['token']}'; localStorage['sosie.tables'] = '[\"{seat['code']}\"]'"
    )
    page.goto(f"/t/{seat['code']}")
    for _ in range(2):
        page.get_by_role("button", name="Lightning").click()
    page.get_by_role("button", name="Play Hot Potato").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=GAME_MS)


@pytest.fixture
def ended(server: Running, new_page: NewPage) -> Page:
    page = new_page()
    to_the_end(server, page)
    return page


def test_the_end_says_who_won_and_what_there_is_to_see_again(ended: Page) -> None:
    expect(ended.get_by_role("heading", level=1)).to_have_text(re.compile(r"wins!$"))
    steps = ended.get_by_role("list", name="Podium").get_by_role("listitem")
    # Who did nothing is last.
    expect(steps.last).to_contain_text("You")
    expect(ended.get_by_text("Nothing spotted this time.")).to_be_visible()
    medians = ended.get_by_role("list", name="Usually within").get_by_role("listitem")
    expect(medians).to_have_count(2)

    ended.get_by_role("link", name="Watch the replay").click()
    moment, caption = ended.get_by_role("slider"), ended.locator(".caption")
    expect(caption).to_be_visible()
    ended.keyboard.press("Space")
    ended.keyboard.press("ArrowRight")
    told = caption.inner_text()
    at = float(moment.input_value())
    ended.keyboard.press("ArrowRight")
    assert float(moment.input_value()) > at
    expect(caption).not_to_have_text(told)
    ended.keyboard.press("ArrowLeft")
    expect(caption).to_have_text(told)
    moment.focus()
    ended.keyboard.press("End")
    expect(caption).to_have_text(re.compile(r"wins!$"))

    ended.go_back()
    ended.get_by_role("button", name="Play again").click()
    expect(ended.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_game_that_is_not_there_is_said_kindly(new_page: NewPage) -> None:
    page = new_page(language="fr")
    page.goto("/replay/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("Cette partie n'est pas ici")
