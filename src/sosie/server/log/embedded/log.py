"""The embedded log: entries in memory and on the disk of a single machine."""

from collections.abc import Callable
from pathlib import Path

from sosie.server.log.embedded.folder import LogFolder
from sosie.server.log.embedded.part import Part
from sosie.server.log.embedded.table_log import EmbeddedSubscription
from sosie.server.log.interface import Listener, Restorer, Slices
from sosie.server.log.peers import NoPeers
from sosie.server.log.shards import process_of
from sosie.server.runtime.disk import has_free_space


class EmbeddedLog:
    """Entries in memory and in a folder, of which each process has its own part open.

    An entry is written before it is delivered, so a killed server loses none. With `durable` it is also flushed to
    disk, so a power cut loses none either.
    """

    kind = "embedded"
    is_reachable = True

    def __init__(
        self,
        folder: Path,
        durable: bool = False,
        segment_bytes: int = 4 * 2**20,
        process: int = 0,
        processes: int = 1,
    ) -> None:
        self.peers = NoPeers()
        self._process, self._processes = process, processes
        self._folder = LogFolder(folder, processes)
        self._part = Part(self._folder.part(process), durable, segment_bytes)
        self._slices = Slices()

    def can_write(self) -> bool:
        """Tell whether entries can be written."""
        return has_free_space(self._folder.path) and self._part.can_write()

    async def open(self) -> None:
        """Read the folder."""
        self._folder.open()
        try:
            self._part.open()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Store all appended entries, finish compactions, and release the folder."""
        await self._part.close()
        self._folder.close()

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""
        return list(self._part.tables)

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if the table exists."""
        self._check_owner(table)
        return await self._part.create(table, first)

    async def subscribe(
        self,
        table: str,
        listener: Listener,
        after: int = 0,
        restore: Restorer | None = None,
    ) -> EmbeddedSubscription:
        """Deliver every entry after a position to a listener, existing entries before this returns."""
        self._check_owner(table)
        await self._part.settle()
        subscription = self._part.subscribe(table, listener, after, restore)
        try:
            await self._slices.run(subscription.deliveries())
        except BaseException:
            subscription.cancel()
            raise
        return subscription

    def append(self, table: str, entry: bytes, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry at the end of this iteration of the event loop; a no-op if the key was used before.

        Raises LogUnavailable if there is no such table, the log is closed or the queue is full.
        """
        self._part.append(table, entry, key, on_lost)

    async def catch_up(self, table: str) -> None:  # noqa: ARG002 - all tables are written together
        """Wait until all entries that the table has now are delivered."""
        await self._part.settle()

    def offer(self, table: str, position: int, snapshot: Callable[[], bytes]) -> None:
        """Store a snapshot if there are many entries since the last one."""
        self._part.offer(table, position, snapshot)

    async def drop(self, table: str) -> None:
        """Delete a table, and end its subscriptions."""
        await self._part.drop(table)

    async def compact(self) -> None:
        """Rewrite the files of dropped tables, so that nothing of these stays on the disk."""
        await self._part.compact()

    def _check_owner(self, table: str) -> None:
        owner = process_of(table, self._processes)
        if owner != self._process:
            raise ValueError(f"table {table} belongs to process {owner}, and this is process {self._process}")
