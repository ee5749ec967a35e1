"""Writing of the embedded log: full disks, batches, durability and bounds."""

import asyncio
import errno
import os
import resource
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from log_contents import entries_of, files_of, is_lost, read, stored
from sosie.server.log.embedded import segments as log_segments
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.embedded.part import MAX_QUEUED
from sosie.server.log.embedded.table_log import KEPT_KEYS
from sosie.server.log.interface import LogUnavailable
from waiting import PATIENCE_S


@contextmanager
def size_limit(size: int) -> Iterator[None]:
    """Limit the file size of this process: a write beyond it is partial, and the next one fails."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("segment_bytes", [2**20, 300])
def test_full_disk_leaves_no_partial_entry(tmp_path: Path, segment_bytes: int) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path, segment_bytes=segment_bytes)
        await log.open()
        await log.create("ABCD", b"first")
        received: list[bytes] = []
        await log.subscribe("ABCD", lambda _position, entry: received.append(entry))
        [segment] = files_of(tmp_path).glob("*.log")
        size = segment.stat().st_size
        for more in (0, 1, 40):
            with size_limit(size + more):
                assert await is_lost(log, "ABCD", b"x" * 200, key="once")
            assert segment.stat().st_size == size
            shutil.copytree(tmp_path, tmp_path.with_name(f"{tmp_path.name}-killed{more}"))
            assert await stored(tmp_path.with_name(f"{tmp_path.name}-killed{more}")) == {"ABCD": [b"first"]}
        assert received == [b"first"]
        assert not await is_lost(log, "ABCD", b"x" * 200, key="once")
        assert received == [b"first", b"x" * 200]
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == {"ABCD": [b"first", b"x" * 200]}


@pytest.mark.parametrize("room", [0, 5])
def test_failed_rotation_keeps_the_current_segment(tmp_path: Path, room: int) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path, segment_bytes=200)
        await log.open()
        await log.create("ABCD", b"x" * 100)
        with size_limit(room):
            assert await is_lost(log, "ABCD", b"y" * 100)
        assert not await is_lost(log, "ABCD", b"short")
        # It is still the last segment, so it may have a torn end.
        killed = shutil.copytree(tmp_path, tmp_path.with_name(f"{tmp_path.name}-killed"))
        [segment] = files_of(killed).glob("*.log")
        segment.write_bytes(segment.read_bytes()[:-1])
        assert await stored(killed) == {"ABCD": [b"x" * 100]}
        log.append("ABCD", b"y" * 100)
        await log.close()

    asyncio.run(run())
    assert len(list(files_of(tmp_path).glob("*.log"))) == 2
    assert read(tmp_path) == {"ABCD": [b"x" * 100, b"short", b"y" * 100]}


def test_partial_entry_is_removed_before_the_next_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        await log.create("ABCD", b"first")
        [segment] = files_of(tmp_path).glob("*.log")
        with monkeypatch.context() as broken:
            broken.setattr(os, "ftruncate", fail)
            with size_limit(segment.stat().st_size + 90):
                assert await is_lost(log, "ABCD", b"x" * 200)
            assert await is_lost(log, "ABCD", b"y")
            assert "Input/output error" in caplog.text
        assert not await is_lost(log, "ABCD", b"z")
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == {"ABCD": [b"first", b"z"]}


def test_durable_entry_is_flushed_before_delivery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[str] = []

    def spy(file: int) -> None:
        events.append("synced")
        os.fsync(file)

    async def run() -> None:
        log = EmbeddedLog(tmp_path, durable=True)
        await log.open()
        await log.create("ABCD", b"first")
        await log.subscribe("ABCD", lambda _position, _entry: events.append("delivered"), after=1)
        monkeypatch.setattr(log_segments, "_sync", spy)
        log.append("ABCD", b"second")
        log.append("ABCD", b"third")
        await log.catch_up("ABCD")
        assert events == ["synced", "delivered", "delivered"]
        await log.close()

    asyncio.run(run())


def test_remembered_keys_are_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        await log.create("ABCD", b"first")
        for number in range(KEPT_KEYS + 1):
            log.append("ABCD", b"", key=f"{number}")
        await log.catch_up("ABCD")
        for number in range(1, KEPT_KEYS + 1):
            log.append("ABCD", b"repeated", key=f"{number}")
        assert len(await entries_of(log, "ABCD")) == KEPT_KEYS + 2
        assert len(log._part.tables["ABCD"].keys) == KEPT_KEYS
        await log.close()

    asyncio.run(run())


def test_guessed_codes_do_not_accumulate(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        for number in range(100):
            assert await entries_of(log, f"{number}") == []
        assert (log._part.tables, log._part.awaited) == ({}, {})
        await log.close()

    asyncio.run(run())


def count_writes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the sizes of all writes from now on."""
    sizes: list[int] = []
    write = os.pwrite

    def counted(file: int, data: bytes, offset: int) -> int:
        sizes.append(len(data))
        return write(file, data, offset)

    monkeypatch.setattr(os, "pwrite", counted)
    return sizes


