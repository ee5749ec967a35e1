"""The layers of packages: each imports only from the layers below it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "sosie"

CORE = {"errors", "types", "names", "spreadsheets", "process_pool"}
"""Modules that every package may import, and that import no package of ours but the texts of languages."""

BASE = CORE | {"languages"}
"""The imports that every package may have; `languages` reads package data alone, so that pure packages may use it."""

BELOW = {
    "languages": set[str](),
    "errors": set[str](),
    "types": {"errors"},
    "names": {"errors", "languages"},
    "spreadsheets": set[str](),
    "process_pool": set[str](),
    "designs": BASE,
    "deck": BASE | {"designs"},
    "editions": BASE | {"designs", "deck"},
    "rules": BASE,
    "plugins": BASE | {"rules"},
    "cards": BASE | {"designs", "deck", "editions", "rules"},
    "bots": BASE | {"rules", "plugins"},
    "table": BASE | {"rules"},
    "event": BASE | {"rules", "table"},
    "server": BASE | {"designs", "deck", "editions", "cards", "rules", "plugins", "bots", "table", "event"},
    "dev_cluster": BASE,
    "cli": BASE
    | {"designs", "deck", "editions", "cards", "rules", "plugins", "bots", "table", "event", "server", "dev_cluster"},
}
COMMON = {"config", "runtime", "observe", "access"}
"""What every package of the server above them may import."""
SERVER_BELOW = {
    "config": set[str](),
    "runtime": set[str](),
    "observe": {"runtime"},
    "access": {"runtime"},
    "log": COMMON,
    "store": COMMON,
    "backups": COMMON | {"log", "store"},
    "workers": COMMON,
    "multiprocess": COMMON | {"log", "workers"},
    "decks": COMMON | {"store", "workers"},
    "studio": COMMON | {"store", "workers"},
    "live": COMMON | {"log", "store"},
    "http": COMMON | {"log", "store", "workers", "multiprocess", "decks", "studio", "live"},
    "doctor": COMMON | {"log", "store", "multiprocess", "http"},
    "upkeep": COMMON | {"log", "multiprocess", "live", "http"},
    "serve": COMMON | {"log", "store", "workers", "multiprocess", "decks", "studio", "live", "http", "upkeep"},
}
"""The packages of the server, and its modules `config` and `serve`."""
SERVER_MODULES = {"config", "serve"}

LIGHT = BASE | {"rules", "table", "event", "bots"}
"""Packages and modules that start quickly: their only third-party imports are msgspec and hints for the compiler."""

ABOVE_ALL = {"sosie.__init__", "sosie.__main__"}
"""The public names of the package, and the command, which have their own tests."""

ONLY_FOR_THE_CLI = {"click", "rich"}
PURE = {"rules", "table", "event"}
"""Pure packages: independent of the clock, random numbers, files and the network."""
PURE_MAY_IMPORT = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq",
    "itertools", "json", "math", "operator", "re", "string", "textwrap", "types", "typing",
}  # fmt: skip

PURE_MAY_IMPORT_TOO = {"msgspec", "mypy_extensions"}
"""Third-party packages that are pure."""


def imports(source: str, module: str) -> Iterator[str]:
    """Yield the full names of all imports of a module, including relative ones and `import_module` calls."""
    package = module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=name, names=names, level=level):
                base = ".".join(package.split(".")[: len(package.split(".")) + 1 - level]) if level else ""
                origin = ".".join(filter(None, [base, name]))
                # "from sosie import deck" is an import of sosie.deck.
                yield from (f"sosie.{alias.name}" for alias in names) if origin == "sosie" else [origin]
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


def forbidden_imports(source: str, module: str) -> list[str]:
    """Return the imports of a module that its layer forbids."""
    return [name for name in imports(source, module) if not _is_allowed(name, layer_of(module))]


def layer_of(name: str) -> str:
    """Return the layer of a full name: "sosie" for the package itself and its public names."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else "sosie"


