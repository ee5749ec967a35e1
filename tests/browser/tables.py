"""Tables to play at: laid by a host, joined by others with the link."""

import json
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from playwright.sync_api import expect

from browser.pages import NewPage
from browser.people import LOOKS_S, Person, Way
from server.running import Running

HOST = "Ada"
# The first card of an edition is drawn by a process that starts then, and lets all others go first.
_FIRST_CARD_MS = 60_000
# As a page keeps them; a name that was chosen since is left alone.
_SEAT = """([token, code, name]) => {
    localStorage.getItem("sosie.token") ?? localStorage.setItem("sosie.token", token);
    localStorage.getItem("sosie.tables") ?? localStorage.setItem("sosie.tables", JSON.stringify([code]));
    localStorage.getItem("sosie.preferences") ?? localStorage.setItem("sosie.preferences", JSON.stringify({name}));
}"""


# As a screen reader clicks, and at a moment that is the same for all pages.
_CLICK_LATER = """(symbol, at) => setTimeout(() => symbol.dispatchEvent(new MouseEvent("click", { bubbles: true })),
    at - Date.now())"""


@dataclass
class Table:
    """A table and the people who sit there, its host first."""

    code: str
    new_page: NewPage
    people: list[Person] = field(default_factory=list)

    @property
    def host(self) -> Person:
        return self.people[0]

    def join(self, name: str, way: Way = "touch", **looks: Any) -> Person:
        """Let somebody sit down who was given the link."""
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
        """Deal, and wait until the cards are there."""
        self.host.page.get_by_role("button", name=re.compile("^Play ")).click()
        for person in self.people:
            symbols = person.page.locator("[role=group][data-card] [data-symbol]")
            expect(symbols.first).to_be_visible(timeout=_FIRST_CARD_MS)

    def tie(self) -> None:
        """Let everybody call at the same time until that is a tie, which a busy machine may need a few cards for."""
        take = self.host.page.get_by_role("button", name="Take it!")
        while not take.is_visible():
            at = 1000 * (time.time() + LOOKS_S)
            for person in self.people:
                card, name = person.look(0)
                person.symbol(card.label, name).evaluate(_CLICK_LATER, at)
            self.host.page.wait_for_timeout(1000 * 2 * LOOKS_S)


class Lay(Protocol):
    """Lays a table with these cards and settings, for somebody whose page is then opened."""

    def __call__(self, edition: str, way: Way = "touch", looks: Mapping[str, Any] = ..., **settings: Any) -> Table: ...


def laying(server: Running, new_page: NewPage) -> Lay:
    """Return what lays tables at a server."""

    def lay(edition: str, way: Way = "touch", looks: Mapping[str, Any] = {}, **settings: Any) -> Table:
        with server.client() as client:
            answer = client.post("/api/tables", json={"name": HOST, "edition": edition, "settings": settings})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        page = new_page(**looks)
        page.add_init_script(f"({_SEAT})({json.dumps([seated['token'], seated['code'], HOST])})")
        page.goto(f"/t/{seated['code']}")
        expect(page.get_by_role("button", name=f"{HOST}. Change your name")).to_be_visible()
        return Table(seated["code"], new_page, [Person(page, HOST, way)])

    return lay
