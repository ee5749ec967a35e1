"""The core starts quickly: it loads nothing that is slow to import."""

import subprocess
import sys

import pytest

from sosie.cli.main import COMMANDS

HEAVY = {
    "PIL", "aiosqlite", "alembic", "click", "litestar", "nats", "numpy", "ortools", "picows", "pikepdf", "resvg_py",
    "rich", "scipy", "segno", "sqlalchemy", "typst", "uvicorn",
}  # fmt: skip
OWN_HEAVY = {"sosie.cards", "sosie.deck", "sosie.designs", "sosie.editions", "sosie.server", "sosie.cli"}

LIGHT = ("sosie", "sosie.types", "sosie.names", "sosie.errors", "sosie.rules", "sosie.table.fold", "sosie.bots")


def loaded_after(statement: str) -> set[str]:
    """Return the modules that a fresh interpreter loads for a statement."""
    script = f"import sys\n{statement}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("module", LIGHT)
def test_light_module_loads_nothing_heavy(module: str) -> None:
    loaded = loaded_after(f"import {module}")
    assert module in loaded
    assert loaded & (HEAVY | OWN_HEAVY) == set()


def test_whole_table_package_loads_nothing_heavy() -> None:
    loaded = loaded_after(
        "import pkgutil, importlib, sosie.table\n"
        "for each in pkgutil.iter_modules(sosie.table.__path__): importlib.import_module(f'sosie.table.{each.name}')"
    )
    assert "sosie.table.lobby" in loaded
    assert loaded & (HEAVY | OWN_HEAVY) == set()


def test_game_between_bots_needs_nothing_heavy() -> None:
    loaded = loaded_after("import sosie\nsosie.simulate(sosie.bots.Request(('tower',), ('adult', 'child'), 1), [0])")
    assert loaded & (HEAVY | OWN_HEAVY) == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_command_module_loads_nothing_heavy(command: str) -> None:
    # The help and the completion of a command import only its module.
    loaded = loaded_after(f"import sosie.cli.{command}")
    heavy = HEAVY - {"click"} | OWN_HEAVY - {"sosie.cli"} | {"sosie.bots", "sosie.plugins"}
    assert loaded & heavy == set()


def test_package_loads_a_name_on_first_use() -> None:
    assert "sosie.deck" not in loaded_after("import sosie")
    assert {"sosie.deck", "numpy"} <= loaded_after("import sosie\nsosie.Deck")
