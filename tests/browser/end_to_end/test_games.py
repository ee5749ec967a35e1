"""Whole games on a real server: by touch and keyboard, against bots, with an added mini-game, and on a TV."""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from added_games import ROBIN_HOOD
from browser.decks import upload_zoo, zoo_file
from browser.pages import AFTER_A_FRAME, STILL, NewPage, Pages
from browser.people import CENTRE, MINE, REACTION_S, play_in_turns, podium
from browser.tables import ABSENT, NewTable, table_factory
from browser.tvs import join, open_tv
from command import sosie
from server.running import Running, running

pytestmark = pytest.mark.end_to_end

_SYMBOLS = "(card) => [...card.querySelectorAll('[data-symbol]')].map((one) => one.dataset.symbol)"


def test_touch_and_keyboard_play_to_the_podium(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo, looks=STILL)
    table.join("Ben", "typing", touch=False, **STILL)
    table.start()
    play_in_turns(*table.people, cards=5)
    steps = [[sorted(step.replace("You", one.name).split()) for step in podium(one)] for one in table.people]
    assert steps[0] == steps[1]
    expect(table.host.page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(table.people[1].page.get_by_role("heading", level=1)).to_have_text("Ada wins!")


def test_uploaded_deck_is_played_by_bots_to_the_podium(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "zoo.sosie").write_bytes(zoo_file(7))
    page = new_page(**STILL)
    page.goto("/decks")
    page.get_by_label("Import a deck").set_input_files(tmp_path / "zoo.sosie")
    item = page.get_by_role("article").filter(has_text="Zoo of 7")
    item.get_by_role("link", name="Play").click()
    expect(page.get_by_role("radio", name="Zoo of 7")).to_be_checked()
    page.get_by_role("button", name="Play now").tap()
    expect(page.get_by_role("list", name="Podium").get_by_role("listitem")).not_to_have_count(0)


def test_replay_opens_by_its_link(new_table: NewTable, new_page: NewPage, small_zoo: str) -> None:
    host = new_table(small_zoo, looks=STILL, absent=ABSENT).finish_game()
    host.page.get_by_role("link", name="Watch the replay").tap()
    host.page.wait_for_url("**/replay/*")
    page = new_page(**STILL)
    page.goto(host.page.url)
    announced = page.locator("p[aria-live]")
    page.get_by_role("button", name="Pause").tap()
    page.get_by_role("slider", name="Time in the game").press("Home")
    expect(announced).to_have_text("The cards are dealt.")
    page.get_by_role("button", name="Next call").tap()
    expect(announced).to_contain_text("Ada got it")
    page.get_by_role("slider", name="Time in the game").press("End")
    expect(announced).to_have_text("Ada wins!")


@pytest.fixture
def forest(tmp_path: Path) -> Iterator[Running]:
    """Return a server with Robin Hood added by file."""
    with running(tmp_path / "forest", "--game", str(ROBIN_HOOD)) as there:
        yield there


def test_added_game_is_played_and_ruled_again(forest: Running, pages: Pages, tmp_path: Path) -> None:
    new_page = partial(pages.new, url=forest.url, **STILL)
    table = table_factory(forest, new_page)(upload_zoo(forest, 7))
    table.join("Ben", "typing", touch=False)
    tile = table.host.page.get_by_role("list", name="Mini-games").get_by_role("button", name="Robin Hood")
    tile.tap()
    for person in table.people:
        expect(person.page.get_by_text("or with a higher tower").first).to_be_visible()
    table.start()
    play_in_turns(*table.people, cards=5)
    table.host.page.get_by_role("link", name="Watch the replay").tap()
    expect(table.host.page.get_by_role("heading", level=1)).to_contain_text("Robin Hood")
    with forest.client() as client:
        (game,) = client.get(f"/api/tables/{table.code}/games").json()
        (tmp_path / "record.json").write_bytes(client.get(f"/api/games/{game['id']}").content)
    ruled = json.loads(sosie("referee", str(tmp_path / "record.json"), "--game", str(ROBIN_HOOD), "--json"))
    assert (ruled["over"], ruled["winners"]) == (True, game["winners"])


def test_tv_and_phones_play_heads_up(server: Running, new_page: NewPage, small_zoo: str) -> None:
    with server.client() as client:
        screen = client.post("/api/screens", json={"edition": small_zoo, "settings": {"games": ["tower"]}}).text
        tv, code = open_tv(new_page, screen)
        ada, ben = join(new_page, code, "Ada"), join(new_page, code, "Ben")
        for name in ABSENT[:4]:
            client.post(f"/api/tables/{code}/seats", json={"name": name}).raise_for_status()
    ada.page.get_by_text("Centre on the TV").tap()
    ada.page.get_by_role("button", name=re.compile("^Play The Tower")).tap()
    centre = tv.locator(f"[data-card][aria-label='{CENTRE}']")
    expect(centre.locator("[data-symbol]")).to_have_count(3)
    for person in (ada, ben):
        expect(person.card(MINE)).to_be_visible()
        expect(person.page.get_by_role("group", name=CENTRE)).to_have_count(0)
    tv.evaluate(AFTER_A_FRAME)
    tv.wait_for_timeout(1000 * REACTION_S)
    (mine,) = ada.cards()
    (shared,) = mine.symbols.keys() & set(centre.evaluate(_SYMBOLS))
    ada.touch(MINE, mine.symbols[shared])
    expect(tv.get_by_role("list", name="Podium")).to_be_visible()
    expect(tv.get_by_role("heading", level=1)).to_have_text(re.compile("Ada"))
    for person in (ada, ben):
        expect(person.page.get_by_role("list", name="Podium")).to_be_visible()
