"""Zip archives from untrusted sources: written deterministically, and read within limits."""

import io
import zipfile
import zlib
from collections.abc import Mapping

from sosie.errors import UnreadableDeckFile

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
        raise UnreadableDeckFile("it is no zip archive, or a damaged one") from None


def _read(archive: zipfile.ZipFile, most_bytes: int) -> dict[str, bytes]:
    """Read all files, and stop when their total is too large; the sizes that the archive declares are not trusted."""
    files: dict[str, bytes] = {}
    left = most_bytes
    for about in archive.infolist():
        with archive.open(about) as file:
            files[about.filename] = file.read(left + 1)
        left -= len(files[about.filename])
        if left < 0:
            raise UnreadableDeckFile(
                f"it unpacks to more than {most_bytes // 1_000_000} MB: use fewer or smaller pictures"
            )
    return files


def _check(files: list[zipfile.ZipInfo]) -> None:
    names = [about.filename for about in files]
    if len(names) > MAX_FILES:
        raise UnreadableDeckFile(f"it holds {len(names)} files, and {MAX_FILES} is the most")
    if len(set(names)) < len(names):
        raise UnreadableDeckFile("it holds two files of the same name")
    for about in files:
        _check_path(about.filename)
        is_bomb = about.file_size > _SMALL and about.file_size > MAX_RATIO * max(about.compress_size, 1)
        if about.file_size > MAX_BYTES_OF_ONE or is_bomb:
            raise UnreadableDeckFile(f'"{about.filename}" in it is too large to be true')


def _check_path(path: str) -> None:
    parts = path.split("/")
    if "\\" in path or ":" in path or any(part in {"", ".", ".."} for part in parts):
        raise UnreadableDeckFile(f'it holds a file with a strange path, "{path[:40]}"')
