"""The folder of the embedded log: parts for several processes, and the migration of older logs."""

import asyncio
import os
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from log_contents import Contents, append_all, is_lost, read
from server.log.embedded.kills import Killed, kill_after
from sosie.errors import DamagedLog, LogInUse
from sosie.server.log.embedded.folder import LogFolder
from sosie.server.log.embedded.frames import Frame, pack
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.embedded.segments import Segments
from sosie.server.log.interface import LogUnavailable
from sosie.server.log.shards import SHARDS, process_of, shard_of

READER = str(Path(__file__).with_name("reader.py"))
TABLES = [f"T{number}" for number in range(5)]
EXPECTED = {table: [b"opened", *(b"%s %d" % (table.encode(), number) for number in range(6))] for table in TABLES}


def write_version_1(folder: Path) -> None:
    """Write a log as version 1 did: no shards, several segments, a base, and a dropped table."""
    segments = Segments(folder, 400, durable=False)
    segments.open(lambda _frame, _size: None)
    for position in range(1, 8):
        for table, entries in EXPECTED.items():
            segments.append(pack(Frame(table, position, entries[position - 1], b"%016d" % position)))
        if position == 1:
            segments.write_base(segments.rotate(), [pack(Frame(table, 1, b"opened")) for table in TABLES])
    segments.append(pack(Frame("GONE", 1, b"opened")))
    segments.append(pack(Frame("GONE", 0)))
    segments.close()


def write_version_2(folder: Path) -> None:
    """Write a log as version 2 did: 16 shards, and a lock that is shared."""
    (folder / "lock").parent.mkdir(exist_ok=True)
    (folder / "lock").touch()
    for number in range(SHARDS):
        segments = Segments(folder / "shards" / f"{number:02}", 400, durable=False)
        segments.open(lambda _frame, _size: None)
        for table, entries in EXPECTED.items():
            for position, entry in enumerate(entries, 1):
                if shard_of(table) == number:
                    segments.append(pack(Frame(table, position, entry, b"%016d" % position)))
        segments.close()


def write_for_three_processes(folder: Path) -> None:
    """Write a log of this version with three processes."""

    async def run() -> None:
        for process in range(3):
            log = EmbeddedLog(folder, process=process, processes=3)
            await log.open()
            for table, (first, *others) in EXPECTED.items():
                if process_of(table, 3) == process:
                    await log.create(table, first)
                    await append_all(log, table, others)
            await log.close()

    asyncio.run(run())


OLDER = {"version 1": write_version_1, "version 2": write_version_2, "three processes": write_for_three_processes}
older = pytest.mark.parametrize("write", OLDER.values(), ids=OLDER)
Write = Callable[[Path], None]


def forms(folder: Path) -> set[str]:
    """Return the forms of the log in a folder."""
    return {path.name if path.is_dir() else path.suffix for path in folder.iterdir()} - {"", ".lock"}


@older
def test_older_log_is_migrated(tmp_path: Path, write: Write) -> None:
    write(tmp_path)
    for _ in range(2):
        assert read(tmp_path) == EXPECTED
    assert forms(tmp_path) == {"parts-1"}
    assert [path.name for path in (tmp_path / "parts-1").iterdir()] == ["0"]


