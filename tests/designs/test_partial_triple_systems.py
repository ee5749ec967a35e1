from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.designs import most_triples, partial_triple_system, triples_needed
from sosie.errors import NoSuchDesign, OutOfRange


@st.composite
def sizes(draw: st.DrawFn) -> tuple[int, int]:
    points = draw(st.integers(3, 30))
    return points, draw(st.integers(0, (points - 1) // 2))


@given(sizes())
def test_partial_triple_system_is_minimal_packing(
    size: tuple[int, int],
) -> None:
    points, replication = size
    if triples_needed(points, replication) > most_triples(points):
        with pytest.raises(NoSuchDesign, match="Hanani"):
            partial_triple_system(points, replication)
        return
    design = partial_triple_system(points, replication)
    pairs = Counter(pair for block in design.blocks for pair in combinations(block, 2))
    degrees = Counter(point for block in design.blocks for point in block)
    assert all(len(block) == 3 for block in design.blocks)
    assert set(pairs.values()) <= {1}
    assert all(degrees[point] >= replication for point in range(points))
    assert 3 * len(design.blocks) < points * replication + 3


@pytest.mark.parametrize("points", range(3, 8))
def test_packing_number_matches_exhaustive_search(points: int) -> None:
    def most(triples: list[tuple[int, ...]]) -> int:
        if not triples:
            return 0
        first, *rest = triples
        apart = [triple for triple in rest if len(set(first) & set(triple)) < 2]
        return max(1 + most(apart), most(rest))

    assert most_triples(points) == most(list(combinations(range(points), 3)))


@pytest.mark.parametrize(("points", "replication"), [(2, 0), (7, 4), (7, -1), (8, 4)])
def test_impossible_replication_is_refused(points: int, replication: int) -> None:
    with pytest.raises(OutOfRange, match=f"of {points} points"):
        partial_triple_system(points, replication)
