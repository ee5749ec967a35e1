"""After the game: the podium, reaction times and the replay."""

import re

from playwright.sync_api import Page, expect

from browser.pages import NewPage
from browser.stage import Stage

_COLLECT_GOALS = """() => {
    window.goals = [];
    const collect = () => {
        const goal = document.querySelector(".next .goal")?.textContent.trim();
        if (goal && !window.goals.includes(goal)) window.goals.push(goal);
    };
    new MutationObserver(collect).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_end_shows_winner_and_reaction_times(stage: Stage, small_zoo: str) -> None:
    table = stage.table(small_zoo)
    ada, ben = table.host, table.person("Ben")
    table.start()
    stage.play(ada)
    for words in ("Fastest call", "Slowest symbol", "Every call, in order"):
        stage.shows(ada.page.get_by_text(words, exact=True))
    stage.reads(ada.page.get_by_role("heading", level=1), "You win!")
    stage.reads(ben.page.get_by_role("heading", level=1), "Ada wins!")
    stage.reads(ben.page.get_by_role("list", name="Podium").get_by_role("listitem").last, "You")
    stage.shows(ben.page.get_by_text("Nothing found this time. It gets easier with practice."))
    assert ben.page.get_by_role("list", name="Typical time").get_by_role("listitem").count() == 1


def test_podium_counts_cards_before_playoff_is_saved(stage: Stage) -> None:
    # The host does nothing, so she loses every round of Hot Potato; the bots have no cards, and play off.
    table = stage.table("classic", games=["hot-potato"])
    page = table.host.page
    stage.api.store.keeps = lambda row: row.number == 0
    page.evaluate(_COLLECT_GOALS)
    for _ in range(3):
        table.add_bot("Lightning")
    table.start()
    steps = page.get_by_role("list", name="Podium").get_by_role("listitem")
    stage.until(lambda: steps.count() > 0, most_ms=300_000)
    stage.reads(steps.first, "0 cards")
    # The banner named those who had no cards, and nobody else.
    # Of several play-offs, the first.
    banner = next(goal for goal in page.evaluate("window.goals") if goal.endswith(" play for first place."))
    without = steps.filter(has_text=re.compile(r"\b0 cards")).all_inner_texts()
    named = set(re.split(r", | and ", banner.removesuffix(" play for first place.")))
    assert named == {name for text in without for line in text.splitlines() for name in names_in(line)}


def names_in(line: str) -> list[str]:
    """Return the names in a line of the podium, which may be a rank or a number of cards."""
    return [] if re.match(r"Place|\d", line) else [name for name in re.split(r",\s*", line.strip()) if name]


def test_replay_link_opens_and_steps_through(stage: Stage, small_zoo: str) -> None:
    page = stage.new_page()
    stage.goto(page, played_replay(stage, small_zoo))
    stage.press(page, "Pause")
    slider, announced = page.get_by_role("slider", name="Time in the game"), page.locator("p[aria-live]")
    slider.press("Home")
    stage.reads(announced, "The cards are dealt.")
    stage.press(page, "Next call")
    stage.reads(announced, "got it")
    first, at = announced.inner_text(), float(slider.input_value())
    page.keyboard.press("ArrowRight")
    stage.until(lambda: announced.inner_text() != first)
    assert float(slider.input_value()) > at
    page.keyboard.press("ArrowLeft")
    stage.reads(announced, first)
    slider.press("End")
    stage.reads(announced, re.compile(r"wins!$|^A tie: "))
    stage.press(page, "From the start")
    stage.press(page, "4\u00d7")
    stage.shows(page.get_by_role("button", name="From the start"))


def test_replay_teaches_misses_and_shares_moments(stage: Stage, small_zoo: str) -> None:
    page = stage.new_page(permissions=["clipboard-read", "clipboard-write"])
    stage.goto(page, f"{played_replay(stage, small_zoo)}?at=1")
    stage.shows(page.get_by_role("button", name="Play"))
    rings = page.locator("[data-card] .right")
    assert rings.count() == 0
    stage.press(page, "Next call")
    stage.shows(page.get_by_text(re.compile(r"Ben had .+\ss to call .+\.")))
    stage.press(page, "Misses")
    stage.click(page.get_by_role("dialog").get_by_text("Ben", exact=True))
    misses = page.get_by_role("dialog").get_by_role("listitem")
    stage.reads(misses.first, "then Ada called")
    assert 1 <= misses.count() <= 5
    misses.first.get_by_role("button").click()
    stage.until(lambda: rings.count() == 2)
    calls = page.get_by_role("group", name="What each player could call now")
    stage.shows(calls.get_by_role("button", name=re.compile("^Ben"), pressed=True))
    stage.press(page, "Share")
    stage.press(page, re.compile("^Link to this moment"))
    stage.shows(page.get_by_role("button", name="Copied"))
    assert re.search(r"/replay/[\w-]+\?at=\d+$", page.evaluate("navigator.clipboard.readText()"))
    assert downloaded(page, "Picture of the match").startswith(b"\x89PNG")


def played_replay(stage: Stage, edition: str) -> str:
    """Play a game that Ada wins, and return the address of its replay."""
    table = stage.table(edition)
    ada = table.host
    table.scripted("Ben")
    table.start()
    stage.play(ada)
    stage.click(ada.page.get_by_role("link", name="Watch the replay"))
    stage.until(lambda: "/replay/" in ada.page.url)
    return ada.page.url


def downloaded(page: Page, button: str) -> bytes:
    """Press a button, and return the file that it makes."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return download.value.path().read_bytes()


def test_unknown_replay_is_explained_kindly(new_page: NewPage) -> None:
    page = new_page(language="fr", watched=False)  # The browser logs every 404.
    page.goto("/replay/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("Partie introuvable")
