"""After the game: the podium, reaction times and the replay."""

import re

from playwright.sync_api import Route, expect

from browser.pages import NewPage
from browser.people import play
from browser.tables import Lay


def test_end_shows_winner_and_reaction_times(lay: Lay, small_zoo: str) -> None:
    table = lay(small_zoo)
    ada, ben = table.host, table.join("Ben")
    table.start()
    while not ada.has_ended():
        ada.play_on()
    for words in ("Fastest spot", "Slowest symbol", "Every spot, in order"):
        expect(ada.page.get_by_text(words, exact=True)).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada wins!")
    expect(ben.page.get_by_role("list", name="Podium").get_by_role("listitem").last).to_contain_text("You")
    expect(ben.page.get_by_text("Nothing spotted this time. The eye learns quickly.")).to_be_visible()
    expect(ben.page.get_by_role("list", name="Usually within").get_by_role("listitem")).to_have_count(1)


def test_podium_counts_cards_before_playoff_is_saved(lay: Lay) -> None:
    # Five rounds of Hot Potato with eight players leave at least two without cards, who play off.
    table = lay("classic", games=["hot-potato"])
    table.host.page.route("**/api/tables/*/games", first_game_only)
    for _ in range(7):
        table.add_bot("Lightning")
    table.start()
    steps = table.host.page.get_by_role("list", name="Podium").get_by_role("listitem")
    expect(steps.first).to_be_visible(timeout=90_000)
    expect(steps.first).to_contain_text("0 cards")


def first_game_only(route: Route) -> None:
    """Respond like a server that has saved the first game only."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json()[:1])


def test_replay_link_opens_and_steps_through(lay: Lay, new_page: NewPage, small_zoo: str) -> None:
    table = lay(small_zoo)
    table.join("Ben")
    table.start()
    play(*table.people)
    table.host.page.get_by_role("link", name="Watch the replay").click()
    table.host.page.wait_for_url("**/replay/*")
    page = new_page()
    page.goto(table.host.page.url)
    page.get_by_role("button", name="Pause").click()
    slider, announced = page.get_by_role("slider", name="Moment of the game"), page.locator("p[aria-live]")
    slider.press("Home")
    expect(announced).to_have_text("The cards are dealt.")
    page.get_by_role("button", name="One ruling forward").click()
    expect(announced).to_contain_text("called")
    first, at = announced.inner_text(), float(slider.input_value())
    page.keyboard.press("ArrowRight")
    expect(announced).not_to_have_text(first)
    assert float(slider.input_value()) > at
    page.keyboard.press("ArrowLeft")
    expect(announced).to_have_text(first)
    slider.press("End")
    expect(announced).to_have_text(re.compile(r"wins!$"))
    page.get_by_role("button", name="From the start").click()
    page.get_by_role("button", name="4\u00d7").click()
    expect(page.get_by_role("button", name="From the start")).to_be_visible()


def test_unknown_replay_is_explained_kindly(new_page: NewPage) -> None:
    page = new_page(language="fr", watched=False)  # The browser logs every 404.
    page.goto("/replay/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("Cette partie n'est pas ici")
