"""Copies a log to one file, also while servers write to it."""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sosie.errors import DamagedLog
from sosie.server.log.embedded.folder import LogFolder
from sosie.server.log.embedded.frames import HEADER, Frame, pack, unpack
from sosie.server.log.embedded.segments import read

_ATTEMPTS, _PAUSE_S = 8, 0.25
"""Attempts to read a part while compactions replace its files."""


def copy_log(folder: Path, target: BinaryIO) -> int:
    """Write all frames of a log to a file, and return the number of its tables.

    The entries of a table are complete up to a moment, which may be another for each process. The file is a base that
    any number of processes can start from.
    """
    tables = set[str]()
    target.write(HEADER)
    with _no_migration(folder):
        for part in LogFolder(folder, 1).sources():
            tables |= _copy_part(part, target)
    return len(tables)


def check_copy(data: bytes) -> None:
    """Raise `DamagedLog` unless data is a complete copy."""
    offset = len(HEADER) if data.startswith(HEADER) else -1
    while 0 <= offset < len(data):
        found = unpack(data, offset)
        offset = found[1] if found else -1
    if offset < 0:
        raise DamagedLog("the log in the backup cannot be read")


def restored_base(folder: Path) -> Path:
    """Return the path of a copy in a new log folder."""
    return LogFolder(folder, 1).part(0) / "00000001.base"


def _copy_part(part: Path, target: BinaryIO) -> set[str]:
    start, tables = target.tell(), set[str]()

    def on_frame(frame: Frame, _size: int) -> None:
        target.write(pack(frame))
        (tables.add if frame.position else tables.discard)(frame.table)

    for attempt in range(1, _ATTEMPTS + 1):
        try:
            read(part, on_frame)
            break
        except (FileNotFoundError, DamagedLog):
            # A compaction may have replaced the files since they were listed.
            if attempt == _ATTEMPTS:
                raise
            target.seek(start)
            target.truncate()
            tables.clear()
            time.sleep(_PAUSE_S)
    return tables


@contextmanager
def _no_migration(folder: Path) -> Iterator[None]:
    """Keep servers from starting, since a start may write the log in another form; those that run go on."""
    path = folder / "start.lock"
    if not path.exists():
        yield
        return
    file = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)
