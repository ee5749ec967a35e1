"""The files of the embedded log: numbered segments, of which the last grows, and a base that stands for older ones.

    00000007.base     all that was alive in the segments up to 7, which are removed; the newest base counts
    00000008.log      segments after it, in order
    00000009.log      the one that grows
    lock              held by the server that has the folder open

A base is written under another name and renamed when it is whole, so there is one moment at which it begins to count.
"""

import contextlib
import fcntl
import logging
import os
from collections.abc import Callable, Iterable
from pathlib import Path

from sosie.errors import CannotWrite, DamagedLog, LogInUse
from sosie.server.disk import has_free_space, make_private, make_private_folder
from sosie.server.log.embedded.frames import HEADER, Frame, is_sound_after, unpack
from sosie.server.log.interface import LogUnavailable

_CHUNK = 64 * 1024
"""How much of a base is written at once; in between, the thread that serves players gets its turn."""

_PROBE = bytes(4096)
"""No frame begins with zeros, so one that is left behind is cut off as a torn end."""

_sync = getattr(os, "fdatasync", os.fsync)
_logger = logging.getLogger(__name__)


class Segments:
    """A folder of segments: what is in it is read once, when it is opened, and then there are only appends."""

    def __init__(self, folder: Path, limit: int, durable: bool) -> None:
        self._folder, self._limit, self._durable = folder, limit, durable
        self._lock = self._file = -1
        self._number = self._size = 0
        self._has_remains = self._has_failed = False

    def open(self, take: Callable[[Frame, int], None]) -> None:
        """Lock the folder and pass on every frame with its size in bytes; a torn end is cut off."""
        try:
            make_private_folder(self._folder)
            make_private(self._folder, 0o700)
            for path in self._folder.iterdir():
                make_private(path)
            self._lock = _lock(self._folder)
            self._read(take)
        except OSError as error:
            self.close()
            raise CannotWrite(f"cannot keep a log in {self._folder}: {error.strerror}") from error
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the folder, with everything on the disk."""
        if self._file >= 0:
            with contextlib.suppress(OSError):
                _sync(self._file)
            os.close(self._file)
        if self._lock >= 0:
            os.close(self._lock)
        self._file = self._lock = -1

    def append(self, data: bytes) -> None:
        """Write a frame, whole or not at all."""
        if self._file < 0:
            raise LogUnavailable("the log is not open")
        try:
            if self._size + len(data) > self._limit and self._size > len(HEADER):
                self.rotate()
            self._cut()
            self._has_remains = True
            _write(self._file, data, self._size)
            if self._durable:
                _sync(self._file)
        except OSError as error:
            self._has_failed = True
            with contextlib.suppress(OSError):
                self._cut()
            raise LogUnavailable(f"cannot write to {self._folder}: {error.strerror}") from error
        self._has_remains = self._has_failed = False
        self._size += len(data)

    def can_write(self) -> bool:
        """Tell whether the disk has room and the last write succeeded; after a failure, write something and cut it."""
        if self._file < 0 or not has_free_space(self._folder):
            return False
        if self._has_failed:
            with contextlib.suppress(OSError):
                self._has_remains = True
                _write(self._file, _PROBE, self._size)
                self._has_failed = False
            with contextlib.suppress(OSError):
                self._cut()
        return not self._has_failed

    def rotate(self) -> int:
        """Begin another segment, and return the number of the one that is complete now."""
        self._cut()
        # What comes later must not outlive what came before, not even in a power cut.
        _sync(self._file)
        complete, old = self._number, self._file
        self._begin(complete + 1)
        os.close(old)
        return complete

    def write_base(self, number: int, frames: Iterable[bytes]) -> None:
        """Replace all segments up to a number by these frames."""
        path = self._folder / f"{number:08}.base"
        unfinished = path.with_suffix(".unfinished")
        file = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            size = 0
            for chunk in _chunks(frames):
                _write(file, chunk, size)
                size += len(chunk)
            os.fsync(file)
        finally:
            os.close(file)
        unfinished.replace(path)
        _sync_folder(self._folder)
        self._remove_replaced(number)

    def _read(self, take: Callable[[Frame, int], None]) -> None:
        for path in self._folder.glob("*.unfinished"):
            path.unlink()
        base = max(self._numbers("base"), default=0)
        self._remove_replaced(base)
        if base:
            _read_file(self._folder / f"{base:08}.base", take, may_be_torn=False)
        numbers, end = self._numbers("log"), 0
        for expected, number in enumerate(numbers, base + 1):
            if number != expected:
                raise DamagedLog(f"{self._path(expected)} is missing; restore the folder from a backup")
            end = _read_file(self._path(number), take, may_be_torn=number == numbers[-1])
        if end:
            self._number, self._size, self._has_remains = base + len(numbers), end, True
            self._file = os.open(self._path(self._number), os.O_WRONLY)
            self._cut()
        else:
            self._begin(base + max(len(numbers), 1))

    def _begin(self, number: int) -> None:
        file = os.open(self._path(number), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            _write(file, HEADER, 0)
            _sync_folder(self._folder)
        except OSError:
            os.close(file)
            # While there is a next segment, this one must not grow.
            self._path(number).unlink()
            raise
        self._file, self._number, self._size = file, number, len(HEADER)

    def _cut(self) -> None:
        """Remove what a write that failed has left behind."""
        if self._has_remains:
            os.ftruncate(self._file, self._size)
            self._has_remains = False

    def _remove_replaced(self, base: int) -> None:
        for number in self._numbers("log"):
            if number <= base:
                self._path(number).unlink()
        for number in self._numbers("base"):
            if number < base:
                (self._folder / f"{number:08}.base").unlink()

    def _numbers(self, kind: str) -> list[int]:
        return sorted(int(path.stem) for path in self._folder.glob(f"*.{kind}") if path.stem.isdecimal())

    def _path(self, number: int) -> Path:
        return self._folder / f"{number:08}.log"


def _lock(folder: Path) -> int:
    file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        raise LogInUse(f"another server is using {folder}; stop it, or give this one a folder of its own") from None
    return file


def _read_file(path: Path, take: Callable[[Frame, int], None], may_be_torn: bool) -> int:
    """Pass on the frames of a file, and return where the last sound one ends; 0 if the file was never begun."""
    data = path.read_bytes()
    if may_be_torn and HEADER.startswith(data.rstrip(b"\0")) and len(data) <= len(HEADER) and data != HEADER:
        return 0
    if not data.startswith(HEADER):
        raise DamagedLog(f"{path} is not a log that this version can read")
    at = len(HEADER)
    while at < len(data) and (found := unpack(data, at)):
        take(found[0], found[1] - at)
        at = found[1]
    if at < len(data):
        if not may_be_torn or is_sound_after(data, at):
            raise DamagedLog(f"{path} is damaged at byte {at}, before its end; restore the folder from a backup")
        _logger.warning("%s: cut off %d bytes of an entry that was never whole", path, len(data) - at)
    return at


def _write(file: int, data: bytes, at: int) -> None:
    written = os.pwrite(file, data, at)
    while written < len(data):
        written += os.pwrite(file, data[written:], at + written)


def _chunks(frames: Iterable[bytes]) -> Iterable[bytes]:
    chunk = bytearray(HEADER)
    for frame in frames:
        chunk += frame
        if len(chunk) >= _CHUNK:
            yield bytes(chunk)
            chunk.clear()
    yield bytes(chunk)


def _sync_folder(folder: Path) -> None:
    """Make sure that names of files are on the disk too."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
