"""Zip archives from untrusted sources: written deterministically, and read within limits."""

import io
import zipfile
import zlib
from collections.abc import Mapping

from sosie.errors import UnreadableDeckFile
from sosie.languages.makers import say

MAX_FILES = 4000
MAX_BYTES_OF_ONE = 10_000_000
MAX_BYTES = 400_000_000
MAX_RATIO = 200
_SMALL = 100_000
"""Files below this size may have any compression ratio."""
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def pack(files: Mapping[str, bytes]) -> bytes:
    """Return a zip archive of these files, in this order; the same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            about = zipfile.ZipInfo(name, _LONG_AGO)
            about.compress_type = zipfile.ZIP_DEFLATED
            about.create_system = 3
            archive.writestr(about, content, compresslevel=9)
    return out.getvalue()


def unpack(content: bytes, most_bytes: int = MAX_BYTES) -> dict[str, bytes]:
    """Return the files of a zip archive; raise `UnreadableDeckFile` with the reason if it is unusable."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            _check(archive.infolist())
            return _read(archive, most_bytes)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError):
        raise UnreadableDeckFile(say("no-archive")) from None


def _read(archive: zipfile.ZipFile, most_bytes: int) -> dict[str, bytes]:
    """Read all files, and stop when their total is too large; the sizes that the archive declares are not trusted."""
    files: dict[str, bytes] = {}
    left = most_bytes
    for about in archive.infolist():
        with archive.open(about) as file:
            files[about.filename] = file.read(left + 1)
        left -= len(files[about.filename])
        if left < 0:
            raise UnreadableDeckFile(say("archive-too-large", most=most_bytes // 1_000_000))
    return files


def _check(files: list[zipfile.ZipInfo]) -> None:
    names = [about.filename for about in files]
    if len(names) > MAX_FILES:
        raise UnreadableDeckFile(say("too-many-files", count=len(names), most=MAX_FILES))
    if len(set(names)) < len(names):
        raise UnreadableDeckFile(say("doubled-file"))
    for about in files:
        _check_path(about.filename)
        is_bomb = about.file_size > _SMALL and about.file_size > MAX_RATIO * max(about.compress_size, 1)
        if about.file_size > MAX_BYTES_OF_ONE or is_bomb:
            raise UnreadableDeckFile(say("too-large-to-be-true", file=about.filename))


def _check_path(path: str) -> None:
    parts = path.split("/")
    if "\\" in path or ":" in path or any(part in {"", ".", ".."} for part in parts):
        raise UnreadableDeckFile(say("strange-path", path=path[:40]))
