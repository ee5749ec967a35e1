"""All screens of the client, and functions that open them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from browser.pages import NewPage
from browser.people import play
from browser.tables import Lay, Table

GAMES = ("tower", "well", "hot-potato", "poisoned-gift", "triplet", "catch-them-all", "ring-tower")
LANGUAGES = {"en": "English", "fr": "Français", "es": "Español", "de": "Deutsch"}


@dataclass(frozen=True)
class Stage:
    """The setup of screens: functions that open pages, the cards, and the number of bots."""

    lay: Lay
    new_page: NewPage
    cards: str
    """The deck of most games; the Ring Tower has its own."""
    few_cards: str
    """The deck of games that are played to their end."""
    bots: int = 0
    looks: Mapping[str, Any] = field(default_factory=dict)

    def page(self, path: str, **more: Any) -> Page:
        page = self.new_page(**self.looks, **more)
        page.goto(path)
        return page

    def table(self, cards: str = "", **settings: Any) -> Table:
        """Create a table for two people, or for one and bots."""
        table = self.lay(cards or self.cards, looks=self.looks, **settings)
        for _ in range(self.bots):
            table.add_bot()
        if not self.bots:
            table.join("Ben")
        return table


def home(stage: Stage) -> Page:
    page = stage.page("/")
    expect(page.get_by_role("group", name="The other card")).to_be_visible()
    return page


def settings(stage: Stage) -> Page:
    page = stage.page("/learn")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Left-handed")).to_be_visible()
    return page


def learn(stage: Stage) -> Page:
    page = stage.page("/learn")
    expect(page.get_by_role("heading", name="The Ring Tower")).to_be_visible()
    return page


def decks(stage: Stage) -> Page:
    page = stage.page("/decks")
    expect(page.get_by_role("heading", name="Ring quest")).to_be_visible()
    return page


def privacy(stage: Stage) -> Page:
    page = stage.page("/privacy")
    expect(page.get_by_text("For 90 days.")).to_be_visible()
    return page


def practice(stage: Stage) -> Page:
    page = stage.page("/practice")
    expect(page.get_by_role("group", name="The card in the centre").first).to_be_visible()
    return page


def not_found(stage: Stage) -> Page:
    page = stage.page("/nothing/here", watched=False)  # The browser logs every 404.
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def no_table(stage: Stage) -> Page:
    page = stage.page("/t/ZZZZZ", watched=False)  # The browser logs every 404.
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def join(stage: Stage) -> Page:
    page = stage.page(f"/t/{stage.table().code}")
    expect(page.get_by_role("button", name="Just watch")).to_be_visible()
    return page


def lobby(stage: Stage) -> Page:
    return stage.table().host.page


def lobby_of_a_guest(stage: Stage) -> Page:
    return stage.table().join("Cleo", **stage.looks).page


def lobby_of_a_person(stage: Stage) -> Page:
    table = stage.table()
    table.join("Cleo")
    page = table.host.page
    page.get_by_role("button", name="Cleo: more").click()
    expect(page.get_by_role("button", name="Remove and keep out")).to_be_visible()
    return page


def removed(stage: Stage) -> Page:
    table = stage.table()
    guest = table.join("Cleo", **stage.looks).page
    table.host.page.get_by_role("button", name="Cleo: more").click()
    table.host.press("Remove")
    expect(guest.get_by_role("button", name="Ask to join again")).to_be_visible()
    return guest


def locked(stage: Stage) -> Page:
    table = stage.table()
    table.host.press("Lock")
    expect(table.host.page.get_by_role("button", name="Unlock", exact=True)).to_be_visible()
    page = stage.page(f"/t/{table.code}")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def game(name: str) -> Callable[[Stage], Page]:
    """Return a function that opens a mini-game."""

    def open_game(stage: Stage) -> Page:
        table = stage.table("ring" if name == "ring-tower" else "", games=[name])
        table.start()
        return table.host.page

    return open_game


def menu(stage: Stage) -> Page:
    page = game("tower")(stage)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def tie(stage: Stage) -> Page:
    table = stage.lay(stage.cards, looks=stage.looks, tie_ms=200, take_ms=10_000)
    table.join("Ben")
    table.start()
    table.tie()
    return table.host.page


def choice(stage: Stage) -> Page:
    table = stage.lay(stage.few_cards, looks=stage.looks, kind="tournament", games=["tower", "well", "poisoned-gift"])
    ben = table.join("Ben", **stage.looks)
    table.start()
    while not ben.page.get_by_role("heading", name="You choose what is next").is_visible():
        table.host.play_on()
    return ben.page


def end(stage: Stage) -> Page:
    table = stage.table(stage.few_cards)
    table.start()
    play(*table.people)
    expect(table.host.page.get_by_role("link", name="Watch the replay")).to_be_visible()
    return table.host.page


def end_of_a_match(stage: Stage) -> Page:
    table = stage.table(stage.few_cards, kind="match", games=["tower", "well"])
    table.start()
    play(*table.people)
    expect(table.host.page.get_by_role("region", name="Who won what")).to_be_visible()
    return table.host.page


def replay(stage: Stage) -> Page:
    page = end(stage)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Pause").click()
    return page


def other_window(stage: Stage) -> Page:
    first = lobby(stage)
    first.context.new_page().goto(first.url)
    expect(first.get_by_role("button", name="Play here")).to_be_visible()
    return first


SCREENS: Mapping[str, Callable[[Stage], Page]] = {
    "home": home,
    "settings": settings,
    "learn": learn,
    "decks": decks,
    "privacy": privacy,
    "practice": practice,
    "not-found": not_found,
    "no-table": no_table,
    "join": join,
    "lobby": lobby,
    "lobby-of-a-guest": lobby_of_a_guest,
    "lobby-of-a-person": lobby_of_a_person,
    "removed": removed,
    "locked": locked,
    **{name: game(name) for name in GAMES},
    "menu": menu,
    "tie": tie,
    "choice": choice,
    "end": end,
    "end-of-a-match": end_of_a_match,
    "replay": replay,
    "other-window": other_window,
}


def set_language(page: Page, language: str) -> None:
    """Change the language of a page, by the settings if they are open, or else in local storage."""
    chosen = page.get_by_role("dialog").get_by_role("radio", name=LANGUAGES[language])
    if chosen.is_visible():
        chosen.check(force=True)
    else:
        page.evaluate(f"localStorage['sosie.preferences'] = {_with_language(page, language)}")
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def _with_language(page: Page, language: str) -> str:
    preferences = json.loads(page.evaluate("localStorage['sosie.preferences'] ?? '{}'"))
    return json.dumps(json.dumps(preferences | {"language": language}))
