"""The files of the embedded log: numbered segments, and a base that replaces the older ones.

    00000007.base     the live entries of the segments up to 7, which are removed; the newest base counts
    00000008.log      the segments after it, in order
    00000009.log      the segment that grows
    lock              held by the server that has the folder open

A base is written under another name and renamed when it is complete, so it takes effect atomically.
"""

import contextlib
import fcntl
import logging
import os
from collections.abc import Callable, Iterable
from pathlib import Path

from sosie.errors import CannotWrite, DamagedLog, LogInUse
from sosie.server.disk import has_free_space, make_private, make_private_folder
from sosie.server.log.embedded.frames import HEADER, Frame, has_frame_after, unpack
from sosie.server.log.interface import LogUnavailable

_CHUNK = 64 * 1024
"""Chunk size for writing a base; between chunks the event loop runs."""

_PROBE = bytes(4096)
"""No frame begins with zeros, so a leftover probe is truncated like a torn write."""

_sync = getattr(os, "fdatasync", os.fsync)
_logger = logging.getLogger(__name__)


class Segments:
    """A folder of segments: read once when it is opened, then only appended to."""

    def __init__(self, folder: Path, limit: int, durable: bool) -> None:
        self._folder, self._limit, self._durable = folder, limit, durable
        self._lock = self._file = -1
        self._number = self._size = 0
        self._has_partial_write = self._has_failed = False

    def open(self, on_frame: Callable[[Frame, int], None]) -> None:
        """Lock the folder and pass every frame to `on_frame`, with its size in bytes; truncate a torn write."""
        try:
            make_private_folder(self._folder)
            make_private(self._folder, 0o700)
            for path in self._folder.iterdir():
                make_private(path)
            self._lock = _lock(self._folder)
            self._read(on_frame)
        except OSError as error:
            self.close()
            raise CannotWrite(f"cannot keep a log in {self._folder}: {error.strerror}") from error
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Flush to disk, and release the folder."""
        if self._file >= 0:
            with contextlib.suppress(OSError):
                _sync(self._file)
            os.close(self._file)
        if self._lock >= 0:
            os.close(self._lock)
        self._file = self._lock = -1

    def append(self, data: bytes) -> None:
        """Write a frame atomically."""
        if self._file < 0:
            raise LogUnavailable("the log is not open")
        try:
            if self._size + len(data) > self._limit and self._size > len(HEADER):
                self.rotate()
            self._truncate()
            self._has_partial_write = True
            _write(self._file, data, self._size)
            if self._durable:
                _sync(self._file)
        except OSError as error:
            self._has_failed = True
            with contextlib.suppress(OSError):
                self._truncate()
            raise LogUnavailable(f"cannot write to {self._folder}: {error.strerror}") from error
        self._has_partial_write = self._has_failed = False
        self._size += len(data)

    def can_write(self) -> bool:
        """Tell whether the disk has space and the last write succeeded; after a failure, try a probe."""
        if self._file < 0 or not has_free_space(self._folder):
            return False
        if self._has_failed:
            with contextlib.suppress(OSError):
                self._has_partial_write = True
                _write(self._file, _PROBE, self._size)
                self._has_failed = False
            with contextlib.suppress(OSError):
                self._truncate()
        return not self._has_failed

    def rotate(self) -> int:
        """Start a new segment, and return the number of the completed one."""
        self._truncate()
        # After a power cut no later entry may exist without the earlier ones.
        _sync(self._file)
        complete, old = self._number, self._file
        self._begin(complete + 1)
        os.close(old)
        return complete

    def write_base(self, number: int, frames: Iterable[bytes]) -> None:
        """Replace all segments up to a number with a base of these frames."""
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

    def _read(self, on_frame: Callable[[Frame, int], None]) -> None:
        for path in self._folder.glob("*.unfinished"):
            path.unlink()
        base = max(self._numbers("base"), default=0)
        self._remove_replaced(base)
        if base:
            _read_file(self._folder / f"{base:08}.base", on_frame, may_be_torn=False)
        numbers, end = self._numbers("log"), 0
        for expected, number in enumerate(numbers, base + 1):
            if number != expected:
                raise DamagedLog(f"{self._path(expected)} is missing; restore the folder from a backup")
            end = _read_file(self._path(number), on_frame, may_be_torn=number == numbers[-1])
        if end:
            self._number, self._size, self._has_partial_write = base + len(numbers), end, True
            self._file = os.open(self._path(self._number), os.O_WRONLY)
            self._truncate()
        else:
            self._begin(base + max(len(numbers), 1))

    def _begin(self, number: int) -> None:
        file = os.open(self._path(number), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            _write(file, HEADER, 0)
            _sync_folder(self._folder)
        except OSError:
            os.close(file)
            # The current segment must not grow while a next one exists.
            self._path(number).unlink()
            raise
        self._file, self._number, self._size = file, number, len(HEADER)

    def _truncate(self) -> None:
        """Truncate the remains of a failed write."""
        if self._has_partial_write:
            os.ftruncate(self._file, self._size)
            self._has_partial_write = False

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


def _read_file(path: Path, on_frame: Callable[[Frame, int], None], may_be_torn: bool) -> int:
    """Pass on the frames of a file, and return the offset after the last valid one; 0 if there is no header."""
    data = path.read_bytes()
    if may_be_torn and HEADER.startswith(data.rstrip(b"\0")) and len(data) <= len(HEADER) and data != HEADER:
        return 0
    if not data.startswith(HEADER):
        raise DamagedLog(f"{path} is not a log that this version can read")
    end = len(HEADER)
    while end < len(data) and (found := unpack(data, end)):
        on_frame(found[0], found[1] - end)
        end = found[1]
    if end < len(data):
        if not may_be_torn or has_frame_after(data, end):
            raise DamagedLog(f"{path} is damaged at byte {end}, before its end; restore the folder from a backup")
        _logger.warning("%s: truncated %d bytes of an incomplete entry", path, len(data) - end)
    return end


def _write(file: int, data: bytes, offset: int) -> None:
    written = os.pwrite(file, data, offset)
    while written < len(data):
        written += os.pwrite(file, data[written:], offset + written)


def _chunks(frames: Iterable[bytes]) -> Iterable[bytes]:
    chunk = bytearray(HEADER)
    for frame in frames:
        chunk += frame
        if len(chunk) >= _CHUNK:
            yield bytes(chunk)
            chunk.clear()
    yield bytes(chunk)


def _sync_folder(folder: Path) -> None:
    """Flush the names of files to disk."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
