"""Every collection that the server keeps has a known bound: a queue, a cache, a mapping by person, a table."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.bounds import COLLECTIONS, STORE
from sosie import server
from sosie.server.store.tables import metadata

SOURCE = Path(server.__file__).parent
KINDS = {
    "dict", "list", "set", "deque", "defaultdict", "Counter", "OrderedDict", "LruCache", "Queue", "LifoQueue",
    "PriorityQueue", "SimpleQueue", "WeakKeyDictionary", "WeakValueDictionary",
}  # fmt: skip
DISPLAYS = (ast.Dict, ast.List, ast.Set, ast.DictComp, ast.ListComp, ast.SetComp)
CACHES = {"cache", "lru_cache"}


def name_of(node: ast.expr) -> str:
    """Return the last name of an expression such as `collections.deque[int]`."""
    match node:
        case ast.Subscript(value=inner) | ast.Call(func=inner):
            return name_of(inner)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def is_collection(value: ast.expr | None) -> bool:
    """Tell whether an expression makes a collection that can grow."""
    match value:
        case ast.Call(func=ast.Name(id="field"), keywords=keywords):
            factories = [each.value for each in keywords if each.arg == "default_factory"]
            bodies = [made.body for made in factories if isinstance(made, ast.Lambda)]
            return any(map(is_collection, bodies)) or any(name_of(made) in KINDS for made in factories)
        case ast.Call():
            return name_of(value) in KINDS
    return isinstance(value, DISPLAYS)


def assignments(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    """Yield the targets and values of an assignment, of each part of a tuple."""
    match node:
        case ast.AnnAssign(target=target, value=value):
            yield target, value
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            yield from zip(targets, values, strict=True)
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)


def collections_in(tree: ast.Module) -> Iterator[str]:
    """Yield the collections that objects of a module keep, those of the module itself, and its cached functions."""
    for statement in tree.body:
        for target, value in assignments(statement):
            # A constant in capitals does not grow.
            if isinstance(target, ast.Name) and not target.id.isupper() and is_collection(value):
                yield target.id
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{attribute}" for attribute in attributes(node))
        elif isinstance(node, ast.FunctionDef) and CACHES & {name_of(one) for one in node.decorator_list}:
            yield node.name


def attributes(owner: ast.ClassDef) -> Iterator[str]:
    """Yield the attributes of a class that are collections."""
    for node in ast.walk(owner):
        for target, value in assignments(node):
            match target:
                case ast.Attribute(value=ast.Name(id="self"), attr=name) if is_collection(value):
                    yield name
                case ast.Name(id=name) if node in owner.body and not name.isupper() and is_collection(value):
                    yield name


def found() -> dict[str, set[str]]:
    """Return the collections of all modules that have some."""
    modules = {path: set(collections_in(ast.parse(path.read_text(encoding="utf-8")))) for path in SOURCE.rglob("*.py")}
    names = {path: ".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in modules}
    return {names[path]: inside for path, inside in modules.items() if inside}


def test_every_collection_has_a_bound() -> None:
    assert found() == {module: set(bounds) for module, bounds in COLLECTIONS.items()}


def test_every_stored_table_has_a_bound() -> None:
    assert set(metadata.tables) == set(STORE)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("class A:\n def __init__(self) -> None:\n  self.a: dict[str, int] = {}", {"A.a"}),
        ("class A:\n def f(self) -> None:\n  self.a, self.b = deque[int](), 5", {"A.a"}),
        ("@dataclass\nclass A:\n a: list[int] = field(default_factory=list)\n b: int = 0", {"A.a"}),
        ("class A:\n def f(self) -> None:\n  self.a = asyncio.Queue()\n  a = []", {"A.a"}),
        ("@lru_cache(maxsize=None)\ndef f() -> None: ...", {"f"}),
        ("@functools.cache\ndef f() -> None: ...", {"f"}),
        ("seen = set()\nSEEN = {1}", {"seen"}),
    ],
)
def test_collections_are_noticed(code: str, expected: set[str]) -> None:
    assert set(collections_in(ast.parse(code))) == expected
