"""A log in memory that several servers share, with the delays, losses and retries of NATS."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random

from simulation.network import Net
from sosie.server.log.interface import SLICE, Listener, LogUnavailable, Restorer
from sosie.server.log.peers import NoPeers, Peers

_STORE_S, _ACK_S = 5.0, 1.0
"""The timeouts of the log in NATS: for an entry with all its repeats, and for one acknowledgement."""
_Entry = tuple[bytes, str, Callable[[], None] | None]
"""An entry on its way: payload, name, and the callback for its loss."""


@dataclass
class LogStore:
    """The entries of all tables, as the log has stored them."""

    on_entry: Callable[[str, int, bytes], None] = lambda _table, _position, _entry: None
    """Called with each entry, once it is stored."""
    entries: dict[str, list[bytes]] = field(default_factory=dict)
    snapshots: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    is_full: bool = False
    """Whether the disk of the log is full: no new entry is stored."""
    names: set[str] = field(default_factory=set)
    logs: "list[SimulatedLog]" = field(default_factory=list)

    def put(self, table: str, entry: bytes) -> int:
        """Store an entry, and return its position."""
        entries = self.entries.setdefault(table, [])
        entries.append(entry)
        self.on_entry(table, len(entries), entry)
        return len(entries)


class _Subscription:
    """A subscription, which delivers each entry once and in order."""

    def __init__(self, log: "SimulatedLog", table: str, listener: Listener, after: int) -> None:
        self._log, self.table, self._listener, self.position = log, table, listener, after
        self.is_live = False

    def deliver(self, until: int) -> None:
        """Deliver the entries up to a position that have not been delivered yet."""
        while self.position < until and self in self._log.subscriptions and self._log.can_write():
            self.position += 1
            entry = self._log.store.entries[self.table][self.position - 1]
            try:
                self._listener(self.position, entry)
            except Exception as error:
                if not self.is_live:
                    raise
                # As in the other logs, a listener that fails affects no other.
                self._log.report(error)

    def cancel(self) -> None:
        """End the subscription."""
        self._log.subscriptions.pop(self, None)


class SimulatedLog:
    """The log as one server sees it; its entries take a while, and may be lost."""

    kind = "memory"

    def __init__(
        self,
        store: LogStore,
        peers: Peers | None = None,
        net: Callable[[], Net] = Net,
        chance: Random | None = None,
        faults: Random | None = None,
    ) -> None:
        self.store, self.peers = store, peers or NoPeers()
        self._net, self._chance, self._faults = net, chance or Random(0), faults or Random(0)
        self.subscriptions: dict[_Subscription, None] = {}
        self._queues = defaultdict[str, deque[_Entry]](deque)
        self._numbers = count()
        self._is_cut = False
        self._is_closed = False
        store.logs.append(self)

    @property
    def queued(self) -> int:
        """The most entries of a table that wait to be stored."""
        return max(map(len, self._queues.values()), default=0)

    # Faults

    def cut(self) -> None:
        """Lose the connection to the log."""
        self._is_cut = True

    def heal(self) -> None:
        """Connect to the log again, and receive the entries meanwhile."""
        self._is_cut = False
        for subscription in list(self.subscriptions):
            subscription.deliver(len(self.store.entries.get(subscription.table, ())))

    @property
    def is_cut(self) -> bool:
        """Whether the log cannot be reached."""
        return self._is_cut

    def die(self) -> None:
        """End with the server's process: entries that are not stored yet are lost."""
        self._is_closed = True
        self.store.logs.remove(self)

    def report(self, error: Exception) -> None:
        """Report the failure of a listener."""
        asyncio.get_running_loop().call_exception_handler({"message": "a listener failed", "exception": error})

    # The interface of logs

    @property
    def is_reachable(self) -> bool:
        """Whether entries can be appended now or soon."""
        return not self._is_cut

    def can_write(self) -> bool:
        """Tell whether entries can be appended."""
        return not (self._is_cut or self._is_closed)

    async def open(self) -> None:
        """Do nothing: there are no files."""

    async def close(self) -> None:
        """Refuse further entries; those before are stored."""
        while any(self._queues.values()) and not self._is_cut:
            await asyncio.sleep(0.001)
        self._is_closed = True

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""
        return sorted(self.store.entries)

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if the table exists."""
        await self._trip()
        if table in self.store.entries:
            return False
        if self.store.is_full:
            raise LogUnavailable("the disk is full")
        self._store(table, first)
        return True

    async def subscribe(
        self, table: str, listener: Listener, after: int = 0, restore: Restorer | None = None
    ) -> _Subscription:
        """Deliver every entry after a position to a listener, existing entries before this returns."""
        await self._trip()
        subscription = _Subscription(self, table, listener, after)
        self.subscriptions[subscription] = None
        snapshot = self.store.snapshots.get(table, (0, b""))
        if restore is not None and snapshot[0] > after and restore(*snapshot):
            subscription.position = snapshot[0]
        try:
            while subscription.position < (stored := len(self.store.entries.get(table, ()))) and self.can_write():
                subscription.deliver(min(stored, subscription.position + SLICE))
                await asyncio.sleep(0)
        except Exception:
            subscription.cancel()
            raise
        subscription.is_live = True
        return subscription

    async def catch_up(self, table: str) -> None:
        """Wait until all entries that the table has now are delivered."""
        until = len(self.store.entries.get(table, ()))
        await self._trip()
        for subscription in list(self.subscriptions):
            if subscription.table == table and subscription.is_live:
                subscription.deliver(until)

    def append(self, table: str, entry: bytes, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry, which is stored and delivered later."""
        if table not in self.store.entries:
            raise LogUnavailable(f"there is no table {table}")
        if self._is_closed or (self._is_cut and not self._net().log_ms):
            raise LogUnavailable("the log does not answer")
        name = f"{table} {key}" if key else f"{self.peers.me} {next(self._numbers)}"
        queue = self._queues[table]
        queue.append((entry, name, on_lost))
        if len(queue) == 1:
            self._publish(table, asyncio.get_running_loop().time())

    def offer(self, table: str, position: int, snapshot: Callable[[], bytes]) -> None:
        """Store a snapshot."""
        if not self.store.is_full:
            self.store.snapshots[table] = position, snapshot()

    async def drop(self, table: str) -> None:
        """Delete a table."""
        self.store.entries.pop(table, None)
        self.store.snapshots.pop(table, None)
        self.store.names = {name for name in self.store.names if not name.startswith(f"{table} ")}

    async def compact(self) -> None:
        """Do nothing: there are no files."""

    # Entries on their way

    async def _trip(self) -> None:
        await asyncio.sleep(self._trip_s())
        if not self.can_write():
            raise LogUnavailable("the log does not answer")

    def _trip_s(self) -> float:
        return self._net().log_ms * self._chance.uniform(0.5, 1.5) / 1000

    def _publish(self, table: str, since: float) -> None:
        """Send the first entry of a queue; the rest waits, so that entries stay in order."""
        lost = self._net().log_lost
        is_stored, is_acknowledged = (self._faults.random() >= lost for _ in range(2))
        asyncio.get_running_loop().call_later(self._trip_s(), self._arrive, table, since, is_stored, is_acknowledged)

    def _arrive(self, table: str, since: float, is_stored: bool, is_acknowledged: bool) -> None:
        if self._is_closed:
            return
        loop, (entry, name, _) = asyncio.get_running_loop(), self._queues[table][0]
        is_stored = is_stored and not self._is_cut and table in self.store.entries
        if is_stored and name not in self.store.names:
            if self.store.is_full:
                # As a file does, and NATS: it refuses at once.
                loop.call_later(self._trip_s(), self._finish, table, True)
                return
            self.store.names.add(name)
            self._store(table, entry)
        if is_stored and is_acknowledged:
            loop.call_later(self._trip_s(), self._finish, table, False)
        elif loop.time() - since + _ACK_S >= _STORE_S:
            loop.call_later(_ACK_S, self._finish, table, True)
        else:
            loop.call_later(_ACK_S, self._publish, table, since)

    def _store(self, table: str, entry: bytes) -> None:
        """Store an entry, and send it to all servers."""
        position = self.store.put(table, entry)
        for log in self.store.logs:
            asyncio.get_running_loop().call_later(log._trip_s(), log._receive, table, position)

    def _receive(self, table: str, position: int) -> None:
        for subscription in list(self.subscriptions):
            if subscription.table == table and subscription.is_live:
                subscription.deliver(position)

    def _finish(self, table: str, is_lost: bool) -> None:
        if self._is_closed:
            return
        *_, on_lost = self._queues[table].popleft()
        if self._queues[table]:
            self._publish(table, asyncio.get_running_loop().time())
        if is_lost and on_lost is not None:
            on_lost()
