"""Values: equal by attributes, replaced by copies, and immutable for the type checker."""

import ast
import functools
from pathlib import Path

import pytest

from sosie.rules import Move
from sosie.rules.game import Reading
from sosie.rules.value import replace

SOURCE = Path(__file__).parents[2] / "src" / "sosie"


@functools.cache
def value_classes() -> list[ast.ClassDef]:
    """Return all classes of values in the source."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [node for node in classes if any(isinstance(base, ast.Name) and base.id == "Value" for base in node.bases)]


def test_value_attributes_are_final() -> None:
    assert {node.name for node in value_classes()} >= {"Move", "State", "LiveGame", "Table"}
    for node in value_classes():
        assert [decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)] == ["final"]
        assigned = [inner for inner in ast.walk(node) if isinstance(inner, ast.Assign | ast.AnnAssign | ast.AugAssign)]
        for assignment in assigned:
            target = assignment.targets[0] if isinstance(assignment, ast.Assign) else assignment.target
            if isinstance(target, ast.Attribute):
                assert isinstance(assignment, ast.AnnAssign)
                assert ast.unparse(assignment.annotation) == "Final"


def test_value_parameters_are_its_attributes() -> None:
    for node in value_classes():
        (constructor,) = [inner for inner in node.body if getattr(inner, "name", "") == "__init__"]
        assert isinstance(constructor, ast.FunctionDef)
        parameters = [argument.arg for argument in constructor.args.args[1:]]
        attributes = [
            inner.target.attr
            for inner in ast.walk(constructor)
            if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute)
        ]
        assert attributes == parameters


def test_values_are_equal_by_attributes() -> None:
    move = Move(5, 1, "sun")
    assert move == Move(5, 1, "sun")
    assert hash(move) == hash(Move(5, 1, "sun"))
    assert move != Move(5, 1, "moon")
    assert Reading(True, (), ()) != move
    assert repr(Reading(True, (1,), ())) == "Reading(right=True, reads=(1,), claims=(), target=-1)"


def test_replace_copies_all_other_attributes() -> None:
    move = Move(5, 1, "sun", turn=3, on=2)
    assert replace(move, at=7) == Move(7, 1, "sun", turn=3, on=2)
    assert move.at == 5
    with pytest.raises(TypeError):
        replace(move, when=7)
