"""PNG and JPEG files: detection of metadata such as EXIF, comments, profiles or thumbnails."""

import re
import struct

_CHUNKS = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
_CHUNK = struct.Struct("!I4s")
_AROUND_A_CHUNK = 12
"""The bytes of a chunk's length, type and checksum."""

_JFIF, _SCAN = 0xE0, 0xDA
_TABLES_AND_FRAMES = frozenset({0xC0, 0xC1, 0xC2, 0xC4, 0xDB, 0xDD, _SCAN})
_SEGMENT = struct.Struct("!BBH")
_BARE_JFIF = re.compile(rb"\x00\x10JFIF\x00.{7}\x00\x00", re.DOTALL)
"""A JFIF header with a resolution and without a thumbnail."""
_AFTER_A_SCAN = re.compile(rb"\xff[^\x00\xd0-\xd7]")
_END = b"\xff\xd9"


def is_plain_png(content: bytes) -> bool:
    """Tell whether a PNG file has only the chunks of its pixels, and no trailing data."""
    offset, kind = 8, b""
    while offset + _CHUNK.size <= len(content):
        size, kind = _CHUNK.unpack_from(content, offset)
        if kind not in _CHUNKS:
            return False
        offset += size + _AROUND_A_CHUNK
        if kind == b"IEND":
            break
    return kind == b"IEND" and offset == len(content)


def is_plain_jpeg(content: bytes) -> bool:
    """Tell whether a JPEG file has only the segments of its pixels, and no trailing data."""
    offset = 2
    while offset + _SEGMENT.size <= len(content):
        begin, kind, size = _SEGMENT.unpack_from(content, offset)
        is_bare = kind in _TABLES_AND_FRAMES or (kind == _JFIF and bool(_BARE_JFIF.match(content, offset + 2)))
        if begin != 0xFF or not is_bare:
            return False
        offset += 2 + size
        if kind == _SCAN:
            after = _AFTER_A_SCAN.search(content, offset)
            offset = after.start() if after else len(content)
            if content[offset : offset + 2] == _END:
                return offset + 2 == len(content)
    return False
