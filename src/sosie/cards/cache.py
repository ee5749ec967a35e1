"""A disk cache for expensive, deterministic results."""

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from sosie.cards.files import write_atomically
from sosie.errors import CannotWrite

T = TypeVar("T")


def cache_folder() -> Path:
    """Return the cache folder: $SOSIE_CACHE, or the platform's usual place."""
    if own := os.environ.get("SOSIE_CACHE"):
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "sosie"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sosie"


def digest(parts: Iterable[object]) -> str:
    """Return a cache key for a result that depends on these parts only."""
    return hashlib.sha256("\0".join(map(repr, parts)).encode()).hexdigest()[:32]


def load(key: str, kind: type[T]) -> T | None:
    """Return the cached value of a key, or None if it is absent or damaged."""
    try:
        return msgspec.json.decode(_file(key).read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError):
        return None


def save(key: str, value: object) -> None:
    """Cache a value under a key; write errors are ignored."""
    path = _file(key)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, msgspec.json.encode(value))
    except (OSError, CannotWrite):
        return


def _file(key: str) -> Path:
    return cache_folder() / key[:2] / f"{key[2:]}.json"
