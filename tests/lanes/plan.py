"""The lanes of `make test`, in the order in which they start.

Quick ones come first, so that a simple mistake is seen soon; then the longest, so that no core is idle in the end.
"""

import shutil
import sys
from collections.abc import Collection, Sequence
from pathlib import Path

from lanes.coverage import SOURCE
from lanes.lane import Lane
from lanes.runner import ROOT

ABREAST = 3
"""The lanes that run at the same time: one more than keeps two cores busy, since tests also wait."""
FOLDERS = {
    "pure": (
        *("bots", "deck", "designs", "editions", "event", "golden"),
        *("languages", "lanes", "mutation", "plugins", "rules", "stress", "table"),
        *("test_errors.py", "test_layers.py", "test_library.py", "test_light_core.py", "test_names.py"),
        *("test_public_names.py", "test_scheduling.py", "test_spreadsheets.py", "test_third_party.py"),
    ),
    "simulation": ("simulation",),
    "browser": ("browser",),
    "server": ("server",),
    "cluster": ("chaos", "cluster", "deploy", "dev_cluster"),
    "files": ("art", "cards", "cli", "docs", "examples", "fuzz", "web", "wheel", "test_readme.py"),
    "compiled": ("attacks", "contracts", "golden"),
    "end-to-end": ("browser",),
}
MEASURED = ("pure", "simulation")
"""The lanes that measure which lines and branches they run."""
_EXPECTED = (
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
    *("-W", "ignore:Unable to activate pytest branch coverage:RuntimeWarning"),
)
"""Warnings of slipcover's plugin for pytest, which is not meant to measure the tests themselves."""
_TESTS = ROOT / "tests"
_IS_COMPILED = "import sosie.table.fold as fold; assert fold.__file__.endswith('.so'), fold.__file__"


def plan(cores: int, abreast: int = ABREAST) -> list[Lane]:
    """Return all lanes, for so many cores and so many lanes at the same time."""
    computing = max(1, cores // abreast)
    # Tests that wait for sockets, processes and pages leave half of their time to others.
    waiting = 2 * computing
    lint = (_python("-m", "ruff", "check"), _python("-m", "ruff", "format", "--check"), _npm("run", "workflows"))
    compiled = Lane(
        "compiled",
        "contracts, attacks and recorded games, on the compiled build",
        (_python("-c", _IS_COMPILED), _python("-m", *_pytest("compiled", waiting))),
        needs=("compile",),
        environment={"PYTHONPATH": str(ROOT / "build" / "compiled")},
    )
    return [
        Lane("lint", "style, format, and the workflows of continuous integration", lint, is_gate=True),
        Lane("types", "types of all Python code", (_python("-m", "mypy"),), is_gate=True),
        Lane("web-types", "types of the web client", (_npm("run", "check"),), is_gate=True),
        Lane("web", "units of the web client", (_npm("test"),)),
        Lane("components", "components of the web client in Chromium", (_npm("run", "test:browser"),)),
        Lane("web-lint", "style, format and dead code of the web client", (_npm("run", "lint"),)),
        _measured("pure", "rules, tables, events, decks, designs and bots", computing),
        _measured("simulation", "whole evenings of the real server in virtual time", computing),
        Lane("compile", "mypyc compiles the rules, tables and rooms", (_python("wheel/compile.py"),)),
        _tests("browser", "pages in Chromium, most of them in virtual time", max(2, cores), "not end_to_end"),
        _tests("server", "the server in virtual time, and on real sockets, files and processes", waiting),
        _tests("files", "cards, prints, commands and documentation", computing),
        _tests("cluster", "several servers, NATS, PostgreSQL and deployment", waiting),
        compiled,
        _coverage(),
        _tests("end-to-end", "real pages, servers and connections", computing, "end_to_end"),
    ]


def chosen(lanes: Sequence[Lane], names: Collection[str]) -> list[Lane]:
    """Return the lanes with these names and those that they need; all lanes if there are no names."""
    wanted = set(names) or {lane.name for lane in lanes}
    if unknown := wanted - {lane.name for lane in lanes}:
        raise SystemExit(f"No such lane: {', '.join(sorted(unknown))}. There are {', '.join(x.name for x in lanes)}.")
    # A lane comes after those that it needs.
    for lane in reversed(lanes):
        if lane.name in wanted:
            wanted.update(lane.needs)
    return [lane for lane in lanes if lane.name in wanted]


def _tests(name: str, proves: str, workers: int, mark: str = "") -> Lane:
    return Lane(name, proves, (_python("-m", *_pytest(name, workers, mark)),))


def _measured(name: str, proves: str, workers: int) -> Lane:
    """Return a lane of tests that measures its coverage; slipcover costs a tenth of what a trace of all lines does."""
    options = ("--branch", "--json", "--out", str(_report(name)), "--source", str(SOURCE), "--dont-wrap-pytest")
    return Lane(name, proves, (_python("-m", "slipcover", *options, "-m", *_pytest(name, workers), *_EXPECTED),))


def _coverage() -> Lane:
    command = _python("-m", "lanes.coverage", *(str(_report(name)) for name in MEASURED))
    proves = "lines and branches that the pure and simulated tests run"
    return Lane("coverage", proves, (command,), MEASURED, environment={"PYTHONPATH": str(_TESTS)})


def _report(name: str) -> Path:
    return ROOT / "build" / f"coverage-{name}.json"


def _pytest(name: str, workers: int, mark: str = "") -> tuple[str, ...]:
    parallel = ("--numprocesses", str(workers), "--dist", "worksteal") if workers > 1 else ()
    marks = " and ".join(filter(None, ["not thorough", mark]))
    return ("pytest", "-m", marks, *parallel, *(str(_TESTS / folder) for folder in FOLDERS[name]))


def _python(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, *arguments)


def _npm(*arguments: str) -> tuple[str, ...]:
    return (shutil.which("npm") or "npm", "--prefix", str(ROOT / "web"), "--silent", *arguments)
