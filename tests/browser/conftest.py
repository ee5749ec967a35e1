"""A real server and a real browser, for tests that do what people do."""

import os
import shutil
import sys
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.decks import brought
from browser.pages import QUICK_SERVER, NewPage, Pages, launched
from browser.tables import Lay, laying
from server.running import Running, started

_FAILED = pytest.StashKey[bool]()
# Nothing here is about how long something takes, and the machine may be busy.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("browser") / "data"
    with started([sys.executable, QUICK_SERVER, str(data)], data) as there:
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
    with sync_playwright() as playwright, launched(playwright, chromium) as browser:
        yield browser


@pytest.fixture
def pages(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Pages]:
    pages = Pages(browser, server.url)
    yield pages
    if request.node.stash.get(_FAILED, False):
        pages.photograph(request.node.name)
    pages.close()


@pytest.fixture
def new_page(pages: Pages) -> NewPage:
    """Return what opens an empty page, each time for somebody else with a device and habits of their own."""
    return pages.new


@pytest.fixture
def lay(server: Running, new_page: NewPage) -> Lay:
    """Return what lays a table and opens its host's page."""
    return laying(server, new_page)


@pytest.fixture(scope="session")
def zoo(server: Running) -> str:
    """Return a deck that games are short with: 13 cards of 4 symbols."""
    return brought(server, 13)


@pytest.fixture(scope="session")
def small_zoo(server: Running) -> str:
    """Return a deck that games are shortest with: 7 cards of 3 symbols."""
    return brought(server, 7)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test has failed, for the fixture that then takes pictures."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[_FAILED] = True
    return report
