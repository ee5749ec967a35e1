"""Copies of a log: in every form, after any crash, and while a server writes to it and compacts it."""

import asyncio
import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from log_contents import Contents, files_of, read
from server.log.embedded.kills import Killed, kill_after
from server.log.embedded.test_folder import EXPECTED, Write, older, write_version_1
from sosie.errors import DamagedLog
from sosie.server.log.embedded import copy
from sosie.server.log.embedded.copy import check_copy, copy_log, restored_base
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.embedded.segments import numbers


def copied(log: Path, folder: Path) -> Contents:
    """Copy a log to another folder, and return its contents there."""
    base = restored_base(folder)
    base.parent.mkdir(parents=True)
    with base.open("wb") as target:
        tables = copy_log(log, target)
    check_copy(base.read_bytes())
    found = read(folder)
    assert len(found) == tables
    return found


@older
def test_older_log_is_copied_unchanged(tmp_path: Path, write: Write) -> None:
    write(tmp_path / "log")
    before = sorted((tmp_path / "log").rglob("*"))
    assert copied(tmp_path / "log", tmp_path / "copy") == EXPECTED
    assert sorted((tmp_path / "log").rglob("*")) == before


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@older
def test_log_is_copied_after_killed_migration(tmp_path: Path, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "old")
    survives, died = 0, True
    while died:
        log = shutil.copytree(tmp_path / "old", tmp_path / f"{survives}")
        with monkeypatch.context() as patched, suppress(Killed):
            is_dead = kill_after(patched, survives)
            read(log)
        died = is_dead()
        left = shutil.copytree(log, tmp_path / f"{survives}-left")
        assert copied(left, tmp_path / f"{survives}-copy") == EXPECTED, survives
        survives += 1
    assert survives > 20


def test_copies_of_a_busy_log_are_prefixes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables come, grow and go, so that the log is compacted all the time."""
    monkeypatch.setattr(copy, "_PAUSE_S", 0.01)
    monkeypatch.setattr(copy, "_ATTEMPTS", 10_000)

    async def write(log: EmbeddedLog, copies: asyncio.Future[None]) -> None:
        number = 0
        while not copies.done():
            number += 1
            log.append("KEPT", b"%d" % number)
            await log.create(f"GONE{number}", b"x" * 500)
            await log.drop(f"GONE{number}")

    async def run() -> None:
        log = EmbeddedLog(tmp_path / "log", segment_bytes=2000)
        await log.open()
        await log.create("KEPT", b"0")
        loop = asyncio.get_running_loop()
        copies = loop.run_in_executor(None, make_copies)
        await write(log, copies)
        await copies
        await log.close()

    def make_copies() -> None:
        while len(made) < 12 or max(numbers(files_of(tmp_path / "log"), "base"), default=0) < 10:
            made.append(restored_base(tmp_path / f"copy{len(made)}"))
            made[-1].parent.mkdir(parents=True)
            with made[-1].open("wb") as target:
                copy_log(tmp_path / "log", target)

    made: list[Path] = []
    asyncio.run(run())
    lengths = []
    for base in made:
        kept = read(base.parents[2])["KEPT"]
        assert kept == [b"%d" % entry for entry in range(len(kept))]
        lengths.append(len(kept))
    assert lengths == sorted(lengths)
    assert lengths[-1] > 10


def test_damaged_log_is_not_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copy, "_PAUSE_S", 0.0)
    older_log = tmp_path / "log"
    write_version_1(older_log)
    (first,) = older_log.glob("*.base")
    content = bytearray(first.read_bytes())
    content[30] ^= 1
    first.write_bytes(content)
    with pytest.raises(DamagedLog), (tmp_path / "copy").open("wb") as target:
        copy_log(older_log, target)


def test_cut_off_copy_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(DamagedLog):
        check_copy(b"")
    with (tmp_path / "copy").open("wb") as target:
        assert copy_log(tmp_path / "nothing", target) == 0
    check_copy((tmp_path / "copy").read_bytes())
