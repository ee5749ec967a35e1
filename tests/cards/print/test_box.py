"""The box closes: its nets are folded in space, and matching edges meet."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sosie.cards import SHAPES
from sosie.cards.drawing import render
from sosie.cards.print import PAPERS, Box, Net
from sosie.cards.print.box import CARD_THICKNESS, LEAFLET_THICKNESS, Rectangle

Corners = NDArray[np.float64]
Hinge = tuple[str, tuple[str, float], float]
CLOSE = 1.0
"""The tolerance for edges that meet: paper has a thickness."""


@st.composite
def boxes(draw: st.DrawFn, largest: float = 200.0) -> tuple[Box, str, float, int]:
    shape = draw(st.sampled_from(sorted(SHAPES)))
    diameter = draw(st.floats(40, largest))
    cards = draw(st.integers(3, 133))
    return Box.around(SHAPES[shape], diameter, cards), shape, diameter, cards


def turned(points: Corners, hinge: tuple[str, float], degrees: float) -> Corners:
    """Turn points around a line in the plane of the net, given by its x or y."""
    axis, at = hinge
    k = 0 if axis == "x" else 1
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    result = points.copy()
    flat = points[:, k] - at
    result[:, k] = at + flat * cos + points[:, 2] * sin
    result[:, 2] = -flat * sin + points[:, 2] * cos
    return result


def hinges(net: Net) -> dict[str, Hinge]:
    """Return for each panel except the first wall its parent, its hinge and its folding angle."""
    walls = [name for name in ("front", "left", "back", "right") if name in net.panels]
    found: dict[str, Hinge] = {"glue": (walls[0], ("x", net.panels[walls[0]].left), -90.0)}
    for wall, following in pairwise(walls):
        found[following] = (wall, ("x", net.panels[following].left), 90.0)
    on = {"bottom": "front", "lid": "back", "outer bottom": "back", "tuck": "lid"}
    on |= {f"{side} {flap}": side for side in ("left", "right") for flap in ("dust", "bottom dust")}
    for flap in on.keys() & net.panels.keys():
        panel = net.panels[flap]
        above = flap in {"lid", "tuck", "left dust", "right dust"}
        found[flap] = (on[flap], ("y", panel.bottom if above else panel.top), -90.0 if above else 90.0)
    return found


def folded(net: Net) -> dict[str, Corners]:
    """Return the corners of all folded panels: top left, top right, bottom right, bottom left of each."""
    how = hinges(net)
    result = {}
    for name, panel in net.panels.items():
        points = corners(panel)
        at = name
        while at in how:
            at_next, hinge, degrees = how[at]
            points = turned(points, hinge, degrees)
            at = at_next
        result[name] = points
    return result


def corners(panel: Rectangle) -> Corners:
    left, top, right, bottom = panel.left, panel.top, panel.right, panel.bottom
    return np.array([(left, top, 0), (right, top, 0), (right, bottom, 0), (left, bottom, 0)], dtype=float)


@given(boxes())
def test_deck_fits_into_box(drawn: tuple[Box, str, float, int]) -> None:
    box, shape, diameter, cards = drawn
    assert box.width >= diameter * SHAPES[shape].width / 2 + 1
    assert box.height >= diameter + 1
    assert box.depth >= cards * CARD_THICKNESS + LEAFLET_THICKNESS


@given(boxes(largest=70))
def test_box_walls_close(drawn: tuple[Box, str, float, int]) -> None:
    box = drawn[0]
    if len(nets := box.nets(PAPERS["a4"])) != 1:
        return
    walls = folded(nets[0])
    front, back, right = walls["front"], walls["back"], walls["right"]
    assert np.allclose(back[:, 2], -box.depth)
    assert np.ptp(front[:, 0]) == pytest.approx(box.width)
    # The free edge of the last wall, and the left edge of the first.
    assert np.abs(right[[1, 2]] - front[[0, 3]]).max() <= CLOSE
    # The glue flap lies flat behind the last wall, and is narrower.
    glue = walls["glue"]
    assert np.allclose(glue[:, 0], front[0, 0])
    assert -box.depth < glue[:, 2].min() < 0


@given(boxes(largest=70))
def test_lid_closes_and_tucks_in(drawn: tuple[Box, str, float, int]) -> None:
    box = drawn[0]
    if len(nets := box.nets(PAPERS["letter"])) != 1:
        return
    panels = folded(nets[0])
    lid, tuck, front = panels["lid"], panels["tuck"], panels["front"]
    top = front[0, 1]
    assert np.allclose(lid[:, 1], top)
    # From the back wall to the front wall, and not beyond it.
    assert sorted(np.unique(lid[:, 2].round(6))) == pytest.approx([-box.depth, 0], abs=CLOSE)
    assert np.allclose(tuck[:, 2], 0, atol=CLOSE)
    assert tuck[:, 1].max() - top == pytest.approx(15)
    assert box.height > 30
    assert front[0, 0] < tuck[:, 0].min() < tuck[:, 0].max() < front[1, 0]


@given(boxes(largest=70))
def test_flaps_fit_between_the_walls(drawn: tuple[Box, str, float, int]) -> None:
    box = drawn[0]
    if len(nets := box.nets(PAPERS["a4"])) != 1:
        return
    panels = folded(nets[0])
    front = panels["front"]
    for name, end in (("dust", front[0, 1]), ("bottom dust", front[3, 1])):
        left, right = panels[f"left {name}"], panels[f"right {name}"]
        assert np.allclose(left[:, 1], end)
        assert np.allclose(right[:, 1], end)
        # One is on the wall to the right of the front, the other to the left; they do not overlap.
        assert front[0, 0] <= right[:, 0].max() < left[:, 0].min() <= front[1, 0] + 1e-6
        for flap in (left, right):
            assert -box.depth <= flap[:, 2].min() <= flap[:, 2].max() <= 1e-6
    for name in ("bottom", "outer bottom"):
        assert np.allclose(panels[name][:, 1], front[3, 1])
        assert -box.depth - 1e-6 <= panels[name][:, 2].min()
        assert panels[name][:, 2].max() <= 1e-6
        assert np.ptp(panels[name][:, 2]) >= 0.85 * box.depth


@given(boxes(), st.sampled_from(sorted(PAPERS)))
def test_nets_fit_sheets_and_two_pieces_join(drawn: tuple[Box, str, float, int], paper: str) -> None:
    box = drawn[0]
    nets = box.nets(PAPERS[paper])
    assert all(net.fits(PAPERS[paper]) for net in nets)
    if len(nets) < 2:
        return
    front, back = nets
    assert front.panels["front"].width == back.panels["back"].width
    for net, wall in ((front, "left"), (back, "right")):
        # The flap of the other piece goes under this wall, whose free edge is at the corner.
        assert net.panels[wall].width == pytest.approx(box.depth, abs=CLOSE)
        assert net.panels["glue"].width < net.panels[wall].width
        assert net.panels["glue"].height == net.panels[wall].height


@given(boxes(largest=160))
def test_slits_are_at_ends_of_tuck_fold(drawn: tuple[Box, str, float, int]) -> None:
    nets = [net for net in drawn[0].nets(PAPERS["a4"]) if "lid" in net.panels]
    for net in nets:
        lid = net.panels["lid"]
        left, right = net.slits
        (fold,) = [fold for fold in net.folds if fold.y1 == fold.y2 == lid.top and fold.x1 > lid.left]
        assert (left.x1, left.x2) == (lid.left, fold.x1)
        assert (right.x1, right.x2) == (fold.x2, lid.right)
        assert left.x2 - left.x1 < lid.width / 4
        assert left.x2 - left.x1 == pytest.approx(right.x2 - right.x1)


@pytest.mark.parametrize("diameter", [45, 85, 130])
def test_outline_encloses_every_panel(diameter: float) -> None:
    for net in Box.around(SHAPES["circle"], diameter, 55).nets(PAPERS["a4"]):
        width, height = net.size
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><path d="{net.outline}"/></svg>'
        inside = render(svg, round(4 * width))[..., 3] > 128
        for name, panel in net.panels.items():
            x, y = panel.middle
            assert inside[int(4 * y), int(4 * x)], name
        # Only tapered and rounded corners are missing from the rectangles.
        area = sum(panel.width * panel.height for panel in net.panels.values())
        assert 0.93 * area < inside.sum() / 16 < area


def test_number_of_nets_depends_on_box_size() -> None:
    sizes = [len(Box.around(SHAPES["circle"], diameter, 55).nets(PAPERS["a4"])) for diameter in (85, 130, 198)]
    assert sizes == [1, 2, 0]


def test_rules_fit_into_usual_box() -> None:
    for shape in SHAPES.values():
        for paper in PAPERS.values():
            assert Box.around(shape, 85, 55).holds_leaflet(paper)
    assert not Box.around(SHAPES["circle"], 50, 55).holds_leaflet(PAPERS["a4"])
