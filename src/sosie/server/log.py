"""The log: the ordered entries of each table, which are the truth about it.

There is one way for everything that happens at a table: it is appended, comes back from the log in one order for
everybody, and is folded. The embedded log is one process and its disk; the clustered log is NATS JetStream.
"""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[int, bytes], None]
"""Is told each entry of a table in order: its place in the log, from 1 on, and what it says."""


class LogUnavailable(Exception):
    """Nothing can be appended now; whoever asked may ask again."""


class Subscription(Protocol):
    """Somebody who listens to a table."""

    def cancel(self) -> None:
        """Stop listening."""


class Log(Protocol):
    """Ordered, durable entries, table by table."""

    async def open(self) -> None:
        """Get ready, and find what there was before."""

    async def close(self) -> None:
        """Put everything away; nothing that was appended is lost."""

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if there is such a table already."""

    async def subscribe(self, table: str, listener: Listener, after: int = 0) -> Subscription:
        """Tell a listener every entry after a place, those that are there already before this returns."""

    def append(self, table: str, entry: bytes, key: str = "") -> None:
        """Append an entry; with a key that was used before, nothing happens. Raises LogUnavailable if it cannot."""

    async def drop(self, table: str) -> None:
        """Forget a table."""
