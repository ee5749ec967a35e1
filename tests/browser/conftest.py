"""Fixtures: a real server, a real browser, pages, tables and decks."""

import fcntl
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.decks import upload_zoo
from browser.pages import NO_CHROMIUM, QUICK_SERVER, TIMEOUT_MS, NewPage, Pages, find_chromium, launched
from browser.stage import Stage
from browser.tables import NewTable, table_factory
from server.running import Running, started
from sosie.cards import CardDesign
from sosie.editions import edition

_FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def _drawn_editions() -> None:
    """Lay out the editions of most tests once, not on each worker's server at the same time."""
    lock = Path(os.environ["SOSIE_CACHE"]).with_name("drawing.lock")
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        for name in ("classic", "ring"):
            CardDesign(edition(name)).deck()


@pytest.fixture(scope="session")
def server(_drawn_editions: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("browser") / "data"
    with started([sys.executable, QUICK_SERVER, str(data)], data) as running_server:
        yield running_server


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Chromium; if it is missing, fail for root and skip for others."""
    found = find_chromium()
    if found is None:
        could = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
        if could:
            pytest.fail(NO_CHROMIUM)
        pytest.skip(NO_CHROMIUM)
    return found


# Per package, since Playwright's event loop prevents other tests in this process from running their own.
@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright, chromium) as browser:
        yield browser


@pytest.fixture
def pages(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Pages]:
    pages = Pages(browser, server.url)
    yield pages
    if request.node.stash.get(_FAILED, False):
        pages.take_screenshots(request.node.name)
    pages.close()


@pytest.fixture
def new_page(pages: Pages) -> NewPage:
    """Return a function that opens an empty page, each time for another person and device."""
    return pages.new


@pytest.fixture
def new_table(server: Running, new_page: NewPage) -> NewTable:
    """Return a function that creates a table and opens its host's page."""
    return table_factory(server, new_page)


@pytest.fixture
def stage(pages: Pages) -> Iterator[Stage]:
    """A simulated world whose players may be pages."""
    stage = Stage(pages)
    yield stage
    stage.close()


@pytest.fixture(scope="session")
def zoo(server: Running) -> str:
    """Return the id of a deck for short games: 13 cards of 4 symbols."""
    return upload_zoo(server, 13)


@pytest.fixture(scope="session")
def small_zoo(server: Running) -> str:
    """Return the id of a deck for very short games: 7 cards of 3 symbols."""
    return upload_zoo(server, 7)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure, for the fixture that then takes screenshots."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[_FAILED] = True
    return report
