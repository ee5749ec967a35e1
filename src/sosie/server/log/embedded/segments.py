"""The files of a part of the log: numbered segments, and a base that replaces the older ones.

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
from sosie.server.log.embedded.frames import HEADER, Frame, has_frame_after, unpack
from sosie.server.log.interface import LogUnavailable
from sosie.server.runtime.disk import make_private, make_private_folder, sync

_LITTLE = 2**20
"""A segment of this size is flushed to disk in a moment."""
_CHUNK = 64 * 1024
"""Chunk size for writing a base; between chunks the event loop runs."""

_PROBE = bytes(4096)
"""No frame begins with zeros, so a leftover probe is truncated like a torn write."""

_sync = getattr(os, "fdatasync", os.fsync)
_logger = logging.getLogger(__name__)


class Segments:
    """A folder of segments: read once when it is opened, then only appended to.

    The segment that grows is made by the first write.
    """

    def __init__(self, folder: Path, limit: int, durable: bool) -> None:
        self._folder, self._limit, self._durable = folder, limit, durable
        self._lock = self._file = -1
        self._number = self._size = 0
        self._has_partial_write = self._is_flushed = False
        self.has_failed = False
        """Whether the last write failed."""

    def open(self, on_frame: Callable[[Frame, int], None]) -> None:
        """Lock the folder and pass every frame to `on_frame`, with its size in bytes; truncate a torn write."""
        try:
            make_private_folder(self._folder)
            make_private(self._folder, 0o700)
            for path in self._folder.iterdir():
                make_private(path)
            self._lock = lock(self._folder / "lock")
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

    def is_full(self, size: int) -> bool:
        """Tell whether so many more bytes need a new segment."""
        return self._size + size > self._limit and self._size > len(HEADER)

    def must_rotate(self, size: int) -> bool:
        """Tell whether so many more bytes go to a new segment: if this one is full, and little of it is not on disk."""
        return self.is_full(size) and (self._is_flushed or self._durable or self._size <= _LITTLE)

    def flush(self) -> None:
        """Flush the segment to disk while it grows, so that the next one begins without a wait."""
        # If this fails, so does the next rotation, which reports it.
        with contextlib.suppress(OSError):
            _sync(self._file)
        self._is_flushed = True

    def append(self, data: bytes) -> None:
        """Write frames, all or none; if durable, flush them to disk."""
        try:
            if self.must_rotate(len(data)):
                self.rotate()
            elif self._file < 0:
                self._begin(self._number)
            self._truncate()
            self._has_partial_write = True
            _write(self._file, data, self._size)
            if self._durable:
                _sync(self._file)
        except OSError as error:
            self.has_failed = True
            with contextlib.suppress(OSError):
                self._truncate()
            raise LogUnavailable(f"cannot write to {self._folder}: {error.strerror}") from error
        self._has_partial_write = self.has_failed = False
        self._size += len(data)

    def can_write(self) -> bool:
        """Tell whether the last write succeeded; after a failure, try a probe."""
        if self.has_failed:
            with contextlib.suppress(OSError):
                if self._file < 0:
                    self._begin(self._number)
                self._has_partial_write = True
                _write(self._file, _PROBE, self._size)
                self.has_failed = False
            with contextlib.suppress(OSError):
                self._truncate()
        return not self.has_failed

    def rotate(self) -> int:
        """Start a new segment, and return the number of the completed one."""
        complete, old = self._number, self._file
        if old < 0:
            self._number += 1
            return complete
        self._truncate()
        # After a power cut no later entry may exist without the earlier ones.
        _sync(old)
        self._begin(complete + 1)
        os.close(old)
        return complete

    def write_base(self, number: int, frames: Iterable[bytes]) -> None:
        """Replace all segments up to a number with a base of these frames."""
        with contextlib.closing(BaseWriter(self._folder, number)) as base:
            for frame in frames:
                base.add(frame)
            base.finish()
        self._remove_replaced(number)

    def _read(self, on_frame: Callable[[Frame, int], None]) -> None:
        for path in self._folder.glob("*.unfinished"):
            path.unlink()
        base = max(numbers(self._folder, "base"), default=0)
        self._remove_replaced(base)
        last, end = read(self._folder, on_frame)
        self._number, self._size = last or base + 1, end
        if end:
            self._has_partial_write = True
            self._file = os.open(self._path(last), os.O_WRONLY)
            self._truncate()

    def _begin(self, number: int) -> None:
        file = os.open(self._path(number), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            _write(file, HEADER, 0)
            sync(self._folder)
        except OSError:
            os.close(file)
            # The current segment must not grow while a next one exists.
            self._path(number).unlink()
            raise
        self._file, self._number, self._size, self._is_flushed = file, number, len(HEADER), False

    def _truncate(self) -> None:
        """Truncate the remains of a failed write."""
        if self._has_partial_write:
            os.ftruncate(self._file, self._size)
            self._has_partial_write = False

    def _remove_replaced(self, base: int) -> None:
        for number in numbers(self._folder, "log"):
            if number <= base:
                self._path(number).unlink()
        for number in numbers(self._folder, "base"):
            if number < base:
                (self._folder / f"{number:08}.base").unlink()

    def _path(self, number: int) -> Path:
        return self._folder / f"{number:08}.log"


def lock(path: Path, how: int = fcntl.LOCK_EX) -> int:
    """Lock a file until its descriptor is closed, or say that another server has the folder open."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, how | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        raise LogInUse(
            f"another server is using {path.parent}; stop it, or give this one a folder of its own"
        ) from None
    return file


def numbers(folder: Path, kind: str) -> list[int]:
    """Return the numbers of the files of a kind, in order."""
    return sorted(int(path.stem) for path in folder.glob(f"*.{kind}") if path.stem.isdecimal())


def read(folder: Path, on_frame: Callable[[Frame, int], None]) -> tuple[int, int]:
    """Pass on the frames of the newest base and the segments after it.

    Return the number of the last segment and the offset of its end; 0 if there is none, or if it has no header.
    """
    base = max(numbers(folder, "base"), default=0)
    if base:
        _read_file(folder / f"{base:08}.base", on_frame, may_be_torn=False)
    segments, end = [number for number in numbers(folder, "log") if number > base], 0
    for expected, number in enumerate(segments, base + 1):
        path = folder / f"{expected:08}.log"
        if number != expected:
            raise DamagedLog(f"{path} is missing; restore the folder from a backup")
        end = _read_file(path, on_frame, may_be_torn=number == segments[-1])
    return (segments[-1] if segments else 0), end


class BaseWriter:
    """Writes a base, which replaces all segments up to its number as soon as it has its name."""

    def __init__(self, folder: Path, number: int) -> None:
        self._folder, self._path = folder, folder / f"{number:08}.base"
        self._unfinished = self._path.with_suffix(".unfinished")
        self._file = os.open(self._unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        self._chunk, self._size = bytearray(HEADER), 0

    def add(self, frame: bytes) -> None:
        """Add a frame."""
        self._chunk += frame
        if len(self._chunk) >= _CHUNK:
            self._write_chunk()

    def finish(self) -> None:
        """Flush the base to disk, and give it its name."""
        self._write_chunk()
        os.fsync(self._file)
        self._unfinished.replace(self._path)
        sync(self._folder)

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def _write_chunk(self) -> None:
        _write(self._file, bytes(self._chunk), self._size)
        self._size += len(self._chunk)
        self._chunk.clear()


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
