"""What a player does."""

import msgspec

from sosie.rules.setup import Seat
from sosie.types import Symbol


class Move(msgspec.Struct, frozen=True, gc=False):
    """A call, a take or a slap: `symbol`, `take` or `slap` says which."""

    at: int
    """When the player spotted it, in milliseconds from the start."""
    seat: Seat
    symbol: Symbol | None = None
    take: bool = False
    slap: bool = False
    turn: int | None = None
    """How many times the table had changed, as far as the player had seen; None if that is not said."""
    on: Seat | None = None
    """The player that a call is about."""
    place: int | None = None
    """The card, by its place, that a call is about."""
    places: tuple[int, int, int] | None = None
    """The three cards, by their places, that a call is about."""
