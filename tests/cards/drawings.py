"""Drawings whose shape is known exactly."""

import math

from hypothesis import strategies as st

from sosie.cards import Drawing


def drawing(body: str) -> Drawing:
    """Return a drawing in a box of 100 units."""
    return Drawing(body, 0.0, 0.0, 100.0)


DISC = drawing('<circle cx="50" cy="50" r="40" fill="#c00"/>')
RING = drawing('<circle cx="50" cy="50" r="35" fill="none" stroke="#c00" stroke-width="10"/>')
BAR = drawing('<rect x="10" y="44" width="80" height="12" fill="#00c"/>')
SQUARE = drawing('<rect x="20" y="20" width="60" height="60" fill="#0a0"/>')
HORSESHOE = drawing('<path d="M20 80V20H80V80H64V36H36V80Z" fill="#a0a"/>')


@st.composite
def stars(draw: st.DrawFn) -> Drawing:
    """Draw a star or blob of a few points, fat or thin, somewhere in its box."""
    points = draw(st.integers(3, 9))
    inner = draw(st.floats(0.2, 1.0))
    squeeze = draw(st.floats(0.25, 1.0))
    corners = (
        (50 + 40 * r * math.cos(math.pi * k / points), 50 + 40 * squeeze * r * math.sin(math.pi * k / points))
        for k in range(2 * points)
        for r in (inner if k % 2 else 1.0,)
    )
    path = " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)
    return drawing(f'<polygon points="{path}" fill="#333"/>')
