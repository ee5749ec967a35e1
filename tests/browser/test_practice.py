"""Practice: a game of one player with two cards at a time."""

import re

import pytest
from playwright.sync_api import expect

from browser.pages import NewPage
from browser.people import CENTRE, Card, Person, Way

TIME = re.compile(r"^\d+\.\d\d\ss$")


def only_on_one(cards: list[Card]) -> tuple[Card, str]:
    """Return a card, and the name of a symbol that only this card shows."""
    one, other = cards
    return one, next(name for symbol, name in one.symbols.items() if symbol not in other.symbols)


@pytest.mark.parametrize("way", ["touch", "typing", "arrows"])
def test_practice_explains_task_mistake_and_time(new_page: NewPage, way: Way) -> None:
    page = new_page()
    page.goto("/practice")
    learner = Person(page, "a learner", way)
    expect(page.get_by_text("One symbol is on both cards. Touch it.")).to_be_visible()
    card, name = learner.look()
    wrong = only_on_one(learner.cards())
    learner.call(*wrong)
    expect(page.get_by_text(f"{wrong[1]} is on one card only. Look again.")).to_be_visible()
    expect(page.get_by_text(TIME)).to_have_count(0)
    learner.call(card, name)
    expect(page.get_by_text(f"Yes, {name}!")).to_be_visible()
    expect(page.get_by_text(TIME).first).to_be_visible()


def test_practice_changes_cards_with_one_touch(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/practice")
    learner = Person(page, "a learner")
    learner.look()
    table = page.evaluate("sessionStorage['sosie.practice']")
    page.get_by_text("Game of insects (1976)").click()
    for card in page.get_by_role("group", name=CENTRE).all():
        expect(card.get_by_role("button")).to_have_count(6)
    page.reload()
    learner.look()
    assert page.evaluate("sessionStorage['sosie.practice']") == table
