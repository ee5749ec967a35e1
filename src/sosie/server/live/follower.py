"""Follows the log of a table or event: reads its entries in order, and appends those of this server."""

from collections.abc import Callable
from functools import partial
from typing import Final, Generic, TypeVar, final

from sosie.server.live.connection import Connection
from sosie.server.log.interface import Log, LogUnavailable, Subscription
from sosie.server.runtime.stalls import WATCHDOG

E = TypeVar("E")
OnLost = Callable[[], None]


@final
class OwnEntry(Generic[E]):
    """An entry of this server that is on its way through the log, and the connection that waits for an answer."""

    def __init__(self, entry: E, sender: Connection | None) -> None:
        self.entry: Final = entry
        self.sender: Final = sender


OnEntry = Callable[[E, OwnEntry[E] | None], None]
"""Receives each entry of the log, and what this server knows of it if the entry is its own."""


@final
class Follower(Generic[E]):
    """Follows one log."""

    def __init__(
        self,
        code: str,
        log: Log,
        read: Callable[[bytes], E],
        write: Callable[[E], bytes],
        *,
        drops_repeats: bool = False,
    ) -> None:
        self._code, self._log, self._read, self._write = code, log, read, write
        self._drops_repeats = drops_repeats
        """Whether equal entries are one request, so that a second one need not follow the first."""
        self.position = 0
        """The number of entries read so far."""
        self.is_catching_up = True
        """Whether the entries that are read were in the log before."""
        self.own: dict[bytes, OwnEntry[E]] = {}
        """The entries of this server on their way through the log, by their bytes."""
        self._subscription: Subscription | None = None

    async def open(self, on_entry: OnEntry[E], restore: Callable[[bytes], bool]) -> None:
        """Read the log, perhaps from a snapshot on, and follow it from then on."""
        self._subscription = await self._log.subscribe(
            self._code, partial(self._on_entry, on_entry), restore=partial(self._restore, restore)
        )
        self.is_catching_up = False

    async def catch_up(self) -> None:
        """Read all entries that the log has now."""
        await self._log.catch_up(self._code)

    def close(self) -> None:
        """Stop following, and drop the reference to the owner."""
        if self._subscription is not None:
            self._subscription.cancel()
            self._subscription = None

    def append(self, entry: E, key: str = "", on_lost: OnLost | None = None, sender: Connection | None = None) -> None:
        """Append an entry; one with a key counts once, also if other servers append it.

        `on_lost` is called if the log may have lost it. An entry without a key that comes back is not lost.
        """
        payload = self._write(entry)
        if not key:
            if self._drops_repeats and payload in self.own:
                # A slow log would only be slower if it stored the same entry twice.
                return
            # An entry with a key may come from another server instead.
            self.own[payload] = OwnEntry(entry, sender)
        try:
            self._log.append(self._code, payload, key, partial(self._on_lost, payload, key, on_lost))
        except LogUnavailable:
            self.own.pop(payload, None)
            raise

    def offer(self, snapshot: Callable[[], bytes]) -> None:
        """Offer the log a snapshot of all entries read so far."""
        self._log.offer(self._code, self.position, snapshot)

    def _restore(self, restore: Callable[[bytes], bool], position: int, data: bytes) -> bool:
        is_read = restore(data)
        if is_read:
            self.position = position
        return is_read

    def _on_entry(self, on_entry: OnEntry[E], position: int, payload: bytes) -> None:
        # Entries of this server need not be decoded again.
        own = self.own.pop(payload, None)
        entry = self._read(payload) if own is None else own.entry
        self.position = position
        start = WATCHDOG.begin()
        try:
            on_entry(entry, own)
        finally:
            WATCHDOG.end(start, "entry", entry)

    def _on_lost(self, payload: bytes, key: str, on_lost: OnLost | None) -> None:
        is_on_its_way = self.own.pop(payload, None) is not None
        if on_lost is not None and (key or is_on_its_way):
            on_lost()
