"""Files that only their owner may read, and whether a disk has room for more."""

import shutil
from contextlib import suppress
from pathlib import Path

LEAST_FREE = 8 * 2**20
"""With fewer bytes than this, a disk counts as full: the last ones go quickly."""


def has_room(folder: Path) -> bool:
    """Tell whether the disk of a folder has room."""
    try:
        return shutil.disk_usage(folder).free >= LEAST_FREE
    except OSError:
        return False


def make_private_folder(path: Path) -> None:
    """Make a folder, and those above it, for this user only; one that exists may be for more than Sosie, and stays."""
    for folder in reversed([missing for missing in (path, *path.parents) if not missing.exists()]):
        folder.mkdir(mode=0o700, exist_ok=True)


def make_private(path: Path, mode: int = 0o600) -> None:
    """Take the rights of others from a file or folder of our own that exists."""
    # Whoever may write it need not be its owner, who alone can change that.
    with suppress(PermissionError):
        if path.stat().st_mode & 0o777 != mode:
            path.chmod(mode)
