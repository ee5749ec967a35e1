"""Around one screen: everybody touches at the same time, and each touch is that of its player."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from browser.around import Point, Tablet, own_matches, seated_tablet, shared_match
from browser.pages import STILL, NewPage
from browser.people import REACTION_S
from sampling import sampled
from server.running import Running

OWN_CARD = ("tower", "well", "hot-potato", "ring-tower")
WITH_BUZZER = ("poisoned-gift", "triplet", "catch-them-all")


def react(tablet: Tablet) -> None:
    """Wait for a reaction time; the server refuses calls that are too fast for people."""
    tablet.page.wait_for_timeout(1000 * REACTION_S)


def shown(tablet: Tablet) -> set[tuple[str, str]]:
    """Return the cards on the table and where they lie."""
    return {(card.label, card.number) for card in tablet.cards()}


def until_cards_move(tablet: Tablet, act: Callable[[], None]) -> None:
    """Act until a card has moved: on a busy machine a touch may come before its cards are painted.

    Each attempt looks for its symbols again, since a card that fades out is still there for a moment.
    """
    before = shown(tablet)
    for _ in range(10):
        react(tablet)
        if shown(tablet) != before:
            return
        act()
        for _ in range(20):
            if shown(tablet) != before:
                return
            tablet.page.wait_for_timeout(100)
    raise AssertionError("no card has moved")


def until_cards_rest(tablet: Tablet) -> None:
    """Wait until no call moves cards any more."""
    before = None
    while (now := shown(tablet)) != before:
        before = now
        tablet.page.wait_for_timeout(1500)


def touch_own_matches(tablet: Tablet, *names: str) -> None:
    """Touch the matches of players on their own cards, in order, with one finger each."""
    calls = {name: (card, symbol) for name, card, symbol in own_matches(tablet)}
    if spots := tablet.spots(*[calls[name] for name in names or calls if name in calls]):
        tablet.tap(*spots, gap_s=0.02)


@pytest.mark.parametrize("game", sampled(OWN_CARD, 2))
def test_fingers_at_once_call_on_own_cards(server: Running, new_page: NewPage, zoo: str, game: str) -> None:
    edition = "ring" if game == "ring-tower" else zoo
    # Five rounds of Hot Potato need five cards for each player.
    people = 2 if game == "hot-potato" else 3
    tablet = seated_tablet(server, new_page, edition, people, looks=STILL, games=[game])
    tablet.start()
    for _ in range(2):
        until_cards_move(tablet, partial(touch_own_matches, tablet))


@pytest.mark.parametrize("game", WITH_BUZZER)
def test_first_buzzer_points_at_shared_cards(server: Running, new_page: NewPage, zoo: str, game: str) -> None:
    tablet = seated_tablet(server, new_page, zoo, 3, looks=STILL, games=[game], freeze_ms=500)
    tablet.start()
    before = shown(tablet)

    def match_spots() -> list[Point]:
        match = shared_match(tablet, game, "Ben")
        assert match is not None
        return tablet.spots(match)

    react(tablet)
    # Without a buzzer nobody has called.
    tablet.tap(*match_spots())
    expect(tablet.rim("Ada")).to_contain_text("Press your rim first.")
    tablet.press_rims("Ben", "Ada", "Cleo")
    expect(tablet.rim("Ben")).to_contain_text("Point at the match!")
    assert shown(tablet) == before

    def buzz_and_point() -> None:
        spots = match_spots()
        tablet.press_rims("Ben")
        tablet.tap(*spots)

    until_cards_move(tablet, buzz_and_point)
    expect(tablet.rim("Ben")).not_to_contain_text("Point at the match!")


def test_buzzer_without_a_call_freezes_its_part_only(server: Running, new_page: NewPage, zoo: str) -> None:
    tablet = seated_tablet(server, new_page, zoo, 2, games=["triplet"], freeze_ms=10_000)
    tablet.start()
    react(tablet)
    tablet.press_rims("Ada")
    expect(tablet.rim("Ada")).to_contain_text("Not that one.")
    expect(tablet.rim("Ada").locator(".isFrozen")).to_be_visible()
    expect(tablet.rim("Ben").locator(".isFrozen")).to_have_count(0)
    tablet.press_rims("Ada", "Ben")
    expect(tablet.rim("Ben")).to_contain_text("Point at the match!")


def test_rim_slaps_the_pile(server: Running, new_page: NewPage) -> None:
    tablet = seated_tablet(server, new_page, "ring", 2, looks=STILL, games=["ring-tower"], freeze_ms=500)
    tablet.start()
    ring = tablet.page.get_by_role("group", name="The card in the centre").get_by_role("button", name="The One Ring")
    for _ in range(12):
        if ring.count():
            break
        until_cards_move(tablet, partial(touch_own_matches, tablet, "Ada"))
    until_cards_rest(tablet)
    bearer = 1 if tablet.rim("Ada").locator(".ring").count() else 0
    verdict = "The Ring is yours" if ring.count() else "No Ring there"
    tablet.press_rims(tablet.names[bearer])
    expect(tablet.rim(tablet.names[bearer])).to_contain_text(verdict)


def test_faster_finger_wins_on_one_screen(server: Running, new_page: NewPage, zoo: str) -> None:
    tablet = seated_tablet(server, new_page, zoo, 2, looks=STILL, games=["tower"])
    tablet.start()
    for race in range(6):
        first, second = tablet.names if race % 2 else tablet.names[::-1]
        count = int(tablet.rim(first).locator(".count").inner_text())
        until_cards_move(tablet, partial(touch_own_matches, tablet, first, second))
        expect(tablet.rim(first).locator(".count")).to_have_text(str(count + 1))


def test_tied_player_takes_at_own_rim(server: Running, new_page: NewPage, zoo: str) -> None:
    tablet = seated_tablet(server, new_page, zoo, 2, looks=STILL, games=["tower"], take_ms=10_000)
    tablet.start()
    spots = tablet.spots(*[(card, symbol) for _, card, symbol in own_matches(tablet)])
    react(tablet)
    tablet.tap_together(*spots)
    for name in tablet.names:
        expect(tablet.rim(name)).to_contain_text("Take it!")
    until_cards_move(tablet, partial(tablet.press_rims, "Ben"))
    expect(tablet.rim("Ben").locator(".count")).to_have_text("2")


def test_loser_chooses_at_own_edge_after_a_reload(server: Running, new_page: NewPage, zoo: str) -> None:
    games = ["tower", "well", "hot-potato"]
    tablet = seated_tablet(server, new_page, zoo, 2, looks=STILL, kind="tournament", games=games, length=2)
    tablet.start()
    tablet.page.reload()
    tablet.wait_for_cards()
    choice = tablet.page.get_by_role("heading", name="Ben chooses")
    while not choice.is_visible():
        if tablet.card_of("Ada") is not None:
            until_cards_move(tablet, partial(touch_own_matches, tablet, "Ada"))
    assert tablet.page.locator(".next").evaluate("(panel) => getComputedStyle(panel).rotate") == "270deg"
    tablet.page.locator(".choice button").first.click()
    tablet.wait_for_cards()


def test_match_of_fingers_reaches_the_podium(server: Running, new_page: NewPage, small_zoo: str) -> None:
    games = ["tower", "poisoned-gift"]
    tablet = seated_tablet(server, new_page, small_zoo, 2, looks=STILL, kind="match", games=games, length=2)
    tablet.start()

    def give_a_card_to_ben() -> None:
        # The last card is gone a moment before the podium.
        if match := shared_match(tablet, "poisoned-gift", "Ada"):
            spots = tablet.spots(match)
            tablet.press_rims("Ada")
            tablet.tap(*spots)

    while not tablet.has_ended():
        if tablet.cards():
            is_gift = tablet.page.title().startswith("The Poisoned Gift")
            until_cards_move(tablet, give_a_card_to_ben if is_gift else partial(touch_own_matches, tablet))
    expect(tablet.page.get_by_role("heading", name="Ada is the champion!")).to_be_visible()
    expect(tablet.page.get_by_role("region", name="Who won what").get_by_text("won", exact=True)).to_have_count(2)
    tablet.page.get_by_role("button", name="Play again").click()
    tablet.wait_for_cards()


def test_set_up_seats_people_bots_and_ends_for_all(new_page: NewPage) -> None:
    page = new_page((1180, 820), **STILL)
    page.goto("/")
    page.get_by_role("link", name="Around this screen").click()
    page.get_by_role("button", name="More").click()
    page.get_by_label("Player 1, bottom edge").fill("Ada")
    page.get_by_role("button", name="Change the colour of Ada").click()
    page.get_by_role("button", name="Choose the game").click()
    page.get_by_role("button", name="Calm").click()
    page.get_by_role("button", name="Play The Tower").click()
    expect(page.locator("[data-seat]")).to_have_count(4)
    expect(page.locator("[role=group][data-card]")).to_have_count(5)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Choose another game").click()
    page.get_by_role("button", name="Stop this game? Touch again").click()
    page.get_by_role("button", name="Leave").click()
    expect(page).to_have_url("/")


def test_phone_offers_no_tabletop(new_page: NewPage) -> None:
    page = new_page("phone")
    page.goto("/")
    expect(page.get_by_role("contentinfo").get_by_role("link")).not_to_have_count(0)
    expect(page.get_by_role("link", name="Around this screen")).to_have_count(0)


def test_tablet_with_browser_bars_offers_the_tabletop(new_page: NewPage) -> None:
    page = new_page((1024, 650))
    page.goto("/")
    expect(page.get_by_role("main").get_by_role("link", name="Around this screen")).to_be_visible()
    page.set_viewport_size({"width": 1024, "height": 500})
    expect(page.get_by_role("link", name="Around this screen")).to_have_count(0)
