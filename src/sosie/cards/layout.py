"""Layouts: the position, angle and size of each symbol on a card.

Symbols are packed by their silhouettes. All start small and grow together; symbols that come too near to each other,
or to the edge of the card, are pushed and turned away until none is. When they cannot grow together any more, each
grows on its own. Finally all distances are measured at many more points, and symbols shrink where necessary.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sosie.cards.relaxation import Arrangement, Relaxation
from sosie.cards.shape import SHAPES, Shape
from sosie.cards.silhouette import Silhouette
from sosie.errors import OutOfRange

Floats = NDArray[np.float64]

_ACCURACY = 0.003
"""The error of a silhouette in pixels against the drawing on the card; added to all distances."""
_FIRST_SIZE = 0.3
_TOGETHER = 0.02
_FINEST_TOGETHER = 0.003
_ALONE = 1.05
_MAX_ALONE = 1.6
_STEPS_TOGETHER, _STEPS_ALONE = 400, 400
_SETTLE_STEPS_TOGETHER, _SETTLE_STEPS_ALONE = 24, 16


@dataclass(frozen=True)
class Spacing:
    """Distances and sizes of symbols on a card, in radii of the card."""

    clearance: float = 0.05
    """The least distance between two symbols."""
    margin: float = 0.05
    """The least distance from a symbol to the edge of the card."""
    spread: float = 2.2
    """The approximate ratio of the largest symbol to the smallest."""
    smallest: float = 0.16
    """The least radius of the circle around a symbol."""
    shape: str = "circle"

    def __post_init__(self) -> None:
        if not (0 <= self.clearance <= 0.3 and 0 <= self.margin <= 0.5 and 1 <= self.spread <= 5):
            raise OutOfRange(f"symbols cannot be spaced like this: {self}")
        if self.shape not in SHAPES:
            raise OutOfRange(f'there is no shape "{self.shape}": choose one of {", ".join(SHAPES)}')


USUAL_SPACING = Spacing()


@dataclass(frozen=True)
class Wish:
    """A symbol's preferred size rank and angle, and how far it may be turned from that angle."""

    rank: float
    degrees: float
    freedom: float = 360.0


@dataclass(frozen=True)
class Placement:
    """The place of a symbol: the centre and radius of its enclosing circle, in radii of the card, and its angle.

    `pivot` and `radius` are that circle in the drawing's own units, so that a placement is enough to draw the symbol.
    """

    x: float
    y: float
    degrees: float
    size: float
    pivot: tuple[float, float]
    radius: float


def lay_out(
    shapes: Sequence[Silhouette], wishes: Sequence[Wish], spacing: Spacing = USUAL_SPACING, seed: int = 0
) -> tuple[Placement, ...]:
    """Return a placement for each silhouette, with the required distances to the others and to the edge."""
    # A smaller spread makes the smallest symbol larger.
    for number, spread in enumerate(_smaller_spreads(spacing.spread)):
        packings = [_Packing(shapes, wishes, spacing, spread, [seed, number, start]) for start in _starts(len(shapes))]
        best = max(packings, key=lambda packing: packing.covered_area)
        if best.sizes.min() >= spacing.smallest:
            return best.placements()
    raise OutOfRange(
        f"{len(shapes)} symbols do not fit on a card with none smaller than {spacing.smallest:g} of its radius: "
        "ask for fewer symbols, smaller ones or less space between them"
    )


def fill(silhouettes: Sequence[Silhouette], placements: Sequence[Placement], card: Shape) -> float:
    """Return the share of a card that silhouettes cover."""
    return sum(s.area * place.size**2 for s, place in zip(silhouettes, placements, strict=True)) / card.area


def _smaller_spreads(spread: float) -> Iterator[float]:
    for share in (1.0, 0.75, 0.5, 0.25, 0.0, 0.0):
        yield spread**share


