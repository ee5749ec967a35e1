"""Screenshots of every screen for review, and the pictures of the documentation.

python -m browser.pictures         every screen in every size, light and dark, in two languages: build/screenshots
python -m browser.pictures docs    the pictures and the film of the documentation: docs/pictures
"""

import base64
import io
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from browser.pages import HOME, QUICK_SERVER, SCREENSHOTS, SIZES, Pages, launched
from browser.people import MINE, Person
from browser.screens import SCREENS, Stage, end, game, lobby, set_language
from browser.tables import laying
from server.running import started

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SCHEMES = ("light", "dark")
FILM = "play.webp"
FILM_SECONDS, FILM_WIDTH, FILM_QUALITY = 12, 300, 60
_LANGUAGES = ("en", "fr")
_SETTLED_MS = 700
_NOT_AFTER_A_RELOAD = {"menu", "other-window"}


@contextmanager
def staged() -> Iterator[Stage]:
    """Run a server and a browser, for a person who plays against three bots."""
    expect.set_options(timeout=60_000)
    chromium = shutil.which("chromium") or sys.exit(
        "There is no Chromium: `make browser` as root, or install chromium."
    )
    with (
        TemporaryDirectory() as folder,
        started([sys.executable, QUICK_SERVER, f"{folder}/data"], Path(folder, "data")) as server,
        sync_playwright() as playwright,
        launched(playwright, chromium, f"--host-resolver-rules=MAP {HOME}:80 127.0.0.1:{server.port}") as browser,
    ):
        pages = Pages(browser, f"http://{HOME}")
        yield Stage(laying(server, pages.new), pages.new, "classic", "insects", bots=3)


def every_screen(stage: Stage, to: Path) -> None:
    """Take screenshots of all screens."""
    for name, open_screen in SCREENS.items():
        page = open_screen(stage)
        for language in _LANGUAGES[:1] if name in _NOT_AFTER_A_RELOAD else _LANGUAGES:
            if language != "en":
                set_language(page, language)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                for scheme in SCHEMES:
                    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                    page.wait_for_timeout(_SETTLED_MS)
                    page.screenshot(path=to / f"{name}-{size}-{scheme}-{language}.png")
        page.context.close()


def play_to_the_middle(page: Page, cards: int = 4) -> None:
    """Play until a person has a number of cards, with a match just called."""
    person = Person(page, "Ada")
    won = page.get_by_role("img", name=f"You, {cards} cards")
    while not won.is_visible():
        person.play_on()


def table(stage: Stage) -> Page:
    page = game("tower")(replace(stage, looks={"size": "desktop"}, bots=5))
    play_to_the_middle(page)
    return page


def phone(stage: Stage) -> Page:
    page = game("tower")(replace(stage, looks={"device_scale_factor": 2}))
    play_to_the_middle(page)
    return page


def tablet(stage: Stage) -> Page:
    page = lobby(replace(stage, looks={"size": "tablet", "scheme": "dark"}))
    page.wait_for_timeout(_SETTLED_MS)
    return page


def podium(stage: Stage) -> Page:
    page = end(replace(stage, looks={"device_scale_factor": 2}))
    page.wait_for_timeout(_SETTLED_MS)
    return page


SHOWN: dict[str, Callable[[Stage], Page]] = {"table": table, "phone": phone, "lobby": tablet, "podium": podium}


@dataclass
class Film:
    """A recording of a page: frames with their times in seconds."""

    page: Page
    frames: list[tuple[float, bytes]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._screen = self.page.context.new_cdp_session(self.page)
        self._screen.on("Page.screencastFrame", self._add_frame)

    def _add_frame(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._screen.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        self._screen.send("Page.startScreencast", {"format": "png", "everyNthFrame": 2})

    def stop(self) -> None:
        self._screen.send("Page.stopScreencast")
        self.page.wait_for_timeout(500)  # Frames in transit are acknowledged before the page is closed.

    def save(self, path: Path) -> None:
        """Write an animated picture."""
        pictures = [self._small(picture) for _, picture in self.frames]
        times = [time for time, _ in self.frames]
        durations = [max(20, round(1000 * (after - before))) for before, after in pairwise(times)]
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=[*durations, 1500], loop=0, quality=FILM_QUALITY
        )

    @staticmethod
    def _small(picture: bytes) -> Image.Image:
        image = Image.open(io.BytesIO(picture)).convert("RGB")
        return image.resize((FILM_WIDTH, round(image.height * FILM_WIDTH / image.width)), Image.Resampling.LANCZOS)


def play(stage: Stage, path: Path) -> None:
    """Record a game on a phone against bots."""
    page = game("tower")(stage)
    person, film = Person(page, "Ada"), Film(page)
    expect(person.card(MINE)).to_be_visible()
    film.start()
    while not film.frames or film.frames[-1][0] - film.frames[0][0] < FILM_SECONDS:
        # Slowly, so that the bots win a card or two.
        page.wait_for_timeout(1200)
        person.play_on()
    film.stop()
    film.save(path)


def main(what: str) -> None:
    with staged() as stage:
        if what == "docs":
            for name, open_screen in SHOWN.items():
                open_screen(stage).screenshot(path=DOCS / f"{name}.png")
            play(stage, DOCS / FILM)
        else:
            every_screen(stage, SCREENSHOTS)


if __name__ == "__main__":
    main(*sys.argv[1:] or ["all"])
