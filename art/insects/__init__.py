"""Draws the insects of the edition insects that are of a kind: each is a row of parts, the lowest first.

What shares nothing with others is a file in drawings/insects. Here, parts make up the tables of wings, beetles and
bugs.
"""

from collections.abc import Mapping

from insects.beetles import BEETLES
from insects.bugs import BUGS
from insects.wings import WINGS

DRAWINGS: Mapping[str, tuple[str, ...]] = {**WINGS, **BEETLES, **BUGS}


def draw(name: str) -> str:
    """Return the body of the SVG of one of them, in a box of 32 by 32."""
    return "".join(DRAWINGS[name])
