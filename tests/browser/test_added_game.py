"""An added mini-game, unknown to the pages: chosen, played, ruled and replayed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from added_games import ROBIN_HOOD
from browser.decks import upload_zoo
from browser.pages import Pages
from browser.people import CENTRE, MINE, Person, play, podium
from browser.tables import NewTable, Table, table_factory
from command import sosie
from server.running import Running, running

BEN = "The card of Ben"


@pytest.fixture(scope="module")
def forest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with Robin Hood added by file."""
    with running(tmp_path_factory.mktemp("forest") / "data", "--game", str(ROBIN_HOOD)) as there:
        yield there


@pytest.fixture(scope="module")
def cards(forest: Running) -> str:
    return upload_zoo(forest, 13)


@pytest.fixture(scope="module")
def few_cards(forest: Running) -> str:
    return upload_zoo(forest, 7)


@pytest.fixture
def pages(browser: Browser, forest: Running) -> Iterator[Pages]:
    pages = Pages(browser, forest.url)
    yield pages
    pages.close()


@pytest.fixture
def new_table(forest: Running, pages: Pages) -> NewTable:
    return table_factory(forest, pages.new)


def choose(table: Table) -> None:
    """Choose Robin Hood as the host, and check that everybody sees it."""
    tile = table.host.page.get_by_role("list", name="Mini-games").get_by_role("button", name="Robin Hood")
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    for person in table.people:
        expect(person.page.get_by_text("or with a higher tower").first).to_be_visible()


def test_added_game_is_played_from_lobby_to_replay(
    new_table: NewTable, forest: Running, few_cards: str, tmp_path: Path
) -> None:
    table = new_table(few_cards)
    table.join("Ben", "typing", touch=False, size="desktop")
    table.add_bot()
    choose(table)
    table.start()
    play(*table.people)
    assert podium(table.host)
    table.host.page.get_by_role("link", name="Watch the replay").click()
    page = table.host.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("Robin Hood")
    page.get_by_role("slider", name="Time in the game").press("End")
    expect(page.locator("p[aria-live]")).to_have_text(re.compile(r"wins!$|^A tie: "))
    record = tmp_path / "record.json"
    with forest.client() as client:
        (game,) = client.get(f"/api/tables/{table.code}/games").json()[:1]
        record.write_bytes(client.get(f"/api/games/{game['id']}").content)
    ruled = json.loads(sosie("referee", str(record), "--game", str(ROBIN_HOOD), "--json"))
    assert game["game"] == "robin-hood"
    assert ruled["over"]
    assert ruled["winners"] == game["winners"]


def expect_cards(person: Person, name: str, count: int) -> None:
    """Check the number of cards at a player's seat."""
    seat = person.page.get_by_role("img", name=re.compile(rf"^{name}\b.*\b{count} cards?\b"))
    expect(seat).to_be_visible()


def ada_below_ben(new_table: NewTable, cards: str) -> Person:
    """Start a game in which Ben wins the first card, and return Ada."""
    table = new_table(cards)
    table.join("Ben", "typing", touch=False)
    choose(table)
    table.start()
    ada, ben = table.people
    ben.call(*ben.look())
    expect_cards(ada, "Ben", 2)
    ada.look()
    return ada


def test_touch_on_a_higher_tower_robs_it(new_table: NewTable, cards: str) -> None:
    shared = None
    # A symbol on all three cards could mean the centre as well.
    while shared is None:
        ada = ada_below_ben(new_table, cards)
        on_card = {card.label: card for card in ada.cards()}
        (both,) = on_card[MINE].symbols.keys() & on_card[BEN].symbols.keys()
        shared = None if both in on_card[CENTRE].symbols else both
    ada.touch(BEN, on_card[BEN].symbols[shared])
    expect_cards(ada, "You", 2)
    expect_cards(ada, "Ben", 1)


def test_added_game_teaches_in_its_own_words(pages: Pages) -> None:
    page = pages.new(language="fr")
    page.goto("/learn/robin-hood")
    expect(page.get_by_role("heading", name="Robin des Bois")).to_be_visible()
    expect(page.get_by_text("sa carte va dans ton coffre")).to_be_visible()
