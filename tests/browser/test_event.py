"""Events with three browsers and a crowd of socket clients, and a server that is killed in the middle."""

import csv
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.background import Background
from browser.pages import STILL, NewPage
from sampling import chosen
from server.event_crowd import Crowd
from server.forked import start
from server.test_crash_recovery import wait_until_listening
from sosie.dev_cluster.processes import free_ports

USUAL_ROUNDS = 3
AT_A_TABLE = 4


@pytest.fixture
def background() -> Iterator[Background]:
    background = Background()
    yield background
    background.close()


def open_event(teacher: Page, rounds: int) -> str:
    """Open an event, and return its code."""
    teacher.goto("/event?deck=insects")
    stepper = teacher.get_by_role("group", name="Rounds")
    stepper.get_by_role("button", name="More" if rounds > USUAL_ROUNDS else "Fewer").click()
    expect(stepper).to_contain_text(str(rounds))
    teacher.get_by_role("button", name="Open", exact=True).click()
    teacher.wait_for_url("**/e/E*")
    return teacher.url.rpartition("/")[2]


def results(teacher: Page) -> list[dict[str, str]]:
    """Download the results, and return their rows."""
    with teacher.expect_download() as download:
        teacher.get_by_role("button", name="Results as CSV").click()
    return list(csv.DictReader(Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()))


@pytest.mark.parametrize(("size", "rounds"), chosen([(9, 2), (57, 4)], [(9, 2)]))
def test_class_plays_through_a_killed_server(
    new_page: NewPage, background: Background, tmp_path: Path, size: int, rounds: int
) -> None:
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"
    server = start(tmp_path, port)
    # The first seat of each table leads, and nobody ends a round before the teacher does.
    crowd = Crowd(port, size, random.Random(1), deck="insects", most_calls=lambda seat: 1 if seat else 8)
    people, tables = size + 1, -(-(size + 1) // AT_A_TABLE)
    try:
        background.run(wait_until_listening(server, port))
        looks: dict[str, Any] = {"url": url, "watched": False, **STILL}
        teacher, board, pupil = new_page("desktop", **looks), new_page((1920, 1080), **looks), new_page(**looks)
        code = open_event(teacher, rounds)
        board.goto(f"/e/{code}/board")
        pupil.goto(f"/e/{code}")
        pupil.get_by_label("Your name").fill("Mia")
        pupil.get_by_role("button", name="Join").click()
        expect(pupil.get_by_role("heading", name="Hello Mia!")).to_be_visible()
        background.run(crowd.join(code))
        expect(board.get_by_role("listitem")).to_have_count(people)

        for number in range(1, rounds + 1):
            teacher.get_by_role("button", name="Seat everybody" if number == 1 else "Seat the next round").click()
            expect(pupil.get_by_role("heading", name="You sit at table")).to_be_visible()
            teacher.get_by_role("button", name=f"Start round {number}").click()
            pupil.wait_for_url(f"**/t/{code}*")
            expect(board.get_by_role("article")).to_have_count(tables)
            expect(board.get_by_role("article", name=re.compile("leads|Tied"))).to_have_count(tables)
            if number == rounds // 2:
                teacher.get_by_role("button", name="Pause all").click()
                expect(pupil.get_by_text("Pause", exact=True)).to_be_visible()
                server.kill()
                server.join()
                server = start(tmp_path, port)
                background.run(wait_until_listening(server, port))
                teacher.get_by_role("button", name="Go on").click()
                expect(pupil.get_by_text("Pause", exact=True)).to_have_count(0)
            # Somebody has made a right call.
            expect(board.get_by_role("article", name="leads").first).to_be_visible()
            teacher.get_by_role("button", name="End the round").click()
            teacher.get_by_role("button", name="End it now?").click()
            pupil.wait_for_url(f"**/e/{code}")
            expect(pupil.get_by_text(re.compile(rf"^Rank \d+ of {people}"))).to_be_visible()
            if number < rounds:
                expect(board.get_by_role("heading", name="Fastest call")).to_be_visible()
        expect(board.get_by_role("list", name="Podium")).to_be_visible()
        rows = results(teacher)
        assert len(rows) == people
        assert "Mia" in {row["name"] for row in rows}
        for row in rows:
            assert int(row["points"]) == sum(int(row[f"round {number} (tower)"]) for number in range(1, rounds + 1))
        assert {len(set(person.sat_at)) for person in crowd.people} == {rounds}
        background.run(crowd.end())
    finally:
        server.kill()
