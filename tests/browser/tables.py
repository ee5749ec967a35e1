"""Tables with a host and people who join by link."""

import json
import re
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from playwright.sync_api import TimeoutError, expect  # noqa: A004 - not the built-in one

from browser.pages import SLOW_MS, NewPage
from browser.people import REACTION_S, Person, Way
from server.running import Running

HOST = "Ada"
ABSENT = ("Ben", "Cleo", "Dan", "Eva", "Finn")
"""With so many people at a table, a deck of seven cards has one card to win."""
# The local storage of a seated player; existing values are kept.
_SEAT = """([token, code, name]) => {
    localStorage.getItem("sosie.token") ?? localStorage.setItem("sosie.token", token);
    localStorage.getItem("sosie.tables") ?? localStorage.setItem("sosie.tables", JSON.stringify([code]));
    localStorage.getItem("sosie.preferences") ?? localStorage.setItem("sosie.preferences", JSON.stringify({name}));
}"""


# A click as of a screen reader, at the same time on all pages.
_CLICK_LATER = """(symbol, at) => setTimeout(() => symbol.dispatchEvent(new MouseEvent("click", { bubbles: true })),
    at - Date.now())"""


@dataclass
class Table:
    """A table and its people, host first."""

    code: str
    new_page: NewPage
    people: list[Person] = field(default_factory=list)

    @property
    def host(self) -> Person:
        return self.people[0]

    def join(self, name: str, way: Way = "touch", **looks: Any) -> Person:
        """Let a person join by link."""
        person = Person(self.new_page(**looks), name, way)
        person.page.goto(f"/t/{self.code}")
        person.page.get_by_label("Your name").fill(name)
        person.press("Join")
        expect(person.page.get_by_role("button", name="I'm ready")).to_be_visible()
        self.people.append(person)
        return person

    def add_bot(self, level: str = "Calm") -> None:
        seats = self.host.page.get_by_role("list", name="Who is here").get_by_role("listitem")
        before = seats.count()
        self.host.press(f"Add a bot: {level}")
        expect(seats).to_have_count(before + 1)

    def start(self) -> None:
        """Start the game, and wait for the cards."""
        self.host.page.get_by_role("button", name=re.compile("^Play ")).click()
        for person in self.people:
            symbols = person.page.locator("[role=group][data-card] [data-symbol]")
            expect(symbols.first).to_be_visible(timeout=SLOW_MS)

    def finish_game(self) -> Person:
        """Play a game with one card to win, and return the host, who wins it."""
        self.start()
        self.host.call(*self.host.look())
        expect(self.host.page.get_by_role("list", name="Podium")).to_be_visible()
        return self.host

    def tie(self) -> None:
        """Let everybody call at the same time until there is a tie; a busy machine may need a few cards."""
        take = self.host.page.get_by_role("button", name="Take it!")
        while not take.is_visible():
            at = 1000 * (time.time() + REACTION_S)
            for person in self.people:
                card, name = person.find()
                # A card that has gone since is no longer called; the next one is.
                with suppress(TimeoutError):
                    person.symbol(card.label, name).evaluate(_CLICK_LATER, at, timeout=1000)
            self.host.page.wait_for_timeout(1000 * 2 * REACTION_S)


class NewTable(Protocol):
    """Creates a table with an edition and settings, seats people without a device, and opens its host's page."""

    def __call__(
        self,
        edition: str,
        way: Way = "touch",
        looks: Mapping[str, Any] = ...,
        absent: Sequence[str] = ...,
        **settings: Any,
    ) -> Table: ...


def table_factory(server: Running, new_page: NewPage) -> NewTable:
    """Return a function that creates tables on a server."""

    def new_table(
        edition: str,
        way: Way = "touch",
        looks: Mapping[str, Any] = {},
        absent: Sequence[str] = (),
        **settings: Any,
    ) -> Table:
        with server.client() as client:
            answer = client.post("/api/tables", json={"name": HOST, "edition": edition, "settings": settings})
            assert answer.status_code == 201, answer.text
            seated = answer.json()
            for name in absent:
                client.post(f"/api/tables/{seated['code']}/seats", json={"name": name}).raise_for_status()
        page = new_page(**looks)
        page.add_init_script(f"({_SEAT})({json.dumps([seated['token'], seated['code'], HOST])})")
        page.goto(f"/t/{seated['code']}")
        expect(page.get_by_role("button", name=f"{HOST}. Change your name")).to_be_visible()
        return Table(seated["code"], new_page, [Person(page, HOST, way)])

    return new_table
