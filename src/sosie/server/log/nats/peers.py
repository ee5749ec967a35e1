"""The servers that share a clustered log: each says every second that it is there."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from sosie.server.log.peers import new_server_id

EVERY_S = 1.0
GONE_S = 5.0
"""A server that has said nothing for so long is gone; it says so itself when it stops in good order."""
_GOODBYE = b"goodbye"


class NatsPeers:
    """Listens to the other servers.

    Times are of this server's own clock. While it has no connection, or was itself stopped, it knows nothing of others,
    and gives them all the time again from when it is back.
    """

    is_alone = False

    def __init__(self, subject: str) -> None:
        self.me = new_server_id()
        self._subject = subject
        self._client: Client | None = None
        self._heard: dict[str, float] = {}
        self._left: set[str] = set()
        self._since = float("inf")
        self._work: asyncio.Task[None] | None = None
        self._then: Callable[[], None] = lambda: None

    def is_gone(self, server: str) -> bool:
        """Tell whether a server has said goodbye, or nothing for too long."""
        if server == self.me:
            return False
        return server in self._left or _now() - max(self._heard.get(server, 0.0), self._since) >= GONE_S

    def notice(self, server: str) -> None:
        """Take something that a server has just appended for a sign of life."""
        self._heard[server] = _now()

    def on_change(self, then: Callable[[], None]) -> None:
        """Call back whenever a server is gone."""
        self._then = then

    def lose_touch(self) -> None:
        """Note that there was no connection until now, so that silence says nothing."""
        self._since = _now()

    async def begin(self, client: Client) -> None:
        """Begin to listen and to speak."""
        self._client = client
        self.lose_touch()
        await client.subscribe(f"{self._subject}.*", cb=self._on_message)
        self._work = asyncio.create_task(self._speak())

    async def end(self) -> None:
        """Say goodbye."""
        if self._work is not None:
            self._work.cancel()
        if self._client is not None and self._client.is_connected:
            with suppress(NatsError):
                await self._client.publish(f"{self._subject}.{self.me}", _GOODBYE)
                await self._client.flush(1)

    async def _on_message(self, message: Msg) -> None:
        server = message.subject.rpartition(".")[2]
        if message.data != _GOODBYE:
            self._heard[server] = _now()
        elif server != self.me:
            self._left.add(server)
            self._then()

    async def _speak(self) -> None:
        known: tuple[bool, frozenset[str]] = (False, frozenset())
        while self._client is not None:
            begun = _now()
            with suppress(NatsError):
                await self._client.publish(f"{self._subject}.{self.me}", b"")
            await asyncio.sleep(EVERY_S)
            if _now() - begun > GONE_S / 2:
                # It was this server that was stopped.
                self.lose_touch()
            # Servers that were never heard of are gone too, once they could have been.
            now_known = (_now() - self._since >= GONE_S, frozenset(filter(self.is_gone, self._heard)))
            if now_known != known:
                known = now_known
                self._then()


def _now() -> float:
    return time.monotonic()
