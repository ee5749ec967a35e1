"""Silhouettes: circles, areas and distances have their geometric values."""

import math

import numpy as np
import pytest
from hypothesis import given, settings

from cards.drawings import BAR, DISC, HORSESHOE, RING, SQUARE, drawing, stars
from sampling import examples
from sosie.cards import Drawing, Silhouette, silhouette
from sosie.cards.silhouette import GRID, REACH, TOUCH_POINTS, enclosing_circle, filled, touch_points

AXIS = np.linspace(-REACH, REACH, GRID)


@pytest.mark.parametrize(
    ("shape", "radius", "area"),
    [
        (DISC, 40, math.pi),
        (RING, 40, math.pi),  # a hole is inside
        (SQUARE, 30 * math.sqrt(2), 2),
        (BAR, math.hypot(40, 6), 80 * 12 / (40**2 + 6**2)),
    ],
)
def test_silhouette_has_known_circle_and_area(shape: Drawing, radius: float, area: float) -> None:
    found = silhouette(shape)
    assert found.centre == pytest.approx((50, 50), abs=0.6)
    assert found.radius == pytest.approx(radius, rel=0.02)
    assert found.area == pytest.approx(area, rel=0.04)


def test_distances_from_disc_are_exact() -> None:
    found = silhouette(DISC)
    x, y = np.meshgrid(AXIS, AXIS)
    assert np.abs(found.distance - (np.hypot(x, y) - 1)).max() < 0.03


def test_distances_from_square_are_exact() -> None:
    found = silhouette(SQUARE)
    x, y = np.abs(np.meshgrid(AXIS, AXIS)) - math.sqrt(0.5)
    exact = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0)
    assert np.abs(found.distance - exact).max() < 0.04


def test_bay_is_outside_and_hole_is_inside() -> None:
    def middle(shape: Silhouette) -> float:
        return float(shape.distance[GRID // 2, GRID // 2])

    assert middle(silhouette(HORSESHOE)) > 0
    assert middle(silhouette(RING)) < 0


@settings(max_examples=examples(30))
@given(stars())
def test_rim_is_on_edge_and_within_circle(shape: Drawing) -> None:
    found = silhouette(shape)
    cells = np.rint((found.rim + REACH) / (2 * REACH) * (GRID - 1)).astype(int)
    cell = 2 * REACH / (GRID - 1)
    assert np.abs(found.distance[cells[:, 1], cells[:, 0]]).max() < 2 * cell
    assert np.hypot(*found.rim.T).max() <= 1.0001


@given(stars())
@settings(max_examples=examples(20))
def test_enclosing_circle_is_smallest(shape: Drawing) -> None:
    points = silhouette(shape).rim.astype(np.float64)
    centre, radius = enclosing_circle(points)
    assert np.hypot(*(points - centre).T).max() <= radius + 1e-9
    # The smallest circle has points on every half of its circumference.
    touching = points[np.hypot(*(points - centre).T) > 0.97 * radius] - centre
    angles = np.sort(np.arctan2(touching[:, 1], touching[:, 0]))
    gaps = np.diff([*angles, angles[0] + 2 * math.pi])
    assert gaps.max() <= math.pi + 0.5


def test_filled_fills_unreachable_holes_only() -> None:
    rows = ["#######", "#.....#", "#.###.#", "#.#.#.#", "#.###.#", "#......", "#######"]
    mask = np.array([[letter == "#" for letter in row] for row in rows])
    expected = mask.copy()
    expected[3, 3] = True
    assert np.array_equal(filled(mask), expected)


@pytest.mark.parametrize("shape", [DISC, RING, BAR, SQUARE, HORSESHOE])
def test_touch_points_cover_drawing(shape: Drawing) -> None:
    points = np.array(touch_points(shape))
    assert len(points) == TOUCH_POINTS
    form = silhouette(shape)
    rim = form.rim * form.radius + form.centre
    gaps = np.sqrt(((rim[:, None] - points[None]) ** 2).sum(axis=-1).min(axis=1))
    assert gaps.max() < 0.25 * form.radius
    from_centre = (points - form.centre) / form.radius
    cells = np.rint((from_centre + REACH) / (2 * REACH) * (GRID - 1)).astype(int)
    assert form.distance[cells[:, 1], cells[:, 0]].max() < 2 * REACH / GRID


def test_touch_points_of_speck_are_unique() -> None:
    points = touch_points(drawing('<circle cx="50" cy="50" r="3"/>'))
    assert len(points) == len(set(points)) < TOUCH_POINTS


def test_touch_points_include_hairlines_but_not_glow() -> None:
    hair = '<path d="M10 50H90" stroke="#000" stroke-width=".05"/>'
    glow = '<circle cx="50" cy="50" r="50" fill="#000" fill-opacity=".1"/>'
    assert {round(y) for _, y in touch_points(drawing(hair))} <= {49, 50, 51}
    assert max(math.dist(point, (50, 50)) for point in touch_points(drawing(glow + DISC.body))) < 42


def test_blank_drawing_has_no_silhouette() -> None:
    with pytest.raises(ValueError, match="nothing is drawn"):
        silhouette(drawing(""))
