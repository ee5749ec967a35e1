"""How an entry of the embedded log lies on disk: a mark, a length, a checksum, and what they are about."""

import struct
import zlib
from typing import NamedTuple

HEADER = b"sosie-log/1\n"
"""What every file of a log begins with."""

# No text in UTF-8 contains the byte 0xff, so nothing that a player types can look like a frame.
_MARK = b"\xffLOG"
_HEAD = struct.Struct("<4sII")
_BODY = struct.Struct("<QBB")
_SNAPSHOT = 1 << 63
"""The bit of a place that tells a snapshot from an entry."""


class Frame(NamedTuple):
    """An entry of a table, from place 1 on; at place 0 the table is dropped. `key` is a digest, or nothing.

    A snapshot stands for all entries up to its place.
    """

    table: str
    place: int
    payload: bytes = b""
    key: bytes = b""
    is_snapshot: bool = False


def pack(frame: Frame) -> bytes:
    """Return a frame as it is written."""
    table = frame.table.encode()
    place = frame.place | _SNAPSHOT if frame.is_snapshot else frame.place
    body = _BODY.pack(place, len(table), len(frame.key)) + table + frame.key + frame.payload
    return _HEAD.pack(_MARK, len(body), zlib.crc32(body)) + body


def unpack(data: bytes, at: int) -> tuple[Frame, int] | None:
    """Return the frame that begins at a byte, and where it ends; None if there is no whole and sound one."""
    start = at + _HEAD.size
    if start > len(data):
        return None
    mark, length, checksum = _HEAD.unpack_from(data, at)
    body = data[start : start + length]
    if mark != _MARK or len(body) != length or length < _BODY.size or zlib.crc32(body) != checksum:
        return None
    place, table, key = _BODY.unpack_from(body)
    after_table = _BODY.size + table
    after_key = after_table + key
    code = body[_BODY.size : after_table].decode()
    frame = Frame(code, place & ~_SNAPSHOT, body[after_key:], body[after_table:after_key], place >= _SNAPSHOT)
    return frame, start + length


def is_sound_after(data: bytes, at: int) -> bool:
    """Tell whether there is a whole and sound frame anywhere after a byte: then what is there is no torn end."""
    while (at := data.find(_MARK, at + 1)) >= 0:
        if unpack(data, at):
            return True
    return False
