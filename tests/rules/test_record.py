"""Records: the cases with their results, and reading and writing."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from command import sosie
from rule_strategies import records
from sosie.rules import MINI_GAMES, read_record, result, tell
from written_games import CASES, Json, load, unhurried

# The cases


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case_gives_its_result(path: Path) -> None:
    case = load(path)
    assert result(read_record(case["record"])) == case["result"]


def test_cases_cover_every_mini_game() -> None:
    assert {load(path)["record"]["game"] for path in CASES} == {game.name for game in MINI_GAMES}


def test_command_rules_cases_from_stdin() -> None:
    cases = [load(path) for path in CASES]
    printed = sosie("referee", "-", "--json", given="".join(json.dumps(case["record"]) + "\n" for case in cases))
    assert [json.loads(line) for line in printed.splitlines()] == [case["result"] for case in cases]


def test_command_rules_a_case_from_a_file(tmp_path: Path) -> None:
    case = load(CASES[-1])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(case["record"], indent=2), encoding="utf-8")
    assert json.loads(sosie("referee", str(file), "--json")) == case["result"]


def test_example_of_the_format() -> None:
    record = {
        "format": "sosie-game/1",
        "game": "tower",
        "players": ["Ada", "Ben"],
        "cards": [["sun", "key", "cat"], ["sun", "dog", "owl"], ["key", "dog", "bat"], ["cat", "dog", "elk"]],
        "options": {"tie_ms": 0, "take_ms": 3000, "freeze_ms": 2000},
        "moves": [
            {"at": 1250, "player": "Ben", "call": "dog"},
            {"at": 1900, "player": "Ada", "call": "key", "turn": 0},
            {"at": 4000, "player": "Ada", "call": "key", "turn": 1},
        ],
    }
    assert result(read_record(record)) == {
        "rulings": ["won", "late", "wrong"],
        "over": False,
        "cards": {"Ada": 1, "Ben": 2},
        "ranking": [["Ben"], ["Ada"]],
        "winners": ["Ben"],
        "points": {"Ada": 0, "Ben": 6},
    }


# Reading and writing


@given(records())
@unhurried
def test_record_survives_a_round_trip(record: Any) -> None:
    written = json.loads(json.dumps(record.to_json()))
    assert read_record(written) == record
    assert read_record(written).to_json() == written


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case_rules_the_same_after_round_trip(path: Path) -> None:
    case = load(path)
    assert result(read_record(read_record(case["record"]).to_json())) == case["result"]


@given(records(), st.dictionaries(st.text(max_size=5).map("x-".__add__), st.integers() | st.text(max_size=3)))
@unhurried
def test_unknown_keys_are_ignored(record: Any, unknown: Json) -> None:
    value = {**record.to_json(), **unknown}
    value["moves"] = [{**move, **unknown} for move in value["moves"]]
    assert read_record(value) == record


@given(records(), st.data())
@unhurried
def test_handicap_is_recorded_and_changes_no_ruling(record: Any, data: st.DataObject) -> None:
    handicap = data.draw(st.dictionaries(st.sampled_from(record.players), st.integers(0, 1500), min_size=1))
    value = record.to_json()
    value["options"]["handicap_ms"] = handicap
    read = read_record(value)
    assert result(read) == result(record)
    assert read.to_json() == value


@given(records())
@unhurried
def test_options_can_be_left_out(record: Any) -> None:
    value = record.to_json()
    for name in ("tie_ms", "take_ms", "freeze_ms"):
        del value["options"][name]
    options = read_record(value).options
    assert (options.tie_ms, options.take_ms, options.freeze_ms) == (0, 3000, 2000)
    if not value["options"]:
        del value["options"]
        assert read_record(value).options == options


@given(records())
@unhurried
def test_valid_record_is_ruled_and_told(record: Any) -> None:
    ruled = result(record)
    assert len(ruled["rulings"]) == len(record.moves)
    assert set(ruled["rulings"]) <= {"won", "tied", "late", "wrong", "frozen"}
    assert sorted(name for group in ruled["ranking"] for name in group) == sorted(record.players)
    assert ruled["winners"] == ruled["ranking"][0]
    assert list(tell(record))
