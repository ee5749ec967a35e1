"""Backs up the database and the log of a server, also while it runs.

The database first: a game that ends between the two is then still in the log, from which a server saves it again.
"""

import shutil
import sqlite3
import zipfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from sosie import __version__
from sosie.errors import CannotWrite, UnusableStore
from sosie.server.backups.archive import FORMAT, LOG, MANIFEST, STEP, STORE, Contents, Manifest, OnStep, pack
from sosie.server.log.embedded.copy import copy_log
from sosie.server.runtime.disk import MIN_FREE, disk_space, sync

_ARCHIVE = "backup.zip"
_COUNTED = ("games", "decks", "drafts")


def back_up(file: Path, log: Path, store: Path, on_step: OnStep = lambda: None) -> Manifest:
    """Write a backup to a file, which appears or is replaced when it is complete; return its manifest."""
    folder = file.parent / f".{file.name}.unfinished"
    try:
        _check_space(file.parent, log, store)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(mode=0o700)
        manifest = _write(folder, log, store, on_step)
        finished = folder / _ARCHIVE
        finished.chmod(0o600)
        sync(finished)
        finished.replace(file)
        sync(file.parent)
    except OSError as error:
        raise CannotWrite(f"cannot write {file}: {error.strerror or error}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return manifest


def steps(log: Path, store: Path) -> int:
    """Return the number of steps of a backup, about."""
    return (2 * _size(store) + 2 * _size(log)) // STEP + 2


def _write(folder: Path, log: Path, store: Path, on_step: OnStep) -> Manifest:
    """Write the archive, and return its manifest."""
    schema, counts = _copy_store(store, folder / STORE, on_step)
    with (folder / LOG).open("wb") as target:
        tables = copy_log(log, target)
    with zipfile.ZipFile(folder / _ARCHIVE, "x") as archive:
        digests = {name: pack(folder / name, name, archive, on_step) for name in (STORE, LOG)}
        now = datetime.now(UTC).isoformat(timespec="seconds")
        manifest = Manifest(FORMAT, __version__, schema, now, Contents(tables, *counts), digests)
        archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
    return manifest


def _copy_store(store: Path, target: Path, on_step: OnStep) -> tuple[str, list[int]]:
    """Copy the database as it is at one moment; return the version of its schema, and the numbers of rows."""
    if not store.exists():
        raise UnusableStore(f"there is no store at {store}: name the folder of the server with --data")
    try:
        with closing(sqlite3.connect(store, isolation_level=None)) as source, closing(sqlite3.connect(target)) as copy:
            source.execute("PRAGMA busy_timeout = 10000")
            # With a transaction of its own, the copy does not start again when the server writes.
            source.execute("BEGIN")
            schema = str(source.execute("SELECT version_num FROM alembic_version").fetchone()[0])
            size = int(source.execute("PRAGMA page_size").fetchone()[0])
            source.backup(copy, pages=max(STEP // size, 1), progress=lambda *_: on_step(), sleep=0)
            if (fault := copy.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise UnusableStore(f"the store at {store} is damaged: {fault}")
            return schema, [_count(copy, table) for table in _COUNTED]
    except (sqlite3.Error, TypeError) as error:
        raise UnusableStore(f"cannot read the store at {store}: {error}") from error


def _count(database: sqlite3.Connection, table: str) -> int:
    has_table = database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) if has_table else 0  # noqa: S608 - a name of ours


def _check_space(folder: Path, log: Path, store: Path) -> None:
    """Refuse a backup that would fill the disk: it is written twice, and the disk may be that of the server."""
    needed, free = 2 * (_size(store) + _size(log)) + MIN_FREE, disk_space(folder).free
    if free < needed and folder.is_dir():
        raise CannotWrite(f"a backup in {folder} needs {_mb(needed)} free, and there are {_mb(free)}: use another disk")


def _size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else (path, path.with_name(f"{path.name}-wal"))
    return sum(file.stat().st_size for file in files if file.is_file())


def _mb(size: int) -> str:
    return f"{size / 1e6:,.0f} MB"