def _is_allowed(name: str, layer: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    if top == "sosie":
        return _is_below(name, layer)
    if top in ONLY_FOR_THE_CLI:
        return layer == "cli"
    if layer in PURE:
        return top in PURE_MAY_IMPORT | PURE_MAY_IMPORT_TOO
    if layer in LIGHT:
        return top in sys.stdlib_module_names or top in PURE_MAY_IMPORT_TOO
    return top.isidentifier()


def _is_below(name: str, layer: str) -> bool:
    if name in {"sosie", "sosie.__version__"}:
        # The package itself gives access to all layers, so only the top layer and other programs may import it.
        return layer == "cli" or name == "sosie.__version__"
    target = layer_of(name)
    return target in BELOW and (target == layer or target in BELOW[layer])


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ("sosie", *path.relative_to(SOURCE).with_suffix("").parts)
        found[".".join(parts)] = path
    return found


@pytest.mark.parametrize("module", [name for name in modules() if name not in ABOVE_ALL])
def test_package_imports_only_lower_layers(module: str) -> None:
    assert forbidden_imports(modules()[module].read_text(encoding="utf-8"), module) == []


def server_layer_of(name: str) -> str:
    """Return the server package of a full name."""
    return name.removeprefix("sosie.server").lstrip(".").partition(".")[0]


@pytest.mark.parametrize("module", [name for name in modules() if name.startswith("sosie.server.")])
def test_server_packages_import_one_way(module: str) -> None:
    layer = server_layer_of(module)
    above = [
        name
        for name in imports(modules()[module].read_text(encoding="utf-8"), module)
        if name.startswith("sosie.server.") and server_layer_of(name) not in SERVER_BELOW[layer] | {layer}
    ]
    assert above == []


def test_server_packages_all_have_a_layer() -> None:
    packages = {path.parent.name for path in (SOURCE / "server").glob("*/__init__.py")}
    modules_of_server = {path.stem for path in (SOURCE / "server").glob("*.py")}
    assert packages == set(SERVER_BELOW) - SERVER_MODULES
    assert modules_of_server == SERVER_MODULES | {"__init__"}


def test_every_package_has_layer() -> None:
    assert {path.parent.name for path in SOURCE.glob("*/__init__.py")} == set(BELOW) - CORE
    assert {path.stem for path in SOURCE.glob("*.py")} == {"__init__", "__main__"} | CORE
    assert {"designs", "deck", "cli"} <= {layer_of(module) for module in modules()}


LIVE_SEAMS = {"time", "datetime", "random", "secrets", "uuid", "os", "threading", "concurrent", "multiprocessing"}
"""Clocks, chance and threads, which `live` gets passed, so that a simulated world can replace them."""


@pytest.mark.parametrize("module", [name for name in modules() if name.startswith("sosie.server.live.")])
def test_live_has_time_and_chance_passed(module: str) -> None:
    source = modules()[module].read_text(encoding="utf-8")
    assert {name.split(".")[0] for name in imports(source, module)} & LIVE_SEAMS == set()
    called = {ast.unparse(node.func) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)}
    # Of the seams themselves, only the parameters' defaults are named. A loop runs the threads of `to_thread`.
    assert called & {"wall_clock", "monotonic_ms"} == set()
    assert not any(name.startswith("KERNEL.") for name in called)


def test_main_module_only_runs_command_line() -> None:
    assert set(imports((SOURCE / "__main__.py").read_text(encoding="utf-8"), "sosie.__main__")) == {"sosie.cli.main"}


def test_package_imports_lazily() -> None:
    source = (SOURCE / "__init__.py").read_text(encoding="utf-8")
    at_once = {name for node in ast.parse(source).body if not isinstance(node, ast.If) for name in _named(node)}
    assert at_once == {"importlib", "typing"}
    assert {layer_of(name) for name in imports(source, "sosie.__init__")} & {"table", "server", "cli"} == set()


def _named(node: ast.stmt) -> list[str]:
    return [] if isinstance(node, ast.FunctionDef) else list(imports(ast.unparse(node), "sosie.__init__"))


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
        ("sosie.deck.plan", "import importlib\nimportlib.import_module('sosie.cli.common')"),
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
        ("sosie.server.http", "from sosie.cli.common import progress"),
        ("sosie.server.http", "import rich"),
        ("sosie.errors", "from sosie.deck import Deck"),
        ("sosie.types", "from sosie.deck import Deck"),
        ("sosie.names", "from sosie.editions import edition"),
        ("sosie.names", "import numpy"),
        ("sosie.deck.plan", "import sosie"),
        ("sosie.deck.plan", "from sosie import Recipe"),
        ("sosie.server.http", "import sosie"),
        ("sosie.rules.tower", "from sosie.deck import Deck"),
        ("sosie.rules.tower", "from sosie.editions import Edition"),
        ("sosie.rules.tower", "import numpy as np"),
        ("sosie.bots.eager", "from sosie.deck import Recipe"),
        ("sosie.bots.eager", "import numpy as np"),
        ("sosie.table.seats", "from sosie.deck import Deck"),
        ("sosie.deck.plan", "from sosie.unheard_of import anything"),
        *(("sosie.rules.tower", f"import {name}") for name in ("time", "socket", "os", "random", "pathlib", "secrets")),
        *(
            ("sosie.table.seats", f"from {name} import x")
            for name in ("asyncio", "datetime", "threading", "io", "uuid")
        ),
    ],
)
def test_import_from_above_is_detected(module: str, source: str) -> None:
    assert len(forbidden_imports(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sosie.designs.planes", "import numpy as np\nfrom sosie.designs.fields import Field\nfrom . import fields"),
        (
            "sosie.deck.plan",
            "from sosie.designs import Field\nfrom sosie.errors import OutOfRange\nfrom time import monotonic",
        ),
        ("sosie.deck.plan", "from sosie import __version__\nfrom ..errors import OutOfRange"),
        (
            "sosie.rules.tower",
            "from dataclasses import dataclass\nfrom sosie.types import Symbol\nimport msgspec",
        ),
        ("sosie.bots.eager", "from random import Random\nfrom sosie.rules import Game\nimport msgspec"),
        (
            "sosie.table.seats",
            "from sosie.rules import Game\nfrom sosie.names import fold_name\nfrom .clock import Clock\nimport json",
        ),
        ("sosie.server.http", "from sosie.table import Table\nfrom sosie.cards import draw\nimport asyncio"),
        (
            "sosie.cli.serve",
            "import click, rich.progress, sosie\nfrom sosie.server import serve\nfrom sosie.cards import draw",
        ),
        ("sosie.cli.main", "from importlib import import_module\nimport_module(f'sosie.cli.{name}')"),
    ],
)
def test_import_from_below_is_allowed(module: str, source: str) -> None:
    assert forbidden_imports(source, module) == []


def test_pure_imports_are_standard_library() -> None:
    assert set(sys.stdlib_module_names) >= PURE_MAY_IMPORT
