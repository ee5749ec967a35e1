import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from log_contents import is_lost
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.runtime import disk
from sosie.server.store.store import Store


@pytest.fixture
def open_umask() -> Iterator[None]:
    """Make new files readable by everybody by default."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_disk_with_little_space_counts_as_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert disk.has_free_space(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(total=2**40, free=disk.MIN_FREE - 1))
    assert not disk.has_free_space(tmp_path)


def test_log_recovers_when_a_probe_succeeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise OSError(28, "No space left on device")

    async def run() -> None:
        log = EmbeddedLog(tmp_path)
        await log.open()
        await log.create("22222", b"first")
        assert log.can_write()
        with monkeypatch.context() as full:
            full.setattr(os, "pwrite", fail)
            assert await is_lost(log, "22222", b"second")
            assert not log.can_write()
        assert log.can_write()
        assert not await is_lost(log, "22222", b"second")
        await log.close()
        again = EmbeddedLog(tmp_path)
        await again.open()
        found: list[bytes] = []
        await again.subscribe("22222", lambda _, entry: found.append(entry))
        assert found == [b"first", b"second"]
        await again.close()

    asyncio.run(run())


@pytest.mark.usefixtures("open_umask")
def test_data_is_private(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def write() -> None:
        log, store = EmbeddedLog(data / "log"), Store(f"sqlite:///{data}/store.db")
        await log.open()
        await store.open()
        await store.save_deck(b"file", "Name", "edition")
        assert readable_by_others(data) == []
        await store.close()
        await log.close()

    asyncio.run(write())
    for path in data.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    assert len(readable_by_others(data)) >= 3
    asyncio.run(write())


def readable_by_others(folder: Path) -> list[Path]:
    return [path for path in (folder, *folder.rglob("*")) if path.stat().st_mode & 0o077]
