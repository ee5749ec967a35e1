"""Draws the people of the edition ring who carry the same swords or are of the same small folk.

Who shares nothing with others is a file in drawings/ring. Here, colours and parts make up the figures of small_folk and
tall_folk.
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
    """Return the body of the SVG of one of them, in a box of 32 by 32."""
    return DRAWINGS[name]()
