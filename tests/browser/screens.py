"""All screens of the client, and functions that open them."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from browser.pages import NewPage
from browser.people import play
from browser.studio_screens import STUDIO_SCREENS
from browser.tables import ABSENT, NewTable, Table
from browser.tvs import TV
from sosie.languages import own_texts
from sosie.rules import MINI_GAMES, known_game

GAMES = tuple(game.name for game in MINI_GAMES)
_PRACTISED = """() => {
    const times = (around) => Array.from({ length: 30 }, (_, at) => around + 60 * (at - 15));
    const weeks = { "2026-10-26": times(3400), "2026-11-02": times(2900), "2026-11-09": [2100, 4000] };
    const symbols = { igloo: [5200, 4800], cat: [3900, 3700], anchor: [2000, 2100] };
    localStorage["sosie.practice.classic"] = JSON.stringify({ symbols, weeks });
}"""
# Ten pairs of today and of yesterday, by the clock of the browser.
_FINISHED_TRIES = """() => {
    const dateOf = (moment) => [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(
        (part) => String(part).padStart(2, "0")).join("-");
    const [today, yesterday] = [new Date(), new Date()];
    yesterday.setDate(today.getDate() - 1);
    const times = [1610, 2350, 1180, 3120, 1490, 5240, 2010, 1720, 2480, 1330];
    const calls = times.map((ms, at) => ({ ms, wrong: at === 6 ? 1 : 0 }));
    const finished = { begun: 0, shown: 0, wrong: 0, calls };
    const slower = { ...finished, calls: calls.map(({ ms, wrong }) => ({ ms: Math.round(1.2 * ms), wrong })) };
    localStorage["sosie.today"] = JSON.stringify(
        [{ ...finished, date: dateOf(today) }, { ...slower, date: dateOf(yesterday) }]);
}"""
_POST = """async ([path, about]) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(about) });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
}"""


@dataclass(frozen=True)
class Stage:
    """The setup of screens: functions that open pages, the cards, and the number of bots."""

    new_table: NewTable
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
        absent = () if self.bots else ABSENT[:1]
        table = self.new_table(cards or self.cards, looks=self.looks, absent=absent, **settings)
        for _ in range(self.bots):
            table.add_bot()
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


def shared_deck(stage: Stage) -> Page:
    page = stage.page(f"/decks/{stage.few_cards}")
    expect(page.get_by_role("link", name="Copy and change")).to_be_visible()
    return page


def privacy(stage: Stage) -> Page:
    page = stage.page("/privacy")
    expect(page.get_by_text("For 90 days.")).to_be_visible()
    return page


def practice(stage: Stage) -> Page:
    page = stage.page("/practice")
    expect(page.get_by_role("group", name="The card in the centre").first).to_be_visible()
    return page


def practice_progress(stage: Stage) -> Page:
    page = stage.page("/learn")
    page.evaluate(_PRACTISED)
    page.goto("/practice")
    page.get_by_role("button", name="Your progress").click()
    expect(page.get_by_role("dialog")).to_contain_text("These come more often")
    return page


def today(stage: Stage) -> Page:
    page = stage.page("/today")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    return page


def today_result(stage: Stage) -> Page:
    page = stage.page("/learn")
    page.evaluate(_FINISHED_TRIES)
    page.goto("/today")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
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
    page.get_by_role("button", name="Options for Cleo").click()
    expect(page.get_by_role("button", name="Remove and keep out")).to_be_visible()
    return page


def removed(stage: Stage) -> Page:
    table = stage.table()
    guest = table.join("Cleo", **stage.looks).page
    table.host.page.get_by_role("button", name="Options for Cleo").click()
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
        table = stage.table("ring" if known_game(name).needs_marked_symbol else "", games=[name])
        table.start()
        return table.host.page

    return open_game


def menu(stage: Stage) -> Page:
    page = game("tower")(stage)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def tie(stage: Stage) -> Page:
    table = stage.new_table(stage.cards, looks=stage.looks, tie_ms=200, take_ms=10_000)
    table.join("Ben")
    table.start()
    table.tie()
    return table.host.page


def choice(stage: Stage) -> Page:
    table = stage.new_table(
        stage.few_cards, looks=stage.looks, kind="tournament", games=["tower", "well", "poisoned-gift"]
    )
    ben = table.join("Ben", **stage.looks)
    table.start()
    while not ben.page.get_by_role("heading", name="You choose what is next").is_visible():
        table.host.play_on()
    return ben.page


def end(stage: Stage) -> Page:
    if stage.bots:
        table = stage.table(stage.few_cards)
        table.start()
        play(*table.people)
    else:
        table = stage.new_table(stage.few_cards, looks=stage.looks, absent=ABSENT)
        table.finish_game()
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
    page.get_by_role("slider").press("Home")
    page.get_by_role("button", name="Show matches").click()
    expect(page.locator("[data-card] .right").first).to_be_visible()
    return page


def replay_misses(stage: Stage) -> Page:
    page = replay(stage)
    page.get_by_role("button", name="Misses").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def other_window(stage: Stage) -> Page:
    first = lobby(stage)
    first.context.new_page().goto(first.url)
    expect(first.get_by_role("button", name="Play here")).to_be_visible()
    return first


def around_setup(stage: Stage) -> Page:
    page = stage.page("/around", size=(1180, 820))
    expect(page.get_by_role("button", name="Choose the game")).to_be_visible()
    return page


def around_screen(stage: Stage) -> Page:
    """Return the page of four people around a tablet, before the first call."""
    page = around_setup(stage)
    for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 1):
        if number > 2:
            page.get_by_role("button", name="More").click()
        page.get_by_label(f"Player {number},").fill(name)
    page.get_by_role("button", name="Choose the game").click()
    page.get_by_role("button", name="Play The Tower").click()
    expect(page.locator("[role=group][data-card]:has([data-symbol])")).to_have_count(5)
    return page


def tv_lobby(stage: Stage) -> Page:
    page = stage.page("/tv", size=TV)
    expect(page.get_by_alt_text("QR code of the table")).to_be_visible()
    return page


def tv_game(stage: Stage) -> Page:
    """Return a TV before the first call; the second player is not connected."""
    page = stage.page("/learn", size=TV)
    screen = post(page, "screens", {"edition": stage.cards, "settings": {"games": ["tower"]}})
    page.evaluate("(screen) => (localStorage['sosie.screen'] = JSON.stringify(screen))", screen)
    phone = stage.page(f"/t/{screen['code']}")
    phone.get_by_label("Your name").fill("Ada")
    phone.get_by_role("button", name="Join").click()
    expect(phone.get_by_role("button", name="Leave")).to_be_visible()
    post(page, f"tables/{screen['code']}/seats", {"name": "Ben"})
    phone.get_by_role("button", name=re.compile("^Play The Tower")).click()
    page.goto("/tv")
    expect(page.get_by_role("img", name="The card in the centre")).to_be_visible()
    return page


def event_setup(stage: Stage) -> Page:
    page = stage.page("/event")
    expect(page.get_by_role("button", name="Open", exact=True)).to_be_enabled()
    return page


def event_join(stage: Stage) -> Page:
    page = stage.page("/learn")
    page.goto(f"/e/{new_event(page, stage)['code']}")
    expect(page.get_by_role("button", name="Join")).to_be_visible()
    return page


def event_waiting(stage: Stage) -> Page:
    page = event_join(stage)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="Hello Ada!")).to_be_visible()
    return page


def event_host(stage: Stage) -> Page:
    page = stage.page("/learn", size="desktop")
    event = new_event(page, stage)
    code = event["code"]
    for name in ("Ada", "Ben", "Cleo"):
        post(page, f"events/{code}/people", {"name": name})
    page.goto(f"/e/{code}#host={event['token']}")
    page.get_by_role("button", name="Seat everybody").click()
    expect(page.get_by_role("heading", name="Table 1")).to_be_visible()
    return page


def event_board(stage: Stage) -> Page:
    page = event_host(stage)
    page.get_by_role("link", name="Show the board").click()
    expect(page.get_by_role("heading", name="Table 1")).to_be_visible()
    return page


def class_setup(stage: Stage) -> Page:
    page = stage.page("/class", size="desktop")
    expect(page.get_by_text("it works without a network from here on")).to_be_visible()
    return page


def class_board(stage: Stage) -> Page:
    page = class_setup(stage)
    page.get_by_role("button", name="Start", exact=True).click()
    page.keyboard.press("Shift+Digit1")
    page.keyboard.press("Digit2")
    expect(page.locator("[data-card] .right").first).to_be_visible()
    return page


def new_event(page: Page, stage: Stage) -> Any:
    """Open an event, and return its code and the token of its host."""
    return post(page, "events", {"edition": stage.cards, "settings": {"size": 2}})


def post(page: Page, path: str, about: Mapping[str, Any]) -> Any:
    # From within the page: only the browser knows the address of `HOME`.
    return page.evaluate(_POST, [f"/api/{path}", about])


SCREENS: Mapping[str, Callable[[Stage], Page]] = {
    "home": home,
    "settings": settings,
    "learn": learn,
    "decks": decks,
    "shared-deck": shared_deck,
    **STUDIO_SCREENS,
    "privacy": privacy,
    "practice": practice,
    "practice-progress": practice_progress,
    "today": today,
    "today-result": today_result,
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
    "around-setup": around_setup,
    "around": around_screen,
    "tv": tv_lobby,
    "tv-game": tv_game,
    "event-setup": event_setup,
    "event-join": event_join,
    "event-waiting": event_waiting,
    "event-host": event_host,
    "event-board": event_board,
    "class-setup": class_setup,
    "class-board": class_board,
    "choice": choice,
    "end": end,
    "end-of-a-match": end_of_a_match,
    "replay": replay,
    "replay-misses": replay_misses,
    "other-window": other_window,
}


def set_language(page: Page, language: str) -> None:
    """Change the language of a page, by the settings if they are open, or else in local storage."""
    label = page.get_by_role("dialog").get_by_text(own_texts(language, "language")["name"], exact=True)
    if label.is_visible():
        label.click()
    else:
        page.evaluate(f"localStorage['sosie.preferences'] = {_with_language(page, language)}")
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def _with_language(page: Page, language: str) -> str:
    preferences = json.loads(page.evaluate("localStorage['sosie.preferences'] ?? '{}'"))
    return json.dumps(json.dumps(preferences | {"language": language}))
