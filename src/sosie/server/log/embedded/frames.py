"""The frame of an entry on disk: a magic number, a length, a checksum, and the payload."""

import struct
import zlib
from typing import NamedTuple

HEADER = b"sosie-log/1\n"
"""The first bytes of every file."""

# UTF-8 never contains the byte 0xff, so no text of a player looks like a frame.
_MAGIC = b"\xffLOG"
_HEAD = struct.Struct("<4sII")
_BODY = struct.Struct("<QBB")
_SNAPSHOT = 1 << 63
"""The bit of the position that marks a snapshot."""


class Frame(NamedTuple):
    """An entry or a snapshot of a table; position 0 drops the table.

    `key` is a digest, or empty. A snapshot replaces all entries up to its position.
    """

    table: str
    position: int
    payload: bytes = b""
    key: bytes = b""
    is_snapshot: bool = False


def pack(frame: Frame) -> bytes:
    """Encode a frame."""
    position = frame.position | _SNAPSHOT if frame.is_snapshot else frame.position
    return pack_entry(frame.table.encode(), position, frame.key, frame.payload)


def pack_entry(table: bytes, position: int, key: bytes, payload: bytes) -> bytes:
    """Encode the frame of an entry; the table's code is in UTF-8."""
    body = _BODY.pack(position, len(table), len(key)) + table + key + payload
    return _HEAD.pack(_MAGIC, len(body), zlib.crc32(body)) + body


def unpack(data: bytes, offset: int) -> tuple[Frame, int] | None:
    """Decode the frame at an offset, and return it with the offset of its end; None if it is incomplete or damaged."""
    start = offset + _HEAD.size
    if start > len(data):
        return None
    magic, length, checksum = _HEAD.unpack_from(data, offset)
    body = data[start : start + length]
    if magic != _MAGIC or len(body) != length or length < _BODY.size or zlib.crc32(body) != checksum:
        return None
    position, table, key = _BODY.unpack_from(body)
    after_table = _BODY.size + table
    after_key = after_table + key
    code = body[_BODY.size : after_table].decode()
    frame = Frame(code, position & ~_SNAPSHOT, body[after_key:], body[after_table:after_key], position >= _SNAPSHOT)
    return frame, start + length


def has_frame_after(data: bytes, offset: int) -> bool:
    """Tell whether a valid frame follows anywhere after an offset: then the damage is not a torn write at the end."""
    while (offset := data.find(_MAGIC, offset + 1)) >= 0:
        if unpack(data, offset):
            return True
    return False
