"""Compile the rules, the tables and the hot part of the server with mypyc: `python wheel/compile.py` (`make compiled`).

The result is a copy of the package with extension modules beside the sources, in build/compiled. Put that folder first
on PYTHONPATH to use it. A wheel is compiled if COMPILE_SOSIE is set while it is built (`make wheel`).
"""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
REQUIREMENTS = ("mypy>=2", "setuptools>=65")
# One group, so that calls from one module to another are direct. No module has structs: compiled classes lose the
# annotations and the options of those. So the mini-games are not compiled, each of which has a struct for its table.
MODULES = {
    "rules": ("value", "shared_list", "setup", "move", "game", "race", "referee"),
    "table": (
        "request_numbers",
        "table",
        "outcome",
        "fold",
        "live_game",
        "session",
        "lobby",
        "newcomers",
        "screen",
        "handicap",
        "run_by_event",
        "views",
        "due",
        "presence",
        "fairness",
    ),
    "server/runtime": ("clock",),
    "server/live": (
        "connection",
        "update_history",
        "follower",
        "outbox",
        "pings",
        "proposals",
        "room",
        "room_connections",
        "scheduler",
        "seat_requests",
        "table_bots",
        "unsaved_games",
        "watermarks",
        "writer",
    ),
}
SOURCES = tuple(f"sosie/{package}/{name}.py" for package, names in MODULES.items() for name in names)


def compile_package() -> list[Path]:
    """Compile into a copy of the package, unless it is up to date; return the extension modules."""
    stamp = COMPILED / "sources"
    digest = _digest()
    if not stamp.exists() or stamp.read_text(encoding="ascii") != digest:
        shutil.rmtree(COMPILED, ignore_errors=True)
        shutil.copytree(SOURCE, COMPILED, ignore=shutil.ignore_patterns("__pycache__"))
        # In a process of its own, because setuptools works in the current folder.
        subprocess.run([sys.executable, __file__, "here"], cwd=COMPILED, check=True)  # noqa: S603 - this very file
        shutil.rmtree(COMPILED / "build")
        stamp.write_text(digest, encoding="ascii")
    return sorted(COMPILED.rglob("*.so"))


def _digest() -> str:
    """Return a digest of everything that the result depends on."""
    paths = [path for path in sorted(SOURCE.rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    digest = sha256(Path(__file__).read_bytes() + sys.version.encode())
    for path in paths:
        digest.update(f"{path.relative_to(SOURCE)} ".encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _compile_here() -> None:
    from mypyc.build import mypycify  # noqa: PLC0415 - only for building
    from setuptools import setup  # noqa: PLC0415 - likewise

    options = ["--strict", "--ignore-missing-imports", f"--config-file={os.devnull}"]
    modules = mypycify([*options, *SOURCES], opt_level="2", debug_level="0", group_name="sosie")
    setup(name="sosie", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    if sys.argv[1:] == ["here"]:
        _compile_here()
    else:
        print(*compile_package(), sep="\n")
