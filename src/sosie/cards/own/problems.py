"""Collects the problems of a deck's sources, and raises them together."""

from collections.abc import Iterator
from contextlib import contextmanager

from sosie.errors import UnusableSource
from sosie.languages.makers import say

_SHOWN = 10


class Problems:
    """Collects problems, so that users see all of them at once."""

    def __init__(self) -> None:
        self._found: list[str] = []

    @contextmanager
    def collect(self, where: str = "") -> Iterator[None]:
        """Collect an `UnusableSource` raised in a block, with its location."""
        try:
            yield
        except UnusableSource as error:
            self._found.append(f"{where}{error}")

    def add(self, problem: str) -> None:
        """Add a problem."""
        self._found.append(problem)

    def raise_all(self) -> None:
        """Raise one `UnusableSource` with all problems, if there are any."""
        if not self._found:
            return
        shown = self._found[:_SHOWN]
        rest = len(self._found) - len(shown)
        more = [say("more-problems", rest=rest)] if rest else []
        text = "; ".join([*shown, *more])
        raise UnusableSource(say("problems", count=len(self._found), problems=text) if len(self._found) > 1 else text)
