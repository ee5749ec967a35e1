"""Ways to a table: by one touch, by code, by link, as a host, or as a watcher."""

import re

from playwright.sync_api import expect

from browser.pages import HOME, NewPage
from browser.people import MINE, Person
from browser.tables import NewTable
from server.running import Running


def test_newcomer_wins_a_card_with_two_touches(new_page: NewPage) -> None:
    newcomer = Person(new_page(), "a newcomer")
    newcomer.page.goto("/")
    newcomer.page.get_by_role("button", name="Play now").tap()
    newcomer.page.wait_for_url("**/t/*")
    expect(newcomer.card(MINE)).to_be_visible()
    expect(newcomer.page.get_by_text("Which symbol is on both cards? Touch it.")).to_be_visible()
    seat = newcomer.page.get_by_role("img", name=re.compile("^You, "))
    expect(seat).to_have_accessible_name("You, 1 card")
    # A call that comes too late may freeze the newcomer for a moment, and a busy page may show two cards at once.
    while seat.get_attribute("aria-label") == "You, 1 card":
        newcomer.play_on()
    expect(seat).to_have_accessible_name(re.compile(r"^You, \d+ cards$"))


def test_home_hosts_a_table_with_chosen_cards(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("radio", name="Game of insects (1976)").check(force=True)
    page.get_by_role("button", name="Host a table").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Cards")).to_contain_text("Game of insects (1976)")
    expect(page.get_by_role("button", name="Play The Tower")).to_be_disabled()
    page.get_by_role("button", name="Catch Them All").tap()
    page.get_by_role("button", name="Add a bot: Quick").tap()
    page.get_by_role("button", name="Play Catch Them All").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Catch Them All")
    expect(page.get_by_role("group", name="Card 2")).to_be_visible()


def test_typed_code_opens_the_table(new_table: NewTable, new_page: NewPage, small_zoo: str) -> None:
    table = new_table(small_zoo)
    page = new_page()
    page.goto("/")
    field = page.get_by_label("Got a code? Join here")
    field.press_sequentially(f" {table.code[:2].lower()} {table.code[2:].lower()}")
    page.wait_for_url(f"**/t/{table.code}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Table {table.code}")
    expect(page.get_by_text("Ada is here.")).to_be_visible()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Join", exact=True).tap()
    page.get_by_role("button", name="I'm ready").tap()
    expect(table.host.page.get_by_text("1 of 1 ready")).to_be_visible()
    expect(table.host.page.get_by_role("list", name="Who is here")).to_contain_text("Ben")


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


def test_link_lets_watch_a_running_game(new_table: NewTable, new_page: NewPage, zoo: str) -> None:
    table = new_table(zoo)
    table.join("Ben")
    table.start()
    page = new_page()
    page.goto(f"/t/{table.code}")
    expect(page.get_by_text("A game is on. Sit down now: you play in the next one.")).to_be_visible()
    page.get_by_role("button", name="Just watch").tap()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_role("img", name="The card in the centre")).to_be_visible()
    expect(page.get_by_role("group")).to_have_count(0)
    table.host.call(*table.host.look())
    expect(page.get_by_text("Ada", exact=True).first).to_be_visible()
    expect(page.get_by_role("img", name="Ada, 2 cards")).to_be_visible()


def test_name_is_changed_in_place(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    ben = table.join("Ben")
    ben.page.get_by_role("button", name="Ben. Change your name").tap()
    ben.page.get_by_label("Your name").fill("Benjamin")
    ben.page.keyboard.press("Enter")
    expect(table.host.page.get_by_role("list", name="Who is here")).to_contain_text("Benjamin")


def test_leaving_host_passes_the_table_on(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    ben = table.join("Ben")
    table.host.press("Leave")
    table.host.page.wait_for_url("**/")
    expect(ben.page.get_by_role("button", name="Play The Tower")).to_be_visible()
