"""Every mini-game, played to the podium by people with phones and keyboards, and by bots."""

import pytest
from playwright.sync_api import expect

from browser.pages import STILL
from browser.people import CENTRE, Person, Way, play, podium
from browser.tables import NewTable, Table
from sampling import sampled

RING = "The One Ring"
LONG = {"triplet", "catch-them-all"}
"""Mini-games that need more than seven cards."""


WAYS = [
    ("tower", "typing"),
    ("well", "arrows"),
    ("poisoned-gift", "typing"),
    ("triplet", "arrows"),
    ("catch-them-all", "typing"),
]


@pytest.mark.parametrize(("game", "way"), sampled(WAYS, 2))
def test_phone_keyboard_and_bot_play_to_podium(
    new_table: NewTable, zoo: str, small_zoo: str, game: str, way: Way
) -> None:
    table = new_table(zoo if game in LONG else small_zoo, games=[game])
    table.join("Ben", way, touch=False)
    table.add_bot()
    table.start()
    play(*table.people)
    expect_same_podium(*table.people)


def test_hot_potato_plays_to_podium(new_table: NewTable, zoo: str) -> None:
    table = new_table(zoo, games=["hot-potato"])
    table.join("Ben", "arrows", touch=False)
    table.start()
    play(*table.people)
    expect_same_podium(*table.people)


# A whole deck takes a minute.
@pytest.mark.thorough
def test_ring_tower_plays_to_podium(new_table: NewTable) -> None:
    table = new_table("ring", looks=STILL, games=["ring-tower"])
    table.join("Ben", "typing", touch=False, **STILL)
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


def test_touch_and_key_slap_the_pile(new_table: NewTable) -> None:
    # A slap without the Ring is wrong, which is shown longest.
    table = table_without_ring(new_table)
    for person in table.people:
        person.look()
        person.slap()
        expect(person.page.get_by_text("No Ring there").first).to_be_visible()


def table_without_ring(new_table: NewTable) -> Table:
    """Start games until the first card in the centre has no Ring."""
    while True:
        table = new_table("ring", games=["ring-tower"], freeze_ms=10_000)
        table.join("Ben", "typing", touch=False)
        table.start()
        table.host.look()
        if not table.host.symbol(CENTRE, RING).is_visible():
            return table


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
