"""Every mini-game, whole: people with phones and keyboards and a bot, to the podium."""

import pytest
from playwright.sync_api import expect

from browser.people import Way, play, podium
from browser.tables import Lay


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
    ben = table.join("Ben", way, size="desktop", touch=False)
    table.add_bot()
    table.start()
    play(*table.people)
    assert any("You" in step for step in podium(table.host) + podium(ben))
    for person in table.people:
        expect(person.page.get_by_role("heading", level=1)).not_to_be_empty()
