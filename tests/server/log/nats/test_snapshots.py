"""Snapshots in the clustered log: a table opens from the latest one, which has exactly its own entries."""

import asyncio
from functools import partial

import pytest

from cluster.servers import new_settings
from server.nats_logs import Received, listen, opened
from sosie.dev_cluster.nats import LocalNats
from sosie.server.log.nats import log as nats_log
from sosie.server.log.nats.log import NatsLog
from waiting import until


def _has_reached(positions: list[int], number: int) -> bool:
    return bool(positions) and positions[-1] == number


async def restored(log: NatsLog, *, readable: bool = True) -> tuple[list[tuple[int, bytes]], Received]:
    snapshots: list[tuple[int, bytes]] = []
    received: Received = []

    def restore(position: int, data: bytes) -> bool:
        snapshots.append((position, data))
        return readable

    await log.subscribe("ABCD", lambda position, entry: received.append((position, entry)), restore=restore)
    return snapshots, received


def test_table_opens_from_its_latest_snapshot(nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_log, "SNAPSHOT_EVERY", 10)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            positions: list[int] = []

            def on_entry(position: int, _entry: bytes) -> None:
                positions.append(position)
                one.offer("ABCD", position, lambda: b"all up to %d" % position)

            await one.subscribe("ABCD", on_entry)
            for number in range(2, 36):
                one.append("ABCD", b"%d" % number)
                await until(partial(_has_reached, positions, number))
            await until(lambda: len(one._tasks) == 1)
            snapshots, received = await restored(two)
            assert snapshots == [(30, b"all up to 30")]
            assert received == [(position, b"%d" % position) for position in range(31, 36)]
            one.append("ABCD", b"36")
            await until(lambda: received[-1] == (36, b"36"))
            # A listener that cannot read the snapshot gets all entries, which still exist.
            assert [position for position, _ in (await restored(two, readable=False))[1]] == list(range(1, 37))

    asyncio.run(run())


def test_snapshot_position_ignores_entries_in_the_same_batch(
    nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_log, "SNAPSHOT_EVERY", 10)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            _, received = await listen(one)
            for number in range(2, 16):
                one.append("ABCD", b"%d" % number)
            await until(lambda: len(received) == 15)
            await two.subscribe(
                "ABCD", lambda position, _entry: two.offer("ABCD", position, lambda: b"all up to %d" % position)
            )
            await until(lambda: len(two._tasks) == 1)
            snapshots, after = await restored(one)
            assert snapshots == [(10, b"all up to 10")]
            assert after == [(position, b"%d" % position) for position in range(11, 16)]

    asyncio.run(run())


def test_stale_snapshot_does_not_replace_a_later_one(nats_server: LocalNats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_log, "SNAPSHOT_EVERY", 3)

    async def run() -> None:
        settings = new_settings(nats_server)
        async with opened(settings) as one, opened(settings) as two:
            await one.create("ABCD", b"opened")
            (late, _), (feed, received) = await listen(two), await listen(one)
            for number in range(5):
                one.append("ABCD", b"%d" % number)
            await until(lambda: len(received) == 6 and late.position == 6)
            one.offer("ABCD", 6, lambda: b"all six")
            await until(lambda: feed.snapshot is not None and feed.snapshot.sequence > 0)
            late.position, late.sequence = 3, late.sequence - 3
            two.offer("ABCD", 3, lambda: b"the first three")
            await until(lambda: late.snapshot is not None and late.snapshot.sequence > 0)
            assert (await restored(one))[0] == [(6, b"all six")]

    asyncio.run(run())


def test_used_table_outlives_the_max_age(nats_server: LocalNats) -> None:
    async def run() -> None:
        async with opened(new_settings(nats_server, max_age_s=2.0)) as log:
            await log.create("ABCD", b"opened")
            positions: list[int] = []

            def on_entry(position: int, _entry: bytes) -> None:
                positions.append(position)
                log.offer("ABCD", position, lambda: b"all up to %d" % position)

            await log.subscribe("ABCD", on_entry)
            for number in range(2, 16):
                await asyncio.sleep(0.25)
                log.append("ABCD", b"%d" % number)
            await until(lambda: positions[-1] == 15)
            (snapshot,), received = await restored(log)
            assert [position for position, _ in received] == list(range(snapshot[0] + 1, 16))
            assert snapshot[0] > 5

    asyncio.run(run())
