"""The log: the ordered entries of each table, its source of truth.

Every change of a table takes the same way: a server appends an entry, the log delivers it to all servers in one order,
and they fold it. The embedded log is a folder of a single machine; the clustered log is NATS JetStream.
"""

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Protocol

from sosie.server.log.peers import Peers

Listener = Callable[[int, bytes], None]
"""Receives each entry of a table in order: its position, from 1, and its payload."""
Restorer = Callable[[int, bytes], bool]
"""Receives a snapshot: the position of the last entry in it, and its bytes; returns False if it cannot read it."""


SLICE = 100
"""The number of entries that are folded before other tasks run."""


class Slices:
    """Runs long work in slices, one slice for each iteration of the event loop."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def run(self, steps: Iterator[object]) -> None:
        """Exhaust an iterator."""
        while True:
            async with self._lock:
                if sum(1 for _ in islice(steps, SLICE)) < SLICE:
                    return
            await asyncio.sleep(0)


class LogUnavailable(Exception):
    """The log cannot be used now; the caller may retry."""


class Subscription(Protocol):
    """A subscription to a table."""

    def cancel(self) -> None:
        """End the subscription."""


class Log(Protocol):
    """An ordered, durable list of entries for each table."""

    @property
    def kind(self) -> str:
        """The kind of log."""

    @property
    def peers(self) -> Peers:
        """The servers that share it."""

    @property
    def is_reachable(self) -> bool:
        """Whether entries can be appended now or soon."""

    def can_write(self) -> bool:
        """Tell whether there is space for more entries; cheap enough to be called twice a second."""

    async def open(self) -> None:
        """Open the log with its existing entries."""

    async def close(self) -> None:
        """Close the log; no appended entry is lost."""

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if the table exists."""

    async def subscribe(
        self, table: str, listener: Listener, after: int = 0, restore: Restorer | None = None
    ) -> Subscription:
        """Deliver every entry after a position to a listener, existing entries before this returns.

        If `restore` is given, a snapshot may be delivered to it first, and then only the entries after that.
        """

    async def catch_up(self, table: str) -> None:
        """Wait until all entries that the table has now are delivered."""

    def append(self, table: str, entry: bytes, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry to a table that this server has created or subscribed to.

        The entry is stored and delivered later, never before this returns. A key that was used before makes this a
        no-op. Raises LogUnavailable if the entry cannot be taken; `on_lost` is called if it turns out later that it may
        be lost. Entries of one server stay in order.
        """

    def offer(self, table: str, position: int, snapshot: Callable[[], bytes]) -> None:
        """Offer a snapshot of all entries up to the one that is being delivered.

        The log stores it if that makes the table faster to open.
        """

    async def drop(self, table: str) -> None:
        """Delete a table."""

    async def compact(self) -> None:
        """Remove dropped tables from the disk, unless that happens by itself."""
