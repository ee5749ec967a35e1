"""Compaction: the embedded log is rewritten when more than half is obsolete, and no step can lose an entry."""

import asyncio
import shutil
from pathlib import Path

import pytest

from log_contents import Contents, contents, files_of, read
from server.log.embedded.kills import Killed, kill_after
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import LogUnavailable

SEGMENT = 2000


DEAD, LIVE, LAST, DROP = "T0", "T1", "T2", "T3"


async def fill(folder: Path) -> EmbeddedLog:
    """Write some tables and drop most, so that the next drop starts a compaction."""
    log = EmbeddedLog(folder, segment_bytes=SEGMENT)
    await log.open()
    for table in (DEAD, LIVE, LAST, DROP):
        await log.create(table, b"opened")
        for number in range(20):
            log.append(table, b"%d" % number, key=f"{number}")
    for _ in range(3):
        log.append(DEAD, b"x" * 500)
    await log.drop(DEAD)
    await log.create(DEAD, b"again")
    return log


def disk_usage(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def folder_has(folder: Path, text: bytes) -> bool:
    return any(text in path.read_bytes() for path in folder.rglob("*") if path.is_file())


def test_dropped_tables_free_disk_space(tmp_path: Path) -> None:
    async def run() -> Contents:
        log = await fill(tmp_path)
        before = disk_usage(tmp_path)
        await log.drop(DROP)
        log.append(LIVE, b"meanwhile")
        await log.close()
        assert disk_usage(tmp_path) < before / 2
        return await contents(log)

    expected = asyncio.run(run())
    assert expected[LIVE][-1] == b"meanwhile"
    assert set(expected) == {DEAD, LIVE, LAST}
    assert read(tmp_path) == expected
    assert sorted(path.suffix for path in files_of(tmp_path).iterdir()) == ["", ".base", ".log"]


def test_repeated_compaction_does_not_grow_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path, segment_bytes=SEGMENT)
        await log.open()
        await log.create("KEPT", b"opened")
        for number in range(200):
            log.append("KEPT", b"%d" % number)
            await log.create("GONE", b"x" * 1500)
            await log.drop("GONE")
            if number % 10 == 0:
                await log.close()
                await log.open()
        await log.close()

    asyncio.run(run())
    assert disk_usage(tmp_path) < 200 * 60 + 4 * SEGMENT
    assert read(tmp_path) == {"KEPT": [b"opened", *(b"%d" % number for number in range(200))]}


def test_compaction_removes_even_a_tiny_dropped_table(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        await log.create("LIVE", b"opened")
        await log.compact()
        assert not list(tmp_path.rglob("*.base"))
        await log.create("DROP", b"a name")
        await log.drop("DROP")
        await log.close()
        await log.open()
        assert folder_has(tmp_path, b"a name")
        await log.compact()
        assert not folder_has(tmp_path, b"a name")
        log.append("LIVE", b"more")
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == {"LIVE": [b"opened", b"more"]}


def test_compaction_keeps_keys(tmp_path: Path) -> None:
    async def run() -> None:
        log = await fill(tmp_path)
        await log.drop(DROP)
        await log.close()
        await log.open()
        before = await contents(log)
        for number in range(20):
            log.append(LIVE, b"repeated", key=f"{number}")
        assert await contents(log) == before
        await log.close()

    asyncio.run(run())


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_kill_during_compaction_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(folder: Path, copy: Path, survives: int) -> tuple[bool, Contents]:
        log = await fill(folder)
        part = log._part
        with monkeypatch.context() as patched:
            is_dead = kill_after(patched, survives)
            try:
                await log.drop(DROP)
                await asyncio.sleep(0)
                log.append(LIVE, b"meanwhile")
                await log.catch_up(LIVE)
                assert part._compaction is not None
                await part._compaction
            except (Killed, LogUnavailable):
                pass
            died = is_dead()
        if part._compaction is not None and not part._compaction.done():
            await asyncio.gather(part._compaction, return_exceptions=True)
        shutil.copytree(folder, copy)
        return died, await contents(log)

    survives, died = 0, True
    while died:
        folder, copy = tmp_path / f"{survives}", tmp_path / f"{survives}-killed"
        died, expected = asyncio.run(run(folder, copy, survives))
        assert read(copy) == expected, survives
        assert read(copy) == expected, survives
        survives += 1
    assert survives > 10
