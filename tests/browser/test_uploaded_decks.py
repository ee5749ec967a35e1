"""Uploading a deck file and playing with it."""

from pathlib import Path

from playwright.sync_api import expect

from browser.decks import upload_pairs, zoo_file
from browser.pages import SLOW_MS, NewPage
from browser.people import Person, play, podium
from browser.tables import NewTable
from server.running import Running


def test_uploaded_deck_plays_to_podium(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "zoo.sosie").write_bytes(zoo_file(7))
    owner = Person(new_page(), "a owner")
    owner.page.goto("/decks")
    owner.page.get_by_label("Import a deck").set_input_files(tmp_path / "zoo.sosie")
    expect(owner.page.get_by_role("heading", name="Zoo of 7")).to_be_visible(timeout=SLOW_MS)
    owner.page.get_by_role("article").filter(has_text="Zoo of 7").get_by_role("link", name="Play").click()
    expect(owner.page.get_by_role("radio", name="Zoo of 7")).to_be_checked()
    owner.page.goto("/")
    expect(owner.page.get_by_role("radio", name="Zoo of 7")).to_be_visible()
    owner.page.get_by_text("Zoo of 7").click()
    owner.press("Play now")
    play(owner)
    assert len(podium(owner)) >= 1
    owner.page.goto("/decks")
    expect(owner.page.get_by_role("heading", name="Zoo of 7")).to_be_visible()
    owner.press("Delete")
    owner.press("Delete for good")
    expect(owner.page.get_by_role("heading", name="Zoo of 7", exact=True)).to_be_hidden()


def test_pair_deck_asks_for_the_partner(new_table: NewTable, server: Running) -> None:
    table = new_table(upload_pairs(server))
    table.join("Ben")
    table.start()
    hint = table.host.page.get_by_text("What belongs together on the two cards? Touch it.")
    expect(hint).to_be_visible()


def test_file_that_is_no_deck_is_refused(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "letter.sosie").write_text("Dear Ada")
    page = new_page(watched=False)  # The browser logs every refusal.
    page.goto("/decks")
    page.get_by_label("Import a deck").set_input_files(tmp_path / "letter.sosie")
    expect(page.get_by_role("alert")).to_contain_text("This is not a deck that Sosie can read.")
