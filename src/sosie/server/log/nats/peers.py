"""The servers that share the clustered log: presence in a key-value bucket of NATS, with a time to live.

Each server writes its key and reads the list of keys, so the number of messages grows with the number of servers, not
with its square. A watch of the bucket would deliver every heartbeat to every server.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.js.errors import APIError

from sosie.server.log.interface import LogUnavailable
from sosie.server.log.nats.publisher import EXPECTED
from sosie.server.log.nats.reader import Reader
from sosie.server.log.nats.stream import NatsSettings
from sosie.server.log.peers import new_server_id
from sosie.server.runtime.addresses import is_origin

HEARTBEAT_S = 1.0
GONE_S = 5.0
"""A server is gone at most this long after its last heartbeat, or when it says goodbye."""
_logger = logging.getLogger("sosie.log")


def bucket_ttl_s() -> float:
    """Return the time to live of a key: with the interval of reading, `GONE_S`."""
    return GONE_S - HEARTBEAT_S


class NatsPeers:
    """Writes this server's key, and reads those of the others; one server holds the lease of the leader.

    NATS expires keys by its own clock. After this server was disconnected or paused, or while the bucket cannot be
    read, the timeouts of all others start again.
    """

    is_alone = False

    def __init__(self, settings: NatsSettings, address: str = "") -> None:
        self.me = new_server_id()
        self._settings, self._address = settings, address
        self._goodbyes = f"{settings.prefix}.goodbye"
        self._servers = f"$KV.{settings.bucket}.server."
        self._lease = f"$KV.{settings.bucket}.lease"
        self._client: Client | None = None
        self._reader: Reader | None = None
        self._listed: frozenset[str] = frozenset()
        """The servers with a key, when the bucket was read the last time."""
        self._addresses: dict[str, str] = {self.me: address}
        self.addresses: tuple[str, ...] = (address,) if address else ()
        """The addresses of all live servers that have one, in order."""
        self._noticed: dict[str, float] = {}
        """The times of the latest entries of servers, which the bucket may not list yet."""
        self._stopped: set[str] = set()
        self._timeouts_from = float("inf")
        self._lease_revision, self._lease_until = 0, 0.0
        self._task: asyncio.Task[None] | None = None
        self._has_stopped = False
        self._callback: Callable[[], None] = lambda: None

    @property
    def is_leader(self) -> bool:
        """Whether this server does the work that one server does for all."""
        return _now() < self._lease_until

    def address_of(self, server: str) -> str:
        """Return the address at which clients can reach a live server; empty if it has none."""
        return "" if self.is_gone(server) else self._addresses.get(server, "")

    def is_gone(self, server: str) -> bool:
        """Tell whether a server has said goodbye or timed out."""
        if server == self.me:
            return False
        if server in self._stopped:
            return True
        since = max(self._noticed.get(server, 0.0), self._timeouts_from)
        return server not in self._listed and _now() - since >= GONE_S

    def notice(self, server: str) -> None:
        """Count a new entry of a server as its heartbeat."""
        self._noticed[server] = _now()

    def on_change(self, callback: Callable[[], None]) -> None:
        """Set the callback for a server that is gone."""
        self._callback = callback

    def restart_timeouts(self) -> None:
        """Start the timeouts of all servers again."""
        self._timeouts_from = _now()

    async def start(self, client: Client) -> None:
        """Start to write and read heartbeats."""
        self._client, self._reader, self._has_stopped = client, Reader(client), False
        self.restart_timeouts()
        await client.subscribe(self._goodbyes, cb=self._on_goodbye)
        await self._beat(client, self._reader)
        self._task = asyncio.create_task(self._beat_forever(client, self._reader))

    def stop_heartbeats(self) -> None:
        """Write no more heartbeats: the key and the lease run out."""
        # Before Python 3.12 `wait_for` may lose a cancellation, so the task also checks this itself.
        self._has_stopped = True
        if self._task is not None:
            self._task.cancel()

    async def stop(self) -> None:
        """Stop the heartbeats, and say goodbye."""
        self.stop_heartbeats()
        if self._client is not None and self._client.is_connected:
            with suppress(NatsError):
                await self._client.publish(self._goodbyes, self.me.encode())
                await self._client.flush(1)
        self._lease_until = 0.0

    async def _on_goodbye(self, message: Msg) -> None:
        server = message.data.decode()
        if server != self.me:
            self._stopped.add(server)
            self._callback()

    async def _beat_forever(self, client: Client, reader: Reader) -> None:
        alive, is_settled = frozenset[str](), False
        while not self._has_stopped:
            started = _now()
            await asyncio.sleep(HEARTBEAT_S)
            await self._beat(client, reader)
            if _now() - started > GONE_S / 2:
                # This server itself was paused.
                self.restart_timeouts()
            still_alive = frozenset(s for s in self._listed | self._noticed.keys() if not self.is_gone(s))
            self._noticed = {server: self._noticed[server] for server in self._noticed.keys() & still_alive}
            # Servers without any heartbeat are gone too, after the timeout.
            was_settled, is_settled = is_settled, _now() - self._timeouts_from >= GONE_S
            if alive - still_alive or (is_settled and not was_settled):
                self._callback()
            alive = still_alive

    async def _beat(self, client: Client, reader: Reader) -> None:
        """Write this server's key, and read the list of keys, which shows whether that was stored."""
        try:
            await client.publish(self._servers + self.me, self._address.encode())
            keys = await reader.subjects(f"KV_{self._settings.bucket}", f"$KV.{self._settings.bucket}.>")
            listed = frozenset(key.removeprefix(self._servers) for key in keys if key.startswith(self._servers))
            await self._read_addresses(reader, listed)
        except (NatsError, LogUnavailable) as error:
            _logger.info("the servers of the cluster cannot be listed: %s", error)
            self.restart_timeouts()
            return
        if self.me not in listed:
            # NATS has not stored this heartbeat, so it may not have stored those of others.
            self.restart_timeouts()
        self._listed = listed - self._stopped
        known = {self.address_of(server) for server in self._listed | {self.me}}
        self.addresses = tuple(sorted(known - {""}))
        if self._lease_revision or self._lease not in keys:
            await self._renew_lease(client)

    async def _read_addresses(self, reader: Reader, listed: frozenset[str]) -> None:
        """Read the addresses of new servers, and forget those of servers that are gone."""
        self._addresses = {server: self._addresses[server] for server in self._addresses.keys() & listed}
        for server in listed - self._addresses.keys():
            found = await reader.last(f"KV_{self._settings.bucket}", self._servers + server)
            address = found.data.decode(errors="replace") if found else ""
            self._addresses[server] = address if is_origin(address) else ""
        self._addresses[self.me] = self._address

    async def _renew_lease(self, client: Client) -> None:
        """Take or keep the lease, by compare-and-set on its revision."""
        asked, headers = _now(), {EXPECTED: str(self._lease_revision)}
        try:
            stored = await client.jetstream().publish(
                self._lease, self.me.encode(), timeout=HEARTBEAT_S, headers=headers
            )
        except APIError:
            # Another server holds it, or this one was too late.
            self._lease_revision, self._lease_until = 0, 0.0
        except NatsError:
            # NATS may have stored it or not: the lease runs out unless a later attempt succeeds.
            pass
        else:
            self._lease_revision, self._lease_until = stored.seq, asked + bucket_ttl_s()


def _now() -> float:
    return time.monotonic()
