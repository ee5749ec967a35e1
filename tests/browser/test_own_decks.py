"""Own decks: their hints, and files that are refused."""

from pathlib import Path

from playwright.sync_api import expect

from browser.decks import upload_pairs
from browser.pages import NewPage
from browser.tables import NewTable
from server.running import Running


def test_pair_deck_asks_for_the_partner(new_table: NewTable, server: Running) -> None:
    table = new_table(upload_pairs(server), absent=["Ben"])
    table.start()
    hint = table.host.page.get_by_text("What belongs together on the two cards? Touch it.")
    expect(hint).to_be_visible()


def test_file_that_is_no_deck_is_refused(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "letter.sosie").write_text("Dear Ada")
    page = new_page(watched=False)  # The browser logs every refusal.
    page.goto("/decks")
    page.get_by_label("Import a deck").set_input_files(tmp_path / "letter.sosie")
    expect(page.get_by_role("alert")).to_contain_text("This is not a deck that Sosie can read.")
