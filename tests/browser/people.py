"""People at a table, each with a page of their own: what they see there, and how they play."""

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

Way = Literal["touch", "typing", "arrows"]

MINE, CENTRE = "Your card", "The card in the centre"
LOOKS_S = 0.5
"""For how long somebody looks at cards before they call: below that the referee thinks of a machine."""
_PATIENCE_MS = 3000
_CARDS = """() => [...document.querySelectorAll("[role=group][data-card]")].map((card) => [
    card.getAttribute("aria-label"),
    Object.fromEntries([...card.querySelectorAll("[data-symbol]")].map(
        (symbol) => [symbol.dataset.symbol, symbol.getAttribute("aria-label")])),
])"""
# Of the points that are spread over a drawing, the one in the middle: the middle itself may be somebody else's.
_SPOT = """async (image) => {
    const [, edition, symbol, face, version] = image.href.baseVal.match(
        /editions\\/(.+)\\/symbols\\/(.+)\\.svg\\?face=(\\d+)&(v=.+)/);
    // As the page has it, so that it is there without a connection too.
    const answer = await fetch(`/api/editions/${edition}/silhouettes?${version}`);
    const points = (await answer.json()).find((one) => one.symbol === decodeURIComponent(symbol)).faces[face];
    const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
    const away = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    const [x, y] = points.reduce((best, point) => (away(point) < away(best) ? point : best));
    const there = new DOMPoint(x, y).matrixTransform(image.getScreenCTM());
    return [there.x, there.y];
}"""
_FOCUSED = """() => [
    document.activeElement.closest("[data-card]")?.getAttribute("aria-label") ?? "",
    document.activeElement.getAttribute("aria-label") ?? "",
]"""


@dataclass(frozen=True)
class Card:
    """A card on which something can be called: what it is, and the names of its symbols."""

    label: str
    symbols: Mapping[str, str]


def match(cards: Iterable[Card]) -> tuple[Card, str] | None:
    """Return a card and the name of a symbol on it that can be called there, as whoever looks at the cards sees it."""
    cards = list(cards)
    base = next((card for label in (MINE, CENTRE) for card in cards if card.label == label), None)
    if base is None:
        shown = Counter(symbol for card in cards for symbol in card.symbols)
        found = [(card, card.symbols[symbol]) for card in cards for symbol in card.symbols if shown[symbol] >= 3]
        return found[0] if found else None
    # Where there is a choice, what lies in the centre is always right.
    others = sorted((card for card in cards if card is not base), key=lambda card: card.label != CENTRE)
    both = [(card, card.symbols[symbol]) for card in others for symbol in card.symbols if symbol in base.symbols]
    return both[0] if both else None


@dataclass
class Person:
    """Somebody with a page, who plays in their own way."""

    page: Page
    name: str
    way: Way = "touch"
    _cards: list[Card] = field(default_factory=list)
    _since: float = 0.0

    def cards(self) -> list[Card]:
        """Return the cards on which something can be called now."""
        return [Card(label, symbols) for label, symbols in self.page.evaluate(_CARDS)]

    def card(self, label: str) -> Locator:
        return self.page.get_by_role("group", name=label, exact=True).first

    def symbol(self, label: str, name: str) -> Locator:
        return self.card(label).get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        """Press a button, as people find it: by what it says."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def has_ended(self) -> bool:
        return self.page.get_by_role("list", name="Podium").is_visible()

    def look(self, seconds: float = LOOKS_S) -> tuple[Card, str]:
        """Look for as long as people do, and return what can be called."""
        expect(self.page.locator("[role=group][data-card]:has([data-symbol])").nth(1)).to_be_visible()
        self.page.wait_for_timeout(1000 * seconds)
        found = match(self.cards())
        assert found is not None
        return found

    def miss(self) -> str:
        """Touch a symbol that is on this person's card and not in the centre; return its name."""
        mine, centre = (next(card for card in self.cards() if card.label == label) for label in (MINE, CENTRE))
        name = next(name for symbol, name in mine.symbols.items() if symbol not in centre.symbols)
        self.touch(MINE, name)
        return name

    def touch(self, label: str, name: str) -> None:
        """Put a finger on a symbol, if it has not just gone; nobody aims at a card that still moves."""
        drawing, before = self.symbol(label, name).locator("image"), None
        while (spot := drawing.evaluate(_SPOT, timeout=_PATIENCE_MS)) != before:
            before = spot
            self.page.wait_for_timeout(30)
        self.page.touchscreen.tap(*spot)

    def slap(self) -> None:
        """Slap the pile, unless it has just gone: somebody was faster."""
        if self.way != "touch":
            self.page.keyboard.press("Space")
            return
        pile = self.page.get_by_role("button", name="Slap the pile", exact=True)
        with suppress(TookTooLong):
            pile.click(timeout=_PATIENCE_MS)

    def play_on(self) -> bool:
        """Look at the table, and call what is there to be seen; says whether something was called."""
        cards = self.cards()
        if cards != self._cards:
            self._cards, self._since = cards, time.monotonic()
        found = match(cards)
        if found is None or time.monotonic() - self._since < LOOKS_S:
            return False
        try:
            self.call(*found)
        except TookTooLong:
            return False  # It has gone: somebody was faster.
        return True

    def call(self, card: Card, name: str) -> None:
        """Call a symbol on a card."""
        match self.way:
            case "touch":
                self.touch(card.label, name)
            case "typing":
                self.page.keyboard.type(name)
                self.page.keyboard.press("Enter")
            case "arrows":
                own = next((one for one in self.cards() if one.label == MINE), card)
                self._walk(own, name)

    def _walk(self, card: Card, name: str) -> None:
        """Go to one's own card with an arrow, or to another with Tab, then to a symbol, and call it with Enter."""
        for key in ("ArrowRight", *["Tab"] * 30):
            if self.page.evaluate(_FOCUSED)[0] == card.label:
                break
            self.page.keyboard.press(key)
        for _ in card.symbols:
            if self.page.evaluate(_FOCUSED) == [card.label, name]:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")


def play(*people: Person, seconds: float = 90.0) -> None:
    """Let people play until everybody sees the podium."""
    until = time.monotonic() + seconds
    while not all(person.has_ended() for person in people):
        assert time.monotonic() < until, "nobody has won for a long time"
        called = [person.play_on() for person in people]
        if not any(called):
            people[0].page.wait_for_timeout(50)


def podium(person: Person) -> list[str]:
    """Return who stands on the podium, best first, as it is read out."""
    steps = person.page.get_by_role("list", name="Podium").get_by_role("listitem")
    # How many cards somebody had before a play-off is known once the game has been kept.
    expect(steps.first).to_contain_text("card")
    return [" ".join(step.split()) for step in steps.all_inner_texts()]
