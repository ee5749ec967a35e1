"""Steiner systems S(2, k, v): v points in blocks of k, any two points in exactly one block."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import combinations

from sosie.designs.arithmetic import is_prime_power, prime_power
from sosie.designs.block_design import BlockDesign
from sosie.designs.difference_families import SPORADIC, field_family, has_field_family
from sosie.designs.existence import Answer, Existence, plane_existence
from sosie.designs.geometry import (
    affine_space_lines,
    hermitian_unital,
    maximal_arc_design,
    projective_space_lines,
    projective_space_points,
)
from sosie.designs.planes import affine_plane, projective_plane
from sosie.designs.triple_systems import steiner_triple_system
from sosie.errors import NoSuchDesign, OutOfRange

MAX_POINTS = 1024
"""The limit for Steiner systems other than planes."""


@dataclass(frozen=True)
class _Construction:
    name: str
    build: Callable[[], BlockDesign]


def steiner_system(points: int, size: int) -> BlockDesign:
    """Return a Steiner system with blocks of this size; raise `NoSuchDesign` with the reason if there is none."""
    existence = steiner_existence(points, size)
    if existence.answer is not Answer.BUILT:
        raise NoSuchDesign(existence.reason)
    return next(_constructions(points, size)).build()


def steiner_existence(points: int, size: int) -> Existence:
    """Tell whether there is a Steiner system with this many points, in blocks of this size."""
    if not 2 <= size < points:
        raise OutOfRange(f"a block must hold 2 points or more and fewer than all {points}, not {size}")
    v, k = points, size
    subject = f"S(2, {k}, {v})"
    if obstacle := _obstacle(v, k):
        return Existence(Answer.IMPOSSIBLE, f"{subject} cannot exist: {obstacle}")
    if k > 2 and v in {k * k - k + 1, k * k}:
        kind, order = (
            ("an affine plane, a projective one less a line", k) if v == k * k else ("a projective plane", k - 1)
        )
        plane = plane_existence(order)
        return Existence(plane.answer, f"{subject} amounts to {kind}, and {plane.reason}")
    construction = next(_constructions(v, k), None)
    if construction and v <= MAX_POINTS:
        return Existence(Answer.BUILT, f"{subject} exists: {construction.name} give it")
    if theorem := construction.name if construction else _theorem(v, k):
        return Existence(Answer.PROVEN, f"{subject} exists by {theorem}, but is not built here")
    return Existence(
        Answer.UNKNOWN, f"{subject} is undecided here: its numbers fit, but no construction carried here gives it"
    )


def _theorem(v: int, k: int) -> str | None:
    """Return the theorem that proves the existence of an admissible Steiner system that is not built here."""
    if k <= 5:
        return f"Hanani's theorem for blocks of {k}"
    return "Denniston's construction (1980)" if (v, k) == (66, 6) else None


def _obstacle(v: int, k: int) -> str | None:
    """Return why a Steiner system with these parameters is impossible, or None."""
    replication = Fraction(v - 1, k - 1)
    if replication.denominator > 1:
        return f"each point would be on ({v} - 1) / ({k} - 1) = {replication} blocks, which is no whole number"
    blocks = v * replication / k
    if blocks.denominator > 1:
        return f"there would be {v} * {replication} / {k} = {blocks} blocks, which is no whole number"
    if blocks < v:
        return f"it would have {blocks} blocks, and by Fisher's inequality it needs as many as its {v} points"
    if (v, k) == (46, 6):
        return "the computer search of Houghten, Thiel, Janssen and Lam (2001) excludes it"
    return None


def _constructions(v: int, k: int) -> Iterator[_Construction]:
    """Yield the constructions of an admissible Steiner system, without running them."""
    if k == 2:
        yield _Construction("all pairs of points", partial(_complete_graph, v))
    if k == 3:
        yield _Construction("the triples of Bose and Skolem", partial(steiner_triple_system, v))
    yield from _planes_and_spaces(v, k)
    yield from _sets_in_planes(v, k)
    if has_field_family(v, k):
        name = f"the translates of a difference family in the field of {v} elements"
        yield _Construction(name, lambda: field_family(v, k).develop())
    if family := SPORADIC.get((v, k)):
        name = f"the translates of a difference family in a group of order {v}"
        yield _Construction(name, family.develop)


def _planes_and_spaces(v: int, k: int) -> Iterator[_Construction]:
    if v == k * k - k + 1:
        yield _Construction(f"the lines of the plane of order {k - 1}", partial(projective_plane, k - 1))
    if v == k * k:
        yield _Construction(f"the lines of the affine plane of order {k}", partial(affine_plane, k))
    for dimension in range(3, v.bit_length() + 1):
        if is_prime_power(k) and v == k**dimension:
            name = f"the lines of the affine space of dimension {dimension} over the field of {k} elements"
            yield _Construction(name, partial(affine_space_lines, dimension, k))
        if is_prime_power(k - 1) and v == projective_space_points(dimension, k - 1):
            name = f"the lines of the projective space of dimension {dimension} over the field of {k - 1} elements"
            yield _Construction(name, partial(projective_space_lines, dimension, k - 1))


def _sets_in_planes(v: int, k: int) -> Iterator[_Construction]:
    if is_prime_power(k - 1) and v == (k - 1) ** 3 + 1:
        name = f"the lines across a Hermitian curve over the field of {(k - 1) ** 2} elements"
        yield _Construction(name, partial(hermitian_unital, k - 1))
    # An arc of degree k in a plane of order q has q * k - q + k points.
    order = (v - k) // (k - 1)
    if all((prime_power(n) or (0,))[0] == 2 for n in (k, order)) and v == order * (k - 1) + k and k < order:
        name = f"the lines across a maximal arc of degree {k} in the plane of order {order}"
        yield _Construction(name, partial(maximal_arc_design, order, k))


def _complete_graph(points: int) -> BlockDesign:
    return BlockDesign(points, tuple(combinations(range(points), 2)))
