"""Pages in a real browser, each for somebody with a device and habits of their own, and what they should not do."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright

QUICK_SERVER = str(Path(__file__).with_name("quick_server.py"))
"""By its path, since the process that runs it does not look for modules where tests do."""
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
HOME = "sosie.home"
"""A name for this computer that is not known as such: pages from there are what phones on a home network get."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
)  # fmt: skip
SIZES = {"phone": (390, 844), "phone-on-its-side": (844, 390), "tablet": (820, 1180), "desktop": (1440, 900)}

_AFTER_A_FRAME = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true))))"

Size = Literal["phone", "phone-on-its-side", "tablet", "desktop"] | tuple[int, int]
Scheme = Literal["light", "dark"]
NewPage = Callable[..., Page]
"""Opens an empty page for somebody, as `Pages.new` does."""


@dataclass
class Watched:
    """What a page has complained about, and whom else it has asked for something."""

    complaints: list[str] = field(default_factory=list)
    asked_elsewhere: list[str] = field(default_factory=list)


def watch(page: Page, url: str) -> Watched:
    """Note everything from now on that no page should do which comes from this address."""
    watched = Watched()

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            watched.complaints.append(f"{message.text} ({message.location.get('url')})")

    def look(asked: str) -> None:
        if not re.match(rf"(data|blob):|{re.escape(url)}/|{re.escape(url.replace('http', 'ws', 1))}/", asked):
            watched.asked_elsewhere.append(asked)

    page.on("console", listen)
    page.on("pageerror", lambda error: watched.complaints.append(str(error)))
    page.on("request", lambda request: look(request.url))
    page.on("websocket", lambda socket: look(socket.url))
    return watched


def settled(page: Page, condition: str) -> None:
    """Wait until something holds that the page can tell, and has been painted."""
    for _ in range(400):
        # Playwright's own wait_for_function lets the page evaluate a text, which its policy forbids.
        if page.evaluate(_AFTER_A_FRAME) and page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the page does not come to this: {condition}")


@contextmanager
def launched(playwright: Playwright, chromium: str, *flags: str) -> Iterator[Browser]:
    """Run a browser until the end."""
    browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, *flags])
    try:
        yield browser
    finally:
        browser.close()


@dataclass
class Pages:
    """All pages that somebody has opened, and what each of them did."""

    browser: Browser
    url: str
    opened: list[tuple[Page, Watched]] = field(default_factory=list)

    def new(
        self,
        size: Size = "phone",
        language: str = "en",
        scheme: Scheme = "light",
        *,
        touch: bool = True,
        watched: bool = True,
        url: str = "",
        **more: Any,
    ) -> Page:
        """Open an empty page; what it does is noted, unless it is meant to complain."""
        width, height = SIZES[size] if isinstance(size, str) else size
        context = self.browser.new_context(
            base_url=url or self.url,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            has_touch=touch,
            **more,
        )
        page = context.new_page()
        self.opened.append((page, watch(page, url or self.url) if watched else Watched()))
        return page

    def photograph(self, name: str) -> None:
        """Keep what every page shows."""
        for number, (page, _) in enumerate(self.opened):
            if not page.is_closed():
                page.screenshot(path=SCREENSHOTS / f"{re.sub(r'[^0-9A-Za-z]+', '-', name).strip('-')}-{number}.png")

    def close(self) -> None:
        """Close them all; none of them has complained, or asked another host for anything."""
        for page, _ in self.opened:
            page.context.close()
        done = [done for _, watched in self.opened for done in (*watched.complaints, *watched.asked_elsewhere)]
        assert not done, done
