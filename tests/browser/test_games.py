"""Every mini-game, whole: people with phones and keyboards, and bots, to the podium."""

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
def test_a_phone_a_keyboard_and_a_bot_play_to_the_podium(lay: Lay, zoo: str, game: str, way: Way) -> None:
    table = lay(zoo, games=[game])
    table.join("Ben", way, touch=False)
    table.add_bot()
    table.start()
    play(*table.people)
    everybody_sees_the_same(*table.people)


def test_hot_potato_goes_round_and_round_to_the_podium(lay: Lay, zoo: str) -> None:
    table = lay(zoo, games=["hot-potato"])
    table.join("Ben", "arrows", touch=False)
    table.start()
    play(*table.people)
    everybody_sees_the_same(*table.people)


def test_the_ring_is_slapped_by_hand_and_by_key_and_the_tower_played_to_the_podium(lay: Lay) -> None:
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
    everybody_sees_the_same(*table.people)


def test_a_hand_and_a_key_reach_the_pile(lay: Lay) -> None:
    table = lay("ring", games=["ring-tower"], freeze_ms=10_000)
    table.join("Ben", "typing", touch=False)
    table.start()
    table.host.look()
    while table.host.symbol(CENTRE, RING).is_visible():
        table.host.play_on()
    # Without the Ring it is wrong, which is told for longer than anything else.
    for person in table.people:
        person.look()
        person.slap()
        expect(person.page.get_by_text("No Ring there").first).to_be_visible()


def everybody_sees_the_same(*people: Person) -> None:
    """Expect one podium, on which each finds themselves, and each by their name for the others."""
    first, *others = (
        [sorted(step.replace("You", person.name).split()) for step in podium(person)] for person in people
    )
    for other in others:
        assert other == first
    for person in people:
        expect(person.page.get_by_role("heading", level=1)).to_contain_text("win")
        expect(person.page.get_by_role("link", name="Watch the replay")).to_be_visible()
