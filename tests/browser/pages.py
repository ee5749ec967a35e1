"""Pages in a real browser, each for another person and device, and checks for console errors and foreign requests."""

import re
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright

QUICK_SERVER = str(Path(__file__).with_name("quick_server.py"))
"""The path, since the tests' modules are not importable in its process."""
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
HOME = "sosie.home"
"""A host name for this computer that browsers do not treat as loopback, like that of a server on a home network."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
    "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
)  # fmt: skip
SIZES = {"phone": (390, 844), "phone-on-its-side": (844, 390), "tablet": (820, 1180), "desktop": (1440, 900)}

NO_CHROMIUM = "there is no Chromium: `make browser` as root, or install chromium-headless-shell or chromium"
# Without the windows of a browser, the headless shell needs half of the processor time.
_CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_NO_SERVICE_WORKER = "Service Worker registration blocked by Playwright"
AFTER_A_FRAME = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true))))"
"""Resolves after a repaint."""

Size = Literal["phone", "phone-on-its-side", "tablet", "desktop"] | tuple[int, int]
Scheme = Literal["light", "dark"]
TIMEOUT_MS = 60_000
"""Long, since no test here is about speed, and the machine may be busy."""
# For results of worker processes, which have a low priority, on a busy machine.
SLOW_MS = 180_000
STILL: Mapping[str, Any] = {"reduced_motion": "reduce"}
"""Looks for long games: without animations, a page needs less of the processor."""
NewPage = Callable[..., Page]
"""The type of `Pages.new`."""


@dataclass
class Watched:
    """Console errors and foreign requests of a page."""

    errors: list[str] = field(default_factory=list)
    foreign_requests: list[str] = field(default_factory=list)


def watch(page: Page, url: str) -> Watched:
    """Record console errors, and requests to hosts other than the server's."""
    watched = Watched()

    def check_message(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and _NO_SERVICE_WORKER not in message.text:
            watched.errors.append(f"{message.text} ({message.location.get('url')})")

    def check_request(requested: str) -> None:
        if not re.match(rf"(data|blob):|{re.escape(url)}/|{re.escape(url.replace('http', 'ws', 1))}/", requested):
            watched.foreign_requests.append(requested)

    page.on("console", check_message)
    page.on("pageerror", lambda error: watched.errors.append(str(error)))
    page.on("request", lambda request: check_request(request.url))
    page.on("websocket", lambda socket: check_request(socket.url))
    return watched


def settled(page: Page, condition: str) -> None:
    """Wait until a JavaScript condition holds after a repaint."""
    until = time.monotonic() + TIMEOUT_MS / 1000
    while time.monotonic() < until:
        # Playwright's wait_for_function evaluates a string in the page, which the page's policy forbids.
        if page.evaluate(AFTER_A_FRAME) and page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"timed out: {condition}")


_OBSERVE = """(text) => {
    window.wasShown = false;
    const look = () => (window.wasShown ||= document.body.innerText.includes(text));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@contextmanager
def shown_once(page: Page, text: str) -> Iterator[None]:
    """Require that an action shows a text, however soon it is gone again."""
    page.evaluate(_OBSERVE, text)
    yield
    settled(page, "window.wasShown")


def stop_clock(page: Page) -> None:
    """Let the time of a page pass by `page.clock` alone; before the page is loaded."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def await_offline_pages(page: Page) -> None:
    """Wait until the service worker is active and keeps the texts of the page's language."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    settled(
        page,
        """fetch("/sw-files.js").then((answer) => answer.text()).then(async (files) => {
            const words = JSON.parse(/self\\.WORDS = (.*?);\\n/s.exec(files)[1])[document.documentElement.lang];
            return (await Promise.all(words.map((path) => caches.match(path)))).every(Boolean);
        })""",
    )


def await_offline_cards(page: Page) -> None:
    """Wait until the page, its texts and the cards of an edition are kept for use without a connection."""
    await_offline_pages(page)
    # The silhouettes are the last part of an edition.
    kept = "caches.open('offline-cards').then((cache) => cache.keys()).then((all) => all.map(({ url }) => url))"
    settled(page, f"{kept}.then((urls) => urls.some((url) => url.includes('/silhouettes')))")


def find_chromium() -> str | None:
    """Return the path of the lightest Chromium that is installed, or None."""
    return next(filter(None, map(shutil.which, _CHROMIUMS)), None)


@contextmanager
def launched(playwright: Playwright, chromium: str, *flags: str) -> Iterator[Browser]:
    """Run a browser until the end of the context."""
    browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, *flags])
    try:
        yield browser
    finally:
        browser.close()


@dataclass
class Pages:
    """All opened pages, with their errors and foreign requests."""

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
        offline: bool = False,
        watched: bool = True,
        url: str = "",
        **more: Any,
    ) -> Page:
        """Open an empty page; with `offline` it works offline, with `watched=False` its errors are expected."""
        width, height = SIZES[size] if isinstance(size, str) else size
        context = self.browser.new_context(
            base_url=url or self.url,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            has_touch=touch,
            # A service worker fetches all files of the client, for every new device.
            service_workers="allow" if offline else "block",
            **more,
        )
        context.set_default_timeout(TIMEOUT_MS)
        page = context.new_page()
        self.opened.append((page, watch(page, url or self.url) if watched else Watched()))
        return page

    def take_screenshots(self, name: str) -> None:
        """Save a screenshot of every open page."""
        for number, (page, _) in enumerate(self.opened):
            if not page.is_closed():
                page.screenshot(path=SCREENSHOTS / f"{re.sub(r'[^0-9A-Za-z]+', '-', name).strip('-')}-{number}.png")

    def close(self) -> None:
        """Close all pages, and fail if any had errors or foreign requests."""
        for page, _ in self.opened:
            # A handler that outlives its page fails another test.
            if not page.is_closed():
                page.unroute_all(behavior="wait")
            page.context.close()
        faults = [fault for _, watched in self.opened for fault in (*watched.errors, *watched.foreign_requests)]
        assert not faults, faults
