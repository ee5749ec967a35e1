"""The first screen: one touch to a table, by itself or by a code, with any cards."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.pages import NewPage
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
    # The cards go on after a while, and a busy machine may need longer to look at them.
    page.clock.install(time=0)
    page.clock.pause_at(1)
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


def test_without_a_network_the_page_opens_and_says_so(new_page: NewPage) -> None:
    page = new_page(watched=False)  # The browser complains, too.
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()


def test_an_address_that_names_nothing_leads_back(new_page: NewPage) -> None:
    page = new_page(watched=False)  # The browser complains of every 404.
    answer = page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