def test_entries_of_one_tick_are_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        log, received = EmbeddedLog(tmp_path), list[tuple[int, bytes]]()
        await log.open()
        await log.create("ABCD", b"opened")
        await log.subscribe("ABCD", lambda position, entry: received.append((position, entry)), after=1)
        writes = count_writes(monkeypatch)
        for number in range(20):
            log.append("ABCD", b"%d" % number)
        assert (writes, received) == ([], [])
        await asyncio.sleep(0)
        assert len(writes) == 1
        assert received == [(number + 2, b"%d" % number) for number in range(20)]
        await log.close()

    asyncio.run(run())


def test_failed_write_loses_the_whole_batch(tmp_path: Path) -> None:
    async def run() -> None:
        log, received, lost = EmbeddedLog(tmp_path), list[bytes](), list[str]()
        await log.open()
        await log.create("ABCD", b"opened")
        await log.subscribe("ABCD", lambda _position, entry: received.append(entry), after=1)
        [segment] = files_of(tmp_path).glob("*.log")
        size = segment.stat().st_size

        def append_batch() -> None:
            log.append("ABCD", b"1", key="same", on_lost=lambda: lost.append("1"))
            log.append("ABCD", b"repeated", key="same", on_lost=lambda: lost.append("repeated"))
            log.append("ABCD", b"no callback")
            log.append("ABCD", b"x" * 200, on_lost=lambda: lost.append("2"))

        # The first entries would fit.
        with size_limit(size + 150):
            append_batch()
            await log.catch_up("ABCD")
        assert (sorted(lost), received, segment.stat().st_size) == (["1", "2", "repeated"], [], size)
        append_batch()
        await log.catch_up("ABCD")
        assert len(lost) == 3
        assert received == [b"1", b"no callback", b"x" * 200]
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == {"ABCD": [b"opened", b"1", b"no callback", b"x" * 200]}


