"""Screenshots of every screen for review, and the pictures of the documentation.

python -m browser.pictures         every screen in every size, light and dark, in two languages: build/screenshots
python -m browser.pictures docs    the pictures and the film of the documentation: docs/pictures
"""

import base64
import io
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from browser.background import Background
from browser.decks import upload_zoo
from browser.pages import HOME, NO_CHROMIUM, QUICK_SERVER, SCREENSHOTS, SIZES, Pages, find_chromium, launched
from browser.people import MINE, Person
from browser.screens import SCREENS, Stage, around_screen, end, game, lobby, set_language
from browser.studio import add_words, drawn_cards, open_studio
from browser.studio_screens import PANELS
from browser.tables import table_factory
from browser.tvs import join, open_tv
from server.event_crowd import Crowd
from server.forked import start
from server.running import started
from server.test_crash_recovery import wait_until_listening
from sosie.server.serve import listen

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SCHEMES = ("light", "dark")
FILM = "play.webp"
FILM_SECONDS, FILM_WIDTH, FILM_QUALITY = 12, 300, 60
_LANGUAGES = ("en", "fr")
_SETTLED_MS = 700
_CLASS = (
    "Ada", "Ben", "Cléo", "Dimitri", "Elif", "Farid", "Greta", "Hugo", "Inès", "Jonas", "Kim", "Léa", "Malik", "Nora",
    "Oskar", "Paula", "Rosa", "Samir", "Tilda", "Uma", "Victor", "Wanda", "Xenia", "Yann",
)  # fmt: skip
NOT_AFTER_A_RELOAD = {"menu", "other-window", *PANELS}


@contextmanager
def staged(bots: int = 3) -> Iterator[Stage]:
    """Run a server and a browser, for a person who plays against bots; without bots, games are very short."""
    expect.set_options(timeout=60_000)
    chromium = find_chromium() or sys.exit(NO_CHROMIUM)
    with (
        TemporaryDirectory() as folder,
        started([sys.executable, QUICK_SERVER, f"{folder}/data"], Path(folder, "data")) as server,
        sync_playwright() as playwright,
        launched(playwright, chromium, f"--host-resolver-rules=MAP {HOME}:80 127.0.0.1:{server.port}") as browser,
    ):
        pages = Pages(browser, f"http://{HOME}")
        few_cards = "insects" if bots else upload_zoo(server, 7)
        yield Stage(table_factory(server, pages.new), pages.new, "classic", few_cards, bots=bots)


def every_screen(stage: Stage, to: Path) -> None:
    """Take screenshots of all screens."""
    for name, open_screen in SCREENS.items():
        page = open_screen(stage)
        for language in _LANGUAGES[:1] if name in NOT_AFTER_A_RELOAD else _LANGUAGES:
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


def around(stage: Stage) -> Page:
    page = around_screen(replace(stage, looks={"reduced_motion": "reduce"}))
    page.wait_for_timeout(_SETTLED_MS)
    return page


def tv(stage: Stage) -> Page:
    """Show a heads-up game on a TV, just after a call."""
    page, code = open_tv(stage.new_page)
    host = join(stage.new_page, code, "Ada")
    join(stage.new_page, code, "Ben")
    for level in ("Calm", "Quick", "Lightning"):
        host.press(f"Add a bot: {level}")
        page.wait_for_timeout(_SETTLED_MS)
    host.page.get_by_text("Centre on the TV").click()
    host.page.get_by_role("button", name="Play The Tower").click()
    expect(page.locator(".said strong")).to_be_visible()
    page.wait_for_timeout(_SETTLED_MS)
    return page


def board(stage: Stage) -> Page:
    """Show the tables of an event; its crowd plays by sockets."""
    background, port = Background(), listen("127.0.0.1", 0)
    number = port.getsockname()[1]
    port.close()
    server, crowd = start(Path(mkdtemp()), number), Crowd(number, len(_CLASS), Random(3), names=_CLASS)
    background.run(wait_until_listening(server, number))
    background.run(crowd.open(rounds=4, minutes=5))
    background.run(crowd.host.ask_until("seated", type="seat-round"))
    background.run(crowd.host.ask_until("playing", type="start-round"))
    page = stage.new_page((1440, 810), url=f"http://127.0.0.1:{number}")
    page.goto(f"/e/{crowd.host.code}/board")
    page.wait_for_timeout(8000)
    return page


