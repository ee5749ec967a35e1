"""Series of mini-games: tournaments and rematches."""

import re

from browser.people import MINE
from browser.stage import Stage


def test_tournament_plays_to_its_champion(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo, kind="tournament", games=["tower", "well", "poisoned-gift"], length=2)
    ada, ben = table.host.page, table.person("Ben").page
    table.start()
    while not ben.get_by_role("heading", name="You choose what is next").is_visible():
        stage.play_on(table.host)
    stage.shows(ben.get_by_text("Ada wins this game"))
    stage.shows(ada.get_by_role("heading", name="Ben chooses what is next…"))
    for page in (ada, ben):
        stage.reload(page)
        stage.reads(page.get_by_role("timer"), re.compile(r"^\s*1?\d\ss left, then a game is drawn at random\s*$"))
    stage.shows(ben.get_by_role("button", name="The Well"))
    stage.press(ben, "The Poisoned Gift")
    stage.reads(ada.get_by_role("heading", level=1), "The Poisoned Gift")
    stage.play(table.host)
    for page in (ada, ben):
        stage.reads(page.get_by_role("heading", level=1), "champion")
        points = page.get_by_role("region", name="Points, game by game").get_by_role("row")
        stage.reads(points.nth(1), "The Tower")
        stage.reads(points.nth(2), "The Poisoned Gift")


def test_rematch_and_new_game_take_one_touch(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    ada, ben = table.host.page, table.person("Ben").page
    cleo = table.scripted("Cleo")
    cleo.plays = True
    table.start()
    stage.play(table.host)
    stage.press(ben, "I am in")
    stage.shows(ben.get_by_role("button", name="You are in"))
    stage.press(ada, "Play again")
    stage.shows(ada.get_by_role("group", name=MINE))
    stage.play(table.host)
    stage.press(ada, "Change game")
    stage.shows(ada.get_by_role("button", name="The Well"))
    stage.shows(ben.get_by_role("button", name="I'm ready"))
