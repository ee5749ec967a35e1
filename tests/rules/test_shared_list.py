"""Shared lists grow without a copy, and each version stays unchanged."""

import tracemalloc
from itertools import accumulate, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.rules.shared_list import SharedList


def test_shared_list_versions_stay_unchanged() -> None:
    one = SharedList([1])
    two, other = one.plus([2, 3]), one.plus([4])
    assert (tuple(one), tuple(two), tuple(other)) == ((1,), (1, 2, 3), (1, 4))
    assert (one[-1], two[-1], other[-1], two.since(1)) == (1, 3, 4, (2, 3))
    for index in (1, -2):
        with pytest.raises(IndexError):
            one[index]


@given(st.lists(st.tuples(st.integers(0, 30), st.lists(st.integers(), max_size=4))))
def test_shared_list_behaves_like_a_tuple(additions: list[tuple[int, list[int]]]) -> None:
    versions: list[tuple[SharedList[int], tuple[int, ...]]] = [(SharedList(), ())]
    for number, more in additions:
        version, expected = versions[number % len(versions)]
        versions.append((version.plus(more), (*expected, *more)))
    for version, expected in versions:
        assert (tuple(version), len(version)) == (expected, len(expected))
        assert (version == SharedList(expected), hash(version)) == (True, hash(SharedList(expected)))
        assert [version[index] for index in range(-len(expected), len(expected))] == [*expected, *expected]


def bytes_of_all_versions(count: int) -> int:
    """Return the memory of all versions of a list that grows item by item."""
    tracemalloc.start()
    try:
        versions = list(accumulate(repeat([None], count), SharedList[None].plus, initial=SharedList[None]()))
        assert len(versions[-1]) == count
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def test_shared_list_grows_without_copies() -> None:
    assert bytes_of_all_versions(800) < 2.5 * bytes_of_all_versions(400)