def projector(stage: Stage) -> Page:
    """Show a game without devices, just after a team was right."""
    page = stage.new_page((1440, 810), touch=False)
    page.goto("/class")
    for number, name in enumerate(("Foxes", "Owls", "Bears"), start=1):
        page.get_by_label(f"Name of team {number}").fill(name)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="Foxes was first")).to_be_visible()
    for key in "1 2 2 3 1 2":  # A team's number, and Space for the next question.
        page.keyboard.press("Space" if key == " " else key)
    page.wait_for_timeout(_SETTLED_MS)
    return page


_SHOWN_WORDS = """🐱 Minou\n🐶 Rex\n🦊 fox\n🐼 panda\n🦁 lion\n🐸 frog\n🦉 owl\n🐝 bee\n🦋 butterfly\n🐌 snail
🐢 turtle\n🐙 octopus\n🦀 crab\n🦒 giraffe\n🐘 elephant\n🦔 hedgehog\n🐧 penguin\n🦩 flamingo\n🐬 dolphin
🐿️ squirrel\n🦜 parrot\n🐞 ladybird\n🦎 lizard"""


def studio(stage: Stage) -> Page:
    page = open_studio(stage.new_page("desktop", touch=False))
    add_words(page, _SHOWN_WORDS)
    page.get_by_label("Name of the deck").fill("Class 3b: our animals")
    drawn_cards(page)
    page.get_by_role("button", name="Show the match").click()
    page.wait_for_timeout(10 * _SETTLED_MS)
    return page


def studio_print(stage: Stage) -> Page:
    page = studio(stage)
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("button", name=re.compile("^Print")).click()
    expect(page.get_by_role("img", name="Page 1 of")).to_be_visible()
    page.wait_for_timeout(_SETTLED_MS)
    return page


def studio_collect(stage: Stage) -> Page:
    """Show a contributor's phone with a drawing that is ready to send."""
    owner = studio(stage)
    owner.get_by_role("button", name="Collect", exact=True).click()
    address = owner.get_by_text(re.compile(r"/collect/\w{7}$"))
    expect(address).to_be_visible()
    page = stage.new_page("phone", device_scale_factor=2)
    page.goto("/collect/" + address.inner_text().rpartition("/")[2])
    page.get_by_role("button", name="Draw").click()
    draw_house(page)
    page.get_by_role("button", name="Done", exact=True).click()
    page.get_by_label("What is it called?").fill("our school")
    page.get_by_label("Your first name").fill("Mia")
    page.wait_for_timeout(_SETTLED_MS)
    return page


def draw_house(page: Page) -> None:
    box = page.get_by_role("img", name="Sheet to draw on").bounding_box()
    assert box is not None
    strokes = {
        "red": [(0.25, 0.45), (0.5, 0.22), (0.75, 0.45)],
        "blue": [(0.3, 0.45), (0.3, 0.75), (0.7, 0.75), (0.7, 0.45)],
        "brown": [(0.46, 0.75), (0.46, 0.58), (0.56, 0.58), (0.56, 0.75)],
    }
    for colour, (first, *others) in strokes.items():
        page.get_by_role("button", name=colour, exact=True).click()
        page.mouse.move(box["x"] + first[0] * box["width"], box["y"] + first[1] * box["height"])
        page.mouse.down()
        for x, y in others:
            page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"], steps=12)
        page.mouse.up()


SHOWN: dict[str, Callable[[Stage], Page]] = {
    "table": table, "phone": phone, "lobby": tablet, "podium": podium, "board": board, "projector": projector,
    "tv": tv, "tablet": around, "studio": studio, "studio_print": studio_print, "studio_collect": studio_collect,
}  # fmt: skip


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