def test_creation_fails_on_a_full_disk(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        with size_limit(0):
            results = await asyncio.gather(
                log.create("ABCD", b"one"), log.create("ABCD", b"another"), return_exceptions=True
            )
        assert [type(result) for result in results] == [LogUnavailable] * 2
        assert not log._part.awaited
        one, another = await asyncio.gather(log.create("ABCD", b"one"), log.create("ABCD", b"another"))
        assert (one, another) == (True, False)
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == {"ABCD": [b"one"]}


def test_close_stores_queued_entries(tmp_path: Path) -> None:
    async def run(durable: bool) -> None:
        log = EmbeddedLog(tmp_path, durable=durable)
        await log.open()
        await log.create("ABCD", b"opened")
        log.append("ABCD", b"last words")
        await log.close()

    for durable in (False, True):
        asyncio.run(run(durable))
    assert read(tmp_path) == {"ABCD": [b"opened", b"last words", b"last words"]}


class HeldSync:
    """Holds every flush to disk until it is released, then fails it or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._may_go, self._fails = threading.Semaphore(0), False
        monkeypatch.setattr(log_segments, "_sync", self)

    def __call__(self, file: int) -> None:
        self.count += 1
        self._may_go.acquire()
        if self._fails:
            raise OSError(errno.EIO, "Input/output error")
        os.fsync(file)

    def release(self, *, fails: bool = False) -> None:
        self._fails = fails
        self._may_go.release()


def test_durable_entries_wait_for_the_disk_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        log, received, lost = EmbeddedLog(tmp_path, durable=True), list[bytes](), list[bytes]()
        await log.open()
        await log.create("ABCD", b"opened")
        await log.subscribe("ABCD", lambda _position, entry: received.append(entry), after=1)
        with monkeypatch.context() as patched:
            sync = HeldSync(patched)

            def append(entry: bytes) -> None:
                log.append("ABCD", entry, on_lost=lambda: lost.append(entry))

            append(b"1")
            while not sync.count:
                await asyncio.sleep(0)
            # The loop goes on, nobody is told, and new entries become the next batch.
            for entry in (b"2", b"3", b"4"):
                append(entry)
                await asyncio.sleep(0)
            opening = asyncio.create_task(entries_of(log, "ABCD"))
            await asyncio.sleep(0)
            assert (received, sync.count, opening.done()) == ([], 1, False)
            sync.release()
            while sync.count < 2:
                await asyncio.sleep(0)
            assert received == [b"1"]
            sync.release(fails=True)
            await log.catch_up("ABCD")
            assert (received, lost) == ([b"1"], [b"2", b"3", b"4"])
            assert await opening == [b"opened", b"1"]
        append(b"2")
        await log.catch_up("ABCD")
        assert received == [b"1", b"2"]
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == {"ABCD": [b"opened", b"1", b"2"]}


def test_rotation_does_not_delay_appends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        log, received = EmbeddedLog(tmp_path, segment_bytes=3 * 2**20), list[int]()
        await log.open()
        await log.create("ABCD", b"opened")
        await log.subscribe("ABCD", lambda position, _entry: received.append(position), after=1)
        with monkeypatch.context() as patched:
            sync = HeldSync(patched)
            while not sync.count:
                log.append("ABCD", bytes(2**18))
                await asyncio.sleep(0)
            # The segment is full and being flushed, and still takes entries.
            before = len(received)
            log.append("ABCD", b"meanwhile")
            await asyncio.sleep(0)
            assert (len(received), len(list(files_of(tmp_path).glob("*.log")))) == (before + 1, 1)
            sync.release()
        async with asyncio.timeout(PATIENCE_S):
            while len(list(files_of(tmp_path).glob("*.log"))) == 1:
                log.append("ABCD", b"")
                await log.catch_up("ABCD")
        await log.close()

    asyncio.run(run())
    assert b"meanwhile" in read(tmp_path)["ABCD"]


def test_full_queue_refuses_entries(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        await log.create("ABCD", b"opened")
        for _ in range(MAX_QUEUED):
            log.append("ABCD", b"")
        with pytest.raises(LogUnavailable, match="too slow"):
            log.append("ABCD", b"")
        await log.catch_up("ABCD")
        log.append("ABCD", b"")
        assert len(await entries_of(log, "ABCD")) == MAX_QUEUED + 2
        await log.close()

    asyncio.run(run())


def test_entries_of_a_dropped_table_are_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        log, lost = EmbeddedLog(tmp_path, durable=True), list[str]()
        await log.open()
        await log.create("ABCD", b"opened")
        with monkeypatch.context() as patched:
            sync = HeldSync(patched)
            dropping = asyncio.create_task(log.drop("ABCD"))
            while not sync.count:
                await asyncio.sleep(0)
            log.append("ABCD", b"too late", on_lost=lambda: lost.append("too late"))
            log.offer("ABCD", 1, lambda: b"too late")
            sync.release()
            await dropping
            await asyncio.sleep(0)
        assert lost == ["too late"]
        assert await log.create("ABCD", b"another")
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == {"ABCD": [b"another"]}
