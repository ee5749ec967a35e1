"""People at a table: they read the cards from their page, and play by touch or keyboard."""

import re
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from browser.pages import AFTER_A_FRAME

Way = Literal["touch", "typing", "arrows"]

MINE, CENTRE = "Your card", "The card in the centre"
REACTION_S = 0.6
"""Time from seeing cards to a call; the server rejects calls that are too fast for people."""
_TIMEOUT_MS = 3000
_PAUSE_MS = 100
"""Time between two looks at the cards; each look takes much of the processor."""
_CARDS = """() => [...document.querySelectorAll("[role=group][data-card]")].map((card) => [
    card.getAttribute("aria-label"),
    Object.fromEntries([...card.querySelectorAll("[data-symbol]")].map(
        (symbol) => [symbol.dataset.symbol, symbol.getAttribute("aria-label")])),
])"""
# The point of the silhouette that is nearest to its centre: the centre itself may belong to another symbol.
# The page knows the silhouettes, and its card lies still, before a finger comes down.
_SPOT = """async (image) => {
    const [, edition, symbol, face, version] = image.href.baseVal.match(
        /editions\\/(.+)\\/symbols\\/(.+)\\.svg\\?face=(\\d+)&(v=.+)/);
    // The URL that the page uses, so that it is cached without a connection too.
    const answer = await fetch(`/api/editions/${edition}/silhouettes?${version}`);
    const points = (await answer.json()).find((one) => one.symbol === decodeURIComponent(symbol)).faces[face];
    const moves = image.closest("[data-card]")?.parentElement.getAnimations() ?? [];
    await Promise.allSettled(moves.map((move) => move.finished));
    const { port1, port2 } = new MessageChannel();
    await new Promise((go) => { port1.onmessage = go; port2.postMessage(null); });
    const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
    const away = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    const [x, y] = points.reduce((best, point) => (away(point) < away(best) ? point : best));
    const point = new DOMPoint(x, y).matrixTransform(image.getScreenCTM());
    return [point.x, point.y];
}"""
_FOCUSED = """() => [
    document.activeElement.closest("[data-card]")?.getAttribute("aria-label") ?? "",
    document.activeElement.getAttribute("aria-label") ?? "",
]"""


@dataclass(frozen=True)
class Card:
    """A card on which symbols can be called: its label, and the names of its symbols."""

    label: str
    symbols: Mapping[str, str]


def match(cards: Iterable[Card]) -> tuple[Card, str] | None:
    """Return a card and the name of a matching symbol on it, or None."""
    cards = list(cards)
    base = next((card for label in (MINE, CENTRE) for card in cards if card.label == label), None)
    if base is None:
        shown = Counter(symbol for card in cards for symbol in card.symbols)
        found = [(card, card.symbols[symbol]) for card in cards for symbol in card.symbols if shown[symbol] >= 3]
        return found[0] if found else None
    # The centre card is always a valid choice.
    others = sorted((card for card in cards if card is not base), key=lambda card: card.label != CENTRE)
    both = [(card, card.symbols[symbol]) for card in others for symbol in card.symbols if symbol in base.symbols]
    return both[0] if both else None


