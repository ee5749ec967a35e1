"""Tables on a stage: people with pages, people without, and bots."""

import json
import re
from typing import TYPE_CHECKING, Any

from browser.people import Person, Way
from simulation.player import Player

if TYPE_CHECKING:
    from browser.stage import Stage

# The local storage of a seated player; existing values are kept.
_SEAT = """([token, code, name]) => {
    localStorage.getItem("sosie.token") ?? localStorage.setItem("sosie.token", token);
    localStorage.getItem("sosie.tables") ?? localStorage.setItem("sosie.tables", JSON.stringify([code]));
    localStorage.getItem("sosie.preferences") ?? localStorage.setItem("sosie.preferences", JSON.stringify({name}));
}"""


class StagedTable:
    """A table and its people with pages, host first."""

    def __init__(self, stage: "Stage", code: str) -> None:
        self.stage, self.code = stage, code
        self.people: list[Person] = []

    @property
    def host(self) -> Person:
        """The first person with a page."""
        return self.people[0]

    def person(self, name: str, way: Way = "touch", **looks: Any) -> Person:
        """Seat a person, and open their page."""
        answer = self.stage.api.ask("POST", f"/api/tables/{self.code}/seats", json={"name": name})
        return self.open(name, answer.json()["token"], way, looks)

    def open(self, name: str, token: str, way: Way, looks: Any) -> Person:
        """Open the page of a person who has a seat."""
        person = Person(self.stage.new_page(**looks), name, way)
        person.page.add_init_script(f"({_SEAT})({json.dumps([token, self.code, name])})")
        self.stage.goto(person.page, f"/t/{self.code}")
        self.stage.shows(person.page.get_by_role("button", name=f"{name}. Change your name"))
        self.people.append(person)
        return person

    def scripted(self, name: str) -> Player:
        """Seat a person without a page."""
        return self.stage.world.sit(self.code, name, errors=0)

    def add_bot(self, level: str = "Calm") -> None:
        """Add a bot, and let time pass until it sits."""
        seats = self.host.page.get_by_role("list", name="Who is here").get_by_role("listitem")
        before = seats.count()
        self.stage.press(self.host.page, f"Add a bot: {level}")
        self.stage.until(lambda: seats.count() == before + 1)

    def start(self) -> None:
        """Start the game, and let time pass until everybody sees cards."""
        self.stage.press(self.host.page, re.compile("^Play "))
        for person in self.people:
            self.stage.shows(person.page.locator("[role=group][data-card] [data-symbol]").first)
