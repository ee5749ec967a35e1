"""Every mini-game, played to the podium by people with phones and keyboards, and by bots."""

import pytest

from browser.people import CENTRE, Person, Way
from browser.stage import Stage
from browser.staged_table import StagedTable
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
def test_phone_keyboard_and_bot_play_to_podium(stage: Stage, zoo: str, small_zoo: str, game: str, way: Way) -> None:
    table = stage.table(zoo if game in LONG else small_zoo, games=[game])
    table.person("Ben", way, touch=False)
    table.add_bot()
    table.start()
    stage.play(*table.people)
    check_podium(stage, *table.people)


def test_hot_potato_plays_to_podium(stage: Stage, zoo: str) -> None:
    table = stage.table(zoo, games=["hot-potato"])
    table.person("Ben", "arrows", touch=False)
    table.start()
    stage.play(*table.people)
    check_podium(stage, *table.people)


# A whole deck takes a minute.
@pytest.mark.thorough
def test_ring_tower_plays_to_podium(stage: Stage) -> None:
    table = stage.table("ring", games=["ring-tower"])
    table.person("Ben", "typing", touch=False)
    for _ in range(6):
        table.add_bot("Lightning")
    table.start()
    while not table.host.has_ended():
        for person in table.people:
            if person.symbol(CENTRE, RING).is_visible():
                slap(person)
        stage.play_on(*table.people)
    stage.play(*table.people)
    check_podium(stage, *table.people)


def test_touch_and_key_slap_the_pile(stage: Stage) -> None:
    # A slap without the Ring is wrong, which is shown longest.
    table = table_without_ring(stage)
    for person in table.people:
        stage.look(person)
        slap(person)
        stage.shows(person.page.get_by_text("No Ring there"))


def slap(person: Person) -> None:
    """Slap the pile with a finger, or with the space bar."""
    if person.way == "touch":
        person.page.get_by_role("button", name="Slap the pile", exact=True).tap()
    else:
        person.page.keyboard.press("Space")


def table_without_ring(stage: Stage) -> StagedTable:
    """Start games until the first card in the centre has no Ring."""
    while True:
        table = stage.table("ring", games=["ring-tower"], freeze_ms=10_000)
        table.person("Ben", "typing", touch=False)
        table.start()
        stage.look(table.host)
        if not table.host.symbol(CENTRE, RING).is_visible():
            return table


def check_podium(stage: Stage, *people: Person) -> None:
    """Check that all pages show the same podium, each with "You" for its own player."""
    podiums = [podium(stage, person) for person in people]
    assert all(one == podiums[0] for one in podiums)
    for person in people:
        stage.reads(person.page.get_by_role("heading", level=1), "win")
        stage.shows(person.page.get_by_role("link", name="Watch the replay"))


def podium(stage: Stage, person: Person) -> list[list[str]]:
    """Return the words of each step of a podium, with the person's name."""
    steps = person.page.get_by_role("list", name="Podium").get_by_role("listitem")
    # The counts of cards before a play-off appear once the game has been saved.
    stage.reads(steps.first, "card")
    return [sorted(step.replace("You", person.name).split()) for step in steps.all_inner_texts()]
