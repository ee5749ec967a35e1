"""Generated files: npm installs their sources, and a fingerprint tells whether they are up to date.

It uses only the standard library, because building a wheel runs it too.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

STAMP = "made-from"
"""The file in an output folder that holds the fingerprint of its sources."""
_QUIET = ("--no-audit", "--no-fund", "--loglevel=error")


def fingerprint(paths: Iterable[Path], root: Path) -> str:
    """Return a digest of files and their paths relative to a root."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_made_from(folder: Path, sources: str) -> bool:
    """Tell whether the content of a folder was made from sources with this fingerprint."""
    stamp = folder / STAMP
    return stamp.exists() and stamp.read_text() == sources


def install(folder: Path) -> None:
    """Install the locked packages of a folder."""
    npm(folder, "ci", "--ignore-scripts", *_QUIET)


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder."""
    program = shutil.which("npm")
    if program is None:
        sys.exit("Building Sosie needs Node and npm (https://nodejs.org); a released wheel has everything inside.")
    done = subprocess.run([program, *arguments], cwd=folder, check=False)  # noqa: S603 - our own command
    if done.returncode:
        sys.exit(f"`npm {' '.join(arguments)}` has failed in {folder}; what it says is above.")
