"""Shards of the log."""

from collections import Counter
from itertools import product

from sosie.server.log.shards import SHARDS, shard_of
from sosie.table.codes import ALPHABET, event_table_code


def test_shard_never_changes() -> None:
    # Logs on disks and in clusters rely on these.
    assert [shard_of(code) for code in ("9FPFD", "22222", "BCDFG", "ZZZZZ")] == [1, 14, 11, 3]


def test_shards_are_even() -> None:
    sizes = Counter(shard_of("".join(code) + "22") for code in product(ALPHABET, repeat=3))
    assert len(sizes) == SHARDS
    assert max(sizes.values()) < 1.1 * min(sizes.values())


def test_event_and_its_tables_share_a_shard() -> None:
    for event in ("E7KQ2M", "EBCDFG", "EZZZZZ"):
        tables = [event_table_code(event, number, table) for number in range(20) for table in range(100)]
        assert len({event, *tables}) == 2001
        assert {shard_of(code) for code in tables} == {shard_of(event)}
