"""The log: the ordered entries of each table, which are the truth about it.

There is one way for everything that happens at a table: it is appended, comes back from the log in one order for
everybody, and is folded. The embedded log is one process and its disk; the clustered log is NATS JetStream.
"""

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Protocol

from sosie.server.log.peers import Peers

Listener = Callable[[int, bytes], None]
"""Is told each entry of a table in order: its place in the log, from 1 on, and what it says."""
Restorer = Callable[[int, bytes], bool]
"""Is told a snapshot: the place up to which it stands for all entries, and what they amount to; False if that cannot
be read."""


SLICE = 100
"""The number of entries that are folded before other tasks get their turn."""


class Slices:
    """Divides long work into slices; of all that work, one slice runs in a turn of the event loop."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def run(self, steps: Iterator[object]) -> None:
        """Run the steps of a generator to its end."""
        while True:
            async with self._lock:
                if sum(1 for _ in islice(steps, SLICE)) < SLICE:
                    return
            await asyncio.sleep(0)


class LogUnavailable(Exception):
    """Nothing can be appended now; whoever asked may ask again."""


class Subscription(Protocol):
    """Somebody who listens to a table."""

    def cancel(self) -> None:
        """Stop listening."""


class Log(Protocol):
    """Ordered, durable entries, table by table."""

    @property
    def kind(self) -> str:
        """What it is made of."""

    @property
    def peers(self) -> Peers:
        """The servers that share it."""

    @property
    def is_reachable(self) -> bool:
        """Tell whether entries can be appended now, or will be in a moment."""

    def can_write(self) -> bool:
        """Tell whether there is room for more entries; cheap enough to be asked twice a second."""

    async def open(self) -> None:
        """Get ready, and find what there was before."""

    async def close(self) -> None:
        """Put everything away; nothing that was appended is lost."""

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if there is such a table already."""

    async def subscribe(
        self, table: str, listener: Listener, after: int = 0, restore: Restorer | None = None
    ) -> Subscription:
        """Tell a listener every entry after a place, those that are there already before this returns.

        Who can restore a table may be told a snapshot first, and then only what came after that.
        """

    async def catch_up(self, table: str) -> None:
        """Wait until whoever listens here has been told all that the log has of a table by now."""

    def append(self, table: str, entry: bytes, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry to a table that was created here, or that somebody here listens to.

        With a key that was used before, nothing happens. Raises LogUnavailable if it cannot; if it turns out only
        later that the entry may not have been kept, `on_lost` is called. Entries of one server stay in order.
        """

    def offer(self, table: str, place: int, snapshot: Callable[[], bytes]) -> None:
        """Offer a listener's snapshot of what all entries up to the one that it is being told amount to.

        A log takes it when that shortens what somebody who opens the table has to read.
        """

    async def drop(self, table: str) -> None:
        """Forget a table."""

    async def compact(self) -> None:
        """Remove from the disk what was dropped, as far as the log decides when."""
