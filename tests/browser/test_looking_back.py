"""After a game, and without one: the end in figures, the replay by its link, and practice."""

import pytest
from playwright.sync_api import Page, expect

from browser.pages import NewPage
from browser.people import CENTRE, Person, match, play
from browser.tables import Lay


def test_the_end_tells_how_quick_ones_eyes_were(lay: Lay, small_zoo: str) -> None:
    table = lay(small_zoo)
    ada, ben = table.host, table.join("Ben")
    table.start()
    while not ada.has_ended():
        ada.play_on()
    for words in ("Fastest spot", "Slowest symbol", "Every spot, in order"):
        expect(ada.page.get_by_text(words, exact=True)).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada wins!")
    expect(ben.page.get_by_text("Nothing spotted this time. The eye learns quickly.")).to_be_visible()


def test_a_replay_is_opened_by_its_link_and_gone_through(lay: Lay, new_page: NewPage, small_zoo: str) -> None:
    table = lay(small_zoo)
    table.join("Ben")
    table.start()
    play(*table.people)
    table.host.page.get_by_role("link", name="Watch the replay").click()
    table.host.page.wait_for_url("**/replay/*")
    page = new_page()
    page.goto(table.host.page.url)
    page.get_by_role("button", name="Pause").click()
    moment = page.get_by_role("slider", name="Moment of the game")
    moment.press("Home")
    expect(page.get_by_text("The cards are dealt.")).to_be_visible()
    page.get_by_role("button", name="One ruling forward").click()
    expect(page.get_by_text("right, and first.")).to_be_visible()
    page.get_by_role("button", name="One ruling back").click()
    expect(page.get_by_text("The cards are dealt.")).to_be_visible()
    moment.press("End")
    expect(page.get_by_text("wins!")).to_be_visible()
    page.get_by_role("button", name="From the start").click()
    page.get_by_role("button", name="4\u00d7").click()
    expect(page.get_by_role("button", name="From the start")).to_be_visible()


def test_a_replay_that_is_not_there_says_so(new_page: NewPage) -> None:
    page = new_page(watched=False)  # The browser complains of every 404.
    page.goto("/replay/00000000000000000000000000000000")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not here")


@pytest.mark.parametrize("way", ["touch", "typing"])
def test_practice_explains_gently_and_tells_the_time(new_page: NewPage, way: str) -> None:
    page = new_page()
    page.goto("/practice")
    learner = Person(page, "a learner", "typing" if way == "typing" else "touch")
    found = learner.look()
    first, second = learner.cards()
    wrong = next(name for symbol, name in first.symbols.items() if symbol not in second.symbols)
    called(learner, wrong)
    expect(page.get_by_text(f"{wrong} is on one card only. Look again.")).to_be_visible()
    expect(page.get_by_text("This time")).to_be_hidden()
    called(learner, found[1])
    expect(page.get_by_text(f"Yes, {found[1]}!")).to_be_visible()
    for words in ("This time", "Best"):
        expect(page.get_by_text(words, exact=True)).to_be_visible()
    next_pair(page, learner)


def called(learner: Person, name: str) -> None:
    card = next(card for card in learner.cards() if name in card.symbols.values())
    learner.call(card, name)


def next_pair(page: Page, learner: Person) -> None:
    """Expect that two other cards lie there, and can be called on."""
    expect(page.get_by_role("group", name=CENTRE)).to_have_count(2)
    assert match(learner.cards()) is not None
