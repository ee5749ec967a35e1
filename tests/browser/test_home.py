"""The home page: starting a game, joining by code and choosing cards."""

import re
from collections import Counter

import numpy as np
from playwright.sync_api import Page, expect

from browser.pages import SLOW_MS, NewPage, await_offline_pages, stop_clock
from sampling import is_thorough
from server.running import Running
from sosie.cards import CardDesign, Mark
from sosie.cards.drawing import render
from sosie.editions import EDITIONS, edition

FRENCH_NAMES = re.compile(r"malin|rapide|futée|vif|joyeux|attentif|gai|sage")


_CARD_NUMBERS = "(cards) => cards.map((card) => Number(card.dataset.card))"
_NAMES = "(symbols) => symbols.map((symbol) => symbol.dataset.symbol)"
_ON_SCREEN = """(card, points) => points.map(([x, y]) => {
    const point = new DOMPoint(x, y).matrixTransform(card.getScreenCTM());
    return [point.x, point.y];
})"""


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/\w{5}$"))
    return page.url[-5:]


def symbols(page: Page) -> list[list[str]]:
    cards = page.locator(".hero svg[data-card]")
    expect(cards).to_have_count(2, timeout=SLOW_MS)
    return [
        [str(one.get_attribute("data-symbol")) for one in card.locator("[data-symbol]").all()] for card in cards.all()
    ]


def test_one_touch_starts_a_game_against_bots(server: Running, new_page: NewPage) -> None:
    page = new_page(language="fr")
    page.goto("/")
    page.get_by_role("button", name="Jouer").click()
    code = code_of(page)
    with server.client() as client:
        table = client.get(f"/api/tables/{code}").json()
    assert table["phase"] in {"dealing", "playing"}
    assert FRENCH_NAMES.search(table["seats"][0]["name"])
    assert [seat.get("bot") for seat in table["seats"][1:]] == ["child", "child", "adult"]


def test_touched_match_lights_up_on_both_cards(new_page: NewPage) -> None:
    page = new_page("phone-on-its-side")
    stop_clock(page)  # The cards change after a while.
    page.goto("/")
    first, second = symbols(page)
    for card in page.locator(".hero svg[data-card]").all():
        expect(card).to_be_in_viewport(ratio=1)
    counted = Counter([*first, *second])
    shared = [symbol for symbol, times in counted.items() if times == 2]
    assert len(shared) == 1
    other = next(symbol for symbol in first if symbol not in shared)
    page.locator(f".hero [data-symbol={other}]").first.tap()
    expect(page.locator(f".hero [data-symbol={other}].wrong")).to_have_count(1)
    page.locator(f".hero [data-symbol={shared[0]}]").first.tap()
    expect(page.locator(f".hero [data-symbol={shared[0]}].right")).to_have_count(2)


def test_touch_anywhere_on_a_symbol_selects_it(new_page: NewPage) -> None:
    page = new_page()
    stop_clock(page)
    with page.expect_response(lambda answer: "/silhouettes" in answer.url and answer.ok, timeout=SLOW_MS):
        page.goto("/")
    first, second = symbols(page)
    for number in page.locator(".hero svg[data-card]").evaluate_all(_CARD_NUMBERS):
        for mark in CardDesign(edition("classic")).card(number).marks:
            if mark.symbol.id in first and mark.symbol.id in second:
                continue  # A right touch changes the cards.
            for x, y in page.locator(f".hero svg[data-card='{number}']").evaluate(_ON_SCREEN, spots(mark)):
                page.mouse.click(x, y)
                assert page.locator(".hero .wrong").evaluate_all(_NAMES) == [mark.symbol.id]


def spots(mark: Mark) -> list[tuple[float, float]]:
    """Return points all over a symbol, in radii of its card."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">{mark.svg("en", "")}</svg>'
    visible = np.argwhere(render(svg, 400)[..., 3] > 200)
    chosen = visible[np.linspace(0, len(visible) - 1, 9 if is_thorough() else 3).astype(int)]
    return [((column + 0.5) / 200 - 1, (row + 0.5) / 200 - 1) for row, column in chosen.tolist()]


def test_chosen_edition_is_played_and_remembered(server: Running, new_page: NewPage) -> None:
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


def test_code_is_accepted_in_any_form(server: Running, new_page: NewPage) -> None:
    with server.client() as client:
        code = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()["code"]
    page = new_page()
    for written in (code, f" {code.lower()} ", f"https://play.example.org/t/{code.lower()}?from=mail"):
        page.goto("/")
        page.get_by_label("Got a code?").fill(written)
        assert code_of(page) == code
        expect(page.get_by_text("Ada is here.")).to_be_visible()


def test_offline_page_opens_with_a_notice(new_page: NewPage) -> None:
    page = new_page(offline=True, watched=False)  # The browser logs failed requests.
    page.goto("/")
    await_offline_pages(page)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()


def test_not_found_page_links_home(new_page: NewPage) -> None:
    page = new_page(watched=False)  # The browser logs every 404.
    answer = page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Page not found.")).to_be_visible()
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_play_on_each_built_in_deck_opens_home(new_page: NewPage) -> None:
    page = new_page()
    for deck in EDITIONS:
        page.goto("/decks")
        title = edition(deck).title["en"]
        heading = page.get_by_role("heading", name=title, exact=True)
        page.get_by_role("article").filter(has=heading).get_by_role("link", name="Play").click()
        expect(page.get_by_role("radio", name=title)).to_be_checked()
        expect(page.get_by_role("button", name="Play now")).to_be_enabled()


def test_error_page_recovers_by_its_link_home(server: Running, new_page: NewPage) -> None:
    page = new_page(watched=False)  # The crash is reported on the console.
    with server.client() as client:
        doubled = client.get("/api/editions").json() * 2
    page.route("**/api/editions", lambda route: route.fulfill(json=doubled))
    page.goto("/")
    expect(page.get_by_role("link", name="To the start")).to_be_visible()
    page.unroute("**/api/editions")
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
