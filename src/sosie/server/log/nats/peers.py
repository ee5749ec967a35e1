"""The servers that share the clustered log: each sends a heartbeat every second."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from sosie.server.log.peers import new_server_id

HEARTBEAT_S = 1.0
GONE_S = 5.0
"""A server is gone after this long without a heartbeat, or when it says goodbye."""
_GOODBYE = b"goodbye"


class NatsPeers:
    """Sends heartbeats, and receives those of other servers.

    Times are by this server's own clock. After it was disconnected or paused, the timeouts of all others start again.
    """

    is_alone = False

    def __init__(self, subject: str) -> None:
        self.me = new_server_id()
        self._subject = subject
        self._client: Client | None = None
        self._last_seen: dict[str, float] = {}
        self._stopped: set[str] = set()
        self._timeouts_from = float("inf")
        self._task: asyncio.Task[None] | None = None
        self._callback: Callable[[], None] = lambda: None

    def is_gone(self, server: str) -> bool:
        """Tell whether a server has said goodbye or timed out."""
        if server == self.me:
            return False
        return server in self._stopped or _now() - max(self._last_seen.get(server, 0.0), self._timeouts_from) >= GONE_S

    def notice(self, server: str) -> None:
        """Count a new entry of a server as its heartbeat."""
        self._last_seen[server] = _now()

    def on_change(self, callback: Callable[[], None]) -> None:
        """Set the callback for a server that is gone."""
        self._callback = callback

    def restart_timeouts(self) -> None:
        """Start the timeouts of all servers again."""
        self._timeouts_from = _now()

    async def start(self, client: Client) -> None:
        """Start to send and receive heartbeats."""
        self._client = client
        self.restart_timeouts()
        await client.subscribe(f"{self._subject}.*", cb=self._on_message)
        self._task = asyncio.create_task(self._send_heartbeats())

    async def stop(self) -> None:
        """Say goodbye."""
        if self._task is not None:
            self._task.cancel()
        if self._client is not None and self._client.is_connected:
            with suppress(NatsError):
                await self._client.publish(f"{self._subject}.{self.me}", _GOODBYE)
                await self._client.flush(1)

    async def _on_message(self, message: Msg) -> None:
        server = message.subject.rpartition(".")[2]
        if message.data != _GOODBYE:
            self._last_seen[server] = _now()
        elif server != self.me:
            self._stopped.add(server)
            self._callback()

    async def _send_heartbeats(self) -> None:
        gone: tuple[bool, frozenset[str]] = (False, frozenset())
        while self._client is not None:
            started = _now()
            with suppress(NatsError):
                await self._client.publish(f"{self._subject}.{self.me}", b"")
            await asyncio.sleep(HEARTBEAT_S)
            if _now() - started > GONE_S / 2:
                # This server itself was paused.
                self.restart_timeouts()
            # Servers without any heartbeat are gone too, after the timeout.
            now_gone = (_now() - self._timeouts_from >= GONE_S, frozenset(filter(self.is_gone, self._last_seen)))
            if now_gone != gone:
                gone = now_gone
                self._callback()


def _now() -> float:
    return time.monotonic()
