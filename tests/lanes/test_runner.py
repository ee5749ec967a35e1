"""The runner starts lanes side by side, shows every failure, and stops early at a gate."""

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from lanes.lane import Lane, Outcome, Result
from lanes.runner import Runner
from lanes.summary import summary
from processes import is_running
from waiting import wait_until

SLOW = "import time; time.sleep(60)"


def lane(name: str, *scripts: str, needs: Sequence[str] = (), is_gate: bool = False) -> Lane:
    commands = tuple((sys.executable, "-c", script) for script in scripts)
    return Lane(name, "", commands, tuple(needs), is_gate)


def run(*lanes: Lane, abreast: int = 2) -> dict[str, Result]:
    results = asyncio.run(Runner(lanes, abreast, lambda _: None).run())
    assert [result.lane for result in results] == list(lanes)
    return {result.lane.name: result for result in results}


def outcomes(*lanes: Lane) -> list[Outcome]:
    return [result.outcome for result in run(*lanes).values()]


def test_failure_does_not_hide_other_results() -> None:
    results = run(lane("a", "print('out'); raise SystemExit(1)"), lane("b", ""), lane("c", "raise SystemExit(3)"))
    assert [result.outcome for result in results.values()] == [Outcome.FAILED, Outcome.PASSED, Outcome.FAILED]
    assert "out" in results["a"].output


def test_lane_runs_all_commands_and_fails_with_any() -> None:
    result = run(lane("a", "print('one'); raise SystemExit(1)", "print('t' + 'wo')"))["a"]
    assert result.outcome is Outcome.FAILED
    assert "two" in result.output


def test_lane_without_tests_is_empty() -> None:
    assert outcomes(lane("a", "raise SystemExit(5)")) == [Outcome.EMPTY]
    assert outcomes(lane("a", "raise SystemExit(5)", "raise SystemExit(1)")) == [Outcome.FAILED]


def test_lane_without_tests_is_bad() -> None:
    assert run(lane("a", "raise SystemExit(5)"))["a"].is_bad


def test_lane_waits_for_needed_lanes(tmp_path: Path) -> None:
    made = tmp_path / "made"
    first = lane("a", f"import time; time.sleep(0.3); open({str(made)!r}, 'w').close()")
    assert outcomes(first, lane("b", f"open({str(made)!r})", needs=["a"])) == [Outcome.PASSED, Outcome.PASSED]


def test_lane_does_not_run_without_needed_lanes() -> None:
    lanes = lane("a", "raise SystemExit(1)"), lane("b", "", needs=["a"]), lane("c", "", needs=["b"]), lane("d", "")
    assert outcomes(*lanes) == [Outcome.FAILED, Outcome.NOT_RUN, Outcome.NOT_RUN, Outcome.PASSED]


def test_failed_gate_stops_running_and_waiting_lanes() -> None:
    start = time.monotonic()
    lanes = lane("slow", SLOW), lane("gate", "raise SystemExit(1)", is_gate=True), lane("next", "")
    assert outcomes(*lanes) == [Outcome.STOPPED, Outcome.FAILED, Outcome.NOT_RUN]
    assert time.monotonic() - start < 30


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_stopped_lane_leaves_no_descendants(tmp_path: Path) -> None:
    file = tmp_path / "child"
    parent = f"""
import pathlib, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", {SLOW!r}])
pathlib.Path({str(tmp_path)!r}, "new").write_text(str(child.pid))
pathlib.Path({str(tmp_path)!r}, "new").rename({str(file)!r})
child.wait()
"""
    gate = f"import pathlib\nwhile not pathlib.Path({str(file)!r}).exists(): pass\nraise SystemExit(1)"
    assert outcomes(lane("slow", parent), lane("gate", gate, is_gate=True)) == [Outcome.STOPPED, Outcome.FAILED]
    wait_until(lambda: not is_running(int(file.read_text())))


@pytest.mark.parametrize("abreast", [1, 2])
def test_runner_runs_so_many_lanes_at_once(abreast: int, tmp_path: Path) -> None:
    # Each lane waits until so many have begun, and counts those that have not ended.
    script = f"""
import os, pathlib
folder = pathlib.Path({str(tmp_path)!r})
(folder / f"begun-{{os.getpid()}}").touch()
while len(list(folder.glob("begun-*"))) < {abreast}: pass
assert len(list(folder.glob("begun-*"))) - len(list(folder.glob("ended-*"))) <= {abreast}
(folder / f"ended-{{os.getpid()}}").touch()
"""
    results = run(*(lane(name, script) for name in "abcd"), abreast=abreast)
    assert {result.outcome for result in results.values()} == {Outcome.PASSED}


PYTEST = "....s\n11 passed, 1 skipped in 2.50s\n"
FAILING = "FAILED tests/a.py::test_9_passed\n= 1 failed, 3 passed, 2 errors in 61.01s (0:01:01) =\n"
VITEST = " \x1b[2m Test Files \x1b[22m 9 passed\n \x1b[2m      Tests \x1b[22m \x1b[32m71 passed\x1b[39m (71)\n"


def test_summary_counts_tests_of_all_lanes() -> None:
    outputs = {"pure": PYTEST, "web": VITEST, "server": FAILING}
    ends = {"pure": Outcome.PASSED, "web": Outcome.PASSED, "server": Outcome.FAILED}
    table = summary([Result(lane(name), ends[name], 2, text) for name, text in outputs.items()], 4)
    rows = [line.split("  ") for line in table.splitlines()]
    cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    assert cells == [
        ["lane", "result", "tests", "seconds"],
        ["pure", "passed", "11 passed, 1 skipped", "2"],
        ["web", "passed", "71 passed", "2"],
        ["server", "FAILED", "1 failed, 3 passed, 2 error", "2"],
        ["all", "1 bad", "85 passed, 1 skipped, 1 failed, 2 error", "4"],
    ]
