"""PNG, JPEG and WebP files: detection and lossless removal of metadata such as EXIF, comments or thumbnails."""

import re
import struct

_CHUNKS = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
_CHUNK = struct.Struct("!I4s")
_AROUND_A_CHUNK = 12
"""The bytes of a chunk's length, type and checksum."""

_JFIF, _ADOBE, _SCAN = 0xE0, 0xEE, 0xDA
_TABLES_AND_FRAMES = frozenset({0xC0, 0xC1, 0xC2, 0xC4, 0xDB, 0xDD, _SCAN})
_SEGMENT = struct.Struct("!BBH")
_BARE_JFIF = re.compile(rb"\x00\x10JFIF\x00.{7}\x00\x00", re.DOTALL)
"""A JFIF header with a resolution and without a thumbnail."""
_COLOUR_TRANSFORM = re.compile(rb"\x00\x0eAdobe.{7}", re.DOTALL)
"""The segment that tells how the colours of a JPEG file are encoded."""
_AFTER_A_SCAN = re.compile(rb"\xff[^\x00\xd0-\xd7]")
_END = b"\xff\xd9"
_ORIENTATION = b"\xff\xe1\x00\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0%c\0\0\0\0\0\0"
"""A segment with the orientation as its only tag."""

_WEBP_CHUNK = struct.Struct("<4sI")
_VP8_SIZE = struct.Struct("<HH")
_WEBP_CHUNKS = frozenset({b"VP8X", b"VP8 ", b"VP8L", b"ALPH"})
_ANIMATED, _WITH_METADATA = 0x02, 0x2C
"""Flags of a WebP file: an animation; a profile, EXIF or XMP."""


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


def bare_jpeg(content: bytes, orientation: int) -> bytes | None:
    """Return a JPEG file with only the segments of its pixels and its orientation; None if it is not a usual one."""
    parts = [content[:2], _ORIENTATION % orientation if orientation != 1 else b""]
    offset = 2
    while offset + _SEGMENT.size <= len(content):
        begin, kind, size = _SEGMENT.unpack_from(content, offset)
        end = offset + 2 + size
        if begin != 0xFF or size < 2:
            return None
        if kind == _SCAN:
            after = _AFTER_A_SCAN.search(content, end)
            end = after.start() if after else len(content)
        if _is_of_pixels(content, offset, kind):
            parts.append(content[offset:end])
        if kind == _SCAN and content[end : end + 2] == _END:
            return b"".join([*parts, _END])
        offset = end
    return None


def bare_png(content: bytes) -> bytes:
    """Return a PNG file with only the chunks of its pixels."""
    parts, offset = [content[:8]], 8
    while offset + _CHUNK.size <= len(content):
        size, kind = _CHUNK.unpack_from(content, offset)
        end = offset + size + _AROUND_A_CHUNK
        if kind in _CHUNKS:
            parts.append(content[offset:end])
        offset = end
        if kind == b"IEND":
            break
    return b"".join(parts)


def bare_webp(content: bytes) -> bytes | None:
    """Return a WebP file with only the chunks of its pixels; None if it is an animation."""
    parts, offset = [], 12
    while offset + _WEBP_CHUNK.size <= len(content):
        kind, size = _WEBP_CHUNK.unpack_from(content, offset)
        begin, end = offset + _WEBP_CHUNK.size, offset + _WEBP_CHUNK.size + size + size % 2
        chunk = content[offset:end]
        if kind == b"VP8X":
            flags = content[begin]
            if flags & _ANIMATED:
                return None
            chunk = chunk[:8] + bytes([flags & ~_WITH_METADATA]) + chunk[9:]
        if kind in _WEBP_CHUNKS:
            parts.append(chunk)
        offset = end
    body = b"WEBP" + b"".join(parts)
    return _WEBP_CHUNK.pack(b"RIFF", len(body)) + body


def webp_size(content: bytes) -> tuple[int, int] | None:
    """Return the width and height that a WebP file announces; None if it is none."""
    if content[:4] != b"RIFF" or content[8:12] != b"WEBP" or len(content) < 30:
        return None
    kind, body = content[12:16], content[20:30]
    if kind == b"VP8X":
        return 1 + int.from_bytes(body[4:7], "little"), 1 + int.from_bytes(body[7:10], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = _VP8_SIZE.unpack_from(body, 6)
    return width & 0x3FFF, height & 0x3FFF


def _is_of_pixels(content: bytes, offset: int, kind: int) -> bool:
    """Tell whether a segment of a JPEG file is needed for its pixels."""
    if kind in _TABLES_AND_FRAMES:
        return True
    pattern = {_JFIF: _BARE_JFIF, _ADOBE: _COLOUR_TRANSFORM}.get(kind)
    return pattern is not None and bool(pattern.match(content, offset + 2))
