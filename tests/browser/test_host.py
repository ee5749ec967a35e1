"""The host removes and bans guests, and locks the table."""

from playwright.sync_api import Page, expect

from browser.pages import NewPage
from browser.tables import NewTable

ASKED_TO_LEAVE = "The host has asked you to leave this table"


def keep_out(host: Page) -> None:
    """Press the button and confirm."""
    host.get_by_role("button", name="Remove and keep out").click()
    host.get_by_role("button", name="Touch again to be sure").click()


def test_removed_guest_is_told_and_can_join_again(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    guest, host = table.join("Ben").page, table.host.page
    host.get_by_role("button", name="Options for Ben").click()
    host.get_by_role("button", name="Remove", exact=True).click()
    expect(guest.get_by_role("heading", name=ASKED_TO_LEAVE)).to_be_visible()
    expect(guest.get_by_role("link", name="To the start")).to_be_visible()
    expect(host.get_by_role("list", name="Who is here")).not_to_contain_text("Ben")
    guest.get_by_role("button", name="Ask to join again").click()
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(host.get_by_role("list", name="Who is here")).to_contain_text("Ben")


def test_banned_guest_cannot_come_back(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    guest, host = table.join("Ben", watched=False).page, table.host.page  # The browser logs every 403.
    host.get_by_role("button", name="Options for Ben").click()
    keep_out(host)
    expect(guest.get_by_role("heading", name=ASKED_TO_LEAVE)).to_be_visible()
    expect(guest.get_by_role("button", name="Ask to join again")).to_have_count(0)
    expect(host.get_by_text("Locked: nobody new can join or watch.")).to_be_visible()
    expect(host.get_by_text("One person is kept out.")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("alert")).to_contain_text("The host has locked this table")
    host.get_by_role("button", name="Unlock", exact=True).click()
    # The guest's page notices the unlocked table by itself.
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("alert")).to_contain_text("The host has asked you not to come back to this table.")
    host.get_by_role("button", name="Let them join again").click()
    expect(host.get_by_text("One person is kept out.")).to_have_count(0)
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(host.get_by_role("list", name="Who is here")).to_contain_text("Ben")


def test_locked_table_refuses_kindly(new_table: NewTable, new_page: NewPage, small_zoo: str) -> None:
    table = new_table(small_zoo)
    stranger, host = new_page(watched=False), table.host.page  # The browser logs failed requests.
    stranger.goto(f"/t/{table.code}")
    expect(stranger.get_by_role("button", name="Just watch")).to_be_visible()
    # A page with outdated information still offers to watch.
    stranger.route("**/api/tables/*", lambda route: route.abort())
    host.get_by_role("button", name="Lock", exact=True).click()
    expect(host.get_by_text("Locked: nobody new can join or watch.")).to_be_visible()
    stranger.get_by_role("button", name="Just watch").click()
    expect(stranger.get_by_role("heading", name="This table is locked")).to_be_visible()
    stranger.unroute_all()
    stranger.get_by_role("button", name="Try again").click()
    expect(stranger.get_by_role("alert")).to_contain_text("The host has locked this table")
    expect(stranger.get_by_role("link", name="To the start", exact=True)).to_be_visible()
    host.get_by_role("button", name="Unlock", exact=True).click()
    expect(stranger.get_by_role("button", name="Join", exact=True)).to_be_visible()


def test_host_removes_a_guest_during_a_game(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    guest, host = table.join("Ben").page, table.host.page
    table.start()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Ben", exact=True).click()
    keep_out(host)
    expect(guest.get_by_role("heading", name=ASKED_TO_LEAVE)).to_be_visible()
    expect(host.get_by_role("button", name="Ben", exact=True)).to_have_count(0)
    host.get_by_role("button", name="Let a bot play for Ben").click()
    expect(host.get_by_role("button", name="Let a bot play for Ben")).to_have_count(0)