@dataclass
class Person:
    """A person with a page, who plays by touch, by typing or with arrow keys."""

    page: Page
    name: str
    way: Way = "touch"
    _cards: list[Card] = field(default_factory=list)
    _since: float = 0.0

    def cards(self) -> list[Card]:
        """Return the cards on which symbols can be called now."""
        return [Card(label, symbols) for label, symbols in self.page.evaluate(_CARDS)]

    def card(self, label: str) -> Locator:
        return self.page.get_by_role("group", name=label, exact=True).first

    def symbol(self, label: str, name: str) -> Locator:
        return self.card(label).get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def expect_cards(self, name: str, count: int) -> None:
        """Wait until this person sees a number of cards at a player's seat."""
        label = re.compile(rf"^{'You' if name == self.name else name}\b.*\b{count} cards?\b")
        expect(self.page.get_by_role("img", name=label)).to_be_visible()

    def has_ended(self) -> bool:
        return self.page.get_by_role("list", name="Podium").is_visible()

    def find(self) -> tuple[Card, str]:
        """Return a match, once there are cards."""
        expect(self.page.locator("[role=group][data-card]:has([data-symbol])").nth(1)).to_be_visible()
        found = match(self.cards())
        assert found is not None
        return found

    def look(self) -> tuple[Card, str]:
        """Return a match a reaction time after the cards are painted."""
        found = self.find()
        self.page.evaluate(AFTER_A_FRAME)
        self.page.wait_for_timeout(1000 * REACTION_S)
        return found

    def miss(self) -> str:
        """Touch a wrong symbol on this person's card, and return its name."""
        mine, centre = (next(card for card in self.cards() if card.label == label) for label in (MINE, CENTRE))
        name = next(name for symbol, name in mine.symbols.items() if symbol not in centre.symbols)
        self.touch(MINE, name)
        return name

    def touch(self, label: str, name: str, timeout: float | None = None) -> None:
        """Touch a symbol, once its card has stopped moving."""
        spot = self.symbol(label, name).locator("image").evaluate(_SPOT, timeout=timeout)
        self.page.touchscreen.tap(*spot)

    def slap(self) -> None:
        """Slap the pile, unless somebody was faster and it is gone."""
        if self.way != "touch":
            self.page.keyboard.press("Space")
            return
        pile = self.page.get_by_role("button", name="Slap the pile", exact=True)
        with suppress(TookTooLong):
            pile.click(timeout=_TIMEOUT_MS)

    def play_on(self) -> None:
        """Call a match if there is one for longer than a reaction time; pause otherwise."""
        cards = self.cards()
        if cards != self._cards:
            self._cards, self._since = cards, time.monotonic()
        found = match(cards)
        if found is None or time.monotonic() - self._since < REACTION_S:
            self.page.wait_for_timeout(_PAUSE_MS)
            return
        with suppress(TookTooLong):  # Somebody was faster.
            self.call(*found, timeout=_TIMEOUT_MS)

    def call(self, card: Card, name: str, timeout: float | None = None) -> None:
        """Call a symbol on a card."""
        match self.way:
            case "touch":
                self.touch(card.label, name, timeout)
            case "typing":
                self.page.keyboard.type(name)
                self.page.keyboard.press("Enter")
            case "arrows":
                own = next((one for one in self.cards() if one.label == MINE), card)
                self._walk(own, name)

    def _walk(self, card: Card, name: str) -> None:
        """Focus a card by an arrow key or Tab, then a symbol on it, and call it with Enter."""
        for key in ("ArrowRight", *["Tab"] * 30):
            if self.page.evaluate(_FOCUSED)[0] == card.label:
                break
            self.page.keyboard.press(key)
        for _ in card.symbols:
            if self.page.evaluate(_FOCUSED) == [card.label, name]:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")


def play(*people: Person, seconds: float = 300.0) -> None:
    """Let people play until everybody sees the podium."""
    until = time.monotonic() + seconds
    while not all(person.has_ended() for person in people):
        assert time.monotonic() < until, "timed out before the podium"
        for person in people:
            person.play_on()


def play_in_turns(*people: Person, cards: int) -> None:
    """Let people win all cards of a Tower, each in turn, so that nothing depends on who is faster."""
    for number in range(cards):
        if number:
            for person in people:
                person.expect_cards(people[(number - 1) % len(people)].name, 2 + (number - 1) // len(people))
        caller = people[number % len(people)]
        caller.call(*caller.look())
    for person in people:
        expect(person.page.get_by_role("list", name="Podium")).to_be_visible()


def podium(person: Person) -> list[str]:
    """Return the texts of the podium, best player first."""
    steps = person.page.get_by_role("list", name="Podium").get_by_role("listitem")
    # The counts of cards before a play-off appear once the game has been saved.
    expect(steps.first).to_contain_text("card")
    return [" ".join(step.split()) for step in steps.all_inner_texts()]
