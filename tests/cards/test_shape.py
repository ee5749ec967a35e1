"""Shapes of cards: signed distances and outlines."""

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from sosie.cards import SHAPES, Shape
from sosie.cards.drawing import render

shapes = pytest.mark.parametrize("shape", SHAPES.values(), ids=list(SHAPES))
coordinates = st.floats(-1.5, 1.5)


@shapes
def test_outline_encloses_inside_points(shape: Shape) -> None:
    pixels = 400
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240"><path d="{shape.path(100)}"/></svg>'
    drawn = render(svg, pixels)[..., 3] > 127
    axis = ((np.arange(pixels) + 0.5) / pixels - 0.5) * 2.4
    distance, _ = shape.outside(np.stack(np.meshgrid(axis, axis), axis=-1))
    clear = np.abs(distance) > 0.01
    assert np.array_equal(drawn[clear], (distance < 0)[clear])
    assert drawn.sum() * (2.4 / pixels) ** 2 == pytest.approx(shape.area, rel=0.01)


@shapes
@given(x=coordinates, y=coordinates)
@example(x=0.5, y=0.5)
@example(x=1.5, y=1.5)
def test_gradient_step_adds_its_length(shape: Shape, x: float, y: float) -> None:
    # The gradient is undefined at the centre.
    assume(np.hypot(x, y) > 1e-3)
    point = np.array([[x, y]])
    distance, direction = shape.outside(point)
    assert np.linalg.norm(direction) == pytest.approx(1)
    further, _ = shape.outside(point + 1e-4 * direction)
    assert further[0] - distance[0] == pytest.approx(1e-4, rel=0.05, abs=2e-6)


@shapes
def test_shapes_have_height_of_unit_circle(shape: Shape) -> None:
    turns = np.linspace(0, 2 * np.pi, 200)
    around = np.column_stack([np.cos(turns), np.sin(turns)])
    assert shape.outside(around * 0.86)[0].max() < 0
    assert shape.outside(np.array([[0.0, 1.001], [0.0, -1.001]]))[0].min() > 0
