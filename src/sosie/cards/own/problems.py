"""What is wrong with the pictures of a deck, found all at once and told together."""

from collections.abc import Iterator
from contextlib import contextmanager

from sosie.errors import UnusableSource

_TOLD = 10


class Problems:
    """Collects what is wrong, so that nobody has to mend one picture to hear of the next."""

    def __init__(self) -> None:
        self._found: list[str] = []

    @contextmanager
    def caught(self, where: str = "") -> Iterator[None]:
        """Keep what goes wrong in a block for later, with where that was."""
        try:
            yield
        except UnusableSource as error:
            self._found.append(f"{where}{error}")

    def add(self, problem: str) -> None:
        """Keep one more."""
        self._found.append(problem)

    def tell(self) -> None:
        """Raise all that was found, if anything was."""
        if not self._found:
            return
        told = self._found[:_TOLD]
        rest = len(self._found) - len(told)
        more = [f"and {rest} more"] if rest else []
        count = f"{len(self._found)} problems: " if len(self._found) > 1 else ""
        raise UnusableSource(count + "; ".join([*told, *more]))
