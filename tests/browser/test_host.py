"""The host removes and bans guests, and locks the table."""

import re

from playwright.sync_api import Page

from browser.stage import Stage
from simulation.network import Net

ASKED_TO_LEAVE = "The host has asked you to leave this table"
TABLE_INFO = re.compile(r"/api/tables/\w+$")


def keep_out(stage: Stage, host: Page) -> None:
    """Press the button and confirm."""
    stage.press(host, "Remove and keep out")
    stage.press(host, "Touch again to be sure")


def test_removed_guest_is_told_and_can_join_again(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    guest, host = table.person("Ben").page, table.host.page
    people = host.get_by_role("list", name="Who is here")
    stage.press(host, "Options for Ben")
    stage.press(host, "Remove")
    stage.shows(guest.get_by_role("heading", name=ASKED_TO_LEAVE))
    stage.shows(guest.get_by_role("link", name="To the start"))
    stage.until(lambda: "Ben" not in people.inner_text())
    stage.press(guest, "Ask to join again")
    stage.press(guest, "Join")
    stage.reads(people, "Ben")


def test_banned_guest_cannot_come_back(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    guest, host = table.person("Ben", watched=False).page, table.host.page  # The browser logs every 403.
    stage.press(host, "Options for Ben")
    keep_out(stage, host)
    stage.shows(guest.get_by_role("heading", name=ASKED_TO_LEAVE))
    stage.hides(guest.get_by_role("button", name="Ask to join again"), most_ms=0)
    stage.shows(host.get_by_text("Locked: nobody new can join or watch."))
    stage.shows(host.get_by_text("One person is kept out."))
    stage.reload(guest)
    stage.reads(guest.get_by_role("alert"), "The host has locked this table")
    stage.press(host, "Unlock")
    # The guest's page notices the unlocked table by itself.
    stage.press(guest, "Join")
    stage.reads(guest.get_by_role("alert"), "The host has asked you not to come back to this table.")
    stage.press(host, "Let them join again")
    stage.hides(host.get_by_text("One person is kept out."))
    stage.press(guest, "Join")
    stage.reads(host.get_by_role("list", name="Who is here"), "Ben")


def test_locked_table_refuses_kindly(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    stranger, host = stage.new_page(watched=False), table.host.page  # The browser logs failed requests.
    stage.goto(stranger, f"/t/{table.code}")
    stage.shows(stranger.get_by_role("button", name="Just watch"))
    # A page with outdated information still offers to watch.
    stranger.route(TABLE_INFO, lambda route: route.abort())
    stage.press(host, "Lock")
    stage.shows(host.get_by_text("Locked: nobody new can join or watch."))
    stage.press(stranger, "Just watch")
    stage.shows(stranger.get_by_role("heading", name="This table is locked"))
    stranger.unroute(TABLE_INFO)
    stage.press(stranger, "Try again")
    stage.reads(stranger.get_by_role("alert"), "The host has locked this table")
    stage.shows(stranger.get_by_role("link", name="To the start", exact=True))
    stage.press(host, "Unlock")
    stage.shows(stranger.get_by_role("button", name="Join", exact=True))


def test_host_removes_a_guest_during_a_game(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    guest, host = table.scripted("Ben"), table.host.page
    table.start()
    stage.press(host, "Menu")
    stage.press(host, "Ben")
    keep_out(stage, host)
    stage.until(lambda: guest.closed is not None)
    stage.hides(host.get_by_role("button", name="Ben", exact=True))
    stage.press(host, "Let a bot play for Ben")
    stage.hides(host.get_by_role("button", name="Let a bot play for Ben"))


def test_host_sees_whose_connection_could_not_be_checked(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo)
    ben, host = table.scripted("Ben"), table.host.page
    table.start()
    stage.world.net = Net(trip_ms=70)
    stage.run(40_000)
    stage.look(table.host)
    ben.call()
    stage.press(host, "Menu")
    stage.shows(host.get_by_text("Connection could not be checked"))
    stage.press(host, "Ben")
    stage.shows(host.get_by_text("To the server, Ben is far away"))
