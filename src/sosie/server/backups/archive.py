"""The file of a backup: a ZIP archive with the database, a copy of the log, and a manifest with their digests.

store.db       the database, as SQLite copies it
log            all entries of all tables, in the format of the log's files
backup.json    the manifest
"""

import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import IO

import msgspec

from sosie.errors import UnusableBackup

FORMAT = "sosie-backup/1"
STORE, LOG, MANIFEST = "store.db", "log", "backup.json"
STEP = 2**20
"""The bytes of a step of the progress."""
_MAX_MANIFEST = 100_000

OnStep = Callable[[], object]
"""Called for each step."""


class Contents(msgspec.Struct, frozen=True):
    """The number of things in a backup."""

    tables: int
    games: int
    decks: int
    drafts: int


class Manifest(msgspec.Struct, frozen=True):
    """The version of a backup, its time, its content and the digests of its files."""

    format: str
    sosie: str
    schema: str
    """The version of the database's schema."""
    created: str
    contents: Contents
    sha256: dict[str, str]


def pack(file: Path, name: str, archive: zipfile.ZipFile, on_step: OnStep) -> str:
    """Add a file to an archive, and return its digest; the log is compressed, and pictures cannot be."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED if name == LOG else zipfile.ZIP_STORED
    with file.open("rb") as source, archive.open(entry, "w", force_zip64=True) as target:
        return _copy(source, target, on_step)


def unpack(archive: zipfile.ZipFile, name: str, file: Path, manifest: Manifest, on_step: OnStep) -> None:
    """Write a file of an archive, and compare its digest."""
    try:
        with archive.open(name) as source, file.open("xb") as target:
            digest = _copy(source, target, on_step)
    except (KeyError, zipfile.BadZipFile, EOFError, ValueError) as error:
        raise UnusableBackup(f"the backup is damaged: {name} cannot be read ({error})") from None
    if digest != manifest.sha256.get(name):
        raise UnusableBackup(f"the backup is damaged: the checksum of {name} is another")


def read_manifest(archive: zipfile.ZipFile) -> Manifest:
    """Return the manifest of an archive."""
    try:
        with archive.open(MANIFEST) as file:
            content = file.read(_MAX_MANIFEST)
        if msgspec.json.decode(content, type=dict[str, object]).get("format") != FORMAT:
            raise UnusableBackup("the backup was written by a newer Sosie: update this one")
        return msgspec.json.decode(content, type=Manifest)
    except (KeyError, zipfile.BadZipFile, EOFError, msgspec.DecodeError):
        raise UnusableBackup("the file is not a backup, or it is damaged") from None


def _copy(source: IO[bytes], target: IO[bytes], on_step: OnStep) -> str:
    digest = hashlib.sha256()
    while block := source.read(STEP):
        target.write(block)
        digest.update(block)
        on_step()
    return digest.hexdigest()
