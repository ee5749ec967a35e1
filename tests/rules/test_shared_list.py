"""Shared lists grow without a copy, and each version stays unchanged."""

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
