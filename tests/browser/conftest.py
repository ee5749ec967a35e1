"""A real server and a real browser, for tests that do what people do."""

import os
import re
import shutil
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

from server.running import Running, started

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
SIZES = {"phone": (390, 844), "phone-on-its-side": (844, 390), "tablet": (820, 1180), "desktop": (1440, 900)}
_FAILED = pytest.StashKey[bool]()

Size = Literal["phone", "phone-on-its-side", "tablet", "desktop"] | tuple[int, int]
Scheme = Literal["light", "dark"]
NewPage = Callable[..., Page]


@dataclass
class Watched:
    """What a page has complained about, and whom else it has asked for something."""

    complaints: list[str] = field(default_factory=list)
    asked_elsewhere: list[str] = field(default_factory=list)


def watch(page: Page, server: Running) -> Watched:
    """Note everything from now on that no page should do."""
    watched = Watched()

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            watched.complaints.append(f"{message.text} ({message.location.get('url')})")

    def look(request: Request) -> None:
        if not re.match(rf"(data|blob):|{re.escape(server.url)}/", request.url):
            watched.asked_elsewhere.append(request.url)

    page.on("console", listen)
    page.on("pageerror", lambda error: watched.complaints.append(str(error)))
    page.on("request", look)
    page.on("websocket", lambda socket: look_at_socket(socket.url))

    def look_at_socket(url: str) -> None:
        if not url.startswith(server.url.replace("http", "ws", 1)):
            watched.asked_elsewhere.append(url)

    return watched


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("browser") / "data"
    with started([sys.executable, "-m", "browser.quick_server", str(data)], data) as there:
        yield there


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return where Chromium is; whoever can install it must, and others are told how."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        how = "there is no Chromium: `make browser` as root, or install the package chromium"
        could = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
        if could:
            pytest.fail(how)
        pytest.skip(how)
    return found


# While Playwright runs, so does its event loop, and no other test in this process could run one of its own.
@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Return what opens an empty page, each time for somebody else with a device and habits of their own."""
    pages: list[Page] = []

    def opened(
        size: Size = "phone", language: str = "en", scheme: Scheme = "light", *, touch: bool = True, **more: Any
    ) -> Page:
        width, height = SIZES[size] if isinstance(size, str) else size
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            has_touch=touch,
            **more,
        )
        pages.append(context.new_page())
        return pages[-1]

    yield opened
    for number, page in enumerate(pages):
        if request.node.stash.get(_FAILED, False):
            name = re.sub(r"\W+", "-", request.node.name).strip("-")
            page.screenshot(path=SCREENSHOTS / f"{name}-{number}.png")
        page.context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test has failed, for the fixture that then takes pictures."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[_FAILED] = True
    return report
