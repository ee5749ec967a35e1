"""Snapshots in the embedded log: a table opens from the latest, and compaction drops the entries before it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from contracts.logs import RecordingListener, numbered
from log_contents import entries_of
from sosie.server.log.embedded import table_log
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import LogUnavailable

SEGMENT = 4000


@pytest.fixture(autouse=True)
def frequent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 10)


def run(folder: Path, *bodies: Callable[[EmbeddedLog], Awaitable[None]]) -> None:
    """Run some functions in order, and reopen the log for each."""

    async def one(body: Callable[[EmbeddedLog], Awaitable[None]]) -> None:
        log = EmbeddedLog(folder, segment_bytes=SEGMENT)
        await log.open()
        try:
            await body(log)
        finally:
            await log.close()

    for body in bodies:
        asyncio.run(one(body))


async def fill(log: EmbeddedLog, last: int, size: int = 0) -> None:
    """Append entries up to a position, and offer a snapshot after each."""
    await log.create("ABCD", b"1")
    positions = list[int]()

    def on_entry(position: int, _entry: bytes) -> None:
        positions.append(position)
        log.offer("ABCD", position, lambda: b"all up to %d" % position)

    subscription = await log.subscribe("ABCD", on_entry)
    for position in range(len(positions) + 1, last + 1):
        log.append("ABCD", b"%d" % position + b" " * size, key=f"key {position}")
        await log.catch_up("ABCD")
    subscription.cancel()


async def restored(log: EmbeddedLog, *, readable: bool = True) -> tuple[list[tuple[int, bytes]], RecordingListener]:
    snapshots: list[tuple[int, bytes]] = []
    ear = RecordingListener()

    def restore(position: int, data: bytes) -> bool:
        snapshots.append((position, data))
        return readable

    await log.subscribe("ABCD", ear, restore=restore)
    return snapshots, ear


def test_table_opens_from_its_latest_snapshot(tmp_path: Path) -> None:
    async def check(log: EmbeddedLog) -> None:
        snapshots, ear = await restored(log)
        assert snapshots == [(30, b"all up to 30")]
        assert ear.received == [(position, b"%d" % position) for position in range(31, 36)]
        # A listener that cannot read the snapshot gets all entries.
        _, listener = await restored(log, readable=False)
        assert listener.received == numbered(*(b"%d" % position for position in range(1, 36)))

    async def begin(log: EmbeddedLog) -> None:
        await fill(log, 35)
        await check(log)

    run(tmp_path, begin, check, check)


def test_compaction_drops_entries_before_the_snapshot(tmp_path: Path) -> None:
    async def begin(log: EmbeddedLog) -> None:
        await fill(log, 500, size=100)

    async def check(log: EmbeddedLog) -> None:
        # Compaction runs beside the appends, and may have missed the last ones.
        await log.compact()
        assert sum(path.stat().st_size for path in tmp_path.rglob("*.*") if path.is_file()) < 4 * SEGMENT
        snapshots, ear = await restored(log)
        assert snapshots == [(500, b"all up to 500")]
        assert ear.received == []
        log.append("ABCD", b"repeated", key="key 490")
        log.append("ABCD", b"501")
        await log.catch_up("ABCD")
        assert ear.received == [(501, b"501")]

    async def check_entries(log: EmbeddedLog) -> None:
        assert (await restored(log))[1].received == [(501, b"501")]
        # A listener that cannot read the snapshot gets nothing: the first entries are gone.
        assert (await restored(log, readable=False))[1].received == []
        await log.drop("ABCD")
        assert await log.create("ABCD", b"another")
        assert await entries_of(log, "ABCD") == [b"another"]

    async def check_dropped(log: EmbeddedLog) -> None:
        snapshots, ear = await restored(log)
        assert (snapshots, ear.entries) == ([], [b"another"])

    run(tmp_path, begin, check, check_entries, check_dropped)


def test_snapshots_stay_smaller_than_their_entries(tmp_path: Path) -> None:
    async def begin(log: EmbeddedLog) -> None:
        made = list[int]()

        def on_entry(position: int, _entry: bytes) -> None:
            def snapshot() -> bytes:
                made.append(position)
                return b"x" * (60 * position)

            log.offer("ABCD", position, snapshot)

        await log.create("ABCD", b"1")
        await log.subscribe("ABCD", on_entry)
        for _ in range(1000):
            log.append("ABCD", b"y" * 10)
            await log.catch_up("ABCD")
        # Snapshots that grow with the log become rarer.
        assert len(made) <= 10

    run(tmp_path, begin)


def test_snapshot_that_cannot_be_written_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin(log: EmbeddedLog) -> None:
        await fill(log, 9)
        segments = log._part._segments
        append = segments.append

        def full(data: bytes) -> None:
            if b"all up to" in data:
                raise LogUnavailable("the disk is full")
            append(data)

        monkeypatch.setattr(segments, "append", full)
        await fill(log, 25)
        snapshots, ear = await restored(log)
        assert (snapshots, len(ear.received)) == ([], 25)

    run(tmp_path, begin)
