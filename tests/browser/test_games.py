"""Every mini-game, played to the podium by people with phones and keyboards, and by bots."""

import pytest
from playwright.sync_api import expect

from browser.people import CENTRE, Person, Way, play, podium
from browser.tables import Lay

RING = "The One Ring"


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("tower", "typing"),
        ("well", "arrows"),
        ("poisoned-gift", "typing"),
        ("triplet", "arrows"),
        ("catch-them-all", "typing"),
    ],
)
def test_phone_keyboard_and_bot_play_to_podium(lay: Lay, zoo: str, game: str, way: Way) -> None:
    table = lay(zoo, games=[game])
    table.join("Ben", way, touch=False)
    table.add_bot()
    table.start()
    play(*table.people)
    expect_same_podium(*table.people)


def test_hot_potato_plays_to_podium(lay: Lay, zoo: str) -> None:
    table = lay(zoo, games=["hot-potato"])
    table.join("Ben", "arrows", touch=False)
    table.start()
    play(*table.people)
    expect_same_podium(*table.people)


def test_ring_tower_plays_to_podium(lay: Lay) -> None:
    table = lay("ring", games=["ring-tower"])
    table.join("Ben", "typing", touch=False)
    for _ in range(6):
        table.add_bot("Lightning")
    table.start()
    while not table.host.has_ended():
        for person in table.people:
            if person.symbol(CENTRE, RING).is_visible():
                person.slap()
            person.play_on()
    play(*table.people)
    expect_same_podium(*table.people)


def test_touch_and_key_slap_the_pile(lay: Lay) -> None:
    table = lay("ring", games=["ring-tower"], freeze_ms=10_000)
    table.join("Ben", "typing", touch=False)
    table.start()
    table.host.look()
    while table.host.symbol(CENTRE, RING).is_visible():
        table.host.play_on()
    # A slap without the Ring is wrong, which is shown longest.
    for person in table.people:
        person.look()
        person.slap()
        expect(person.page.get_by_text("No Ring there").first).to_be_visible()


def expect_same_podium(*people: Person) -> None:
    """Expect the same podium on all pages, each with "You" for its own player."""
    first, *others = (
        [sorted(step.replace("You", person.name).split()) for step in podium(person)] for person in people
    )
    for other in others:
        assert other == first
    for person in people:
        expect(person.page.get_by_role("heading", level=1)).to_contain_text("win")
        expect(person.page.get_by_role("link", name="Watch the replay")).to_be_visible()
