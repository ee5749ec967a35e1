"""The stage itself: a page at a simulated table has one history for each seed."""

import re

import pytest

from browser.pages import Pages
from browser.stage import Stage


def staged_game(pages: Pages, edition: str, seed: int) -> list[str]:
    """Play for a while with a page whose connection is cut once, and return the trace."""
    stage = Stage(pages, seed)
    table = stage.table(edition)
    ada, ben = table.host, table.scripted("Ben")
    table.start()
    stage.call(ada)
    ben.plays = True
    stage.run(1500)
    stage.cut(ada.page)
    stage.shows(ada.page.get_by_text("Connection lost. Reconnecting…"))
    stage.hides(ada.page.get_by_text("Connection lost. Reconnecting…"))
    stage.call(ada)
    stage.run(1000)
    stage.close()
    return stage.world.trace


def test_staged_page_has_one_history_for_a_seed(pages: Pages, zoo: str) -> None:
    first, again = staged_game(pages, zoo, 3), staged_game(pages, zoo, 3)
    assert first == again
    assert any("page > " in line and '"call"' in line for line in first)
    assert staged_game(pages, zoo, 4) != first


def test_timeout_tells_what_the_page_shows(stage: Stage, small_zoo: str) -> None:
    page = stage.table(small_zoo).host.page
    with pytest.raises(AssertionError, match=re.compile("the pages show:.*Add a bot", re.DOTALL)):
        stage.shows(page.get_by_text("no such text"), most_ms=200)
