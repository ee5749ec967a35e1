"""A player keeps their seat after a reload, a lost connection, a second window and a reopened page."""

import re

from browser.people import MINE
from browser.stage import Stage

LOST = "Connection lost. Reconnecting…"


def test_reload_keeps_seat_and_game(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    ada = table.host
    table.scripted("Ben")
    table.start()
    stage.call(ada)
    stage.shows(ada.page.get_by_role("img", name="You, 2 cards"))
    before = ada.cards()
    stage.reload(ada.page)
    stage.shows(ada.card(MINE))
    stage.shows(ada.page.get_by_role("img", name="You, 2 cards"))
    assert ada.cards() == before
    stage.play(ada)


def test_lost_connection_is_shown_and_resumes(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    ada, ben = table.host, table.person("Ben")
    table.start()
    stage.offline.add(ben.page)
    stage.cut(ben.page)
    stage.shows(ben.page.get_by_text(LOST))
    away = ada.page.get_by_role("img", name="Ben, 1 card, away")
    stage.shows(away)
    stage.call(ada)
    stage.shows(ada.page.get_by_role("img", name="You, 2 cards"))
    stage.offline.clear()
    stage.shows(ben.page.get_by_role("img", name="Ada, 2 cards"))
    stage.hides(ben.page.get_by_text(LOST))
    stage.hides(away)
    stage.play(ada, ben)


def test_home_links_back_to_the_table(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    ada, ben = table.host, table.person("Ben")
    stage.goto(ada.page, "/")
    stage.goto(ada.page, f"/t/{table.code}")
    stage.shows(ada.page.get_by_role("button", name="Ada. Change your name"))
    table.start()
    stage.go_back(ada.page)
    news = ben.page.locator("[data-news]")
    stage.reads(news, "Ada lost the connection.")
    stage.reads(news, "You are the host now.")
    stage.reads(ben.page.get_by_role("status"), "You are the host now.")
    stage.click(ada.page.get_by_role("link", name="Return to your table"))
    stage.shows(ada.card(MINE))
    stage.reads(news, "Ada is back.")


def test_silently_dead_connection_is_replaced(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    table.scripted("Ben")
    table.start()
    stage.look(table.host)
    sockets = len(stage.sockets)
    stage.cut(table.host.page, silently=True)
    # This call is lost; the page notices within seconds that nothing answers.
    stage.call(table.host)
    stage.until(lambda: len(stage.sockets) == sockets + 1, most_ms=6000)
    stage.hides(table.host.page.get_by_text(LOST))
    stage.call(table.host)
    stage.shows(table.host.page.get_by_role("img", name="You, 2 cards"), most_ms=1000)


def test_call_while_offline_counts_after_reconnect(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    ada = table.host
    table.scripted("Ben")
    table.start()
    found = stage.look(ada)
    stage.offline.add(ada.page)
    stage.cut(ada.page)
    stage.shows(ada.page.get_by_text(LOST))
    ada.call(*found)
    stage.offline.clear()
    stage.shows(ada.page.get_by_role("img", name="You, 2 cards"))


def test_second_window_takes_over_the_seat(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    table.scripted("Ben")
    table.start()
    first = table.host.page
    second = stage.second_window(first)
    stage.goto(second, first.url)
    elsewhere = "You are playing in another window"
    stage.shows(second.get_by_role("group", name=MINE))
    stage.reads(first.get_by_role("heading", level=1), elsewhere)
    with stage.navigating(first):
        first.get_by_role("button", name="Play here").tap()
    stage.shows(first.get_by_role("group", name=MINE))
    stage.reads(second.get_by_role("heading", level=1), elsewhere)


def test_bot_replaces_an_absent_player(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    page, ben = table.host.page, table.scripted("Ben")
    table.start()
    ben.close()
    stage.shows(page.get_by_role("img", name="Ben, 1 card, away"))
    for button in ("Menu", "Let a bot play for Ben", "Close"):
        stage.press(page, button)
    stage.shows(page.get_by_role("img", name=re.compile(r"^Ben, \d+ cards?, a bot")))
