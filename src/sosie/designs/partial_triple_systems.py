"""Partial triple systems: triples of points, no pair in two triples, each point on about equally many triples.

There is one for every number of triples up to that of a Steiner triple system. They are found by hill-climbing, as
Stinson does for Steiner systems: a point that lacks a triple gets one, and a triple that shares a pair with it is
removed.
"""

from random import Random

from sosie.designs.block_design import BlockDesign
from sosie.errors import NoSuchDesign, OutOfRange

_STEPS_FOR_A_TRIPLE = 2000


def partial_triple_system(points: int, replication: int) -> BlockDesign:
    """Return the smallest partial triple system with each point on at least `replication` triples."""
    if points < 3 or not 0 <= replication <= (points - 1) // 2:
        most = max(0, (points - 1) // 2)
        raise OutOfRange(
            f"of {points} points each can be on 0 to {most} triples without a pair twice, not {replication}"
        )
    needed = triples_needed(points, replication)
    if needed > most_triples(points):
        raise NoSuchDesign(f"{points} points have at most {most_triples(points)} triples without a pair twice (Hanani)")
    climb = _Climb(points, replication, extra=3 * needed - points * replication)
    for _ in range(_STEPS_FOR_A_TRIPLE * (needed + 1)):
        if len(climb.triples) == needed:
            return BlockDesign.from_blocks(points, sorted(climb.triples))
        climb.step()
    raise NoSuchDesign(f"no {needed} triples on {points} points were found with each point on {replication} or more")


def triples_needed(points: int, replication: int) -> int:
    """Return the least number of triples that puts each point on `replication` of them."""
    return -(-points * replication // 3)


def most_triples(points: int) -> int:
    """Return the most triples with no pair in two of them: Hanani's packing number."""
    return points * ((points - 1) // 2) // 3 - (points % 6 == 5)


class _Climb:
    """The state of a hill climb: each point may be on `replication` triples, the first `extra` points on one more."""

    def __init__(self, points: int, replication: int, extra: int) -> None:
        self.room = [replication + (point < extra) for point in range(points)]
        self.triples: set[tuple[int, int, int]] = set()
        self.third: dict[tuple[int, int], int] = {}
        """The third point of the triple that a pair is in."""
        self.random = Random(points * 1000 + replication)

    def step(self) -> None:
        """Add a triple at a point that lacks one, removing at most one other triple."""
        wanting = [point for point, room in enumerate(self.room) if room]
        x = self.random.choice(wanting)
        free = [y for y in range(len(self.room)) if y != x and (x, y) not in self.third]
        # Points with room first: only a point without room has to give up a triple.
        with_room = [y for y in free if self.room[y]]
        if len(free) < 2:
            return
        y = self.random.choice(with_room or free)
        z = self.random.choice([point for point in (with_room if len(with_room) > 1 else free) if point != y])
        if (y, z) in self.third:
            self._remove(y, z, self.third[y, z])
        for point in (y, z):
            if not self.room[point]:
                self._remove(*self.random.choice([triple for triple in sorted(self.triples) if point in triple]))
        self._add(x, y, z)

    def _add(self, *triple: int) -> None:
        a, b, c = sorted(triple)
        self.triples.add((a, b, c))
        for point in (a, b, c):
            self.room[point] -= 1
        for first, second, third in ((a, b, c), (a, c, b), (b, c, a)):
            self.third[first, second] = self.third[second, first] = third

    def _remove(self, *triple: int) -> None:
        a, b, c = sorted(triple)
        self.triples.discard((a, b, c))
        for point in (a, b, c):
            self.room[point] += 1
        for first, second in ((a, b), (a, c), (b, c)):
            del self.third[first, second], self.third[second, first]
