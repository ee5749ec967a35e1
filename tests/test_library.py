"""The public names of `import sosie`: listed on their page, importable and documented."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import sosie

ROOT = Path(__file__).parents[1]
SOURCE = Path(sosie.__file__).read_text(encoding="utf-8")


def names_for_type_checkers() -> Iterator[tuple[str, str]]:
    """Yield each name that type checkers see, and its declared module."""
    for block in ast.parse(SOURCE).body:
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING":
            for node in block.body:
                assert isinstance(node, ast.ImportFrom)
                yield from ((alias.name, node.module or "") for alias in node.names)


def test_page_lists_all_names() -> None:
    page = (ROOT / "docs/reference/library.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(listed) == sorted(sosie.__all__)


def test_type_checkers_see_all_names() -> None:
    assert sorted(name for name, _ in names_for_type_checkers()) == sorted(sosie.__all__)


@pytest.mark.parametrize(("name", "module"), list(names_for_type_checkers()))
def test_name_matches_its_static_declaration(name: str, module: str) -> None:
    expected = import_module(f"sosie.{name}") if module == "sosie" else getattr(import_module(module), name)
    assert getattr(sosie, name) is expected


@pytest.mark.parametrize("name", sosie.__all__)
def test_name_has_a_docstring(name: str) -> None:
    offered = getattr(sosie, name)
    # A constant would have the docstring of its type.
    assert inspect.isclass(offered) or inspect.isroutine(inspect.unwrap(offered)) or inspect.ismodule(offered)
    text = offered.__doc__ or ""
    # A dataclass or named tuple without a docstring gets its signature for one.
    assert text.strip()
    assert not text.startswith(f"{name}(")


def test_names_are_listed_before_use() -> None:
    assert set(sosie.__all__) <= set(dir(sosie))


def test_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'dekc'"):
        getattr(sosie, "dekc")  # noqa: B009 - type checkers refuse it too
