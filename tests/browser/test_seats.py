"""Late comers sit down, bots make room for people, handicaps and emoji are seen by all."""

import re
import time

from playwright.sync_api import expect

from browser.pages import STILL, NewPage
from browser.people import MINE, Person
from browser.tables import NewTable

_IS_CUT = "(text) => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth"


def test_spectator_sits_down_and_plays_the_next_game(new_table: NewTable, new_page: NewPage, small_zoo: str) -> None:
    table = new_table(small_zoo, looks=STILL, kind="match", games=["tower"], length=2)
    table.join("Ben", **STILL)
    late = Person(new_page((320, 568), **STILL), "Zoe")
    late.page.goto(f"/t/{table.code}")
    late.press("Just watch")
    expect(late.page.get_by_role("button", name="Sit down")).to_be_visible()
    table.start()
    expect(late.page.get_by_text("You are watching")).to_be_visible()
    assert not late.page.get_by_role("heading", name="The Tower").evaluate(_IS_CUT)
    late.press("Sit down")
    expect(late.page.get_by_text("You play in the next game.")).to_be_visible()
    late.press("Send an emoji")
    late.press("Well done")
    expect(table.host.page.get_by_role("log", name="Emoji reactions")).to_contain_text("👏")
    while not late.card(MINE).is_visible():
        table.host.play_on()
    expect(late.page.get_by_text("You play in the next game.")).to_have_count(0)


def test_person_between_bots_gets_a_handicap(new_table: NewTable) -> None:
    table = new_table("insects", looks=STILL)
    for _ in range(7):
        table.add_bot()
    ben, host = table.join("Ben", **STILL).page, table.host.page
    expect(host.get_by_role("list", name="Who is here").get_by_role("listitem")).to_have_count(8)
    host.get_by_text("Handicaps").click()
    host.get_by_role("slider", name="Ben's calls count later by").press("End")
    for page in (host, ben):
        expect(page.get_by_role("list", name="Who is here")).to_contain_text("+1.5 s")
    table.start()
    expect(host.get_by_role("img", name="handicap 1.5 seconds")).to_be_visible()


def test_newcomer_takes_a_seat_during_a_game_of_bots(new_table: NewTable, new_page: NewPage) -> None:
    table = new_table("insects", looks=STILL)
    for _ in range(7):
        table.add_bot()
    table.start()
    ben = Person(new_page(**STILL), "Ben")
    ben.page.goto(f"/t/{table.code}")
    expect(ben.page.get_by_text("A game is on. Sit down now: you play in the next one.")).to_be_visible()
    ben.press("Join")
    expect(ben.page.get_by_text("You play in the next game.")).to_be_visible()


def test_emoji_are_switched_off_by_person_and_host(new_table: NewTable) -> None:
    table = new_table("insects", looks=STILL)
    ada, ben = table.host, table.join("Ben", **STILL)
    buttons = [person.page.get_by_role("button", name="Send an emoji") for person in (ada, ben)]
    ben.press("Settings")
    ben.page.get_by_role("switch", name="Emoji reactions").uncheck()
    ben.page.keyboard.press("Escape")
    expect(buttons[1]).to_be_hidden()
    ada.press("Send an emoji")
    ada.press("Well done")
    expect(ada.page.get_by_role("log", name="Emoji reactions")).to_contain_text("👏")
    expect(ben.page.get_by_role("log", name="Emoji reactions")).not_to_contain_text("👏")
    table.start()
    ada.press("Menu")
    ada.press("Switch emoji off for everybody")
    expect(ada.page.get_by_role("button", name="Allow emoji")).to_be_visible()
    expect(buttons[0]).to_have_count(0)


def test_log_has_the_true_time_despite_a_handicap(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo, looks=STILL)
    ada, ben = table.host, table.join("Ben", **STILL)
    ada.page.get_by_text("Handicaps").click()
    ada.page.get_by_role("slider", name="Ben's calls count later by").press("End")
    expect(ben.page.get_by_role("list", name="Who is here")).to_contain_text("+1.5 s")
    table.start()
    ben.call(*ben.look())
    since = time.monotonic()
    expect(ben.page.get_by_role("img", name="You, 2 cards")).to_be_visible()
    ben.call(*ben.look())
    # The first call counted 1.5 s after it was made, and only then was the second card shown.
    most = time.monotonic() - since - 1.5
    expect(ben.page.get_by_role("img", name="You, 3 cards")).to_be_visible()
    ben.press("Menu")
    text = ben.page.get_by_role("dialog").get_by_role("listitem").first.inner_text()
    found = re.match(r"Ben got it: .+, (\d\.\d\d)\ss", text)
    assert found is not None, text
    assert float(found[1]) <= most
