"""The folder of the embedded log, which the processes of a server share, and its migrations.

    lock               shared by all processes that have a part open; version 1 held it alone
    start.lock         held while a process prepares the folder
    parts-2/0          the files of process 0 of 2, and so on
    shards/07          a shard of version 2, which had 16 of them
    00000009.log       a file of version 1, which had a single log

If the log has another form, or was written by another number of processes, it is written anew: all parts to
`parts-2.unfinished`, with a list of what they replace, and then that folder is renamed. A crash before the renaming
leaves the old log, a crash after it leaves files that the next start removes.
"""

import fcntl
import os
import re
import shutil
from contextlib import ExitStack, closing
from pathlib import Path

from sosie.errors import CannotWrite, DamagedLog
from sosie.server.log.embedded.frames import Frame, pack
from sosie.server.log.embedded.segments import BaseWriter, lock, numbers, read
from sosie.server.log.shards import process_of
from sosie.server.runtime.disk import make_private, make_private_folder, sync

_REPLACED = "replaced"
"""The list of files and folders that a migration has replaced."""
_UNFINISHED = ".unfinished"
_FORM = re.compile(r"shards|parts-\d+")
"""The names of the folders that are forms of the log; others, such as lost+found, are left alone."""


class LogFolder:
    """The folder of a log, which is divided among a number of processes."""

    def __init__(self, path: Path, processes: int) -> None:
        self.path, self._processes = path, processes
        self._parts = path / f"parts-{processes}"
        self._lock = -1

    def part(self, process: int) -> Path:
        """Return the folder of a process."""
        return self._parts / str(process)

    def sources(self) -> list[Path]:
        """Return the folders that have the files of the log, in any form, for reading."""
        if not self.path.is_dir():
            return []
        replaced = {name for form in self._existing() if self._is_migrating(form) for name in _replaced(form)}
        forms = [
            form for form in self._existing() if form.name not in replaced and not self._is_replaced(form, replaced)
        ]
        return [
            part
            for form in forms
            for part in ([form] if form == self.path else sorted(form.iterdir()))
            if part.is_dir()
        ]

    def open(self) -> None:
        """Make the folder, or migrate it; processes that start at the same time wait for each other."""
        try:
            make_private_folder(self.path)
            start = os.open(self.path / "start.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(start, fcntl.LOCK_EX)
                for path in (self.path, *self.path.iterdir()):
                    make_private(path, 0o700 if path.is_dir() else 0o600)
                self._prepare()
                self._lock = lock(self.path / "lock", fcntl.LOCK_SH)
            finally:
                os.close(start)
        except OSError as error:
            raise CannotWrite(f"cannot keep a log in {self.path}: {error.strerror}") from error

    def close(self) -> None:
        """Release the folder."""
        if self._lock >= 0:
            os.close(self._lock)
        self._lock = -1

    def _prepare(self) -> None:
        """Write the log in the form of this version and for this number of processes, unless it has that form."""
        if self._parts.exists() and self._existing() == [self._parts] and not self._is_migrating(self._parts):
            return
        # No process may use the folder meanwhile; a server of version 1 has it for itself.
        alone = lock(self.path / "lock")
        try:
            for folder in self._existing():
                self._remove_replaced(folder)
            found = self._existing()
            if len(found) > 1:
                names = [name for path in found for name in self._names(path)[:1]]
                raise DamagedLog(
                    f"{self.path} has {' and '.join(names)}: an older version has run here since;"
                    " move its files (*.log and *.base, or shards) to another folder"
                )
            if found != [self._parts]:
                self._write_parts(found)
                self._remove_replaced(self._parts)
        finally:
            os.close(alone)

    def _existing(self) -> list[Path]:
        """Return the forms of the log that are here: folders, and this folder itself if it has files of version 1."""
        folders = [path for path in sorted(self.path.iterdir()) if path.is_dir() and _FORM.fullmatch(path.name)]
        return ([self.path] if self._old_files() else []) + folders

    def _is_migrating(self, folder: Path) -> bool:
        return folder != self.path and (folder / _REPLACED).exists()

    def _remove_replaced(self, folder: Path) -> None:
        """Finish a migration to a folder: remove the log that it has replaced."""
        if self._is_migrating(folder):
            for name in _replaced(folder):
                replaced = self.path / name
                if replaced.is_dir():
                    shutil.rmtree(replaced)
                else:
                    replaced.unlink(missing_ok=True)
            sync(self.path)
            (folder / _REPLACED).unlink()

    def _write_parts(self, found: list[Path]) -> None:
        """Write all entries to a folder for each process, and the list of the files that they replace."""
        for remains in self.path.glob(f"*{_UNFINISHED}"):
            if _FORM.fullmatch(remains.stem):
                shutil.rmtree(remains)
        unfinished = self.path / f"{self._parts.name}{_UNFINISHED}"
        unfinished.mkdir(mode=0o700)
        for process in range(self._processes):
            (unfinished / str(process)).mkdir(mode=0o700)
        if found:
            self._write_bases(unfinished, found)
        with (unfinished / _REPLACED).open("w") as file:
            file.write("\n".join(name for path in found for name in self._names(path)))
            file.flush()
            os.fsync(file.fileno())
        sync(unfinished)
        unfinished.rename(self._parts)
        sync(self.path)

    def _write_bases(self, parts: Path, found: list[Path]) -> None:
        """Write all entries to the bases of all processes, one after the other."""
        with ExitStack() as files:
            writers = [
                files.enter_context(closing(BaseWriter(parts / str(process), 1))) for process in range(self._processes)
            ]

            def on_frame(frame: Frame, _size: int) -> None:
                writers[process_of(frame.table, self._processes)].add(pack(frame))

            for path in found:
                for folder in [path] if path == self.path else sorted(path.iterdir()):
                    read(folder, on_frame)
            for writer in writers:
                writer.finish()

    def _is_replaced(self, form: Path, replaced: set[str]) -> bool:
        """Tell whether files of version 1 are those that a migration has replaced."""
        return form == self.path and replaced.issuperset(self._old_files())

    def _names(self, path: Path) -> list[str]:
        """Return the names of all files, or of the folder, of a form of the log."""
        return self._old_files() if path == self.path else [path.name]

    def _old_files(self) -> list[str]:
        """Return the names of the files of version 1."""
        return [f"{number:08}.{kind}" for kind in ("base", "log") for number in numbers(self.path, kind)]


def _replaced(form: Path) -> list[str]:
    """Return the names of the files and folders that a migration has replaced."""
    return (form / _REPLACED).read_text().split()
