import inspect
import re

from sosie import errors
from sosie.errors import SosieError

Branch = tuple[str, str | None, str | None]
"""The name of a class, the name of its parent, and its code."""


def documented() -> set[Branch]:
    """Parse the tree in the module's docstring."""
    branches: set[Branch] = set()
    above: list[str] = []
    for line in inspect.getdoc(errors).splitlines():  # type: ignore[union-attr]  # it has one
        if found := re.fullmatch(r"    ((?:[│ ]   |[├└]── )*)(\w+)(?: +\[([\w-]+)\])?(?: {2,}\S.*| \S.*)?", line):
            indent, name, code = found.groups()
            depth = len(indent) // 4
            above[depth:] = [name]
            branches.add((name, above[depth - 1] if depth else None, code))
    return branches


def defined() -> set[Branch]:
    def below(error: type[SosieError], parent: str | None) -> set[Branch]:
        branches = {(error.__name__, parent, vars(error).get("code"))}
        return branches.union(*(below(child, error.__name__) for child in error.__subclasses__()))

    return below(SosieError, None)


def test_docstring_tree_matches_classes() -> None:
    assert documented() == defined()
    assert len(defined()) >= 9


def test_error_codes_follow_class_names() -> None:
    parents = {parent for _, parent, _ in defined()}
    for name, _, code in defined():
        words = "-".join(re.findall("[A-Z][a-z]*", name)).lower()
        assert code == (None if name in parents else words)


def test_all_errors_are_in_tree_and_documented() -> None:
    classes = {name: thing for name, thing in vars(errors).items() if inspect.isclass(thing)}
    assert set(classes) == {name for name, _, _ in defined()}
    assert all(thing.__doc__ for thing in classes.values())
