"""Nothing scrolls during play, nothing is cut off, and what is to be touched is large enough, on every screen."""

from itertools import combinations
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.screens import GAMES
from browser.tables import Lay

SCREENS = [(320, 568), (390, 844), (568, 320), (844, 390), (820, 1180), (1440, 900), (1920, 1080)]
TOUCH = 44
_MEASURES = """() => ({
    scrolls: [document.scrollingElement.scrollWidth > innerWidth, document.scrollingElement.scrollHeight > innerHeight],
    cards: [...document.querySelectorAll("[role=group][data-card] > path")].map((card) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return [left, top, right - innerWidth, bottom - innerHeight];
    }),
    symbols: [...document.querySelectorAll("[role=group][aria-label='Your card'] circle")].map((halo) => {
        const { left, top, width, height } = halo.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    }),
    buttons: [...document.querySelectorAll("button:not([aria-hidden=true])")].filter(
        (button) => button.checkVisibility()).map((button) => [button.ariaLabel ?? button.textContent, button.offsetWidth, button.offsetHeight]),
})"""


def measures(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """Return how a screen of a size is filled, once everything lies where it belongs."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(f"innerWidth === {size[0]}")
    page.wait_for_timeout(100)
    found: dict[str, Any] = page.evaluate(_MEASURES)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_fits_every_screen(lay: Lay, game: str) -> None:
    edition = {"ring-tower": "ring", "catch-them-all": "party"}.get(game, "classic")
    table = lay(edition, games=[game], looks={"reduced_motion": "reduce"})
    for level in ("Calm",) * 5:
        table.add_bot(level)
    table.start()
    for size in SCREENS:
        found = measures(table.host.page, size)
        assert found["scrolls"] == [False, False], size
        assert len(found["cards"]) >= 2, size
        for left, top, right, bottom in found["cards"]:
            assert min(left, top) >= -1, (size, found["cards"])
            assert max(right, bottom) <= 1, (size, found["cards"])
        for name, width, height in found["buttons"]:
            assert min(width, height) >= TOUCH, (size, name, width, height)
        # A touch means the nearest symbol, so what counts is how far apart they are.
        for one, other in combinations(found["symbols"], 2):
            assert dist(one, other) >= TOUCH, (size, dist(one, other))
