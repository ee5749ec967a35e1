import pytest
from hypothesis import given

from sampling import sampled
from sosie.deck import Deck, verify, verify_probabilistic
from sosie.designs import affine_lines, affine_plane, projective_lines, projective_plane
from sosie.errors import NoSuchDesign
from strategies import PRIME_POWERS, small_orders


@pytest.mark.parametrize(
    "order", [*(q for q in PRIME_POWERS if q <= 32), *sampled([64, 37, 41, 43, 47, 49, 53, 59, 61, 251, 256], 11)]
)
def test_two_lines_meet_in_one_point(order: int) -> None:
    lines = projective_lines(order)
    assert lines.shape == (order * order + order + 1, order + 1)
    assert set(lines.ravel().tolist()) == set(range(len(lines)))
    deck = Deck.from_array(lines)
    # All pairs would take too long in the two largest planes.
    assert (verify(deck) if order <= 64 else verify_probabilistic(deck, seed=1)).valid


@given(small_orders)
def test_projective_plane_and_dual_are_symmetric_designs(order: int) -> None:
    plane = projective_plane(order)
    points = order * order + order + 1
    assert plane.parameters == (points, points, order + 1, order + 1, 1)
    assert plane.dual.parameters == plane.parameters
    assert {frozenset(block) for block in plane.dual.dual.blocks} == {frozenset(block) for block in plane.blocks}


@given(small_orders)
def test_affine_lines_are_ordered_by_parallel_class(order: int) -> None:
    plane = affine_plane(order)
    assert plane.parameters == (order**2, order**2 + order, order + 1, order, 1)
    assert plane.resolution is not None
    lines = affine_lines(order)
    for parallel in range(order + 1):
        points = lines[parallel * order : (parallel + 1) * order].ravel().tolist()
        assert sorted(points) == list(range(order**2))


@pytest.mark.parametrize("order", [6, 10, 12, 14, 15])
def test_plane_without_field_is_refused(order: int) -> None:
    with pytest.raises(NoSuchDesign, match=f"order {order}"):
        projective_lines(order)
    with pytest.raises(NoSuchDesign, match=f"order {order}"):
        affine_plane(order)
