"""Draws the insects of the edition insects that share parts: each is a list of parts, the lowest first.

Insects without shared parts are files in drawings/insects.
"""

from collections.abc import Mapping

from insects.beetles import BEETLES
from insects.bugs import BUGS
from insects.wings import WINGS

DRAWINGS: Mapping[str, tuple[str, ...]] = {**WINGS, **BEETLES, **BUGS}


def draw(name: str) -> str:
    """Return the SVG body of an insect, in a box of 32 by 32."""
    return "".join(DRAWINGS[name])
