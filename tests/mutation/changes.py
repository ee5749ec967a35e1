"""Small changes of a program, each of which some test should notice.

Only the bodies of functions are changed: defaults and constants of modules are decisions rather than steps, and texts
are for people.
"""

import ast
from collections.abc import Iterator
from typing import Any

Change = tuple[ast.AST, ast.AST]
"""A node of the syntax tree, and the one that takes its place."""
_OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def changes(tree: ast.AST) -> list[Change]:
    """Return all changes of a module, in the order of its text."""
    finder = _Finder()
    finder.visit(tree)
    return finder.found


def changed(tree: ast.Module, number: int) -> ast.Module:
    """Return a module with one of its changes made."""
    before, after = changes(tree)[number]
    _Replacement(before, after).visit(tree)
    return ast.fix_missing_locations(tree)


class _Replacement(ast.NodeTransformer):
    def __init__(self, before: ast.AST, after: ast.AST) -> None:
        self._before, self._after = before, after

    def visit(self, node: ast.AST) -> Any:
        return ast.copy_location(self._after, node) if node is self._before else self.generic_visit(node)


class _Finder(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: list[Change] = []
        self._depth = 0

    def visit(self, node: ast.AST) -> None:
        match node:
            case ast.FunctionDef(name="__repr__") | ast.Assert() | ast.JoinedStr():
                pass
            case ast.FunctionDef(body=body) | ast.AsyncFunctionDef(body=body):
                self._inside(*body)
            case ast.Lambda(body=value):
                self._inside(value)
            case ast.AnnAssign(value=value) if value:
                self.visit(value)
            case ast.Raise():
                self._keep(node)
            case _:
                self._keep(node)
                self.generic_visit(node)

    def _inside(self, *nodes: ast.AST) -> None:
        self._depth += 1
        for node in nodes:
            self.visit(node)
        self._depth -= 1

    def _keep(self, node: ast.AST) -> None:
        if self._depth:
            self.found += _changes_of(node)


def _changes_of(node: ast.AST) -> Iterator[Change]:
    yield from ((node, other) for other in _other_operators(node))
    yield from ((node, other) for other in _other_values(node))
    match node:
        case ast.comprehension(ifs=conditions):
            yield from (change for condition in conditions for change in _negated(condition))
        case ast.If(test=condition) | ast.IfExp(test=condition) | ast.While(test=condition):
            yield from _negated(condition)
        case ast.Expr(ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Break() | ast.Continue():
            yield node, ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield node, ast.Pass()


def _other_operators(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, operators, right):
            for index, operator in enumerate(operators):
                yield ast.Compare(left, [*operators[:index], _other(operator), *operators[index + 1 :]], right)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(_other(operator), values)
        case ast.BinOp(left, operator, right) if type(operator) in _OPERATORS:
            yield ast.BinOp(left, _other(operator), right)
        case ast.UnaryOp(ast.Not() | ast.USub(), value):
            yield value


def _other_values(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() | float() as value):
            yield ast.Constant(value + 1)
        case ast.Call(ast.Name(name), arguments, keywords) if name in _FUNCTIONS:
            yield ast.Call(ast.Name(_FUNCTIONS[name], ast.Load()), arguments, keywords)


def _other(operator: ast.AST) -> Any:
    return _OPERATORS[type(operator)]()


def _negated(condition: ast.expr) -> Iterator[Change]:
    """Negate a condition whose parts have no changes of their own that do the same."""
    if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp):
        yield condition, ast.UnaryOp(ast.Not(), condition)
