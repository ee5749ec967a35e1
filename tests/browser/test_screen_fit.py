"""Games fit every screen size: no scrolling, nothing cut off, and touch targets are large enough."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.pages import settled
from browser.screens import GAMES
from browser.tables import Lay

SIZES = [(320, 568), (390, 844), (568, 320), (844, 390), (820, 1180), (1440, 900), (1920, 1080)]
EDITIONS = {"ring-tower": "ring", "catch-them-all": "party"}
LARGE = {"tower", "well", "ring-tower"}
"""Games that show only the own card and the card in the centre."""
TOUCH, LEAST_TOUCH = 44, 24
_MEASURES = """() => ({
    scrolls: [document.scrollingElement.scrollWidth > innerWidth, document.scrollingElement.scrollHeight > innerHeight],
    cards: [...document.querySelectorAll("[role=group][data-card] > path")].map((card) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return Math.min(left, top, innerWidth - right, innerHeight - bottom);
    }),
    symbols: [...document.querySelectorAll("[role=group][aria-label='Your card'] circle")].map(
        (halo) => halo.getBoundingClientRect().width),
    buttons: Object.fromEntries([...document.querySelectorAll("button:not([aria-hidden=true])")].filter(
        (button) => button.checkVisibility()).map(
        (button) => [button.ariaLabel ?? button.textContent, Math.min(button.offsetWidth, button.offsetHeight)])),
})"""


@pytest.mark.parametrize("game", GAMES)
def test_game_fits_every_screen(lay: Lay, game: str) -> None:
    table = lay(EDITIONS.get(game, "classic"), games=[game], looks={"reduced_motion": "reduce"})
    for _ in range(5):
        table.add_bot()
    table.start()
    for size in SIZES:
        found = measures(table.host.page, size)
        assert found["scrolls"] == [False, False], size
        assert len(found["cards"]) >= 2, size
        assert min(found["cards"]) >= -1, size
        assert {name: least for name, least in found["buttons"].items() if least < TOUCH} == {}, size
        is_large = game in LARGE and min(size) >= 390
        assert min(found["symbols"], default=TOUCH) >= (TOUCH if is_large else LEAST_TOUCH), size


def measures(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """Return the measures of a page at a size, once its layout is stable."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page, f"innerWidth === {size[0]} && innerHeight === {size[1]}")
    before, found = None, dict[str, Any]()
    while found != before:
        page.wait_for_timeout(100)
        settled(page, "true")
        before, found = found, page.evaluate(_MEASURES)
    return found
