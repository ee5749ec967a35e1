"""The lanes cover all tests, each exactly once."""

from collections import Counter
from pathlib import Path

import pytest

from lanes.lane import Lane
from lanes.plan import FOLDERS, chosen, plan

TESTS = Path(__file__).parents[1]
TWICE = {"golden"}
"""Quick, and proves that the sources and the compiled build rule alike."""


def test_plan_runs_each_test_file_in_one_lane() -> None:
    # The lane of end-to-end tests is a part of the folder of browser tests, by their marker.
    folders = [folder for name, parts in FOLDERS.items() if name != "end-to-end" for folder in parts]
    runs = Counter(dict.fromkeys(TESTS.rglob("test_*.py"), 0))
    for folder in folders:
        path = TESTS / folder
        runs.update([path] if path.is_file() else path.rglob("test_*.py"))
    wrong = {str(path.relative_to(TESTS)): number for path, number in runs.items() if number != 1}
    assert {Path(path).parts[0]: number for path, number in wrong.items()} == dict.fromkeys(TWICE, 2)


def test_browser_lanes_share_their_folder_by_marker() -> None:
    commands = {lane.name: lane.commands[-1] for lane in plan(2)}
    assert FOLDERS["browser"] == FOLDERS["end-to-end"]
    assert "not thorough and not end_to_end" in commands["browser"]
    assert "not thorough and end_to_end" in commands["end-to-end"]


@pytest.mark.parametrize("cores", [1, 2, 8])
def test_plan_has_as_many_browser_workers_as_cores(cores: int) -> None:
    (browser,) = (lane.commands[0] for lane in plan(cores) if lane.name == "browser")
    assert browser[browser.index("--numprocesses") + 1] == str(max(2, cores))


def test_needed_lanes_come_first() -> None:
    seen = set[str]()
    for lane in plan(2):
        assert seen.issuperset(lane.needs)
        seen.add(lane.name)


def lane(name: str, *needs: str) -> Lane:
    return Lane(name, "", (), needs)


def test_chosen_lanes_include_needed_ones() -> None:
    lanes = [lane("a"), lane("b"), lane("c", "b"), lane("d", "c")]
    assert [each.name for each in chosen(lanes, ["d"])] == ["b", "c", "d"]
    assert chosen(lanes, []) == lanes


def test_unknown_lane_is_refused() -> None:
    with pytest.raises(SystemExit, match="No such lane: x"):
        chosen([lane("a")], ["x"])
