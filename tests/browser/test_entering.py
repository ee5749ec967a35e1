"""Ways to a table: by one touch, by code, by link, as a host, or as a watcher."""

import re

from playwright.sync_api import expect

from browser.pages import HOME, NewPage
from browser.people import MINE, Person
from browser.stage import Stage
from server.running import Running


def test_newcomer_wins_a_card_with_two_touches(stage: Stage) -> None:
    newcomer = Person(stage.new_page(), "a newcomer")
    stage.goto(newcomer.page, "/")
    newcomer.page.get_by_role("button", name="Play now").tap()
    stage.until(lambda: "/t/" in newcomer.page.url)
    stage.shows(newcomer.card(MINE))
    stage.shows(newcomer.page.get_by_text("Which symbol is on both cards? Touch it."))
    seat = newcomer.page.get_by_role("img", name=re.compile("^You, "))
    assert seat.get_attribute("aria-label") == "You, 1 card"
    # A bot may be faster.
    while seat.get_attribute("aria-label") != "You, 2 cards":
        stage.play_on(newcomer)


def test_home_hosts_a_table_with_chosen_cards(stage: Stage) -> None:
    page = stage.new_page()
    stage.goto(page, "/")
    page.get_by_role("radio", name="Game of insects (1976)").check(force=True)
    page.get_by_role("button", name="Host a table").tap()
    stage.until(lambda: "/t/" in page.url)
    stage.reads(page.get_by_role("region", name="Cards"), "Game of insects (1976)")
    expect(page.get_by_role("button", name="Play The Tower")).to_be_disabled()
    for button in ("Catch Them All", "Add a bot: Quick", "Play Catch Them All"):
        stage.press(page, button)
    stage.reads(page.get_by_role("heading", level=1), "Catch Them All")
    stage.shows(page.get_by_role("group", name="Card 2"))


def test_typed_code_opens_the_table(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    page, host = stage.new_page(), table.host.page
    stage.goto(page, "/")
    field = page.get_by_label("Got a code? Join here")
    field.press_sequentially(f" {table.code[:2].lower()} {table.code[2:].lower()}")
    stage.until(lambda: page.url.endswith(f"/t/{table.code}"))
    stage.reads(page.get_by_role("heading", level=1), f"Table {table.code}")
    stage.shows(page.get_by_text("Ada is here."))
    page.get_by_label("Your name").fill("Ben")
    stage.press(page, "Join")
    stage.press(page, "I'm ready")
    stage.shows(host.get_by_text("1 of 1 ready"))
    stage.reads(host.get_by_role("list", name="Who is here"), "Ben")


def test_phone_joins_by_local_network_address(new_page: NewPage, server: Running) -> None:
    url = f"http://{HOME}:{server.port}"
    # The browser warns of a header that needs HTTPS.
    host = Person(new_page("tablet", url=url, watched=False), "a host")
    host.page.goto("/")
    assert not host.page.evaluate("isSecureContext")
    host.press("Host a table")
    expect(host.page.get_by_role("img", name="A QR code that opens this table")).to_be_visible()
    expect(host.page.get_by_text(f"Scan it, or open {HOME}:{server.port} and type the code.")).to_be_visible()
    host.press("Share")
    expect(host.page.get_by_role("button", name="Link copied")).to_be_visible()
    guest = Person(new_page(url=url, watched=False), "a guest")
    guest.page.goto(host.page.url)
    guest.press("Join")
    host.page.get_by_role("button", name="Play The Tower").tap()
    for person in (host, guest):
        expect(person.card(MINE)).to_be_visible()


def test_link_lets_watch_a_running_game(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    ben = table.scripted("Ben")
    table.start()
    page = stage.new_page()
    stage.goto(page, f"/t/{table.code}")
    stage.shows(page.get_by_text("A game is on. Sit down now: you play in the next one."))
    stage.press(page, "Just watch")
    stage.shows(page.get_by_text("You are watching"))
    stage.shows(page.get_by_role("img", name="The card in the centre"))
    assert page.get_by_role("group").count() == 0
    stage.run(500)
    ben.call()
    stage.shows(page.get_by_text("Ben", exact=True))
    stage.shows(page.get_by_role("img", name="Ben, 2 cards"))


def test_guest_changes_name_and_becomes_host(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    host, guest = table.host.page, table.person("Ben").page
    guest.get_by_role("button", name="Ben. Change your name").tap()
    guest.get_by_label("Your name").fill("Benjamin")
    guest.keyboard.press("Enter")
    stage.reads(host.get_by_role("list", name="Who is here"), "Benjamin")
    stage.press(host, "Leave")
    stage.until(lambda: host.url.rstrip("/") == guest.url.partition("/t/")[0])
    stage.shows(guest.get_by_role("button", name="Play The Tower"))
