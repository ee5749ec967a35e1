"""A subscription to a table of the clustered log: orders live messages, and reads missing ones."""

import asyncio
import logging
from collections.abc import Callable

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from sosie.server.log.interface import Listener, LogUnavailable, Slices
from sosie.server.log.nats.reader import (
    DROPPED,
    FIRST_SEQUENCE,
    OPENED,
    POSITION,
    SEQUENCE,
    STREAM,
    Reader,
    StoredMessage,
    read_message,
)
from sosie.server.log.nats.stream import Location

FIRST_CHECK_S, LAST_CHECK_S = 2.0, 60.0
"""The time until a silent table is checked for missed entries, and the longest interval of the checks."""
_logger = logging.getLogger("sosie.log")


class Feed:
    """Delivers the entries of a table to a listener.

    NATS republishes each stored entry with the sequence of the one before it: fast and cheap, but without a guarantee.
    The next entry, or a check after some silence, shows a gap, and the feed reads the missing entries.
    """

    def __init__(
        self,
        table: str,
        location: Location,
        reader: Reader,
        slices: Slices,
        listener: Listener,
        after: int,
        on_end: Callable[["Feed"], None],
    ) -> None:
        self.table, self.location = table, location
        self.sequence = self.position = self.first_sequence = 0
        self.snapshot: StoredMessage | None = None
        self.snapshot_size = self.recent_size = 0
        """The bytes of the latest snapshot, and of the entries since it."""
        self.snapshot_time_s = 0.0
        """The time of the latest snapshot or of the first entry, by the clock of NATS."""
        self.latest = StoredMessage(0, b"")
        self._reader, self._slices, self._listener, self._after = reader, slices, listener, after
        self._on_end = on_end
        self._buffered: list[StoredMessage] = []
        self._reading: asyncio.Task[None] | None = None
        self._is_ready = self._is_cancelled = False
        self._last_message_s = asyncio.get_running_loop().time()
        self._next_check_s = self._last_message_s + FIRST_CHECK_S
        self.live: Subscription | None = None

    def attach(self, live: Subscription) -> None:
        """Set the subscription for live messages."""
        self.live = live

    async def begin(self, history: list[StoredMessage], snapshot: StoredMessage | None) -> None:
        """Deliver the existing entries; exceptions of the listener propagate."""
        if snapshot is not None:
            self.snapshot = snapshot
            self.position, self.sequence, self.first_sequence = (
                int(snapshot.headers[name]) for name in (POSITION, SEQUENCE, FIRST_SEQUENCE)
            )
            self.snapshot_time_s, self.snapshot_size = snapshot.time_s, len(snapshot.data)
        drops = [number for number, message in enumerate(history) if message.kind == DROPPED]
        if drops:
            # Earlier entries belong to a dropped table with the same code.
            self.sequence, self.position, self.first_sequence = history[drops[-1]].sequence, 0, 0
        await self._slices.run(map(self._deliver, history[drops[-1] + 1 if drops else 0 :]))
        self._is_ready = True
        self._receive_buffered()

    async def on_live(self, live: Msg) -> None:
        """Receive a live message; one that is not of the stream is a request to catch up."""
        message = read_message(live)
        if message is None:
            self.catch_up()
        elif message.headers.get(STREAM) != self.location.stream:
            # Of an older table with the same code, in the single stream of older versions.
            return
        elif not self._is_ready or self._reading is not None:
            self._buffered.append(message)
        else:
            self._receive(message)

    def check_if_silent(self, now: float) -> None:
        """Check for missed entries, with a backoff while there are none."""
        if now >= self._next_check_s and self._is_ready:
            self._next_check_s = now + min(max(now - self._last_message_s, FIRST_CHECK_S), LAST_CHECK_S)
            self.catch_up()

    def catch_up(self) -> None:
        """Read the entries after the last delivered message."""
        if self._is_ready and self._reading is None and not self._is_cancelled:
            self._reading = asyncio.create_task(self._catch_up())

    def cancel(self) -> None:
        """End the subscription."""
        if self._is_cancelled:
            return
        self._is_cancelled = True
        if self._reading is not None:
            self._reading.cancel()
        self._on_end(self)

    async def _catch_up(self) -> None:
        try:
            missed = await self._reader.all_after(self.location.stream, self.location.log, self.sequence)
            await self._slices.run(map(self._deliver_safely, missed))
        except LogUnavailable:
            # Retried after the next check, or when the connection is back.
            self._next_check_s = asyncio.get_running_loop().time() + FIRST_CHECK_S
        finally:
            self._reading = None
        self._receive_buffered()

    def _receive_buffered(self) -> None:
        buffered, self._buffered = self._buffered, []
        for message in buffered:
            self._receive(message)

    def _receive(self, message: StoredMessage) -> None:
        if message.sequence <= self.sequence:
            return
        if message.previous > self.sequence:
            self.catch_up()
            return
        self._last_message_s = asyncio.get_running_loop().time()
        self._next_check_s = self._last_message_s + FIRST_CHECK_S
        self._deliver_safely(message)

    def _deliver_safely(self, message: StoredMessage) -> None:
        try:
            self._deliver(message)
        except Exception:
            # The entry is in the log all the same.
            _logger.exception("a listener failed at an entry of table %s", self.table)

    def _deliver(self, message: StoredMessage) -> None:
        if self._is_cancelled or message.sequence <= self.sequence:
            return
        self.sequence = message.sequence
        self.recent_size += len(message.data)
        if message.kind == DROPPED:
            self.cancel()
        elif message.kind == OPENED:
            self.position, self.first_sequence, self.snapshot_time_s = 1, message.sequence, message.time_s
            self._pass_on(message)
        elif self.first_sequence:
            self.position += 1
            self._pass_on(message)
        # Entries that were appended to a dropped table are ignored.

    def _pass_on(self, message: StoredMessage) -> None:
        if self.position > self._after:
            self.latest = message
            self._listener(self.position, message.data)
