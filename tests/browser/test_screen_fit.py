"""Games fit every screen size: no scrolling, nothing cut off, and touch targets are large enough."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.screens import GAMES
from browser.stage import Stage
from sampling import is_thorough, sampled

SIZES = [(320, 568), (568, 320), (820, 1180), (1920, 1080)]
MORE_SIZES = [(390, 844), (844, 390), (1440, 900)]
EDITIONS = {"ring-tower": "ring", "catch-them-all": "party"}
LARGE = {"tower", "well", "ring-tower"}
"""Games that show only the own card and the card in the centre."""
NO_OWN_CARD = {"triplet", "poisoned-gift", "catch-them-all"}
TOUCH, MIN_TOUCH = 44, 24
_MEASURES = """() => ({
    scrolls: [document.scrollingElement.scrollWidth > innerWidth, document.scrollingElement.scrollHeight > innerHeight],
    cards: [...document.querySelectorAll("[role=group][data-card] .paper")].map((card) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return Math.min(left, top, innerWidth - right, innerHeight - bottom);
    }),
    symbols: [...document.querySelectorAll("[role=group][aria-label='Your card'] circle")].map(
        (halo) => halo.getBoundingClientRect().width),
    buttons: Object.fromEntries([...document.querySelectorAll("button:not([aria-hidden=true])")].filter(
        (button) => button.checkVisibility()).map(
        (button) => [button.ariaLabel ?? button.textContent, Math.min(button.offsetWidth, button.offsetHeight)])),
})"""

# Observers of sizes are told after the layout of a real frame, in the order in which they were made.
_AFTER_LAYOUT = "new Promise((go) => new ResizeObserver(() => go(0)).observe(document.body))"
_MAX_LAYOUTS = 20
"""A page lays out its cards once it learns of its size, and of the sizes that follow from that."""


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_game_fits_every_screen(stage: Stage, game: str) -> None:
    table = stage.table(EDITIONS.get(game, "classic"), games=[game])
    for _ in range(5):
        table.add_bot()
    table.start()
    for size in [*SIZES, *MORE_SIZES] if is_thorough() else SIZES:
        assert faults(stage, table.host.page, game, size) == [], size


def faults(stage: Stage, page: Page, game: str, size: tuple[int, int]) -> list[str]:
    """Return what does not fit at a size, once the page has had time to lay itself out."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found = [""]
    for _ in range(_MAX_LAYOUTS):
        page.evaluate(_AFTER_LAYOUT)
        stage.run(100)
        found = list(_faults(page.evaluate(_MEASURES), game, size))
        if not found:
            break
    return found


def _faults(found: Any, game: str, size: tuple[int, int]) -> Iterator[str]:
    least_touch = TOUCH if game in LARGE and min(size) >= 390 else MIN_TOUCH
    if any(found["scrolls"]):
        yield "the page scrolls"
    if len(found["cards"]) < 2 or min(found["cards"]) < -1:
        yield f"cards are missing or cut off: {found['cards']}"
    if not found["symbols"] and game not in NO_OWN_CARD:
        yield "there is no card of one's own"
    if min(found["symbols"], default=TOUCH) < least_touch:
        yield f"small symbols: {found['symbols']}"
    if small := {name: least for name, least in found["buttons"].items() if least < TOUCH}:
        yield f"small buttons: {small}"


# Between points within the drawing, which reaches half a pixel further on each side.
_SMALLEST_SYMBOL = """async () => {
    const images = [...document.querySelectorAll("[role=group][data-card] image")];
    const [, edition, version] = images[0].href.baseVal.match(/editions\\/(.+)\\/symbols\\/.+&(v=.+)/);
    const silhouettes = await (await fetch(`/api/editions/${edition}/silhouettes?${version}`)).json();
    const extent = (image) => {
        const [, symbol, face] = image.href.baseVal.match(/symbols\\/(.+)\\.svg\\?face=(\\d+)/);
        const matrix = image.getScreenCTM();
        const points = silhouettes.find((one) => one.symbol === decodeURIComponent(symbol)).faces[face]
            .map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
        return Math.max(...points.flatMap((a) => points.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    };
    return Math.min(...images.map(extent));
}"""


@pytest.mark.parametrize(
    ("game", "edition", "players", "pixels"), [("triplet", "ring", 6, 32), ("hot-potato", "classic", 8, 28)]
)
def test_smallest_symbols_are_visible_on_a_phone(
    stage: Stage, game: str, edition: str, players: int, pixels: int
) -> None:
    table = stage.table(edition, games=[game])
    for _ in range(players - 1):
        table.add_bot()
    table.start()
    stage.until(lambda: table.host.page.evaluate(_SMALLEST_SYMBOL) >= pixels)
