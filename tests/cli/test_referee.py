"""`sosie referee`: results, transcripts, and refusals in one line."""

import json
from pathlib import Path
from typing import Any

import pytest

from command import refused, sosie
from sosie.bots import Request, simulate
from sosie.deck.recipe import plane
from sosie.rules import read_record, read_series, series_result, tell, tell_series

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))


def case(name: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(CASES[0].with_name(f"{name}.json").read_text(encoding="utf-8"))
    return value


RECORD, RESULT = case("tower-01")["record"], case("tower-01")["result"]


def written(folder: Path, value: object) -> str:
    path = folder / "game.json"
    path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return str(path)


def test_json_is_one_line_with_result(tmp_path: Path) -> None:
    printed = sosie("referee", written(tmp_path, RECORD), "--json")
    assert printed.count("\n") == 1
    assert json.loads(printed) == RESULT


def test_text_output_is_transcript(tmp_path: Path) -> None:
    assert sosie("referee", written(tmp_path, RECORD)).splitlines() == list(tell(read_record(RECORD)))


def test_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    assert json.loads(sosie("referee", written(tmp_path, "\ufeff" + json.dumps(RECORD)), "--json")) == RESULT


def test_tournament_is_ruled_and_transcribed(tmp_path: Path) -> None:
    simulate(
        Request(("tower", "well"), ("adult", "child"), 1, tournament=True, cards=plane(3).build().cards), [0], tmp_path
    )
    (path,) = tmp_path.iterdir()
    series = read_series(json.loads(path.read_text(encoding="utf-8")))
    assert json.loads(sosie("referee", str(path), "--json")) == series_result(series)
    transcript = sosie("referee", str(path))
    assert transcript == "\n".join(tell_series(series)) + "\n"
    assert transcript.endswith(f"champion: {series_result(series)['champion']}\n")


@pytest.mark.parametrize("options", [[], ["--json"]])
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "sosie-game/9"}, "format: "),
        ({"players": ["Ada"]}, "players: "),
        ({"moves": [{"at": 0, "player": "Zed", "take": True}]}, 'moves[0].player: nobody here is called "Zed"'),
    ],
)
def test_refused_file_is_named_in_one_line(
    tmp_path: Path, options: list[str], change: dict[str, Any], message: str
) -> None:
    path = written(tmp_path, {**RECORD, **change})
    assert refused("referee", path, *options).startswith(f"sosie: {path}: {message}")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe{}", b"{}\n{}"])
def test_non_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert refused("referee", str(path), "--json").startswith(f"sosie: {path}: ")


def test_missing_file_is_refused() -> None:
    assert "nowhere.json" in refused("referee", "nowhere.json")


def test_bad_line_does_not_stop_others() -> None:
    other = case("triplet-02")
    lines = [json.dumps(RECORD), "", "{", json.dumps({**RECORD, "game": "chess"}), json.dumps(other["record"])]
    printed = [
        json.loads(line) for line in sosie("referee", "-", "--json", given="\n".join(lines), expect=2).splitlines()
    ]
    assert [list(value) == ["error"] for value in printed] == [False, True, True, False]
    assert (printed[0], printed[3]) == (RESULT, other["result"])
    assert printed[1]["error"].startswith("broken JSON: ")
    assert printed[2]["error"].startswith("game: ")


def test_valid_lines_exit_with_0() -> None:
    assert sosie("referee", "-", "--json", given="") == ""
    assert json.loads(sosie("referee", "-", "--json", given=json.dumps(RECORD) + "\r\n")) == RESULT


def test_line_not_in_utf_8_is_refused() -> None:
    given = b'{"format": "\xff"}\n' + json.dumps(RECORD).encode()
    first, second = sosie("referee", "-", "--json", given=given, expect=2).splitlines()
    assert list(json.loads(first)) == ["error"]
    assert json.loads(second) == RESULT


def test_refused_lines_are_numbered() -> None:
    assert refused("referee", "-", given='\n{"format": 1}\n').startswith("sosie: line 2: format: ")


@pytest.mark.parametrize("name", ["é", "名", "\u2028", "a\nb", "\ud800", "x\udfffy", "\x00"])
def test_players_may_have_any_name(tmp_path: Path, name: str) -> None:
    record = {**RECORD, "players": [name, *RECORD["players"][1:]], "moves": []}
    path = written(tmp_path, record)
    assert json.loads(sosie("referee", path, "--json"))["ranking"][0][0] == name
    assert sosie("referee", path).startswith("tower: ")
    record["format"] = name
    printed = sosie("referee", "-", "--json", given=json.dumps(record), expect=2)
    assert printed.count("\n") == 1
    assert json.loads(printed)["error"].startswith("format: ")
