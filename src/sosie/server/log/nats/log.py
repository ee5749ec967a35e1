"""The log of servers that share one: in NATS JetStream, a stream with a subject for each table.

An entry is published with a message id, stored by as many NATS servers as the stream has replicas, and then sent by
NATS to every server that listens to the table, in the order of the stream.
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
from sosie.server.log.nats.outbox import EXPECTED, KEEP_S, MESSAGE_ID, MOST_WAITING, Outbox, Outgoing, publish
from sosie.server.log.nats.peers import NatsPeers
from sosie.server.log.nats.reader import DROPPED, IS, OPENED, PLACE, SINCE, UP_TO, Reader, Stored
from sosie.server.log.nats.stream import NatsSettings, connect, prepare

SNAPSHOT_EVERY = 256
_MARK_S = 600
"""How long it is remembered that a table was dropped."""
_ECHO_S = 0.1
"""How long after an entry was kept it should have come back."""
_LOOK_S = 0.02
_WRONG_LAST = 10071
_logger = logging.getLogger("sosie.log")


class NatsLog:
    """Entries in JetStream, which any number of servers have open."""

    kind = "nats"

    def __init__(self, settings: NatsSettings) -> None:
        self._settings = settings
        self.peers = NatsPeers(f"{settings.prefix}.server")
        self._client = Client()
        self._stream = self._client.jetstream()
        self._reader = Reader(self._client, settings.stream)
        self._feeds: dict[str, list[Feed]] = {}
        self._created: dict[str, int] = {}
        """The sequences of the first entries of tables that were created here and are not listened to yet."""
        self._outboxes: dict[str, Outbox] = {}
        self._numbers = count(1)
        self._slices = Slices()
        self._tasks: set[asyncio.Task[object]] = set()
        self._cut_off_s: float | None = None

    def can_write(self) -> bool:
        """Tell whether NATS can be reached; what it keeps is its own affair."""
        return self.is_reachable

    @property
    def is_reachable(self) -> bool:
        """Tell whether there is a connection, or was one a moment ago."""
        if self._client.is_closed:
            return False
        return self._cut_off_s is None or asyncio.get_running_loop().time() - self._cut_off_s < KEEP_S

    async def open(self) -> None:
        """Connect, and see to the stream."""
        self._client = await connect(
            self._settings,
            error_cb=_note,
            disconnected_cb=self._on_disconnected,
            reconnected_cb=self._on_connected,
        )
        self._stream = self._client.jetstream()
        self._reader = Reader(self._client, self._settings.stream)
        try:
            await prepare(self._stream, self._settings)
        except BaseException:
            await self._client.close()
            raise
        await self.peers.begin(self._client)
        self._do(self._check_presence())

    async def close(self) -> None:
        """Send what waits, and say goodbye."""
        if self._client.is_closed:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(KEEP_S):
                await asyncio.gather(*(box.work for box in self._outboxes.values() if box.work))
        for feed in [feed for feeds in self._feeds.values() for feed in feeds]:
            feed.cancel()
        self._created.clear()
        await self.peers.end()
        for task in list(self._tasks):
            task.cancel()
        await self._client.close()

    async def tables(self) -> list[str]:
        """Return the codes of the tables that have entries."""
        subject, counted = self._subject(""), dict[str, int]()
        while True:
            request = {"subjects_filter": f"{subject}*", "offset": len(counted)}
            answer = await self._reader.ask(f"STREAM.INFO.{self._settings.stream}", request)
            state = answer.get("state", {})
            counted |= state.get("subjects") or {}
            if len(counted) >= answer.get("total", 0) or not state.get("subjects"):
                break
        # Of a table that was dropped there is a mark, and nothing else.
        return [
            name.removeprefix(subject)
            for name, entries in counted.items()
            if entries > 1 or not _is_nothing(await self._reader.last(name))
        ]

    async def create(self, table: str, first: bytes) -> bool:
        """Append the first entry of a table; False if there is such a table already."""
        headers = {MESSAGE_ID: self._new_id(), IS: OPENED, EXPECTED: "0"}
        for _ in range(2):
            try:
                acknowledged = await publish(self._stream, self._subject(table), first, headers)
            except APIError as error:
                if error.err_code != _WRONG_LAST:
                    raise LogUnavailable(f"NATS refuses a table: {error.description}") from error
                last = await self._reader.last(self._subject(table))
                if not _is_nothing(last):
                    return False
                headers[EXPECTED] = str(last.sequence if last else 0)
                continue
            if acknowledged is None:
                raise LogUnavailable("NATS does not answer")
            self._created[table] = acknowledged.seq
            return True
        return False

    async def subscribe(self, table: str, listener: Listener, after: int = 0, restore: Restorer | None = None) -> Feed:
        """Tell a listener every entry after a place, those that are there already before this returns."""
        feed = Feed(table, self._subject(table), self._reader, self._slices, listener, after, self._forget)
        self._feeds.setdefault(table, []).append(feed)
        try:
            feed.attach(await self._client.subscribe(f"{self._settings.prefix}.live.{table}", cb=feed.on_live))
            await self._tell_history(feed, after, restore)
        except NatsError as error:
            feed.cancel()
            raise LogUnavailable(f"NATS does not answer: {error}") from error
        except BaseException:
            feed.cancel()
            raise
        return feed

    async def catch_up(self, table: str) -> None:
        """Wait until whoever listens here has been told all that the log has of a table by now."""
        last = await self._reader.last(self._subject(table))
        try:
            async with asyncio.timeout(KEEP_S):
                while behind := [feed for feed in self._feeds.get(table, ()) if last and feed.sequence < last.sequence]:
                    for feed in behind:
                        feed.catch_up()
                    await asyncio.sleep(_LOOK_S)
        except TimeoutError:
            raise LogUnavailable("the log cannot be read to its end") from None

    def append(self, table: str, entry: bytes, key: str = "", on_lost: Callable[[], None] | None = None) -> None:
        """Append an entry; with a key that was used before, nothing happens. Raises LogUnavailable if it cannot."""
        if not self.is_reachable:
            raise LogUnavailable("NATS cannot be reached")
        since = next((feed.since for feed in self._feeds.get(table, ()) if feed.since), self._created.get(table))
        if since is None:
            raise LogUnavailable(f"table {table} is not open here")
        box = self._outboxes.get(table)
        if box is None:
            box = self._outboxes[table] = Outbox(
                self._stream,
                self._subject(table),
                lambda sequence: self._expect(table, sequence),
                lambda: self._forget_outbox(table),
            )
        if len(box.waiting) >= MOST_WAITING:
            raise LogUnavailable(f"too much waits for table {table}")
        box.put(Outgoing(entry, f"{table}.{since}.{key}" if key else self._new_id(), on_lost))

    def offer(self, table: str, place: int, snapshot: Callable[[], bytes]) -> None:
        """Keep a snapshot if there are many entries since the last one, or if they would soon be too old."""
        feed = next((feed for feed in self._feeds.get(table, ()) if feed.place == place), None)
        if feed is None:
            return
        covered = int(feed.snapshot.headers[PLACE]) if feed.snapshot else 0
        is_old = 0 < self._settings.max_age_s / 4 < feed.latest.time_s - feed.begun_s
        # All snapshots together are no longer than the log.
        is_long = place - covered >= SNAPSHOT_EVERY and feed.recent >= feed.snapshot_size
        if is_long or is_old:
            # Now: by the time that it is on its way the feed may be further than what it stands for.
            headers = {PLACE: str(feed.place), UP_TO: str(feed.sequence), SINCE: str(feed.since)}
            known = feed.snapshot.sequence if feed.snapshot else 0
            # Until it is known to be kept no other one is offered.
            feed.snapshot, feed.begun_s = Stored(known, b"", headers), feed.latest.time_s
            data = snapshot()
            feed.snapshot_size, feed.recent = len(data), 0
            self._do(self._keep_snapshot(feed, known, headers, data))

    async def drop(self, table: str) -> None:
        """Forget a table; whoever listens to it hears nothing more."""
        subject, box = self._subject(table), self._outboxes.get(table)
        if box is not None and box.work is not None:
            await box.work
        if _is_nothing(await self._reader.last(subject)):
            return
        headers = {MESSAGE_ID: self._new_id(), IS: DROPPED, "Nats-TTL": f"{_MARK_S}s"}
        try:
            mark = await publish(self._stream, subject, b"", headers)
        except APIError as error:
            raise LogUnavailable(f"NATS refuses: {error.description}") from error
        if mark is None:
            raise LogUnavailable("NATS does not answer")
        for feed in list(self._feeds.get(table, ())):
            feed.cancel()
        self._created.pop(table, None)
        purge = f"STREAM.PURGE.{self._settings.stream}"
        await self._reader.ask(purge, {"filter": subject, "seq": mark.seq})
        await self._reader.ask(purge, {"filter": self._snapshot_subject(table)})

    async def compact(self) -> None:
        """Leave it to NATS, which writes its files anew by itself."""

    async def _tell_history(self, feed: Feed, after: int, restore: Restorer | None) -> None:
        snapshots = self._snapshot_subject(feed.table)
        last = await self._reader.last(feed.subject)
        snapshot = await self._reader.last(snapshots) if restore and last else None
        place = int(snapshot.headers[PLACE]) if snapshot else 0
        if not (restore and snapshot and place >= after and restore(place, snapshot.data)):
            snapshot = None
        known = int(snapshot.headers[UP_TO]) if snapshot else 0
        await feed.begin(await self._reader.all_after(feed.subject, known, last.sequence if last else 0), snapshot)

    async def _keep_snapshot(self, feed: Feed, known: int, headers: dict[str, str], data: bytes) -> None:
        """Keep a snapshot, unless another server has kept one that this one does not know of."""
        subject, marks = self._snapshot_subject(feed.table), {MESSAGE_ID: self._new_id(), EXPECTED: str(known)}
        try:
            acknowledged = await publish(self._stream, subject, data, headers | marks)
        except (APIError, NatsError) as error:
            _logger.info("a snapshot was not kept: %s", error)
            acknowledged = None
        kept = acknowledged.seq if acknowledged else getattr(await self._reader.last(subject), "sequence", 0)
        feed.snapshot = Stored(kept, b"", headers)

    def _expect(self, table: str, sequence: int) -> None:
        """See to it that what was kept comes back, to this server and to all others."""
        if any(feed.sequence < sequence for feed in self._feeds.get(table, ())):
            asyncio.get_running_loop().call_later(_ECHO_S, self._nudge_if_behind, table, sequence)

    def _nudge_if_behind(self, table: str, sequence: int) -> None:
        if any(feed.sequence < sequence for feed in self._feeds.get(table, ())) and not self._client.is_closed:
            self._do(self._client.publish(f"{self._settings.prefix}.live.{table}", b""))

    async def _check_presence(self) -> None:
        """Look for what was missed, and for a better connection where nothing is answered."""
        while True:
            await asyncio.sleep(1)
            now = asyncio.get_running_loop().time()
            for feed in [feed for feeds in self._feeds.values() for feed in feeds]:
                feed.look_if_silent(now)
            if any(now - box.begun_s > KEEP_S / 2 for box in self._outboxes.values()):
                await self._client.force_reconnect()

    async def _on_disconnected(self) -> None:
        self._cut_off_s = asyncio.get_running_loop().time()
        self.peers.lose_touch()

    async def _on_connected(self) -> None:
        self._cut_off_s = None
        self.peers.lose_touch()
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
            self._do(feed.live.unsubscribe())

    def _forget_outbox(self, table: str) -> None:
        self._outboxes.pop(table, None)

    def _do(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _subject(self, table: str) -> str:
        return f"{self._settings.prefix}.log.{table}"

    def _snapshot_subject(self, table: str) -> str:
        return f"{self._settings.prefix}.snapshot.{table}"

    def _new_id(self) -> str:
        return f"{self.peers.me}.{next(self._numbers)}"


def _is_nothing(last: Stored | None) -> bool:
    """Tell whether there is no table, by the last of its entries."""
    return last is None or last.kind == DROPPED


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except (NatsError, LogUnavailable) as error:
        _logger.info("NATS does not answer: %s", error)


async def _note(error: Exception) -> None:
    _logger.warning("NATS: %s", error or type(error).__name__)
