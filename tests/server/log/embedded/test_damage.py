"""Killed processes and damaged files of the embedded log."""

import asyncio
import random
import re
import signal
import time
from io import FileIO
from multiprocessing import Pipe
from pathlib import Path

import pytest

from forks import forks
from log_contents import files_of, read
from server.log.embedded.appender import BATCH, append
from sosie.errors import CannotWrite, DamagedLog, LogInUse
from sosie.server.log.embedded.frames import HEADER, Frame, pack
from sosie.server.log.embedded.log import EmbeddedLog


def fill(folder: Path, entries: list[bytes], segment_bytes: int = 2**20) -> list[Path]:
    """Write a table "ABCD", and return the segments."""

    async def write() -> None:
        log = EmbeddedLog(folder, segment_bytes=segment_bytes)
        await log.open()
        await log.create("ABCD", entries[0])
        for entry in entries[1:]:
            log.append("ABCD", entry)
            await log.catch_up("ABCD")
        await log.close()

    asyncio.run(write())
    return sorted(files_of(folder).glob("*.log"))


def append_until_killed(seconds: float, folder: Path) -> int:
    """Let a process append for a while, kill it, and return the number of acknowledged entries."""
    acknowledged, its_end = Pipe(duplex=False)
    child = forks().Process(target=append, args=(folder, its_end), daemon=True)
    child.start()
    its_end.close()
    with FileIO(acknowledged.fileno(), closefd=False) as pipe:
        output = pipe.read(1)
        time.sleep(seconds)
        child.kill()
        output += pipe.readall()
    acknowledged.close()
    child.join()
    assert child.exitcode == -signal.SIGKILL
    return int(output.split(b"\n")[-2]) if b"\n" in output else 0


@pytest.mark.parametrize("seed", range(10))
def test_ten_kills_lose_no_acknowledged_entry(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    length = 0
    for _ in range(10):
        acknowledged = append_until_killed(chance.uniform(0, 0.003), tmp_path) or length
        entries = read(tmp_path)["ABCD"]
        assert [int(entry.split(b" ")[0]) for entry in entries] == list(range(len(entries)))
        # The last batch may be stored without acknowledgement, never the reverse.
        assert length <= acknowledged <= len(entries) <= acknowledged + BATCH
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
    last.with_name(f"{int(last.stem) + 1:08}.log").write_bytes(header)
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
    [segment] = fill(tmp_path, [b"first"])
    segment.write_text("127.0.0.1 GET /index.html\n")
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
