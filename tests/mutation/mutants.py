"""Mutants: a program with one small change."""

import ast
import functools
import gc
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

from mutation.changes import changed, changes

_Name = tuple[str, str, int]


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    path: Path
    number: int
    """Its position among the changes of the file."""
    line: int
    column: int
    change: str

    @property
    def code(self) -> str:
        """The line of the file, without its indentation."""
        return self.path.read_text().splitlines()[self.line - 1].strip()

    def install(self) -> bool:
        """Give the changed code to the functions of this process; return whether there are any."""
        tree = changed(ast.parse(self.path.read_text()), self.number)
        codes = {_name(code): code for code in _codes(compile(tree, str(self.path), "exec", dont_inherit=True))}
        old = [each for each in gc.get_objects() if isinstance(each, FunctionType) and _is_old(each.__code__, codes)]
        for function in old:
            function.__code__ = codes[_name(function.__code__)]
        _clear_caches()
        return bool(old)


def mutants_of(path: Path) -> list[Mutant]:
    """Return all mutants of a file."""
    found = changes(ast.parse(path.read_text()))
    return [
        Mutant(path, number, *_position(before), _text(before, after)) for number, (before, after) in enumerate(found)
    ]


def _position(node: ast.AST) -> tuple[int, int]:
    assert isinstance(node, ast.expr | ast.stmt)
    return node.lineno, node.col_offset


def _text(before: ast.AST, after: ast.AST) -> str:
    return " ".join(f"{ast.unparse(before)} -> {ast.unparse(after)}".split())


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Return the code of all functions in a module or function."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _name(code: CodeType) -> _Name:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _is_old(code: CodeType, codes: Mapping[_Name, CodeType]) -> bool:
    new = codes.get(_name(code), code)
    # A function that has lost a variable of the one around it cannot be changed in place.
    return new != code and new.co_freevars == code.co_freevars


def _clear_caches() -> None:
    """Forget what functions returned while the tests were collected."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()
