"""Durability of the embedded log: killed processes, damaged files and full disks."""

import asyncio
import errno
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from log_contents import entries_of, read, stored
from sosie.errors import CannotWrite, DamagedLog, LogInUse
from sosie.server.log.embedded import segments as log_segments
from sosie.server.log.embedded.frames import HEADER, Frame, pack
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.embedded.table_log import KEPT_KEYS
from sosie.server.log.interface import LogUnavailable

APPENDER = str(Path(__file__).with_name("appender.py"))


def fill(folder: Path, entries: list[bytes], segment_bytes: int = 2**20) -> list[Path]:
    """Write a table "ABCD", and return the segments."""

    async def write() -> None:
        log = EmbeddedLog(folder, segment_bytes=segment_bytes)
        await log.open()
        await log.create("ABCD", entries[0])
        for entry in entries[1:]:
            log.append("ABCD", entry)
        await log.close()

    asyncio.run(write())
    return sorted(folder.glob("*.log"))


def append_until_killed(seconds: float, folder: Path) -> int:
    """Let a process append for a while, kill it, and return the number of acknowledged entries."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    child = subprocess.Popen([sys.executable, "-S", APPENDER, str(folder)], stdout=subprocess.PIPE, env=environment)
    assert child.stdout is not None
    with child.stdout as pipe:
        output = pipe.read(1)
        time.sleep(seconds)
        child.kill()
        output += pipe.read()
    assert child.wait() == -signal.SIGKILL
    return int(output.split(b"\n")[-2]) if b"\n" in output else 0


@pytest.mark.parametrize("seed", range(10))
def test_ten_kills_lose_no_acknowledged_entry(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    length = 0
    for _ in range(10):
        acknowledged = append_until_killed(chance.uniform(0, 0.003), tmp_path) or length
        entries = read(tmp_path)["ABCD"]
        assert [int(entry.split(b" ")[0]) for entry in entries] == list(range(len(entries)))
        # The last entry may be stored without acknowledgement, never the reverse.
        assert length <= acknowledged <= len(entries) <= acknowledged + 1
        length = len(entries)
    assert length > 10


def test_torn_end_is_truncated(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    [segment] = fill(tmp_path, [b"first", b"second", b"third"])
    whole = segment.read_bytes()
    last = len(pack(Frame("ABCD", 3, b"third")))
    for missing in range(1, last + 1):
        segment.write_bytes(whole[:-missing])
        caplog.clear()
        assert read(tmp_path) == {"ABCD": [b"first", b"second"]}
        assert segment.read_bytes() == whole[:-last]
        assert (f"truncated {last - missing} bytes" in caplog.text) == (missing < last)


def test_corrupt_end_is_truncated(tmp_path: Path) -> None:
    [segment] = fill(tmp_path, [b"first", b"second", b"third"])
    whole = segment.read_bytes()
    last = len(pack(Frame("ABCD", 3, b"third")))
    for wrong in range(1, last + 1):
        segment.write_bytes(whole[: len(whole) - wrong] + bytes(wrong))
        assert read(tmp_path) == {"ABCD": [b"first", b"second"]}
        assert segment.read_bytes() == whole[:-last]


def test_log_continues_after_a_torn_end(tmp_path: Path) -> None:
    [segment] = fill(tmp_path, [b"first", b"second"])
    segment.write_bytes(segment.read_bytes()[:-3])

    async def append() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        log.append("ABCD", b"another")
        await log.close()

    asyncio.run(append())
    assert read(tmp_path) == {"ABCD": [b"first", b"another"]}


@pytest.mark.parametrize("header", [HEADER[:length] for length in range(len(HEADER))] + [bytes(len(HEADER))])
def test_segment_with_a_torn_header_is_restarted(tmp_path: Path, header: bytes) -> None:
    *_, last = fill(tmp_path, [b"first", b"second"])
    (tmp_path / f"{int(last.stem) + 1:08}.log").write_bytes(header)
    for _ in range(2):
        assert read(tmp_path) == {"ABCD": [b"first", b"second"]}


def test_damage_before_the_end_names_file_and_offset(tmp_path: Path) -> None:
    [segment] = fill(tmp_path, [b"first", b"second", b"third"])
    whole = segment.read_bytes()
    second = len(HEADER) + len(pack(Frame("ABCD", 1, b"first")))
    third = second + len(pack(Frame("ABCD", 2, b"second")))
    for offset in range(len(HEADER), third):
        segment.write_bytes(whole[:offset] + bytes([whole[offset] ^ 0x55]) + whole[offset + 1 :])
        start = second if offset >= second else len(HEADER)
        with pytest.raises(DamagedLog, match=rf"{segment.name} is damaged at byte {start}\b"):
            read(tmp_path)
    segment.write_bytes(whole)
    assert read(tmp_path) == {"ABCD": [b"first", b"second", b"third"]}


def test_damage_in_an_earlier_segment_is_refused(tmp_path: Path) -> None:
    first, *_ = fill(tmp_path, [b"x" * 50] * 8, segment_bytes=200)
    first.write_bytes(first.read_bytes()[:-1])
    with pytest.raises(DamagedLog, match=first.name):
        read(tmp_path)


def test_missing_segment_is_refused(tmp_path: Path) -> None:
    segments = fill(tmp_path, [b"x" * 50] * 8, segment_bytes=200)
    assert len(segments) > 2
    segments[1].unlink()
    with pytest.raises(DamagedLog, match=f"{segments[1].name} is missing"):
        read(tmp_path)


def test_missing_entry_is_refused(tmp_path: Path) -> None:
    [segment] = fill(tmp_path, [b"first", b"second", b"third"])
    segment.write_bytes(segment.read_bytes().replace(pack(Frame("ABCD", 2, b"second")), b""))
    with pytest.raises(DamagedLog, match="entry 3 of table ABCD follows entry 1"):
        read(tmp_path)


def test_foreign_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "00000001.log").write_text("127.0.0.1 GET /index.html\n")
    with pytest.raises(DamagedLog, match=r"00000001\.log is not a log"):
        read(tmp_path)


def test_folder_is_locked_by_one_server(tmp_path: Path) -> None:
    async def run() -> None:
        first, second = EmbeddedLog(tmp_path), EmbeddedLog(tmp_path)
        await first.open()
        with pytest.raises(LogInUse, match=re.escape(str(tmp_path))):
            await second.open()
        await first.create("ABCD", b"still there")
        await first.close()
        await second.open()
        assert await second.tables() == ["ABCD"]
        await second.close()

    asyncio.run(run())


def test_refused_log_opens_after_repair(tmp_path: Path) -> None:
    [segment] = fill(tmp_path, [b"first"])
    whole = segment.read_bytes()
    segment.write_bytes(b"nonsense")
    with pytest.raises(DamagedLog):
        read(tmp_path)
    segment.write_bytes(whole)
    assert read(tmp_path) == {"ABCD": [b"first"]}


def test_error_names_a_folder_that_cannot_be_created(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite, match=re.escape(str(tmp_path / "file" / "log"))):
        read(tmp_path / "file" / "log")


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
        [segment] = tmp_path.glob("*.log")
        size = segment.stat().st_size
        for more in (0, 1, 40):
            with size_limit(size + more), pytest.raises(LogUnavailable, match="cannot write"):
                log.append("ABCD", b"x" * 200, key="once")
            assert segment.stat().st_size == size
            shutil.copytree(tmp_path, tmp_path.with_name(f"{tmp_path.name}-killed{more}"))
            assert await stored(tmp_path.with_name(f"{tmp_path.name}-killed{more}")) == {"ABCD": [b"first"]}
        assert received == [b"first"]
        log.append("ABCD", b"x" * 200, key="once")
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
        with size_limit(room), pytest.raises(LogUnavailable):
            log.append("ABCD", b"y" * 100)
        log.append("ABCD", b"short")
        # It is still the last segment, so it may have a torn end.
        killed = shutil.copytree(tmp_path, tmp_path.with_name(f"{tmp_path.name}-killed"))
        [segment] = killed.glob("*.log")
        segment.write_bytes(segment.read_bytes()[:-1])
        assert await stored(killed) == {"ABCD": [b"x" * 100]}
        log.append("ABCD", b"y" * 100)
        await log.close()

    asyncio.run(run())
    assert len(list(tmp_path.glob("*.log"))) == 2
    assert read(tmp_path) == {"ABCD": [b"x" * 100, b"short", b"y" * 100]}


def test_partial_entry_is_removed_before_the_next_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        await log.create("ABCD", b"first")
        [segment] = tmp_path.glob("*.log")
        with monkeypatch.context() as broken:
            broken.setattr(os, "ftruncate", fail)
            with size_limit(segment.stat().st_size + 90), pytest.raises(LogUnavailable):
                log.append("ABCD", b"x" * 200)
            with pytest.raises(LogUnavailable, match="Input/output error"):
                log.append("ABCD", b"y")
        log.append("ABCD", b"z")
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
        assert events == ["synced", "delivered"] * 2
        await log.close()

    asyncio.run(run())


def test_remembered_keys_are_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        await log.create("ABCD", b"first")
        for number in range(KEPT_KEYS + 1):
            log.append("ABCD", b"", key=f"{number}")
        for number in range(1, KEPT_KEYS + 1):
            log.append("ABCD", b"repeated", key=f"{number}")
        assert len(await entries_of(log, "ABCD")) == KEPT_KEYS + 2
        assert len(log._tables["ABCD"].keys) == KEPT_KEYS
        await log.close()

    asyncio.run(run())


def test_guessed_codes_do_not_accumulate(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        for number in range(100):
            assert await entries_of(log, f"{number}") == []
        assert not log._tables
        assert not log._awaited
        await log.close()

    asyncio.run(run())


def test_append_delivers_before_it_returns(tmp_path: Path) -> None:
    async def run() -> None:
        log, received = EmbeddedLog(tmp_path), list[bytes]()
        await log.open()
        await log.create("ABCD", b"opened")
        await log.subscribe("ABCD", lambda _position, entry: received.append(entry))
        for number in range(20):
            log.append("ABCD", b"%d" % number)
            assert received[-1] == b"%d" % number
        await log.close()

    asyncio.run(run())
