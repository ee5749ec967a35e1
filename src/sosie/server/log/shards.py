"""Shards: fixed parts of all tables, by a hash of the code; a process or a stream has some of them."""

from zlib import crc32

from sosie.table.codes import shared_part

SHARDS = 16


def shard_of(table: str) -> int:
    """Return the shard of a table or event, the same in every process and version.

    An event and all its tables are in one shard, so that one process of a server has them all.
    """
    return crc32(shared_part(table).encode()) % SHARDS


def process_of(table: str, processes: int) -> int:
    """Return the process, of a number of them, that has a table."""
    return shard_of(table) % processes
