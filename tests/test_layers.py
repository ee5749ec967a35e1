"""Which package may import which: everything leans on what is below it, and nothing on what is above."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "sosie"

BELOW = {
    "designs": set[str](),
    "deck": {"designs"},
    "editions": {"designs", "deck"},
    "rules": {"designs", "deck", "editions"},
    "plugins": {"designs", "deck", "editions", "rules"},
    "cards": {"designs", "deck", "editions", "rules"},
    "bots": {"designs", "deck", "editions", "rules", "plugins"},
    "table": {"designs", "deck", "editions", "rules"},
    "server": {"designs", "deck", "editions", "rules", "bots", "table", "cards", "plugins"},
    "cli": {"designs", "deck", "editions", "rules", "bots", "table", "cards", "plugins", "server"},
}
FOR_ALL = {"sosie", "errors"}
"""The package itself, which holds the version, and its errors; these import nothing of Sosie."""

ONLY_FOR_THE_CLI = {"click", "rich"}
PURE = {"rules", "table"}
"""Packages whose outcome depends on nothing but what they are given: not on the clock, chance, files or the network."""
PURE_MAY_IMPORT = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq",
    "itertools", "json", "math", "operator", "re", "string", "textwrap", "types", "typing",
}  # fmt: skip

PURE_MAY_IMPORT_TOO = {"msgspec"}
"""Packages of others that are pure themselves."""


def imports(source: str, module: str) -> Iterator[str]:
    """Yield the full names that a module imports: anywhere in it, relative ones too, and by `import_module`."""
    package = module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=name, names=names, level=level):
                base = ".".join(package.split(".")[: len(package.split(".")) + 1 - level]) if level else ""
                origin = ".".join(filter(None, [base, name]))
                # "from sosie import deck" is an import of sosie.deck.
                whole = origin in {"sosie", "numpy"}
                yield from (f"{origin}.{alias.name}" for alias in names) if whole else [origin]
            case (
                ast.Call(func=ast.Name(id="import_module" | "__import__"))
                | ast.Call(func=ast.Attribute(attr="import_module" | "__import__"))
            ):
                yield _written(node)


def _written(call: ast.Call) -> str:
    match call.args:
        case [ast.Constant(value=str(name)), *_]:
            return name
        case [ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]), *_]:
            return beginning.rstrip(".")
        case _:
            return "a name that is not written out"


def offences(source: str, module: str) -> list[str]:
    """Return every import of a module that its layer must not have."""
    return [name for name in imports(source, module) if not _is_allowed(name, layer_of(module))]


def layer_of(name: str) -> str:
    """Return the part of Sosie that a full name is in: "sosie" for the package itself, and what it defines."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and (parts[1] in BELOW or parts[1] == "errors") else "sosie"


