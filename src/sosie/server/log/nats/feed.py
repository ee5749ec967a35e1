"""One listener at one table of the clustered log: what comes is put in order, and what is missing is read."""

import asyncio
import logging
from collections.abc import Callable

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from sosie.server.log.interface import Listener, LogUnavailable, Slices
from sosie.server.log.nats.reader import DROPPED, OPENED, PLACE, SINCE, UP_TO, Reader, Stored, stored

FIRST_LOOK_S, LAST_LOOK_S = 2.0, 60.0
"""How long a table is silent before somebody looks whether it really is, and how seldom that becomes."""
_logger = logging.getLogger("sosie.log")


class Feed:
    """Tells a listener the entries of a table.

    NATS sends each entry once it is stored, with the sequence of the one before: quick and cheap, but it can be lost on
    the way. Then the next one shows the gap, or a look after some silence does, and what is missing is read.
    """

    def __init__(
        self,
        table: str,
        subject: str,
        reader: Reader,
        slices: Slices,
        listener: Listener,
        after: int,
        on_end: Callable[["Feed"], None],
    ) -> None:
        self.table, self.subject = table, subject
        self.sequence = self.place = self.since = 0
        self.snapshot: Stored | None = None
        self.snapshot_size = self.recent = 0
        """The bytes of the latest snapshot, and of the entries since then."""
        self.begun_s = 0.0
        """Since when there are entries that no snapshot stands for, by the clock of NATS."""
        self.latest = Stored(0, b"")
        self._reader, self._slices, self._listener, self._after = reader, slices, listener, after
        self._on_end = on_end
        self._early: list[Stored] = []
        self._reading: asyncio.Task[None] | None = None
        self._is_ready = self._is_cancelled = False
        self._heard = asyncio.get_running_loop().time()
        self._look = self._heard + FIRST_LOOK_S
        self.live: Subscription | None = None

    def attach(self, live: Subscription) -> None:
        """Note where what NATS sends comes from."""
        self.live = live

    async def begin(self, history: list[Stored], snapshot: Stored | None) -> None:
        """Tell what there is; what a listener raises now is raised here."""
        if snapshot is not None:
            self.snapshot = snapshot
            self.place, self.sequence, self.since = (int(snapshot.headers[name]) for name in (PLACE, UP_TO, SINCE))
            self.begun_s, self.snapshot_size = snapshot.time_s, len(snapshot.data)
        ends = [number for number, one in enumerate(history) if one.kind == DROPPED]
        if ends:
            # What was before belongs to another table of the same code.
            self.sequence, self.place, self.since = history[ends[-1]].sequence, 0, 0
        await self._slices.run(map(self._tell, history[ends[-1] + 1 if ends else 0 :]))
        self._is_ready = True
        self._take_in_early()

    async def on_live(self, message: Msg) -> None:
        """Take in what NATS sends; what brings nothing of the stream is a nudge to look."""
        one = stored(message)
        if one is None:
            self.catch_up()
        elif not self._is_ready or self._reading is not None:
            self._early.append(one)
        else:
            self._take_in(one)

    def look_if_silent(self, now: float) -> None:
        """Look whether something was missed, ever more seldom while nothing was."""
        if now >= self._look and self._is_ready:
            self._look = now + min(max(now - self._heard, FIRST_LOOK_S), LAST_LOOK_S)
            self.catch_up()

    def catch_up(self) -> None:
        """Read what came after what was told last."""
        if self._is_ready and self._reading is None and not self._is_cancelled:
            self._reading = asyncio.create_task(self._catch_up())

    def cancel(self) -> None:
        """Stop listening."""
        if self._is_cancelled:
            return
        self._is_cancelled = True
        if self._reading is not None:
            self._reading.cancel()
        self._on_end(self)

    async def _catch_up(self) -> None:
        try:
            missed = await self._reader.all_after(self.subject, self.sequence)
            await self._slices.run(map(self._tell_safely, missed))
        except LogUnavailable:
            # It will be looked again, at the latest when there is a connection.
            self._look = asyncio.get_running_loop().time() + FIRST_LOOK_S
        finally:
            self._reading = None
        self._take_in_early()

    def _take_in_early(self) -> None:
        early, self._early = self._early, []
        for one in early:
            self._take_in(one)

    def _take_in(self, one: Stored) -> None:
        if one.sequence <= self.sequence:
            return
        if one.previous > self.sequence:
            self.catch_up()
            return
        self._heard = asyncio.get_running_loop().time()
        self._look = self._heard + FIRST_LOOK_S
        self._tell_safely(one)

    def _tell_safely(self, one: Stored) -> None:
        try:
            self._tell(one)
        except Exception:
            # The entry is in the log whatever a listener makes of it.
            _logger.exception("a listener failed at an entry of table %s", self.table)

    def _tell(self, one: Stored) -> None:
        if self._is_cancelled or one.sequence <= self.sequence:
            return
        self.sequence = one.sequence
        self.recent += len(one.data)
        if one.kind == DROPPED:
            self.cancel()
        elif one.kind == OPENED:
            self.place, self.since, self.begun_s = 1, one.sequence, one.time_s
            self._pass_on(one)
        elif self.since:
            self.place += 1
            self._pass_on(one)
        # What was appended to a table that was just dropped is nobody's.

    def _pass_on(self, one: Stored) -> None:
        if self.place > self._after:
            self.latest = one
            self._listener(self.place, one.data)
