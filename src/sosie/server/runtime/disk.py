"""Private files and folders, and free space on a disk."""

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

MIN_FREE = 8 * 2**20
"""With fewer free bytes, a disk counts as full: the last ones go quickly."""

MIN_RESERVE = 256 * 2**20
MAX_RESERVE = 2 * 2**30
RESERVED_SHARE = 0.02
"""The part of a disk that is kept for games, between these two: uploads are refused long before a disk is full."""


class DiskSpace(NamedTuple):
    """The size of a disk and its free space, in bytes."""

    total: int
    free: int


def disk_space(folder: Path) -> DiskSpace:
    """Return the space of the disk of a folder; none if it cannot be read."""
    try:
        usage = shutil.disk_usage(folder)
    except OSError:
        return DiskSpace(0, 0)
    return DiskSpace(usage.total, usage.free)


def usual_reserve(total: int) -> int:
    """Return the usual reserve for games on a disk of a size."""
    return int(min(max(total * RESERVED_SHARE, MIN_RESERVE), MAX_RESERVE))


def has_free_space(folder: Path) -> bool:
    """Tell whether the disk of a folder has free space."""
    return disk_space(folder).free >= MIN_FREE


def sync(path: Path) -> None:
    """Flush a file or the names in a folder to disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def free_bytes(folder: Path) -> int:
    """Return the free bytes on the disk of a folder, which need not exist yet."""
    existing = next((path for path in (folder, *folder.absolute().parents) if path.exists()), Path("/"))
    return shutil.disk_usage(existing).free


def make_private_folder(path: Path) -> None:
    """Make a folder and its missing parents, for this user only; existing ones may be shared, and stay unchanged."""
    for folder in reversed([missing for missing in (path, *path.parents) if not missing.exists()]):
        folder.mkdir(mode=0o700, exist_ok=True)


def make_private(path: Path, mode: int = 0o600) -> None:
    """Remove other users' permissions from a file or folder."""
    # A user who may write a file need not own it, and only the owner can change its mode.
    with suppress(PermissionError):
        if path.stat().st_mode & 0o777 != mode:
            path.chmod(mode)
