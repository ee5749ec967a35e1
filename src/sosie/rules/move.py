"""A move of a player."""

import msgspec

from sosie.rules.setup import Seat
from sosie.types import Symbol


class Move(msgspec.Struct, frozen=True, gc=False):
    """A call, a take or a slap: `symbol`, `take` or `slap` says which."""

    at: int
    """The time at which the player made it, in milliseconds from the start."""
    seat: Seat
    symbol: Symbol | None = None
    take: bool = False
    slap: bool = False
    turn: int | None = None
    """The latest turn that the player had seen; None if unknown."""
    on: Seat | None = None
    """The player that a call names."""
    place: int | None = None
    """The place of the card that a call names."""
    places: tuple[int, int, int] | None = None
    """The places of the three cards that a call names."""
