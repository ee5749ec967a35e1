"""Trails: sequences that grow without a copy, of which each version stays as it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.table.shared_list import SharedList


def test_shared_list_versions_stay_unchanged() -> None:
    one = SharedList([1])
    two, other = one.plus([2, 3]), one.plus([4])
    assert (tuple(one), tuple(two), tuple(other)) == ((1,), (1, 2, 3), (1, 4))
    assert (one[-1], two[-1], other[-1], two[1:]) == (1, 3, 4, (2, 3))
    for place in (1, -2):
        with pytest.raises(IndexError):
            one[place]


@given(st.lists(st.tuples(st.integers(0, 30), st.lists(st.integers(), max_size=4))))
def test_shared_list_behaves_like_a_tuple(additions: list[tuple[int, list[int]]]) -> None:
    versions: list[tuple[SharedList[int], tuple[int, ...]]] = [(SharedList(), ())]
    for number, more in additions:
        trail, expected = versions[number % len(versions)]
        versions.append((trail.plus(more), (*expected, *more)))
    for trail, expected in versions:
        assert (tuple(trail), len(trail)) == (expected, len(expected))
        assert (trail == SharedList(expected), hash(trail)) == (True, hash(SharedList(expected)))
        assert [trail[place] for place in range(-len(expected), len(expected))] == [*expected, *expected]
