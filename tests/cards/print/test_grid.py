import math
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.cards import SHAPES, Shape
from sosie.cards.print import PAPERS, PrintOptions, largest_diameter
from sosie.cards.print.back import bled
from sosie.cards.print.grid import Grid, best_grid
from sosie.cards.print.options import EDGE
from sosie.errors import OutOfRange


@st.composite
def grids(draw: st.DrawFn) -> tuple[Grid, PrintOptions]:
    shape = SHAPES[draw(st.sampled_from(sorted(SHAPES)))]
    paper = draw(st.sampled_from(sorted(PAPERS)))
    diameter = draw(st.floats(40, largest_diameter(paper, shape)))
    options = PrintOptions(paper=paper, diameter=diameter, bleed=draw(st.floats(0, 10)))
    return best_grid(options, shape), options


@given(grids())
def test_cards_stay_on_the_sheet(drawn: tuple[Grid, PrintOptions]) -> None:
    grid, _ = drawn
    across = grid.radius * grid.shape.width / 2
    for x, y in grid.centres:
        assert EDGE - 1e-6 <= x - across <= x + across <= grid.sheet.width - EDGE + 1e-6
        assert EDGE - 1e-6 <= y - grid.radius <= y + grid.radius <= grid.sheet.height - EDGE + 1e-6


@given(grids())
def test_bleed_does_not_overlap_other_cards(drawn: tuple[Grid, PrintOptions]) -> None:
    grid, options = drawn
    turn = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    rays = np.column_stack([np.cos(turn), np.sin(turn)])
    reach = bled(grid.shape, grid.radius, options.bleed)
    for one, other in combinations(grid.centres, 2):
        # On every ray, the end of the bleed is outside the other card.
        apart = np.subtract(one, other)
        for share in (0.5, 0.8, 1.0):
            points = rays * reach * share
            within = grid.shape.outside(points / reach)[0] <= 0
            beyond = grid.shape.outside((points + apart) / reach)[0] * reach
            assert (beyond[within] > -1e-6).all()


@given(grids())
def test_grid_holds_at_least_rows_and_columns(drawn: tuple[Grid, PrintOptions]) -> None:
    grid, options = drawn
    gutter = max(2 * options.bleed, 4)
    rows = int((grid.sheet.height - 2 * EDGE + gutter + 1e-6) / (2 * grid.radius + gutter))
    columns = int((grid.sheet.width - 2 * EDGE + gutter + 1e-6) / (grid.radius * grid.shape.width + gutter))
    assert len(grid.centres) >= rows * columns >= 1


@given(grids())
def test_cards_are_centred(drawn: tuple[Grid, PrintOptions]) -> None:
    grid, _ = drawn
    places = np.array(grid.centres)
    assert (places.min(axis=0) + places.max(axis=0)) / 2 == pytest.approx(np.array(grid.sheet) / 2)


@given(grids(), st.sampled_from(["long", "short"]))
def test_mirroring_twice_is_identity(drawn: tuple[Grid, PrintOptions], flip: str) -> None:
    grid, _ = drawn
    back = Grid(grid.sheet, grid.shape, grid.radius, grid.gutter, grid.mirrored(flip))
    assert np.allclose(back.mirrored(flip), grid.centres)


@given(grids())
def test_crop_marks_follow_sides_without_touching_cards(drawn: tuple[Grid, PrintOptions]) -> None:
    grid, _ = drawn
    marks = grid.crop_marks()
    across, down = grid.radius * grid.shape.width / 2, grid.radius
    sides_x = np.array([x + side * across for x, _ in grid.centres for side in (-1, 1)])
    sides_y = np.array([y + side * down for _, y in grid.centres for side in (-1, 1)])
    for x1, y1, x2, y2 in marks:
        points = np.linspace((x1, y1), (x2, y2), 9)[:, None] - np.array(grid.centres)
        assert (grid.shape.outside(points / grid.radius)[0] > 0).all()
        assert (np.abs(sides_x - x1).min() if x1 == x2 else np.abs(sides_y - y1).min()) < 1e-3
        assert x1 == x2 or y1 == y2
        assert 0 <= x1 <= x2 <= grid.sheet.width
        assert 0 <= min(y1, y2) <= max(y1, y2) <= grid.sheet.height
    assert marks


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.name)
def test_six_usual_cards_fit_on_a_sheet(paper: str, shape: Shape) -> None:
    assert len(best_grid(PrintOptions(paper=paper), shape).centres) == 6


def test_staggered_rows_are_used_if_they_hold_more() -> None:
    grid = best_grid(PrintOptions(diameter=60), SHAPES["hexagon"])
    assert len(grid.centres) == 15
    assert len({round(x, 3) for x, _ in grid.centres}) == 6


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.name)
def test_largest_diameter_is_maximal(paper: str, shape: Shape) -> None:
    most = largest_diameter(paper, shape)
    PrintOptions(paper=paper, diameter=most).check_diameter(shape)
    assert len(best_grid(PrintOptions(paper=paper, diameter=most), shape).centres) == 1
    with pytest.raises(OutOfRange, match=f"40 to {most:g} mm"):
        PrintOptions(paper=paper, diameter=most + 1).check_diameter(shape)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"paper": "a3"}, "a4, letter"),
        ({"flip": "up"}, "long, short"),
        ({"language": "tlh"}, "en, de, es, fr"),
        ({"second_language": "tlh"}, "en, de, es, fr"),
        ({"parts": ("cards", "lid")}, "cards, backs, index, rules, box"),
        ({"bleed": -1}, "0 to 10 mm"),
        ({"bleed": math.nan}, "0 to 10 mm"),
        ({"back_colour": "blue"}, "#1F2A44"),
    ],
)
def test_invalid_print_options_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(OutOfRange, match=message):
        PrintOptions(**wrong)  # type: ignore[arg-type]  # the point of the test
