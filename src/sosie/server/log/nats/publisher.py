"""The publisher of a table: publishes entries in order and idempotently, with retries until they are stored."""

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
MAX_PENDING = 512
STORE_TIMEOUT_S = 5.0
"""Retry period of an entry: as long as other servers consider this one alive."""
_ACK_S, _RETRY_S = 1.0, 0.05
_CANNOT_STORE = 10077
"""The stream or the disk is full; other errors with status 503 are transient."""
_logger = logging.getLogger("sosie.log")


async def publish(
    stream: JetStreamContext, subject: str, data: bytes, headers: dict[str, str], timeout_s: float = STORE_TIMEOUT_S
) -> PubAck | None:
    """Publish with retries until NATS acknowledges it; None after the timeout. The message id makes this idempotent.

    Raises APIError if NATS refuses the message itself.
    """
    deadline = asyncio.get_running_loop().time() + timeout_s
    while (left := deadline - asyncio.get_running_loop().time()) > 0:
        try:
            return await stream.publish(subject, data, timeout=min(_ACK_S, left), headers=headers)
        except APIError as error:
            if error.code != 503 or error.err_code == _CANNOT_STORE:
                raise
        except NatsError:
            # There is no connection or no leader at the moment.
            pass
        await asyncio.sleep(_RETRY_S)
    return None


@dataclass(frozen=True)
class Outgoing:
    """An entry on its way into the log."""

    data: bytes
    message_id: str
    on_lost: Callable[[], None] | None


@dataclass
class Publisher:
    """Pending entries of one table, sent one at a time, so that none overtakes an entry that is retried."""

    stream: JetStreamContext
    subject: str
    on_stored: Callable[[int], None]
    """Called with the sequence of each stored entry."""
    on_empty: Callable[[], None]
    pending: deque[Outgoing] = field(default_factory=deque)
    task: asyncio.Task[None] | None = None
    started_s: float = 0.0
    """The time at which the first pending entry was sent, by the clock of the event loop."""

    def put(self, entry: Outgoing) -> None:
        """Send an entry after the pending ones."""
        self.pending.append(entry)
        if self.task is None:
            self.task = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self.pending:
                self.started_s = asyncio.get_running_loop().time()
                await self._send(self.pending[0])
                self.pending.popleft()
        finally:
            self.task = None
            self.on_empty()

    async def _send(self, entry: Outgoing) -> None:
        try:
            acknowledged = await publish(self.stream, self.subject, entry.data, {MESSAGE_ID: entry.message_id})
        except APIError as error:
            _logger.warning("NATS refuses an entry: %s", error.description)
            acknowledged = None
        if acknowledged is not None:
            self.on_stored(acknowledged.seq)
        elif entry.on_lost is not None:
            entry.on_lost()
