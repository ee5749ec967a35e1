"""Private files and folders, and free space on a disk."""

import shutil
from contextlib import suppress
from pathlib import Path

LEAST_FREE = 8 * 2**20
"""With fewer free bytes, a disk counts as full: the last ones go quickly."""


def has_free_space(folder: Path) -> bool:
    """Tell whether the disk of a folder has free space."""
    try:
        return shutil.disk_usage(folder).free >= LEAST_FREE
    except OSError:
        return False


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
