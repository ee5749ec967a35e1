"""Around one screen: everybody touches at the same time, and each touch is that of its player."""

from functools import partial

import pytest
from playwright.sync_api import expect

from browser.around import Point, Tablet, own_matches, seated_tablet, shared_match
from browser.pages import STILL, NewPage
from browser.stage import Stage
from sampling import sampled

OWN_CARD = ("tower", "well", "hot-potato", "ring-tower")
WITH_BUZZER = ("poisoned-gift", "triplet", "catch-them-all")


def touch_own_matches(tablet: Tablet, *names: str) -> None:
    """Touch the matches of players on their own cards, in order, with one finger each."""
    calls = {name: (card, symbol) for name, card, symbol in own_matches(tablet)}
    tablet.tap(*tablet.spots(*[calls[name] for name in names or calls if name in calls]), gap_ms=40)


@pytest.mark.parametrize("game", sampled(OWN_CARD, 2))
def test_fingers_at_once_call_on_own_cards(stage: Stage, zoo: str, game: str) -> None:
    edition = "ring" if game == "ring-tower" else zoo
    # Five rounds of Hot Potato need five cards for each player.
    tablet = seated_tablet(stage, edition, 2 if game == "hot-potato" else 3, games=[game])
    tablet.start()
    for _ in range(2):
        tablet.until_cards_move(partial(touch_own_matches, tablet))


@pytest.mark.parametrize("game", WITH_BUZZER)
def test_first_buzzer_points_at_shared_cards(stage: Stage, zoo: str, game: str) -> None:
    tablet = seated_tablet(stage, zoo, 3, games=[game], freeze_ms=500)
    tablet.start()
    before = tablet.places()

    def match_spots() -> list[Point]:
        match = shared_match(tablet, game, "Ben")
        assert match is not None
        return tablet.spots(match)

    # Without a buzzer nobody has called.
    tablet.tap(*match_spots())
    stage.reads(tablet.rim("Ada"), "Press your rim first.")
    tablet.press_rims("Ben", "Ada", "Cleo")
    stage.reads(tablet.rim("Ben"), "Point at the match!")
    assert tablet.places() == before

    def point() -> None:
        tablet.tap(*match_spots())

    tablet.until_cards_move(point)
    stage.hides(tablet.rim("Ben").get_by_text("Point at the match!"), most_ms=0)


def test_buzzer_without_a_call_freezes_its_part_only(stage: Stage, zoo: str) -> None:
    tablet = seated_tablet(stage, zoo, games=["triplet"], freeze_ms=10_000)
    tablet.start()
    tablet.press_rims("Ada")
    stage.reads(tablet.rim("Ada"), "Not that one.")
    stage.shows(tablet.rim("Ada").locator(".isFrozen"))
    assert tablet.rim("Ben").locator(".isFrozen").count() == 0
    tablet.press_rims("Ada", "Ben")
    stage.reads(tablet.rim("Ben"), "Point at the match!")


@pytest.mark.parametrize("shows_ring", [True, False])
def test_rim_slaps_the_pile(stage: Stage, *, shows_ring: bool) -> None:
    tablet = seated_tablet(stage, "ring", games=["ring-tower"], freeze_ms=500)
    tablet.start()
    ring = tablet.page.get_by_role("group", name="The card in the centre").get_by_role("button", name="The One Ring")
    while bool(ring.count()) is not shows_ring:
        tablet.until_cards_move(partial(touch_own_matches, tablet, "Ada"))
    bearer = tablet.names[1 if tablet.rim("Ada").locator(".ring").count() else 0]
    tablet.press_rims(bearer)
    stage.reads(tablet.rim(bearer), "The Ring is yours" if shows_ring else "No Ring there")


def test_faster_finger_wins_on_one_screen(stage: Stage, zoo: str) -> None:
    tablet = seated_tablet(stage, zoo, games=["tower"])
    tablet.start()
    for race in range(4):
        first, second = tablet.names if race % 2 else tablet.names[::-1]
        counts = {name: int(tablet.rim(name).locator(".count").inner_text()) for name in tablet.names}
        # The second finger comes later than a tie lasts.
        tablet.until_cards_move(partial(touch_own_matches, tablet, first, second))
        assert tablet.rim(first).locator(".count").inner_text() == str(counts[first] + 1)
        assert tablet.rim(second).locator(".count").inner_text() == str(counts[second])


def test_tied_player_takes_at_own_rim(stage: Stage, zoo: str) -> None:
    tablet = seated_tablet(stage, zoo, games=["tower"], take_ms=10_000)
    tablet.start()
    tablet.tap_together(*tablet.spots(*[(card, symbol) for _, card, symbol in own_matches(tablet)]))
    for name in tablet.names:
        stage.reads(tablet.rim(name), "Take it!")
    tablet.until_cards_move(partial(tablet.press_rims, "Ben"))
    assert tablet.rim("Ben").locator(".count").inner_text() == "2"


def test_loser_chooses_at_own_edge_after_a_reload(stage: Stage, zoo: str) -> None:
    games = ["tower", "well", "hot-potato"]
    tablet = seated_tablet(stage, zoo, kind="tournament", games=games, length=2)
    tablet.start()
    stage.reload(tablet.page)
    tablet.await_cards()
    choice = tablet.page.get_by_role("heading", name="Ben chooses")
    while tablet.card_of("Ada") is not None:
        touch_own_matches(tablet, "Ada")
        stage.run(2000)
    stage.shows(choice)
    assert tablet.page.locator(".next").evaluate("(panel) => getComputedStyle(panel).rotate") == "270deg"
    stage.click(tablet.page.locator(".choice button").first)
    tablet.await_cards()


def test_match_of_fingers_reaches_the_podium(stage: Stage, small_zoo: str) -> None:
    games = ["tower", "poisoned-gift"]
    tablet = seated_tablet(stage, small_zoo, kind="match", games=games, length=2)
    tablet.start()

    def give_a_card_to_ben() -> None:
        if match := shared_match(tablet, "poisoned-gift", "Ada"):
            spots = tablet.spots(match)
            tablet.press_rims("Ada")
            tablet.tap(*spots)

    while not tablet.has_ended():
        if tablet.page.title().startswith("The Poisoned Gift"):
            give_a_card_to_ben()
        else:
            touch_own_matches(tablet)
        stage.run(2000)
    stage.shows(tablet.page.get_by_role("heading", name="Ada is the champion!"))
    won = tablet.page.get_by_role("region", name="Who won what").get_by_text("won", exact=True)
    stage.until(lambda: won.count() == 2)
    stage.press(tablet.page, "Play again")
    tablet.await_cards()


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
