"""Late comers sit down, bots make room for people, handicaps and emoji are seen by all."""

import re

from browser.people import MINE
from browser.stage import Stage
from browser.staged_table import StagedTable

_IS_CUT = "(text) => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth"


def test_spectator_sits_down_and_plays_the_next_game(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo, kind="match", games=["tower"], length=2)
    players = [table.scripted("Ben"), table.scripted("Cleo")]
    late = stage.new_page((320, 568))
    stage.goto(late, f"/t/{table.code}")
    stage.press(late, "Just watch")
    stage.shows(late.get_by_role("button", name="Sit down"))
    table.start()
    stage.shows(late.get_by_text("You are watching"))
    assert not late.get_by_role("heading", name="The Tower").evaluate(_IS_CUT)
    stage.press(late, "Sit down")
    waits = late.get_by_text("You play in the next game.")
    stage.shows(waits)
    stage.press(late, "Send an emoji")
    stage.press(late, "Well done")
    stage.reads(table.host.page.get_by_role("log", name="Emoji reactions"), "👏")
    for player in players:
        player.plays = True
    players[0].call()
    stage.shows(late.get_by_role("group", name=MINE))
    stage.hides(waits, most_ms=0)


def test_person_between_bots_gets_a_handicap(stage: Stage) -> None:
    table = full_table(stage)
    host, ben = table.host.page, table.person("Ben").page
    people = host.get_by_role("list", name="Who is here").get_by_role("listitem")
    stage.until(lambda: people.count() == 8)
    stage.click(host.get_by_text("Handicaps"))
    host.get_by_role("slider", name="Ben's calls count later by").press("End")
    for page in (host, ben):
        stage.reads(page.get_by_role("list", name="Who is here"), "+1.5 s")
    table.start()
    stage.shows(host.get_by_role("img", name="handicap 1.5 seconds"))


def test_newcomer_takes_a_seat_during_a_game_of_bots(stage: Stage) -> None:
    table = full_table(stage)
    table.start()
    ben = stage.new_page()
    stage.goto(ben, f"/t/{table.code}")
    stage.shows(ben.get_by_text("A game is on. Sit down now: you play in the next one."))
    stage.press(ben, "Join")
    stage.shows(ben.get_by_text("You play in the next game."))


def test_emoji_are_switched_off_by_person_and_host(stage: Stage) -> None:
    table = stage.table("insects")
    ada, ben = table.host.page, table.person("Ben").page
    logs = [page.get_by_role("log", name="Emoji reactions") for page in (ada, ben)]
    button = "Send an emoji"
    stage.press(ben, "Settings")
    ben.get_by_role("switch", name="Emoji reactions").uncheck()
    ben.keyboard.press("Escape")
    stage.hides(ben.get_by_role("button", name=button))
    stage.press(ada, button)
    stage.press(ada, "Well done")
    stage.reads(logs[0], "👏")
    stage.run(1000)
    assert "👏" not in logs[1].inner_text()
    table.start()
    stage.press(ada, "Menu")
    stage.press(ada, "Switch emoji off for everybody")
    stage.shows(ada.get_by_role("button", name="Allow emoji"))
    stage.hides(ada.get_by_role("button", name=button))


def test_log_has_the_true_time_despite_a_handicap(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    page = table.host.page
    table.scripted("Ben")
    stage.click(page.get_by_text("Handicaps"))
    page.get_by_role("slider", name="Ada's calls count later by").press("End")
    stage.reads(page.get_by_role("list", name="Who is here"), "+1.5 s")
    table.start()
    for cards in (2, 3):
        stage.call(table.host)
        called = stage.world.loop.time()
        stage.shows(page.get_by_role("img", name=f"You, {cards} cards"))
        assert stage.world.loop.time() - called > 1
    stage.press(page, "Menu")
    ruling = page.get_by_role("dialog").get_by_role("listitem").first
    stage.reads(ruling, re.compile(r"^\s*Ada got it: .+, 0\.[56]\d\ss"))


def full_table(stage: Stage) -> StagedTable:
    """Return a table with a host and seven bots."""
    table = stage.table("insects")
    for _ in range(7):
        table.add_bot()
    return table
