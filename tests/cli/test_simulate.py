"""`sosie simulate`: answers, pictures, records, refusals, and Ctrl-C."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from added_games import ROBIN_HOOD
from command import SOSIE, accept_ctrl_c, environment, refused, sosie
from sosie.rules import MINI_GAMES

QUICK = ("--games", "6", "--deck", "plane:4", "--workers", "1", "--players", "3")


@pytest.mark.parametrize("game", [game.name for game in MINI_GAMES])
def test_json_has_request_and_report(game: str) -> None:
    found = json.loads(sosie("simulate", "--game", game, *QUICK, "--json"))
    assert found["request"]["games"] == [game]
    assert found["games"] == 6
    assert len(found["seats"]) == 3
    assert 0 <= found["tied_first"]["low"] <= found["tied_first"]["share"] <= found["tied_first"]["high"] <= 1


def test_answer_is_independent_of_workers() -> None:
    asked = ("simulate", "--games", "45", "--deck", "plane:3", "--players", "2", "--json")
    one, two = (sosie(*asked, "--workers", workers) for workers in "12")
    assert one == two
    assert sosie(*asked, "--seed", "2") != one


def test_table_has_line_per_seat_and_level() -> None:
    printed = sosie("simulate", "--levels", "child,expert", "--games", "5", "--deck", "plane:3")
    assert printed.startswith("tower: 2 bots, 5 games, seed 1\n")
    assert [line.split("  ")[0] for line in printed.splitlines()[3:7]] == ["seat 1", "seat 2", "child", "expert"]
    tournament = sosie("simulate", "--tournament", "--players", "2", "--games", "2", "--deck", "plane:3")
    assert tournament.startswith("tournament of tower, well, hot-potato, poisoned-gift, triplet: 2 bots")
    assert "play-offs: " in tournament


def test_plot_is_well_formed(tmp_path: Path) -> None:
    for options in ((), ("--tournament",)):
        picture = tmp_path / "picture.svg"
        sosie("simulate", *QUICK, *options, "--plot", str(picture), "--json")
        root = ET.fromstring(picture.read_text(encoding="utf-8"))  # noqa: S314 - our own file
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title") is not None


def test_referee_accepts_saved_records(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    sosie("simulate", "--game", "ring-tower", *QUICK, "--save", str(folder))
    sosie("simulate", "--tournament", *QUICK[:2], "--deck", "plane:4", "--players", "2", "--save", str(folder))
    saved = sorted(folder.iterdir())
    assert len(saved) == 12
    lines = sosie("referee", "-", "--json", given="".join(path.read_text(encoding="utf-8") for path in saved))
    assert all(json.loads(line)["over"] for line in lines.splitlines())


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "chess"),
        ("--players", "1"),
        ("--players", "9"),
        ("--levels", "wizard"),
        ("--levels", "adult,child", "--players", "3"),
        ("--levels", ",".join(["adult"] * 9)),
        ("--games", "0"),
        ("--game", "hot-potato", "--deck", "plane:2"),
        ("--deck", "plan:7"),
        ("--tie-ms", "-1"),
        ("--seed", "x"),
        ("--workers", "0"),
        ("--until", "midnight"),
        ("--option", "rounds=3"),
        ("--game", "hot-potato", "--option", "rounds"),
        ("--game", "hot-potato", "--option", "rounds=many"),
        ("--game", "hot-potato", "--option", "rounds=99"),
        ("--game", "well", "--option", "until=midnight"),
        ("--games", "1", "--plot", "/dev/null/picture.svg"),
        ("--games", "1", "--save", "/dev/null/records"),
    ],
)
def test_invalid_simulation_is_refused(arguments: tuple[str, ...]) -> None:
    refused("simulate", *arguments)


def test_options_of_a_mini_game_are_passed_on() -> None:
    asked = ("simulate", "--game", "hot-potato", "--games", "2", "--json")
    longer = json.loads(sosie(*asked, "--option", "rounds=8"))
    assert longer["request"]["options"]["rounds"] == 8
    assert longer["calls"] > json.loads(sosie(*asked))["calls"]


def test_until_is_short_for_an_option() -> None:
    asked = ("simulate", "--game", "well", "--games", "2", "--json")
    until = sosie(*asked, "--until", "last-left")
    assert until == sosie(*asked, "--option", "until=last-left")
    assert until != sosie(*asked)


def test_missing_deck_is_status_1() -> None:
    refused("simulate", "--deck", "plane:6", expect=1)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_reports_finished_games(tmp_path: Path, workers: str) -> None:
    asked = ["simulate", "--games", "1000000", "--deck", "plane:2", "--players", "2", "--json"]
    process = subprocess.Popen(
        [*SOSIE, *asked, "--workers", workers, "--save", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
        preexec_fn=accept_ctrl_c,
    )
    while process.poll() is None and not any(tmp_path.glob("tower-*1.json")):
        time.sleep(0.05)  # No batch is finished yet.
    os.killpg(process.pid, signal.SIGINT)
    printed, said = process.communicate()
    found = json.loads(printed)
    assert process.returncode == 0
    assert found["games"] % 20 == 0
    assert found["games"] < 1_000_000
    assert said.decode() == f"sosie: stopped after {found['games']} of 1000000 games\n"


def test_added_game_is_simulated_and_refereed(tmp_path: Path) -> None:
    robin = ("--game", str(ROBIN_HOOD))
    quick = ("--games", "40", "--deck", "plane:3", "--players", "3", "--workers", "2")
    found = json.loads(sosie("simulate", *robin, *quick, "--save", str(tmp_path), "--json"))
    assert found["request"]["games"] == ["robin-hood"]
    assert found["games"] == 40
    record = tmp_path / "robin-hood-00000.json"
    assert json.loads(sosie("referee", str(record), *robin, "--json"))["over"]
    assert 'game: there is no "robin-hood": choose one of tower, ' in refused("referee", str(record))


def test_unknown_game_is_refused_with_the_known_ones() -> None:
    assert "'chess' is not one of tower, well, hot-potato," in refused("simulate", "--game", "chess")
    assert "face-off" not in refused("simulate", "--game", "chess")


@pytest.mark.parametrize("command", [["simulate"], ["serve"], ["referee", "-"], ["print"]])
def test_missing_game_file_is_refused(command: list[str]) -> None:
    assert refused(*command, "--game", "no-such-game.py").endswith("no-such-game.py: there is no such file")
