"""The first screen: one touch to a table, by itself or by a code, with any cards."""

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from command import sosie
from server.running import Running

FRENCH_NAMES = re.compile(r"malin|rapide|futée|vif|joyeux|attentif|gai|sage")

# What other processes work out, on a machine that has much else to do.
SLOW_MS = 60_000


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/\w{5}$"))
    return page.url[-5:]


def symbols(page: Page) -> list[list[str]]:
    cards = page.locator(".hero svg[data-card]")
    expect(cards).to_have_count(2, timeout=SLOW_MS)
    return [
        [str(one.get_attribute("data-symbol")) for one in card.locator("[data-symbol]").all()] for card in cards.all()
    ]


def test_a_newcomer_is_in_a_game_against_bots_by_one_touch(server: Running, new_page: NewPage) -> None:
    page = new_page(language="fr")
    page.goto("/")
    page.get_by_role("button", name="Jouer").click()
    code = code_of(page)
    with server.client() as client:
        table = client.get(f"/api/tables/{code}").json()
    assert table["phase"] in {"dealing", "playing"}
    assert FRENCH_NAMES.search(table["seats"][0]["name"])
    assert [seat.get("bot") for seat in table["seats"][1:]] == ["child", "child", "adult"]


def test_what_the_two_cards_share_lights_up_on_both_when_it_is_touched(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    first, second = symbols(page)
    counted = Counter([*first, *second])
    shared = [symbol for symbol, times in counted.items() if times == 2]
    assert len(shared) == 1
    other = next(symbol for symbol in first if symbol not in shared)
    page.locator(f".hero [data-symbol={other}]").first.tap()
    expect(page.locator(f".hero [data-symbol={other}].wrong")).to_have_count(1)
    page.locator(f".hero [data-symbol={shared[0]}]").first.tap()
    expect(page.locator(f".hero [data-symbol={shared[0]}].right")).to_have_count(2)


def test_the_chosen_edition_is_played_with_and_remembered(server: Running, new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_text("Ring quest").click()
    page.get_by_role("button", name="Host a table").click()
    code = code_of(page)
    with server.client() as client:
        table = client.get(f"/api/tables/{code}").json()
    assert (table["phase"], table["edition"], table["settings"]["games"]) == ("lobby", "ring", ["ring-tower"])
    page.goto("/")
    expect(page.get_by_role("radio", name="Ring quest")).to_be_checked()


@pytest.mark.parametrize("written", ["{code}", " {lower} ", "https://play.example.org/t/{lower}?from=mail"])
def test_a_code_is_read_as_people_write_it(server: Running, new_page: NewPage, written: str) -> None:
    with server.client() as client:
        code = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()["code"]
    page = new_page()
    page.goto("/")
    page.get_by_label("Got a code?").fill(written.format(code=code, lower=code.lower()))
    assert code_of(page) == code
    expect(page.get_by_text("Ada is here.")).to_be_visible()


def test_a_deck_of_ones_own_is_brought_and_played_with(server: Running, new_page: NewPage, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("apple\nbread\ncheese\nmilk\nsalt\nhoney\nfish")
    sosie("make", str(words), "-o", str(tmp_path / "market.sosie"), "--name", "Market")
    page = new_page()
    page.goto("/decks")
    page.locator("input[type=file]").set_input_files(tmp_path / "market.sosie")
    expect(page.get_by_role("heading", name="Market")).to_be_visible(timeout=SLOW_MS)
    page.get_by_role("link", name="Play").first.click()
    expect(page.get_by_role("radio", name="Market")).to_be_checked(timeout=SLOW_MS)
    page.get_by_role("button", name="Play now").click()
    code = code_of(page)
    with server.client() as client:
        table = client.get(f"/api/tables/{code}").json()
    assert table["phase"] in {"dealing", "playing"}
    assert len(table["edition"]) == 12


def test_what_is_no_deck_is_refused_kindly(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "no.sosie").write_text("no deck")
    page = new_page(language="de")
    page.goto("/decks")
    page.locator("input[type=file]").set_input_files(tmp_path / "no.sosie")
    expect(page.get_by_role("alert")).to_contain_text("Dieses Spiel kann Sosie nicht lesen.", timeout=SLOW_MS)


def test_what_is_set_holds_at_once_and_is_kept(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_role("dialog").get_by_text("Dark", exact=True).click()
    page.get_by_role("dialog").get_by_text("Español", exact=True).click()
    expect(page.get_by_role("dialog", name="Ajustes")).to_be_visible()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['sosie.preferences']).name") == "Zoé"


def test_without_a_network_the_page_opens_and_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()


def test_an_address_that_names_nothing_leads_back(new_page: NewPage) -> None:
    page = new_page()
    answer = page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
