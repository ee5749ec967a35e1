"""Series of mini-games: tournaments and rematches."""

import re

from playwright.sync_api import expect

from browser.pages import STILL
from browser.people import MINE, play
from browser.tables import NewTable


def test_tournament_plays_to_its_champion(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo, looks=STILL, kind="tournament", games=["tower", "well", "poisoned-gift"], length=2)
    ada, ben = table.host, table.join("Ben", **STILL)
    table.start()
    choose = ben.page.get_by_role("heading", name="You choose what is next")
    while not choose.is_visible():
        ada.play_on()
    expect(ben.page.get_by_text("Ada wins this game")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Ben chooses what is next…")).to_be_visible()
    for person in (ada, ben):
        person.page.reload()
        left = re.compile(r"^1?\d\ss left, then a game is drawn at random$")
        expect(person.page.get_by_role("timer")).to_have_text(left)
    expect(ben.page.get_by_role("button", name="The Well")).to_be_visible()
    ben.press("The Poisoned Gift")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("The Poisoned Gift")
    play(ada, ben)
    for person in (ada, ben):
        expect(person.page.get_by_role("heading", level=1)).to_have_text(re.compile("champion"))
        points = person.page.get_by_role("region", name="Points, game by game").get_by_role("row")
        expect(points.nth(1)).to_contain_text("The Tower")
        expect(points.nth(2)).to_contain_text("The Poisoned Gift")


def test_rematch_and_new_game_take_one_touch(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo, looks=STILL)
    ada, ben = table.host, table.join("Ben", **STILL)
    table.start()
    play(ada, ben)
    ben.press("I am in")
    expect(ben.page.get_by_role("button", name="You are in")).to_be_visible()
    ada.press("Play again")
    expect(ada.card(MINE)).to_be_visible()
    play(ada, ben)
    ada.press("Change game")
    expect(ada.page.get_by_role("button", name="The Well")).to_be_visible()
    expect(ben.page.get_by_role("button", name="I'm ready")).to_be_visible()
