"""Draws the people of the edition ring who share parts, such as swords and heads.

People without shared parts are files in drawings/ring.
"""

from collections.abc import Callable, Mapping

from people.small_folk import bilbo, fili_kili, frodo, merry_pippin, sam
from people.tall_folk import aragorn, eowyn, nazgul

DRAWINGS: Mapping[str, Callable[[], str]] = {
    "aragorn": aragorn,
    "bilbo": bilbo,
    "eowyn": eowyn,
    "fili-kili": fili_kili,
    "frodo": frodo,
    "merry-pippin": merry_pippin,
    "nazgul": nazgul,
    "sam": sam,
}


def draw(name: str) -> str:
    """Return the SVG body of a person, in a box of 32 by 32."""
    return DRAWINGS[name]()
