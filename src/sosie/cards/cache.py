"""A cache on disk for what takes long to work out and is always the same."""

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from sosie.cards.files import write_whole
from sosie.errors import CannotWrite

T = TypeVar("T")


def cache_folder() -> Path:
    """Return the folder for what can be worked out again: $SOSIE_CACHE, or where such things are kept here."""
    if own := os.environ.get("SOSIE_CACHE"):
        return Path(own)
    match sys.platform:
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "sosie" / "cache"
        case "darwin":
            return Path.home() / "Library" / "Caches" / "sosie"
        case _:
            return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sosie"


def digest(parts: Iterable[object]) -> str:
    """Return a name for what depends on these parts and nothing else."""
    return hashlib.sha256("\0".join(map(repr, parts)).encode()).hexdigest()[:32]


def recall(key: str, kind: type[T]) -> T | None:
    """Return what was kept under a key, if it is there and whole."""
    try:
        return msgspec.json.decode(_file(key).read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError):
        return None


def keep(key: str, value: object) -> None:
    """Keep a value under a key; a cache that cannot be written to is no reason to stop."""
    path = _file(key)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, msgspec.json.encode(value))
    except (OSError, CannotWrite):
        return


def _file(key: str) -> Path:
    return cache_folder() / key[:2] / f"{key[2:]}.json"
