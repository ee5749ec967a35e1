"""Practice: two cards at a time for one player, on the device itself."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.pages import NewPage, await_offline_cards, stop_clock
from browser.people import CENTRE, Person, Way

TIME = re.compile(r"^[23]\.\d\d\ss$")


def practise(page: Page, way: Way = "touch") -> Person:
    stop_clock(page)
    page.goto("/practice")
    return Person(page, "a learner", way)


@pytest.mark.parametrize("way", ["touch", "typing", "arrows"])
def test_practice_explains_task_mistake_and_time(new_page: NewPage, way: Way) -> None:
    page = new_page()
    learner = practise(page, way)
    expect(page.get_by_text("One symbol is on both cards. Touch it.")).to_be_visible()
    card, name = learner.find()
    one, other = learner.cards()
    wrong = next(name for symbol, name in one.symbols.items() if symbol not in other.symbols)
    page.clock.run_for(2000)
    learner.call(one, wrong)
    expect(page.get_by_text(f"{wrong} is on one card only. Look again.")).to_be_visible()
    expect(page.get_by_text(TIME)).to_have_count(0)
    page.clock.run_for(1000)
    learner.call(card, name)
    expect(page.get_by_text(f"Yes: {name}!")).to_be_visible()
    expect(page.get_by_text(TIME).first).to_be_visible()


def test_practice_changes_cards_and_forgets_on_request(new_page: NewPage) -> None:
    page = new_page()
    learner = practise(page)
    learner.find()
    page.get_by_text("Game of insects (1976)").click()
    for shown in page.get_by_role("group", name=CENTRE).all():
        expect(shown.get_by_role("button")).to_have_count(6)
    found = learner.find()
    page.clock.run_for(2000)
    learner.call(*found)
    expect(page.get_by_text(f"Yes: {found[1]}!")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['sosie.practice.insects']).weeks") != {}
    page.get_by_role("button", name="Your progress").click()
    expect(page.get_by_role("dialog")).to_contain_text("1 pair, too few to tell")
    page.get_by_role("button", name="Delete my practice times").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("localStorage['sosie.practice.insects']") is None


def test_practice_offers_kept_cards_offline(new_page: NewPage) -> None:
    page = new_page(offline=True, watched=False)  # The browser logs failed requests.
    page.goto("/practice")
    await_offline_cards(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("Game of insects (1976)").click()
    expect(page.get_by_text("Those cards need a connection. Here are others.")).to_be_visible()
