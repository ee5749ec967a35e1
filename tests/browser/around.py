"""People around one screen that lies flat: they touch it with several fingers at once."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page

from browser.stage import REACTION_MS, Stage

NAMES = ("Ada", "Ben", "Cleo")
Point = tuple[float, float]

# The point of the silhouette that is nearest to its centre: the centre itself may belong to another symbol.
_SPOTS = """async (wanted) => Promise.all(wanted.map(async ([card, symbol]) => {
    const image = document.querySelector(`[role=group][data-card="${card}"] [data-symbol="${symbol}"] image`);
    const [, edition, face, version] = image.href.baseVal.match(
        /editions\\/(.+)\\/symbols\\/.+\\.svg\\?face=(\\d+)&(v=.+)/);
    const answer = await fetch(`/api/editions/${edition}/silhouettes?${version}`);
    const points = (await answer.json()).find((one) => one.symbol === symbol).faces[face];
    const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
    const away = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    const [x, y] = points.reduce((best, point) => (away(point) < away(best) ? point : best));
    const point = new DOMPoint(x, y).matrixTransform(image.getScreenCTM());
    return [point.x, point.y];
}))"""
_CARDS = """() => [...document.querySelectorAll("[role=group][data-card]")].map((card) => [
    card.getAttribute("aria-label"), card.dataset.card,
    [...card.querySelectorAll("[data-symbol]")].map((symbol) => symbol.dataset.symbol),
])"""


@dataclass(frozen=True)
class ShownCard:
    """A card on the table: its label, its number and its symbols."""

    label: str
    number: str
    symbols: frozenset[str]


@dataclass
class Tablet:
    """A screen with people around it, on a stage."""

    stage: Stage
    page: Page
    names: tuple[str, ...]

    def __post_init__(self) -> None:
        self._touch: CDPSession = self.page.context.new_cdp_session(self.page)

    def rim(self, name: str) -> Locator:
        """Return the rim of a player."""
        return self.page.locator(f"[data-seat='{self.names.index(name)}']")

    def press_rims(self, *names: str) -> None:
        """Press several rims in order, with one finger each, before any is lifted."""
        self.tap(*(self._middle(self.rim(name)) for name in names))

    def tap(self, *points: Point, gap_ms: int = 30) -> None:
        """Touch with several fingers, one after the other, all of them down at the same time."""
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        for count in range(1, len(fingers) + 1):
            self._send("touchStart", fingers[:count])
            self.stage.run(gap_ms)
        if fingers:
            self._send("touchEnd", [])

    def tap_together(self, *points: Point) -> None:
        """Touch with several fingers in the same moment."""
        self.tap(*points, gap_ms=0)

    def cards(self) -> list[ShownCard]:
        """Return the cards on the table."""
        return [ShownCard(label, number, frozenset(symbols)) for label, number, symbols in self.page.evaluate(_CARDS)]

    def places(self) -> set[tuple[str, str]]:
        """Return the cards on the table and where they lie."""
        return {(card.label, card.number) for card in self.cards()}

    def card_of(self, name: str) -> ShownCard | None:
        """Return the card of a player."""
        return next((card for card in self.cards() if card.label == f"The card of {name}"), None)

    def spots(self, *wanted: tuple[ShownCard, str]) -> list[Point]:
        """Return the points at which symbols of cards are touched."""
        found = self.page.evaluate(_SPOTS, [(card.number, symbol) for card, symbol in wanted])
        return [(x, y) for x, y in found]

    def start(self) -> None:
        """Start the game that is chosen, and let time pass until there are cards to call."""
        self.stage.click(self.page.get_by_role("button", name="Play ").last)
        self.await_cards()

    def await_cards(self) -> None:
        """Let time pass until all cards on the table are drawn and lie still, and for a reaction time."""
        symbols = self.page.locator("[role=group][data-card] [data-symbol]")
        empty = self.page.locator("[role=group][data-card]:not(:has([data-symbol]))")
        # A symbol that is enlarged after a match is elsewhere for a moment.
        enlarged = self.page.locator("[role=group] .right")
        self.stage.until(lambda: symbols.count() > 0 and empty.count() == enlarged.count() == 0)
        self.stage.run(REACTION_MS)

    def until_cards_move(self, act: Callable[[], None]) -> None:
        """Act once, and let time pass until a card has moved and the next ones can be called."""
        before = self.places()
        act()
        self.stage.until(lambda: self.places() != before, most_ms=3000)
        self.await_cards()

    def has_ended(self) -> bool:
        """Tell whether the podium is shown."""
        return self.page.get_by_role("list", name="Podium").is_visible()

    def _middle(self, element: Locator) -> Point:
        box = element.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _send(self, kind: str, points: Sequence[Mapping[str, float]]) -> None:
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def own_matches(tablet: Tablet) -> Iterator[tuple[str, ShownCard, str]]:
    """Yield the match of each player on their own card: with the centre, or else with another player's card."""
    shown = tablet.cards()
    centre = next((card for card in shown if card.label == "The card in the centre"), None)
    for name in tablet.names:
        own = next((card for card in shown if card.label == f"The card of {name}"), None)
        others = [card for card in shown if card is not own] if centre is None else [centre]
        if own is not None and others:
            yield name, own, next(iter(own.symbols & others[0].symbols))


def shared_match(tablet: Tablet, game: str, name: str) -> tuple[ShownCard, str] | None:
    """Return a match that a player can point at, on cards that are not theirs."""
    shown = tablet.cards()
    centre = next((card for card in shown if card.label in {"The card in the centre", "Card 1"}), None)
    if game == "triplet":
        counted = Counter(symbol for card in shown for symbol in card.symbols)
        return next(((card, symbol) for card in shown for symbol in card.symbols if counted[symbol] >= 3), None)
    others = [card for card in shown if card is not centre and card.label != f"The card of {name}"]
    return next(
        ((other, symbol) for other in others if centre for symbol in other.symbols & centre.symbols),
        None,
    )


def seated_tablet(stage: Stage, edition: str, people: int = 2, **settings: Any) -> Tablet:
    """Seat people, and open the page of their screen."""
    names = NAMES[:people]
    made = stage.api.ask("POST", "/api/tables", json={"name": names[0], "edition": edition, "settings": settings})
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    joined = [stage.api.ask("POST", f"/api/tables/{code}/seats", json={"name": name}) for name in names[1:]]
    seats = [answer.json() for answer in (made, *joined)]
    seated = [{"seat": one["seat"], "token": one["token"], "colour": one["seat"] + 1} for one in seats]
    page = stage.new_page((1024, 768))
    page.add_init_script(f"localStorage.setItem('sosie.around.tables', {json.dumps(json.dumps({code: seated}))})")
    stage.goto(page, f"/around/{code}")
    stage.shows(page.get_by_role("button", name="Play ").last)
    return Tablet(stage, page, names)
