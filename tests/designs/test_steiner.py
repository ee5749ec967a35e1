import tracemalloc

import pytest

from sosie.designs import Answer, plane_existence, steiner_existence, steiner_system
from sosie.designs.steiner import MAX_POINTS
from sosie.errors import NoSuchDesign, OutOfRange

NUMBERS = [(v, k) for k in range(2, 20) for v in range(k + 1, 260)]
BUILT = [(v, k) for v, k in NUMBERS if steiner_existence(v, k).answer is Answer.BUILT]
NOT_BUILT = [(v, k) for v, k in NUMBERS if (v, k) not in set(BUILT)]


@pytest.mark.parametrize(("points", "size"), BUILT)
def test_built_verdict_builds(points: int, size: int) -> None:
    parameters = steiner_system(points, size).parameters
    assert (parameters.v, parameters.k, parameters.lambda_) == (points, size, 1)


def test_unbuilt_system_is_refused_with_reason() -> None:
    for points, size in NOT_BUILT:
        with pytest.raises(NoSuchDesign) as refusal:
            steiner_system(points, size)
        assert str(refusal.value) == steiner_existence(points, size).reason


def test_impossible_verdicts_are_justified() -> None:
    for v, k in NUMBERS:
        fits = (v - 1) % (k - 1) == 0 and v * (v - 1) % (k * (k - 1)) == 0 and v >= k * k - k + 1
        known = (v, k) == (46, 6) or any(
            v == points and plane_existence(order).answer is Answer.IMPOSSIBLE
            for points, order in ((k * k, k), (k * k - k + 1, k - 1))
            if order > 1
        )
        assert (steiner_existence(v, k).answer is Answer.IMPOSSIBLE) == (not fits or known)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_small_blocks_are_never_unknown(size: int) -> None:
    answers = {steiner_existence(v, size).answer for v in range(size + 1, 2 * MAX_POINTS)}
    assert Answer.UNKNOWN not in answers


def test_admissible_small_systems_are_built() -> None:
    admissible = {(v, k) for v, k in NUMBERS if steiner_existence(v, k).answer is not Answer.IMPOSSIBLE}
    assert {
        (v, k) for v, k in admissible - set(BUILT) if k <= 3 or (k == 4 and v < 112) or (k == 5 and v < 141)
    } == set()


def test_unbuilt_systems_of_low_replication_are_known() -> None:
    answers = {
        (r * (k - 1) + 1, k): steiner_existence(r * (k - 1) + 1, k).answer
        for r in range(2, 15)
        for k in range(2, r + 1)
    }
    open_cases = {numbers for numbers, answer in answers.items() if answer is Answer.UNKNOWN}
    assert open_cases == {(51, 6), (61, 6), (85, 7), (144, 12), (157, 13)}
    assert {numbers for numbers, answer in answers.items() if answer is Answer.PROVEN} == {(66, 6)}


@pytest.mark.parametrize(("points", "size"), [(2**20, 2), (6 * 10**6 + 1, 3), (10**6 + 1, 101), (4**9, 4)])
def test_existence_uses_little_memory(points: int, size: int) -> None:
    tracemalloc.start()
    steiner_existence(points, size)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1_000_000


@pytest.mark.parametrize(("points", "size"), [(7, 1), (7, 0), (3, 3), (3, 4), (0, 2), (-5, 2)])
def test_trivial_systems_are_out_of_range(points: int, size: int) -> None:
    with pytest.raises(OutOfRange):
        steiner_existence(points, size)