def test_migration_keeps_keys_and_positions(tmp_path: Path) -> None:
    write_version_1(tmp_path)

    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        assert not await is_lost(log, "T1", b"more")
        await log.close()

    asyncio.run(run())
    assert read(tmp_path) == EXPECTED | {"T1": [*EXPECTED["T1"], b"more"]}


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@older
def test_kill_during_migration_loses_nothing(tmp_path: Path, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "old"
    write(old)
    survives, died = 0, True
    while died:
        first = shutil.copytree(old, tmp_path / f"{survives}")
        with monkeypatch.context() as patched, suppress(Killed):
            is_dead = kill_after(patched, survives)
            read(first)
        died = is_dead()
        # The second start is killed too. Copies of the folder have no locks of the killed ones.
        second = shutil.copytree(first, tmp_path / f"{survives}-second")
        with monkeypatch.context() as patched, suppress(Killed):
            kill_after(patched, survives // 2)
            read(second)
        folder = shutil.copytree(second, tmp_path / f"{survives}-third")
        assert read(folder) == EXPECTED, survives
        assert forms(folder) == {"parts-1"}
        survives += 1
    assert survives > 20


@pytest.mark.parametrize("name", ["lost+found", "backup.unfinished"])
def test_migration_keeps_other_folders(tmp_path: Path, name: str) -> None:
    write_for_three_processes(tmp_path)
    (tmp_path / name).mkdir()
    (tmp_path / name / "notes.txt").write_text("mine")
    assert read(tmp_path) == EXPECTED
    assert (tmp_path / name / "notes.txt").read_text() == "mine"


def test_migration_does_not_hold_the_log_in_memory(tmp_path: Path) -> None:
    segments = Segments(tmp_path / "parts-2" / "0", 2**20, durable=False)
    segments.open(lambda _frame, _size: None)
    for position in range(1, 257):
        segments.append(pack(Frame("T0", position, os.urandom(2**16))))
    segments.close()
    folder = LogFolder(tmp_path, 1)
    tracemalloc.start()
    try:
        folder.open()
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        folder.close()
    assert most < 6 * 2**20


def test_damaged_log_is_not_migrated(tmp_path: Path) -> None:
    write_version_1(tmp_path)
    damaged = min(tmp_path.glob("*.log"))
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[:-1])
    with pytest.raises(DamagedLog, match=damaged.name):
        read(tmp_path)
    damaged.write_bytes(whole)
    assert read(tmp_path) == EXPECTED


def test_old_version_and_this_one_exclude_each_other(tmp_path: Path) -> None:
    async def run() -> None:
        write_version_1(tmp_path)
        old, new = Segments(tmp_path, 2000, durable=False), EmbeddedLog(tmp_path)
        old.open(lambda _frame, _size: None)
        with pytest.raises(LogInUse):
            await new.open()
        old.close()
        await new.open()
        with pytest.raises(LogInUse):
            old.open(lambda _frame, _size: None)
        await new.close()

    asyncio.run(run())


def test_old_files_beside_parts_are_refused(tmp_path: Path) -> None:
    read(tmp_path)
    write_version_1(tmp_path)
    with pytest.raises(DamagedLog, match="older version"):
        read(tmp_path)
    assert ".log" in forms(tmp_path)


def test_number_of_processes_can_change(tmp_path: Path) -> None:
    """Each number of processes finds all entries, and adds one to each table."""

    async def run(processes: int) -> None:
        logs = [EmbeddedLog(tmp_path, process=process, processes=processes) for process in range(processes)]
        for log in logs:
            await log.open()
        with pytest.raises(LogInUse):
            await EmbeddedLog(tmp_path, process=0, processes=processes).open()
        with pytest.raises(LogInUse):
            await EmbeddedLog(tmp_path, process=0, processes=processes + 1).open()
        for table in TABLES:
            log = logs[process_of(table, processes)]
            if not await log.create(table, b"opened"):
                await append_all(log, table, [b"%d" % processes])
        for log in logs:
            await log.close()

    for processes in (1, 3, 2, 16, 1):
        asyncio.run(run(processes))
    assert read(tmp_path) == {table: [b"opened", b"3", b"2", b"16", b"1"] for table in TABLES}


def test_table_of_another_process_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        log = EmbeddedLog(tmp_path, process=1 - process_of("T1", 2), processes=2)
        await log.open()
        with pytest.raises(LogUnavailable):
            log.append("T1", b"")
        with pytest.raises(ValueError, match="T1 belongs to process"):
            await log.create("T1", b"")
        with pytest.raises(ValueError, match="T1 belongs to process"):
            await log.subscribe("T1", lambda _position, _entry: None)
        await log.close()

    asyncio.run(run())


def test_workers_that_start_together_migrate_once(tmp_path: Path) -> None:
    write_version_1(tmp_path)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    workers = [
        subprocess.Popen(
            [sys.executable, "-S", READER, str(tmp_path), str(process), "4"],
            stdout=subprocess.PIPE,
            env=environment,
        )
        for process in range(4)
    ]
    found: Contents = {}
    for worker in workers:
        output, _ = worker.communicate()
        assert worker.returncode == 0
        for line in output.splitlines():
            table, *entries = line.split(b"\t")
            found[table.decode()] = entries
    assert found == EXPECTED
