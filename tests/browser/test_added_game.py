"""An added mini-game, unknown to the pages: its touches and its words."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from added_games import ROBIN_HOOD
from browser.decks import upload_zoo
from browser.pages import STILL, Pages
from browser.people import CENTRE, MINE, Person
from browser.tables import NewTable, Table, table_factory
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


def loot(ada: Person) -> str | None:
    """Return the name of the symbol that robs Ben, unless it is on the centre card too and could mean that."""
    on_card = {card.label: card.symbols for card in ada.cards()}
    (both,) = on_card[MINE].keys() & on_card[BEN].keys()
    return None if both in on_card[CENTRE] else on_card[BEN][both]


def test_touch_on_a_higher_tower_robs_it(new_table: NewTable, cards: str) -> None:
    table = new_table(cards, looks=STILL)
    table.join("Ben", "typing", touch=False, **STILL)
    choose(table)
    table.start()
    ada, ben = table.people
    height, name = 1, None
    while name is None:
        height += 1
        ben.call(*ben.look())
        ada.expect_cards("Ben", height)
        name = loot(ada)
    ada.look()
    expect(ada.card(BEN).locator(".right")).to_have_count(0)  # A match is enlarged for a moment.
    ada.touch(BEN, name)
    ada.expect_cards("Ada", 2)
    ada.expect_cards("Ben", height - 1)


def test_added_game_teaches_in_its_own_words(pages: Pages) -> None:
    page = pages.new(language="fr")
    page.goto("/learn/robin-hood")
    expect(page.get_by_role("heading", name="Robin des Bois")).to_be_visible()
    expect(page.get_by_text("sa carte va dans ton coffre")).to_be_visible()
