"""After the game: the podium, reaction times and the replay."""

import re

from playwright.sync_api import Route, expect

from browser.pages import SLOW_MS, STILL, NewPage
from browser.people import play
from browser.tables import NewTable

_COLLECT_GOALS = """() => {
    window.goals = [];
    const collect = () => {
        const goal = document.querySelector(".next .goal")?.textContent.trim();
        if (goal && !window.goals.includes(goal)) window.goals.push(goal);
    };
    new MutationObserver(collect).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_end_shows_winner_and_reaction_times(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    ada, ben = table.host, table.join("Ben")
    table.start()
    while not ada.has_ended():
        ada.play_on()
    for words in ("Fastest call", "Slowest symbol", "Every call, in order"):
        expect(ada.page.get_by_text(words, exact=True)).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada wins!")
    expect(ben.page.get_by_role("list", name="Podium").get_by_role("listitem").last).to_contain_text("You")
    expect(ben.page.get_by_text("Nothing found this time. It gets easier with practice.")).to_be_visible()
    expect(ben.page.get_by_role("list", name="Typical time").get_by_role("listitem")).to_have_count(1)


def test_result_says_how_fewest_cards_win(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo, games=["well"])
    ada = table.host
    table.join("Ben")
    table.start()
    while not ada.has_ended():
        ada.play_on()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ada.page.get_by_text("3 cards fewer than Ben.", exact=True)).to_be_visible()


def test_podium_counts_cards_before_playoff_is_saved(new_table: NewTable) -> None:
    # The host does nothing, so she loses every round of Hot Potato; the bots have no cards, and play off.
    table = new_table("classic", looks=STILL, games=["hot-potato"])
    page = table.host.page
    page.route("**/api/tables/*/games", first_game_only)
    page.evaluate(_COLLECT_GOALS)
    for _ in range(3):
        table.add_bot("Lightning")
    table.start()
    steps = page.get_by_role("list", name="Podium").get_by_role("listitem")
    expect(steps.first).to_be_visible(timeout=SLOW_MS)
    expect(steps.first).to_contain_text("0 cards")
    # The banner named those who had no cards, and nobody else.
    # Of several play-offs, the first.
    banner = next(goal for goal in page.evaluate("window.goals") if goal.endswith(" play for first place."))
    without = steps.filter(has_text=re.compile(r"\b0 cards")).all_inner_texts()
    named = set(re.split(r", | and ", banner.removesuffix(" play for first place.")))
    assert named == {name for text in without for line in text.splitlines() for name in names_in(line)}


def names_in(line: str) -> list[str]:
    """Return the names in a line of the podium, which may be a rank or a number of cards."""
    return [] if re.match(r"Place|\d", line) else [name for name in re.split(r",\s*", line.strip()) if name]


def first_game_only(route: Route) -> None:
    """Respond like a server that has saved the first game only."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json()[:1])


def test_replay_link_opens_and_steps_through(new_table: NewTable, new_page: NewPage, small_zoo: str) -> None:
    table = new_table(small_zoo)
    table.join("Ben")
    table.start()
    play(*table.people)
    table.host.page.get_by_role("link", name="Watch the replay").click()
    table.host.page.wait_for_url("**/replay/*")
    page = new_page()
    page.goto(table.host.page.url)
    page.get_by_role("button", name="Pause").click()
    slider, announced = page.get_by_role("slider", name="Time in the game"), page.locator("p[aria-live]")
    slider.press("Home")
    expect(announced).to_have_text("The cards are dealt.")
    page.get_by_role("button", name="Next call").click()
    expect(announced).to_contain_text("got it")
    first, at = announced.inner_text(), float(slider.input_value())
    page.keyboard.press("ArrowRight")
    expect(announced).not_to_have_text(first)
    assert float(slider.input_value()) > at
    page.keyboard.press("ArrowLeft")
    expect(announced).to_have_text(first)
    slider.press("End")
    expect(announced).to_have_text(re.compile(r"wins!$|^A tie: "))
    page.get_by_role("button", name="From the start").click()
    page.get_by_role("button", name="4\u00d7").click()
    expect(page.get_by_role("button", name="From the start")).to_be_visible()


def test_replay_teaches_misses_and_shares_moments(new_table: NewTable, new_page: NewPage, small_zoo: str) -> None:
    table = new_table(small_zoo)
    table.join("Ben")
    table.start()
    while not table.host.has_ended():
        table.host.play_on()
    table.host.page.get_by_role("link", name="Watch the replay").click()
    table.host.page.wait_for_url("**/replay/*")
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{table.host.page.url}?at=1")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    rings = page.locator("[data-card] .right")
    expect(rings).to_have_count(0)
    page.get_by_role("button", name="Next call").click()
    expect(page.get_by_text(re.compile(r"Ben had .+\ss to call .+\."))).to_be_visible()
    page.get_by_role("button", name="Misses").click()
    page.get_by_role("dialog").get_by_text("Ben", exact=True).click()
    misses = page.get_by_role("dialog").get_by_role("listitem")
    expect(misses.first).to_contain_text("then Ada called")
    assert 1 <= misses.count() <= 5
    misses.first.get_by_role("button").click()
    expect(rings).to_have_count(2)
    calls = page.get_by_role("group", name="What each player could call now")
    expect(calls.get_by_role("button", name=re.compile("^Ben"))).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert re.search(r"/replay/[\w-]+\?at=\d+$", page.evaluate("navigator.clipboard.readText()"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture of the match").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_unknown_replay_is_explained_kindly(new_page: NewPage) -> None:
    page = new_page(language="fr", watched=False)  # The browser logs every 404.
    page.goto("/replay/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("Partie introuvable")
