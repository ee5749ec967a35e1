"""Fixtures: a real server, a real browser, pages, tables and decks."""

import os
import shutil
import sys
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.decks import upload_zoo
from browser.pages import QUICK_SERVER, NewPage, Pages, launched
from browser.tables import Lay, laying
from server.running import Running, started

_FAILED = pytest.StashKey[bool]()
# Long, since no test here is about speed, and the machine may be busy.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("browser") / "data"
    with started([sys.executable, QUICK_SERVER, str(data)], data) as running_server:
        yield running_server


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Chromium; if it is missing, fail for root and skip for others."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        how = "there is no Chromium: `make browser` as root, or install the package chromium"
        could = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
        if could:
            pytest.fail(how)
        pytest.skip(how)
    return found


# Per module, since Playwright's event loop prevents other tests in this process from running their own.
@pytest.fixture(scope="module")
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
def lay(server: Running, new_page: NewPage) -> Lay:
    """Return a function that creates a table and opens its host's page."""
    return laying(server, new_page)


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