class _Packing:
    def __init__(
        self,
        shapes: Sequence[Silhouette],
        wishes: Sequence[Wish],
        spacing: Spacing,
        spread: float,
        seed: Sequence[int],
    ) -> None:
        self.shapes, self.spread, self.random = shapes, spread, np.random.default_rng(seed)
        clearance, room = spacing.clearance + _ACCURACY, 1 - spacing.margin - _ACCURACY
        self.relaxation = Relaxation(shapes, clearance, room, SHAPES[spacing.shape])
        ranks = np.array([wish.rank for wish in wishes])
        # Evenly over the whole spread, in the preferred order.
        self.relative = spread ** (np.argsort(np.argsort(ranks)) / max(len(ranks) - 1, 1) - 1)
        self.angles = np.radians([wish.degrees for wish in wishes])
        self.freedom = np.radians([wish.freedom for wish in wishes])
        self.arrangement = Arrangement(_ring(len(shapes), self.random), self.angles)
        self.sizes = self.relative * _FIRST_SIZE
        self._grow_together()
        self._grow_alone()
        self._shrink_to_fit()

    @property
    def covered_area(self) -> float:
        """The area that symbols cover."""
        return float(sum(shape.area * size**2 for shape, size in zip(self.shapes, self.sizes, strict=True)))

    def _grow_together(self) -> None:
        """Grow all symbols at the same rate as far as possible, in smaller and smaller steps."""
        steps, rate, best = _STEPS_TOGETHER, _TOGETHER, None
        scale, failures = _FIRST_SIZE, 0
        while steps > 0 and rate > _FINEST_TOGETHER:
            taken, rests = self._settle(self.relative * scale, _SETTLE_STEPS_TOGETHER)
            steps -= taken
            if rests:
                best, failures = (self.arrangement, scale), 0
                scale *= 1 + rate
            elif best is None:
                scale *= 0.9
            elif failures < 2:
                failures += 1
                self.arrangement = self._jittered(self.arrangement)
            else:
                rate, failures = rate / 2, 0
                self.arrangement, scale = best[0], best[1] * (1 + rate)
        if best:
            self.arrangement, scale = best
        self.sizes = self.relative * scale

    def _grow_alone(self) -> None:
        """Grow each symbol on its own as far as possible, in turns."""
        first = self.sizes
        steps, growing = _STEPS_ALONE, set(range(len(first)))
        while growing and steps > 0:
            for number in self.random.permutation(sorted(growing)).tolist():
                sizes = self.sizes.copy()
                sizes[number] *= _ALONE
                before, allowed = self.arrangement, sizes[number] < first[number] * _MAX_ALONE
                if allowed and sizes.max() < sizes.min() * max(1.1 * self.spread, _ALONE):
                    taken, rests = self._settle(sizes, _SETTLE_STEPS_ALONE)
                    steps -= taken
                    if rests:
                        self.sizes = sizes
                        continue
                self.arrangement = before
                growing.discard(number)

    def _shrink_to_fit(self) -> None:
        """Shrink symbols around their centres until all precisely measured distances are sufficient."""
        for _ in range(40):
            missing = self.relaxation.missing(self.arrangement, self.sizes)
            if missing.max() <= 0:
                return
            self.sizes = self.sizes - 1.1 * np.maximum(missing, 0) - 1e-5 * (missing > 0)

    def placements(self) -> tuple[Placement, ...]:
        """Return the result, rounded to visible precision."""
        degrees = np.degrees(self.arrangement.angles) % 360
        rows = zip(self.arrangement.centres.tolist(), degrees.tolist(), self.sizes.tolist(), self.shapes, strict=True)
        return tuple(
            Placement(round(x, 5), round(y, 5), round(angle, 3), round(size - 5e-6, 5), shape.centre, shape.radius)
            for (x, y), angle, size, shape in rows
        )

    def _settle(self, sizes: Floats, max_steps: int) -> tuple[int, bool]:
        """Push until nothing is too near; return the number of steps and whether it came to rest."""
        for step in range(1, max_steps + 1):
            self.arrangement, rests = self.relaxation.step(self.arrangement, sizes)
            turned = np.clip(_turn(self.arrangement.angles - self.angles), -self.freedom, self.freedom)
            self.arrangement = Arrangement(self.arrangement.centres, self.angles + turned)
            if rests:
                return step, True
        return max_steps, False

    def _jittered(self, arrangement: Arrangement) -> Arrangement:
        centres = arrangement.centres + self.random.normal(0, 0.01, arrangement.centres.shape)
        return Arrangement(centres, arrangement.angles + self.random.normal(0, 0.1, arrangement.angles.shape))


def _turn(angle: Floats) -> Floats:
    """Return angles normalised to -pi to pi."""
    return np.asarray((angle + np.pi) % (2 * np.pi) - np.pi)


def _starts(count: int) -> range:
    """Return the attempts to make: layouts of few symbols are quicker and vary more."""
    return range(1 if count > 5 else 2)


def _ring(count: int, random: np.random.Generator) -> Floats:
    """Return initial centres: on a ring, and one in the middle if there are many."""
    inside = 1 if count > 5 else 0
    angles = np.linspace(0, 2 * np.pi, count - inside, endpoint=False) + random.uniform(0, 2 * np.pi)
    around = 0.6 * np.column_stack([np.cos(angles), np.sin(angles)])
    centres = np.vstack([np.zeros((inside, 2)), around])
    return np.asarray(random.permutation(centres) + random.normal(0, 0.03, (count, 2)))
