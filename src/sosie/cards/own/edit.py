"""Edits of a picture before it becomes a face: crop, turn, cut-out and outline."""

from dataclasses import dataclass
from typing import Literal

from sosie.errors import OutOfRange
from sosie.languages.makers import say

Tile = Literal["round", "rounded"]
When = Literal["auto", "always", "never"]
Turn = Literal[0, 90, 180, 270]

TOLERANCE = 30
_MIN_CROP = 0.01


@dataclass(frozen=True)
class Edit:
    """The edits of a picture.

    `crop` is the left, top, width and height of the part to keep, as shares of the upright picture. The part is then
    turned clockwise by `turn` degrees. `cut_out` removes the background: always, never, or if it is plain and light;
    `tolerance` is how far colours of the background may differ. `outline` is the dark line around a face: always,
    never, or where its edge is pale.
    """

    crop: tuple[float, float, float, float] | None = None
    turn: Turn = 0
    cut_out: When = "auto"
    tolerance: int = TOLERANCE
    tile: Tile | None = None
    """The tile of a photograph; None for that of the whole deck."""
    outline: When = "auto"

    def __post_init__(self) -> None:
        if self.crop is not None:
            left, top, width, height = self.crop
            inside = left >= 0 and top >= 0 and left + width <= 1.000001 and top + height <= 1.000001
            if not inside or min(width, height) < _MIN_CROP:
                raise OutOfRange(say("wrong-crop"))
        if not 1 <= self.tolerance <= 100:
            raise OutOfRange(say("wrong-tolerance", tolerance=self.tolerance))


NO_EDIT = Edit()
