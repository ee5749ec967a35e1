"""People around one screen that lies flat: they touch it with several fingers at once."""

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from browser.pages import SLOW_MS, NewPage
from server.running import Running

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
Point = tuple[float, float]

# The point of the silhouette that is nearest to its centre: the centre itself may belong to another symbol.
_SPOTS = """async (wanted) => Promise.all(wanted.map(async ([card, symbol]) => {
    const image = document.querySelector(`[role=group][data-card="${card}"] [data-symbol="${symbol}"] image`);
    if (!image) return null;
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
    """A screen with people around it."""

    page: Page
    names: tuple[str, ...]
    code: str

    def __post_init__(self) -> None:
        self._touch: CDPSession = self.page.context.new_cdp_session(self.page)

    def rim(self, name: str) -> Locator:
        """Return the rim of a player."""
        return self.page.locator(f"[data-seat='{self.names.index(name)}']")

    def press_rims(self, *names: str) -> None:
        """Press several rims in order, with one finger each, before any is lifted."""
        self.tap(*(self._middle(self.rim(name)) for name in names))

    def tap(self, *points: Point, gap_s: float = 0.03) -> None:
        """Touch with several fingers: one after the other by their own time, all of them down at the same time."""
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        if not fingers:
            return
        start = time.time()
        for count in range(len(fingers)):
            self._send("touchStart", fingers[: count + 1], start + count * gap_s)
        self._send("touchEnd", [])

    def tap_together(self, *points: Point) -> None:
        """Touch with several fingers in the same moment."""
        self._send("touchStart", [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])
        self._send("touchEnd", [])

    def cards(self) -> list[ShownCard]:
        """Return the cards on the table, once all of them are drawn."""
        expect(self.page.locator("[role=group][data-card]:not(:has([data-symbol]))")).to_have_count(0)
        return [ShownCard(label, number, frozenset(symbols)) for label, number, symbols in self.page.evaluate(_CARDS)]

    def card_of(self, name: str) -> ShownCard | None:
        """Return the card of a player."""
        return next((card for card in self.cards() if card.label == f"The card of {name}"), None)

    def spots(self, *wanted: tuple[ShownCard, str]) -> list[Point]:
        """Return the points at which symbols of cards are touched; cards that have just gone have none."""
        # A symbol that is enlarged after a match is elsewhere for a moment.
        expect(self.page.locator("[role=group] .right")).to_have_count(0)
        found = self.page.evaluate(_SPOTS, [(card.number, symbol) for card, symbol in wanted])
        return [(spot[0], spot[1]) for spot in found if spot is not None]

    def start(self) -> None:
        """Start the game that is chosen, and wait for the cards."""
        self.page.get_by_role("button", name="Play ").last.click()
        self.wait_for_cards()

    def wait_for_cards(self) -> None:
        """Wait until cards are on the table."""
        expect(self.page.locator("[role=group][data-card] [data-symbol]").first).to_be_visible(timeout=SLOW_MS)

    def has_ended(self) -> bool:
        """Tell whether the podium is shown."""
        return self.page.get_by_role("list", name="Podium").is_visible()

    def _middle(self, element: Locator) -> Point:
        box = element.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _send(self, kind: str, points: Sequence[Mapping[str, float]], at: float | None = None) -> None:
        when = {} if at is None else {"timestamp": at}
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points), **when})


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


def seated_tablet(
    server: Running,
    new_page: NewPage,
    edition: str,
    people: int = 2,
    size: tuple[int, int] = (1024, 768),
    looks: Mapping[str, Any] | None = None,
    **settings: Any,
) -> Tablet:
    """Seat people, and open the page of their screen."""
    names = NAMES[:people]
    with server.client() as client:
        made = client.post("/api/tables", json={"name": names[0], "edition": edition, "settings": settings})
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        joined = [client.post(f"/api/tables/{code}/seats", json={"name": name}) for name in names[1:]]
    seats = [answer.json() for answer in (made, *joined)]
    seated = [{"seat": one["seat"], "token": one["token"], "colour": one["seat"] + 1} for one in seats]
    page = new_page(size, **(looks or {}))
    kept = json.dumps(json.dumps({code: seated}))
    page.add_init_script(f"localStorage.setItem('sosie.around.tables', {kept})")
    page.goto(f"/around/{code}")
    expect(page.get_by_role("button", name="Play ").last).to_be_visible()
    return Tablet(page, names, code)
