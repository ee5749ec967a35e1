"""A player keeps their seat after a reload, a lost connection, a second window and a reopened page."""

import re

from playwright.sync_api import expect

from browser.people import MINE, play
from browser.relay import relayed
from browser.tables import NewTable
from server.running import Running


def test_reload_keeps_seat_and_game(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    table.join("Ben")
    table.start()
    ada = table.host
    ada.call(*ada.look())
    expect(ada.page.get_by_role("img", name="You, 2 cards")).to_be_visible()
    before = ada.cards()
    ada.page.reload()
    expect(ada.card(MINE)).to_be_visible()
    expect(ada.page.get_by_role("img", name="You, 2 cards")).to_be_visible()
    assert ada.cards() == before
    play(*table.people)


def test_lost_connection_is_shown_and_resumes(new_table: NewTable, server: Running, small_zoo: str) -> None:
    table = new_table(small_zoo)
    with relayed(server.port) as relay:
        ben = table.join("Ben", watched=False, url=relay.url)
        table.start()
        relay.cut()
        expect(ben.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
        away = table.host.page.get_by_role("img", name="Ben, 1 card, away")
        expect(away).to_be_visible()
        table.host.call(*table.host.look())
        expect(table.host.page.get_by_role("img", name="You, 2 cards")).to_be_visible()
        relay.restore()
        expect(ben.page.get_by_role("img", name="Ada, 2 cards")).to_be_visible()
        expect(ben.page.get_by_text("Connection lost. Reconnecting…")).to_be_hidden()
        expect(away).to_be_hidden()
        play(*table.people)


def test_home_links_back_to_the_table(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo)
    ada, ben = table.host, table.join("Ben")
    ada.page.goto("/")
    ada.page.goto(f"/t/{table.code}")
    expect(ada.page.get_by_role("button", name="Ada. Change your name")).to_be_visible()
    table.start()
    ada.page.go_back()
    news = ben.page.locator("[data-news]")
    expect(news).to_have_text("Ada lost the connection.")
    expect(news).to_have_text("You are the host now.")
    expect(ben.page.get_by_role("status").filter(has_text="You are the host now.")).to_be_attached()
    ada.page.get_by_role("link", name="Return to your table").click()
    expect(ada.card(MINE)).to_be_visible()
    expect(news).to_have_text("Ada is back.")


def test_silently_dead_connection_is_replaced(new_table: NewTable, server: Running, zoo: str) -> None:
    table = new_table(zoo)
    with relayed(server.port) as relay:
        ben = table.join("Ben", watched=False, url=relay.url)
        table.start()
        ben.look()
        relay.drop_silently()
        won = table.host.page.get_by_role("img", name="Ben, 2 cards")
        # The first call is lost; the page must reconnect before a later one counts.
        for _ in range(5):
            ben.call(*ben.look())
            ben.page.wait_for_timeout(6000)
            if won.is_visible():
                break
        expect(won).to_be_visible()


def test_call_while_offline_counts_after_reconnect(new_table: NewTable, server: Running, zoo: str) -> None:
    table = new_table(zoo)
    with relayed(server.port) as relay:
        ben = table.join("Ben", watched=False, url=relay.url)
        table.start()
        found = ben.look()
        relay.cut()
        expect(ben.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
        ben.call(*found)
        relay.restore()
        expect(ben.page.get_by_role("img", name="You, 2 cards")).to_be_visible()


def test_second_window_takes_over_the_seat(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo)
    table.join("Ben")
    table.start()
    first = table.host.page
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.get_by_role("group", name=MINE)).to_be_visible()
    expect(first.get_by_role("heading", level=1)).to_have_text("You are playing in another window")
    first.get_by_role("button", name="Play here").tap()
    expect(first.get_by_role("group", name=MINE)).to_be_visible()
    expect(second.get_by_role("heading", level=1)).to_have_text("You are playing in another window")


def test_bot_replaces_an_absent_player(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo)
    ben = table.join("Ben")
    table.start()
    ben.page.close()
    ada = table.host
    expect(ada.page.get_by_role("img", name="Ben, 1 card, away")).to_be_visible()
    ada.press("Menu")
    ada.press("Let a bot play for Ben")
    ada.press("Close")
    expect(ada.page.get_by_role("img", name=re.compile(r"^Ben, \d+ cards?, a bot"))).to_be_visible()
