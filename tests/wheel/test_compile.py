"""The modules that a wheel compiles."""

import ast

import pytest

from compile import SOURCE, SOURCES


@pytest.mark.parametrize("source", SOURCES)
def test_compiled_module_has_no_structs(source: str) -> None:
    # mypyc drops the annotations and the options of a struct.
    tree = ast.parse((SOURCE / source).read_text(encoding="utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    assert [node.name for node in classes if any("Struct" in ast.unparse(base) for base in node.bases)] == []
    assert [node.name for node in classes if node.keywords] == []
