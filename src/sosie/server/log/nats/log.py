"""The clustered log: streams of NATS JetStream, one for each shard, with a subject for each table.

An entry is published with a message id, stored by all replicas of the stream, and then republished by NATS to every
server that has the table open, in the order of the stream.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

from nats.aio.client import Client
from nats.errors import Error as NatsError
from nats.js.errors import APIError

from sosie.server.log.interface import Listener, LogUnavailable, Restorer, Slices
from sosie.server.log.nats.feed import Feed
from sosie.server.log.nats.peers import NatsPeers, bucket_ttl_s
from sosie.server.log.nats.publisher import (
    EXPECTED,
    MAX_PENDING,
    MESSAGE_ID,
    STORE_TIMEOUT_S,
    Outgoing,
    Publisher,
    publish,
)
from sosie.server.log.nats.reader import (
    DROPPED,
    FIRST_SEQUENCE,
    KIND,
    OPENED,
    POSITION,
    SEQUENCE,
    NoSuchStream,
    Reader,
    StoredMessage,
)
from sosie.server.log.nats.stream import Location, NatsSettings, balance_leaders, connect, prepare
from sosie.server.log.shards import SHARDS

SNAPSHOT_EVERY = 256
_TOMBSTONE_S = 600
"""Retention of the tombstone of a dropped table."""
_ECHO_S = 0.1
"""Timeout from storing an entry to receiving it."""
_POLL_S = 0.02
_WRONG_LAST = 10071
_logger = logging.getLogger("sosie.log")


class NatsLog:
    """Entries in JetStream, shared by any number of servers."""

    kind = "nats"

    def __init__(self, settings: NatsSettings, address: str = "") -> None:
        """Prepare a log; clients can reach this server at the address, if it has one."""
        self._settings = settings
        self.peers = NatsPeers(settings, address)
        self._client = Client()
        self._stream = self._client.jetstream()
        self._reader = Reader(self._client)
        self._has_old_stream = False
        """Whether the single stream of older versions exists; its tables stay there until they are dropped."""
        self._feeds: dict[str, list[Feed]] = {}
        self._created: dict[str, int] = {}
        """The sequence of the first entry of each table that was created here and has no feed yet."""
        self._publishers: dict[str, Publisher] = {}
        self._numbers = count(1)
        self._slices = Slices()
        self._tasks: set[asyncio.Task[object]] = set()
        self._disconnected_s: float | None = None

    def can_write(self) -> bool:
        """Tell whether NATS can be reached; its disk is not checked here."""
        return self.is_reachable

    @property
    def is_reachable(self) -> bool:
        """Whether there is a connection, or was one a moment ago."""
        if self._client.is_closed:
            return False
        return (
            self._disconnected_s is None or asyncio.get_running_loop().time() - self._disconnected_s < STORE_TIMEOUT_S
        )

    async def open(self) -> None:
        """Connect, and create or update the streams."""
        self._client = await connect(
            self._settings,
            error_cb=_log_error,
            disconnected_cb=self._on_disconnected,
            reconnected_cb=self._on_connected,
        )
        self._stream = self._client.jetstream()
        self._reader = Reader(self._client)
        try:
            self._has_old_stream = await prepare(self._client, self._settings, bucket_ttl_s())
        except BaseException:
            await self._client.close()
            raise
        await self.peers.start(self._client)
        self._run(self._watch())

    async def close(self) -> None:
        """Send the pending entries, and disconnect."""
        if self._client.is_closed:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(STORE_TIMEOUT_S):
                await asyncio.gather(*(publisher.task for publisher in self._publishers.values() if publisher.task))
        for feed in [feed for feeds in self._feeds.values() for feed in feeds]:
            feed.cancel()
        self._created.clear()
        await self.peers.stop()
        for task in list(self._tasks):
            task.cancel()
        await self._client.close()

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""
        streams = [
            (self._settings.stream_of(shard), f"{self._settings.prefix}.log.{shard}.") for shard in range(SHARDS)
        ]
        listed = [await self._tables_of(stream, subject) for stream, subject in streams]
        if self._has_old_stream:
            with suppress(NoSuchStream):
                listed.append(await self._old_tables())
        return [table for tables in listed for table in tables]

    async def _old_tables(self) -> list[str]:
        return await self._tables_of(self._settings.stream, f"{self._settings.prefix}.log.")

    async def _tables_of(self, stream: str, subject: str) -> list[str]:
        # A dropped table has only a tombstone.
        return [
            name.removeprefix(subject)
            for name, entries in (await self._reader.subjects(stream, f"{subject}*")).items()
            if entries > 1 or not _is_missing(await self._reader.last(stream, name))
        ]

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if the table exists."""
        headers = {MESSAGE_ID: self._new_id(), KIND: OPENED, EXPECTED: "0"}
        location = await self._locate(table)
        if location.stream == self._settings.stream:
            return False
        for _ in range(2):
            try:
                acknowledged = await publish(self._stream, location.log, first, headers)
            except APIError as error:
                if error.err_code != _WRONG_LAST:
                    raise LogUnavailable(f"NATS refuses the table: {error.description}") from error
                last = await self._reader.last(location.stream, location.log)
                if not _is_missing(last):
                    return False
                headers[EXPECTED] = str(last.sequence if last else 0)
                continue
            if acknowledged is None:
                raise LogUnavailable("NATS does not answer")
            self._created[table] = acknowledged.seq
            return True
        return False

    async def subscribe(self, table: str, listener: Listener, after: int = 0, restore: Restorer | None = None) -> Feed:
        """Deliver every entry after a position to a listener, existing entries before this returns."""
        feed = Feed(table, await self._locate(table), self._reader, self._slices, listener, after, self._forget)
        self._feeds.setdefault(table, []).append(feed)
        try:
            feed.attach(await self._client.subscribe(f"{self._settings.prefix}.live.{table}", cb=feed.on_live))
            await self._deliver_history(feed, after, restore)
        except NatsError as error:
            feed.cancel()
            raise LogUnavailable(f"NATS does not answer: {error}") from error
        except BaseException:
            feed.cancel()
            raise
        return feed

    async def catch_up(self, table: str) -> None:
        """Wait until all entries that the table has now are delivered."""
        location = await self._locate(table)
        last = await self._reader.last(location.stream, location.log)
        try:
            async with asyncio.timeout(STORE_TIMEOUT_S):
                while behind := [feed for feed in self._feeds.get(table, ()) if last and feed.sequence < last.sequence]:
                    for feed in behind:
                        feed.catch_up()
                    await asyncio.sleep(_POLL_S)
        except TimeoutError:
            raise LogUnavailable("the log cannot be read to its end") from None

    def append(self, table: str, entry: bytes, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry; a no-op if the key was used before. Raises LogUnavailable on failure."""
        if not self.is_reachable:
            raise LogUnavailable("NATS cannot be reached")
        feed = next((feed for feed in self._feeds.get(table, ()) if feed.first_sequence), None)
        first_sequence = feed.first_sequence if feed else self._created.get(table)
        if first_sequence is None:
            raise LogUnavailable(f"table {table} is not open here")
        publisher = self._publishers.get(table)
        if publisher is None:
            publisher = self._publishers[table] = Publisher(
                self._stream,
                (feed.location if feed else self._settings.location(table)).log,
                lambda sequence: self._expect_echo(table, sequence),
                lambda: self._forget_publisher(table),
            )
        if len(publisher.pending) >= MAX_PENDING:
            raise LogUnavailable(f"too many entries of table {table} are pending")
        publisher.put(Outgoing(entry, f"{table}.{first_sequence}.{key}" if key else self._new_id(), on_lost))

    def offer(self, table: str, position: int, snapshot: Callable[[], bytes]) -> None:
        """Store a snapshot if there are many entries since the last one, or if they expire soon."""
        feed = next((feed for feed in self._feeds.get(table, ()) if feed.position == position), None)
        if feed is None:
            return
        covered = int(feed.snapshot.headers[POSITION]) if feed.snapshot else 0
        is_old = 0 < self._settings.max_age_s / 4 < feed.latest.time_s - feed.snapshot_time_s
        # All snapshots together stay smaller than the entries.
        is_long = position - covered >= SNAPSHOT_EVERY and feed.recent_size >= feed.snapshot_size
        if is_long or is_old:
            # Read now: the feed advances while the snapshot is sent.
            headers = {
                POSITION: str(feed.position),
                SEQUENCE: str(feed.sequence),
                FIRST_SEQUENCE: str(feed.first_sequence),
            }
            known = feed.snapshot.sequence if feed.snapshot else 0
            # No other snapshot is stored until this one is.
            feed.snapshot, feed.snapshot_time_s = StoredMessage(known, b"", headers), feed.latest.time_s
            data = snapshot()
            feed.snapshot_size, feed.recent_size = len(data), 0
            self._run(self._store_snapshot(feed, known, headers, data))

    async def drop(self, table: str) -> None:
        """Delete a table, and end its subscriptions."""
        (stream, subject, snapshots), publisher = await self._locate(table), self._publishers.get(table)
        if publisher is not None and publisher.task is not None:
            await publisher.task
        if _is_missing(await self._reader.last(stream, subject)):
            return
        headers = {MESSAGE_ID: self._new_id(), KIND: DROPPED, "Nats-TTL": f"{_TOMBSTONE_S}s"}
        try:
            tombstone = await publish(self._stream, subject, b"", headers)
        except APIError as error:
            raise LogUnavailable(f"NATS refuses: {error.description}") from error
        if tombstone is None:
            raise LogUnavailable("NATS does not answer")
        for feed in list(self._feeds.get(table, ())):
            feed.cancel()
        self._created.pop(table, None)
        purge = f"STREAM.PURGE.{stream}"
        await self._reader.request(purge, {"filter": subject, "seq": tombstone.seq})
        await self._reader.request(purge, {"filter": snapshots})

    async def compact(self) -> None:
        """Spread the leaders of the streams, and delete an old stream without tables; NATS compacts files by itself."""
        if not self.peers.is_leader:
            return
        try:
            await balance_leaders(self._client, self._settings)
            if self._has_old_stream and not await self._old_tables():
                await self._stream.delete_stream(self._settings.stream)
                self._has_old_stream = False
        except NoSuchStream:
            self._has_old_stream = False
        except NatsError as error:
            raise LogUnavailable(f"NATS does not answer: {error}") from error

    async def _locate(self, table: str) -> Location:
        """Return the location of a table: in the old stream if it exists there, else in the stream of its shard."""
        if self._has_old_stream:
            old = self._settings.old_location(table)
            try:
                if not _is_missing(await self._reader.last(old.stream, old.log)):
                    return old
            except NoSuchStream:
                self._has_old_stream = False
        return self._settings.location(table)

    async def _deliver_history(self, feed: Feed, after: int, restore: Restorer | None) -> None:
        stream, subject, snapshots = feed.location
        last = await self._reader.last(stream, subject)
        snapshot = await self._reader.last(stream, snapshots) if restore and last else None
        position = int(snapshot.headers[POSITION]) if snapshot else 0
        if not (restore and snapshot and position >= after and restore(position, snapshot.data)):
            snapshot = None
        known = int(snapshot.headers[SEQUENCE]) if snapshot else 0
        await feed.begin(await self._reader.all_after(stream, subject, known, last.sequence if last else 0), snapshot)

    async def _store_snapshot(self, feed: Feed, known: int, headers: dict[str, str], data: bytes) -> None:
        """Store a snapshot by compare-and-set, unless another server has stored one meanwhile."""
        (stream, _, subject), condition = feed.location, {MESSAGE_ID: self._new_id(), EXPECTED: str(known)}
        try:
            acknowledged = await publish(self._stream, subject, data, headers | condition)
        except (APIError, NatsError) as error:
            _logger.info("a snapshot was not stored: %s", error)
            acknowledged = None
        last = None if acknowledged else await self._reader.last(stream, subject)
        sequence = acknowledged.seq if acknowledged else last.sequence if last else 0
        feed.snapshot = StoredMessage(sequence, b"", headers)

    def _expect_echo(self, table: str, sequence: int) -> None:
        """Check that a stored entry is received again."""
        if any(feed.sequence < sequence for feed in self._feeds.get(table, ())):
            asyncio.get_running_loop().call_later(_ECHO_S, self._request_echo, table, sequence)

    def _request_echo(self, table: str, sequence: int) -> None:
        if any(feed.sequence < sequence for feed in self._feeds.get(table, ())) and not self._client.is_closed:
            self._run(self._client.publish(f"{self._settings.prefix}.live.{table}", b""))

    async def _watch(self) -> None:
        """Check for missed entries every second, and reconnect if NATS does not acknowledge."""
        while True:
            await asyncio.sleep(1)
            now = asyncio.get_running_loop().time()
            for feed in [feed for feeds in self._feeds.values() for feed in feeds]:
                feed.check_if_silent(now)
            if any(now - publisher.started_s > STORE_TIMEOUT_S / 2 for publisher in self._publishers.values()):
                await self._client.force_reconnect()

    async def _on_disconnected(self) -> None:
        self._disconnected_s = asyncio.get_running_loop().time()
        self.peers.restart_timeouts()

    async def _on_connected(self) -> None:
        self._disconnected_s = None
        self.peers.restart_timeouts()
        for feed in [feed for feeds in self._feeds.values() for feed in feeds]:
            feed.catch_up()

    def _forget(self, feed: Feed) -> None:
        feeds = self._feeds.get(feed.table, [])
        if feed in feeds:
            feeds.remove(feed)
        if not feeds:
            self._feeds.pop(feed.table, None)
            self._created.pop(feed.table, None)
        if feed.live is not None and not self._client.is_closed:
            self._run(feed.live.unsubscribe())

    def _forget_publisher(self, table: str) -> None:
        self._publishers.pop(table, None)

    def _run(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(_log_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # A task that is cancelled before it starts would leave its coroutine unawaited.
        task.add_done_callback(lambda _: work.close())

    def _new_id(self) -> str:
        return f"{self.peers.me}.{next(self._numbers)}"


def _is_missing(last: StoredMessage | None) -> bool:
    """Tell whether the table does not exist, by its last message."""
    return last is None or last.kind == DROPPED


async def _log_errors(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except (NatsError, LogUnavailable) as error:
        _logger.info("NATS does not answer: %s", error)


async def _log_error(error: Exception) -> None:
    _logger.warning("NATS: %s", error or type(error).__name__)
