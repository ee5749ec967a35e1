"""Mutants change one thing, and keep the meaning of everything else."""

import ast
from pathlib import Path

import pytest

from mutation.changes import changed, changes
from mutation.equivalent import EQUIVALENT
from mutation.mutants import mutants_of

SOURCE = Path(__file__).parents[2] / "src" / "sosie"
PROGRAM = '''
LIMIT = 3


def larger(values, least=1):
    """Return the largest value."""
    if not values:
        raise ValueError(f"{1 + 1} values")
    return max(values) if least < 2 else -1
'''


def texts(program: str) -> list[str]:
    """Return all changed programs."""
    number = len(changes(ast.parse(program)))
    return [ast.unparse(changed(ast.parse(program), index)) for index in range(number)]


def test_each_change_differs_from_the_original() -> None:
    found = texts(PROGRAM)
    assert len({*found, ast.unparse(ast.parse(PROGRAM))}) == len(found) + 1


@pytest.mark.parametrize("part", ["LIMIT = 3", "least=1", "{1 + 1} values", "Return the largest"])
def test_constants_defaults_and_texts_stay(part: str) -> None:
    kept = [text for text in texts(PROGRAM) if part in text]
    # One change removes the error.
    assert len(kept) >= len(texts(PROGRAM)) - 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", "a <= b"),
        ("a <= b < c", "a <= b <= c"),
        ("a == b", "a != b"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("a - 1", "a + 1"),
        ("a - 1", "a - 2"),
        ("any(a)", "all(a)"),
        ("a if b else c", "a if not b else c"),
        ("[a for a in b if c]", "[a for a in b if not c]"),
    ],
)
def test_expression_has_expected_change(before: str, after: str) -> None:
    assert f"def act():\n    return {after}" in texts(f"def act():\n    return {before}")


@pytest.mark.parametrize("statement", ["act()", "a += b", "a.b = c", "raise Error"])
def test_statement_can_be_left_out(statement: str) -> None:
    assert "def act():\n    pass" in texts(f"def act():\n    {statement}")


def test_installed_mutant_changes_a_loaded_function(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text("import functools\n\n@functools.cache\ndef twice(number):\n    return number + number\n")
    module = dict[str, object]()
    exec(compile(file.read_text(), str(file), "exec"), module)  # noqa: S102 - the program above
    twice = module["twice"]
    assert callable(twice)
    assert twice(3) == 6
    (mutant,) = mutants_of(file)
    assert mutant.change == "number + number -> number - number"
    assert mutant.install()
    assert twice(3) == 0


@pytest.mark.parametrize(("path", "code", "change"), EQUIVALENT)
def test_equivalent_mutant_exists(path: str, code: str, change: str) -> None:
    assert (code, change) in {(mutant.code, mutant.change) for mutant in mutants_of(SOURCE / path)}
