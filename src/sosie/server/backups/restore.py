"""Restores a backup: checks everything first, and then puts it in its place."""

import fcntl
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sosie.errors import CannotWrite, UnusableBackup
from sosie.server.backups.archive import LOG, STEP, STORE, Manifest, OnStep, read_manifest, unpack
from sosie.server.log.embedded.copy import check_copy, restored_base
from sosie.server.log.embedded.segments import lock
from sosie.server.runtime.disk import make_private_folder, sync
from sosie.server.store.database import known_schemas

_JOURNALS = ("-wal", "-shm")


def restore(
    file: Path, log: Path, store: Path, *, replace: bool = False, on_step: OnStep = lambda: None
) -> tuple[Manifest, list[Path]]:
    """Restore a backup while no server runs; return its manifest and where the data that it replaces is now."""
    with _opened(file) as archive:
        manifest = _checked(archive)
        old = [path for path in (log, store) if path.exists() and not _is_empty(path)]
        if old and not replace:
            raise CannotWrite(f"{' and '.join(map(str, old))} exist already: choose another folder, or add --replace")
        try:
            with _no_server(log):
                _stage(archive, manifest, log, store, on_step)
                return manifest, _swap(log, store)
        except OSError as error:
            raise CannotWrite(f"cannot restore to {log.parent}: {error.strerror or error}") from error
        finally:
            _clear(log, store)


def steps(file: Path) -> int:
    """Return the number of steps of a restoration, about."""
    return file.stat().st_size // STEP + 2 if file.is_file() else 1


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        archive = zipfile.ZipFile(file)
    except zipfile.BadZipFile:
        raise UnusableBackup(f"{file} is not a backup, or it is damaged") from None
    except OSError as error:
        raise UnusableBackup(f"{file} cannot be read: {error.strerror}") from None
    with archive:
        yield archive


def _checked(archive: zipfile.ZipFile) -> Manifest:
    manifest = read_manifest(archive)
    if manifest.schema not in known_schemas():
        raise UnusableBackup("the backup was written by a newer Sosie: update this one")
    return manifest


@contextmanager
def _no_server(log: Path) -> Iterator[None]:
    """Refuse to go on while a server has the folder open, and keep others from starting."""
    if not (log / "lock").exists():
        yield
        return
    alone = lock(log / "lock", fcntl.LOCK_EX)
    try:
        yield
    finally:
        os.close(alone)


def _stage(archive: zipfile.ZipFile, manifest: Manifest, log: Path, store: Path, on_step: OnStep) -> None:
    """Write everything beside its place, check it, and flush it to disk."""
    _clear(log, store)
    new_log, new_store = _staged(log), _staged(store)
    for folder in (log.parent, store.parent):
        make_private_folder(folder)
    base = restored_base(new_log)
    make_private_folder(base.parent)
    unpack(archive, LOG, base, manifest, on_step)
    unpack(archive, STORE, new_store, manifest, on_step)
    check_copy(base.read_bytes())
    _use_tables_now(new_store)
    for path in (base, new_store):
        path.chmod(0o600)
        sync(path)
    for folder in (base.parent, *list(base.parents)[1:3]):
        sync(folder)


def _use_tables_now(store: Path) -> None:
    """Forget when tables were last used: a server deletes those that nobody has used for a day."""
    try:
        with closing(sqlite3.connect(store)) as database, database:
            if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'table_uses'").fetchone():
                database.execute("DELETE FROM table_uses")
    except sqlite3.Error as error:
        raise UnusableBackup(f"the store in the backup cannot be used: {error}") from None


def _swap(log: Path, store: Path) -> list[Path]:
    """Put the new data in its place, and return where the old data is."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept: list[Path] = []
    for path in (store, log):
        aside = path.with_name(f"{path.name}.before-{stamp}")
        if path.exists():
            path.rename(aside)
            kept.append(aside)
        for journal in _JOURNALS:
            if (old := path.with_name(f"{path.name}{journal}")).exists():
                old.rename(aside.with_name(f"{aside.name}{journal}"))
        _staged(path).rename(path)
        sync(path.parent)
    return kept


def _clear(log: Path, store: Path) -> None:
    """Remove the remains of a restoration that was interrupted."""
    shutil.rmtree(_staged(log), ignore_errors=True)
    for path in (_staged(store), *(_staged(store).with_name(f"{_staged(store).name}{end}") for end in _JOURNALS)):
        path.unlink(missing_ok=True)


def _staged(path: Path) -> Path:
    return path.with_name(f".{path.name}.unfinished")


def _is_empty(path: Path) -> bool:
    return path.is_dir() and not any(path.iterdir())
