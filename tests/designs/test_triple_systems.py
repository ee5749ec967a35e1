import pytest

from sosie.designs import steiner_triple_system
from sosie.errors import NoSuchDesign, OutOfRange


@pytest.mark.parametrize("points", [v for v in range(7, 130) if v % 6 in {1, 3}])
def test_triple_system_exists_for_admissible_points(points: int) -> None:
    assert steiner_triple_system(points).parameters[3:] == (3, 1)
    assert steiner_triple_system(points).points == points


@pytest.mark.parametrize("points", [v for v in range(7, 40) if v % 6 not in {1, 3}])
def test_inadmissible_points_are_refused_with_residue(points: int) -> None:
    with pytest.raises(NoSuchDesign, match=f"{points} is {points % 6} mod 6"):
        steiner_triple_system(points)


@pytest.mark.parametrize("points", [-3, 0, 1, 3, 6])
def test_trivial_systems_are_out_of_range(points: int) -> None:
    with pytest.raises(OutOfRange):
        steiner_triple_system(points)