def _is_allowed(name: str, layer: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    if top == "sosie":
        if name in {"sosie", "sosie.__version__", "sosie.errors"} or name.startswith("sosie.errors."):
            return layer not in FOR_ALL or name == "sosie"
        target = layer_of(name)
        return target in BELOW and layer in BELOW and (target == layer or target in BELOW[layer])
    if top in ONLY_FOR_THE_CLI:
        return layer == "cli"
    if layer in PURE:
        return top in PURE_MAY_IMPORT | PURE_MAY_IMPORT_TOO or (top == "numpy" and "random" not in name.split("."))
    return top.isidentifier()


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ("sosie", *path.relative_to(SOURCE).with_suffix("").parts)
        found[".".join(parts)] = path
    return found


@pytest.mark.parametrize("module", [name for name in modules() if name != "sosie.__main__"])
def test_imports_only_what_is_below(module: str) -> None:
    assert offences(modules()[module].read_text(encoding="utf-8"), module) == []


def test_every_package_has_its_layer() -> None:
    assert {path.parent.name for path in SOURCE.glob("*/__init__.py")} <= set(BELOW)
    assert {path.stem for path in SOURCE.glob("*.py")} <= {"__init__", "__main__", "errors"}
    assert {"designs", "deck", "cli"} <= {layer_of(module) for module in modules()}


def test_the_command_only_starts_the_command_line() -> None:
    assert set(imports((SOURCE / "__main__.py").read_text(encoding="utf-8"), "sosie.__main__")) == {"sosie.cli.main"}


def test_layers_are_in_order() -> None:
    for layer, below in BELOW.items():
        assert layer not in below
        assert all(BELOW[other] <= below for other in below)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sosie.designs.planes", "from sosie.deck import Deck"),
        ("sosie.designs.planes", "import sosie.deck.deck"),
        ("sosie.designs.planes", "from sosie import deck"),
        ("sosie.designs.planes", "from .. import deck"),
        ("sosie.designs.planes", "from ..deck import Deck"),
        ("sosie.designs.planes", "from ..deck.deck import Deck"),
        ("sosie.designs.__init__", "from ..deck import Deck"),
        ("sosie.designs.planes", "def f():\n    from sosie.deck import Deck"),
        (
            "sosie.designs.planes",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from sosie.deck import Deck",
        ),
        ("sosie.designs.planes", "try:\n    import rich.text\nexcept ImportError:\n    pass"),
        ("sosie.deck.plan", "import numpy, click"),
        ("sosie.deck.plan", "import importlib\nimportlib.import_module('sosie.cli.look')"),
        ("sosie.deck.plan", "from importlib import import_module\nimport_module(f'sosie.cli.{name}')"),
        ("sosie.deck.plan", "from importlib import import_module\nimport_module(name)"),
        ("sosie.deck.plan", "__import__('click')"),
        ("sosie.editions.read", "from sosie.rules import Game"),
        ("sosie.editions.read", "from sosie.cards import draw"),
        ("sosie.rules.tower", "from sosie.cards import draw"),
        ("sosie.rules.tower", "from sosie.table import Table"),
        ("sosie.bots.eager", "from sosie.table import Table"),
        ("sosie.table.seats", "from sosie.bots import Bot"),
        ("sosie.table.seats", "from sosie.server import serve"),
        ("sosie.cards.draw", "from sosie.table import Table"),
        ("sosie.server.http", "from sosie.cli.look import progress"),
        ("sosie.server.http", "import rich"),
        ("sosie.errors", "from sosie.deck import Deck"),
        ("sosie.__init__", "from sosie.deck import Deck"),
        ("sosie.deck.plan", "from sosie.unheard_of import anything"),
        *(("sosie.rules.tower", f"import {name}") for name in ("time", "socket", "os", "random", "pathlib", "secrets")),
        *(
            ("sosie.table.seats", f"from {name} import x")
            for name in ("asyncio", "datetime", "threading", "io", "uuid")
        ),
        ("sosie.rules.tower", "from numpy.random import default_rng"),
        ("sosie.rules.tower", "import numpy.random"),
        ("sosie.rules.tower", "from numpy import random"),
    ],
)
def test_an_import_from_above_is_an_offence(module: str, source: str) -> None:
    assert len(offences(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sosie.designs.planes", "import numpy as np\nfrom sosie.designs.fields import Field\nfrom . import fields"),
        (
            "sosie.deck.plan",
            "from sosie.designs import Field\nfrom sosie.errors import OutOfRange\nfrom time import monotonic",
        ),
        ("sosie.deck.plan", "from sosie import __version__\nimport sosie\nfrom ..errors import OutOfRange"),
        (
            "sosie.rules.tower",
            "from dataclasses import dataclass\nfrom sosie.editions import Edition\nimport numpy as np",
        ),
        ("sosie.table.seats", "from sosie.rules import Game\nfrom sosie.table.clock import Clock\nimport json"),
        ("sosie.server.http", "from sosie.table import Table\nfrom sosie.cards import draw\nimport asyncio"),
        (
            "sosie.cli.serve",
            "import click, rich.progress\nfrom sosie.server import serve\nfrom sosie.cards import draw",
        ),
        ("sosie.cli.main", "from importlib import import_module\nimport_module(f'sosie.cli.{name}')"),
    ],
)
def test_an_import_from_below_is_none(module: str, source: str) -> None:
    assert offences(source, module) == []


def test_what_the_pure_may_import_is_of_the_standard_library() -> None:
    assert set(sys.stdlib_module_names) >= PURE_MAY_IMPORT
