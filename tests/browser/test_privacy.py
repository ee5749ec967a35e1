"""Deletion of the player's games, statistics and decks on the pages."""

from pathlib import Path

from playwright.sync_api import expect

from browser.decks import zoo_file
from browser.pages import NewPage
from browser.tables import ABSENT, NewTable
from server.running import Running


def test_player_deletes_games_and_statistics(server: Running, new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo, absent=ABSENT)
    page = table.finish_game().page
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    page.get_by_role("link", name="Privacy").click()
    page.get_by_role("button", name="Delete my games and statistics").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("status").filter(has_text="1 game is deleted.")).to_be_visible()
    with server.client() as client:
        assert client.get(f"/api/tables/{table.code}/games").json() == []


def test_owner_cancels_then_deletes_a_deck(server: Running, new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "zoo.sosie").write_bytes(zoo_file(7))
    page = new_page()
    page.goto("/decks")
    page.get_by_label("Import a deck").set_input_files(tmp_path / "zoo.sosie")
    item = page.get_by_role("article").filter(has_text="Zoo of 7")
    deck = (item.get_by_role("link", name="Save").get_attribute("href") or "").rpartition("/")[2]
    item.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Cancel").click()
    page.reload()
    item.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(item).to_be_hidden()
    with server.client() as client:
        assert client.get(f"/api/decks/{deck}").status_code == 404


def test_table_with_a_deleted_deck_gets_other_cards(server: Running, new_page: NewPage) -> None:
    page = new_page(watched=False)  # The browser logs every 404.
    page.goto("/")
    with server.client() as client:
        deck = client.post("/api/decks", content=zoo_file(7)).json()
        made = client.post("/api/tables", json={"name": "Ada", "edition": deck["id"]}).json()
        own = {"authorization": f"Bearer {deck['secret']}"}
        client.delete(f"/api/decks/{deck['id']}", headers=own).raise_for_status()
    page.evaluate(f"localStorage['sosie.token'] = {made['token']!r}")
    page.evaluate(f"localStorage['sosie.tables'] = JSON.stringify([{made['code']!r}])")
    page.goto(f"/t/{made['code']}")
    expect(page.get_by_role("alert")).to_contain_text("These cards are gone.")
    page.get_by_role("button", name="Choose other cards").click()
    expect(page.get_by_role("region", name="Cards")).to_contain_text("Classic")
