"""Fuzz targets: the four parsers of untrusted files, with the properties that hold for any bytes."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sosie.cards.own import DeckFile, read_sources
from sosie.cards.own.archive import pack
from sosie.cards.own.svg import clean
from sosie.errors import SosieError
from sosie.rules.record import parse_json, read_record, result
from sosie.rules.series_record import read_series, series_result

MAX_UNPACKED = 4_000_000
"""Less than the server's, so that one input is quick."""
_ARCHIVE = b"PK"
_BETWEEN_FILES = b"\n----\n"
_ACTIVE = re.compile(r"<script|\son\w+=|(href|src)=[\"'](?!#|data:image/)|url\((?!#)", re.IGNORECASE)


def fuzz_deck(data: bytes) -> None:
    """Read a deck file, as an archive or as its parts: a deck that is read can be written and read again."""
    content = data if data.startswith(_ARCHIVE) else packed(data)
    with suppress(SosieError):
        deck = DeckFile.from_bytes(content, MAX_UNPACKED)
        written = deck.to_bytes()
        assert DeckFile.from_bytes(written).to_bytes() == written


def packed(data: bytes) -> bytes:
    """Return an archive of a manifest, a layout and faces, which a fuzzer cannot compress by chance."""
    manifest, layout, *faces = [*data.split(_BETWEEN_FILES), b"", b""][:200]
    return pack(
        {"manifest.json": manifest, "layout.json": layout} | dict(zip(_face_names(manifest), faces, strict=False))
    )


def _face_names(manifest: bytes) -> list[str]:
    return list(dict.fromkeys(name.decode() for name in re.findall(rb'"(symbols/[\w-]+\.svg)"', manifest)))


def fuzz_svg(data: bytes) -> None:
    """Clean a picture: the result has nothing active in it, and is clean."""
    with suppress(SosieError):
        cleaned, _ = clean(data.decode("utf-8", "replace"))
        assert not _ACTIVE.search(cleaned), cleaned
        assert clean(cleaned)[0] == cleaned


def fuzz_list(data: bytes) -> None:
    """Read a list of words and a table of pairs: every entry has a name and something to show."""
    with TemporaryDirectory() as folder:
        for name in ("list.txt", "list.csv", "list.tsv"):
            path = Path(folder, name)
            path.write_bytes(data)
            with suppress(SosieError):
                assert all(entry.names and entry.materials for entry in read_sources([path]).entries)


def fuzz_record(data: bytes) -> None:
    """Read and rule a record of a game and of a series: what is written of it is read as the same."""
    with suppress(SosieError):
        value = parse_json(data.decode("utf-8", "replace"))
        with suppress(SosieError):
            record = read_record(value)
            assert len(result(record)["rulings"]) == len(record.moves)
            assert read_record(record.to_json()) == record
        series_result(read_series(value))


TARGETS: dict[str, Callable[[bytes], None]] = {
    "deck": fuzz_deck, "svg": fuzz_svg, "list": fuzz_list, "record": fuzz_record,
}  # fmt: skip
