"""Uploading a deck file and playing with it."""

from pathlib import Path

from playwright.sync_api import expect

from browser.decks import zoo_file
from browser.pages import NewPage
from browser.people import Person, play, podium


def test_uploaded_deck_plays_to_podium(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "zoo.sosie").write_bytes(zoo_file(7))
    owner = Person(new_page(), "a owner")
    owner.page.goto("/decks")
    owner.page.get_by_label("Bring a deck").set_input_files(tmp_path / "zoo.sosie")
    expect(owner.page.get_by_role("heading", name="Zoo of 7")).to_be_visible(timeout=60_000)
    owner.page.get_by_role("article").filter(has_text="Zoo of 7").get_by_role("link", name="Play").click()
    expect(owner.page.get_by_role("radio", name="Zoo of 7")).to_be_checked()
    owner.press("Play now")
    play(owner)
    assert len(podium(owner)) >= 1
    owner.page.goto("/decks")
    expect(owner.page.get_by_role("heading", name="Zoo of 7")).to_be_visible()
    owner.press("Delete")
    owner.press("Delete for good")
    expect(owner.page.get_by_role("heading", name="Zoo of 7", exact=True)).to_be_hidden()


def test_file_that_is_no_deck_is_refused(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "letter.sosie").write_text("Dear Ada")
    page = new_page(watched=False)  # The browser logs every refusal.
    page.goto("/decks")
    page.get_by_label("Bring a deck").set_input_files(tmp_path / "letter.sosie")
    expect(page.get_by_role("alert")).to_contain_text("This is not a deck that Sosie can read.")
