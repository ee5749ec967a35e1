"""What a server appends to one table of the clustered log: in order, each with its message id, until it is kept."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.api import PubAck
from nats.js.errors import APIError

MESSAGE_ID, EXPECTED = "Nats-Msg-Id", "Nats-Expected-Last-Subject-Sequence"
MOST_WAITING = 512
KEEP_S = 5.0
"""How long it is tried to keep an entry: as long as other servers take this one for alive."""
_ACK_S, _PAUSE_S = 1.0, 0.05
_CANNOT_STORE = 10077
"""The stream or the disk is full; all other troubles of this kind pass in a moment."""
_logger = logging.getLogger("sosie.log")


async def publish(
    stream: JetStreamContext, subject: str, data: bytes, headers: dict[str, str], patience_s: float = KEEP_S
) -> PubAck | None:
    """Publish until it is acknowledged, which its message id makes harmless; None if it is not in time.

    Raises APIError if NATS refuses it for what it is.
    """
    deadline = asyncio.get_running_loop().time() + patience_s
    while (left := deadline - asyncio.get_running_loop().time()) > 0:
        try:
            return await stream.publish(subject, data, timeout=min(_ACK_S, left), headers=headers)
        except APIError as error:
            if error.code != 503 or error.err_code == _CANNOT_STORE:
                raise
        except NatsError:
            # Nobody answers: no connection, or no leader for a moment.
            pass
        await asyncio.sleep(_PAUSE_S)
    return None


@dataclass(frozen=True)
class Outgoing:
    """An entry on its way into the log."""

    data: bytes
    message_id: str
    on_lost: Callable[[], None] | None


@dataclass
class Outbox:
    """Entries for one table: only one is under way at a time, so that none overtakes another that is tried again."""

    stream: JetStreamContext
    subject: str
    on_kept: Callable[[int], None]
    """Is told the sequence of each entry that was kept."""
    on_empty: Callable[[], None]
    waiting: deque[Outgoing] = field(default_factory=deque)
    work: asyncio.Task[None] | None = None
    begun_s: float = 0.0
    """Since when the first of them is under way, by the clock of the loop."""

    def put(self, entry: Outgoing) -> None:
        """Send an entry after all that wait."""
        self.waiting.append(entry)
        if self.work is None:
            self.work = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self.waiting:
                self.begun_s = asyncio.get_running_loop().time()
                await self._send(self.waiting[0])
                self.waiting.popleft()
        finally:
            self.work = None
            self.on_empty()

    async def _send(self, entry: Outgoing) -> None:
        try:
            acknowledged = await publish(self.stream, self.subject, entry.data, {MESSAGE_ID: entry.message_id})
        except APIError as error:
            _logger.warning("NATS refuses an entry: %s", error.description)
            acknowledged = None
        if acknowledged is not None:
            self.on_kept(acknowledged.seq)
        elif entry.on_lost is not None:
            entry.on_lost()
