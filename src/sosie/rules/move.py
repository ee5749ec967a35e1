"""A move of a player."""

from typing import Final, final

from sosie.rules.setup import Seat
from sosie.rules.value import Value
from sosie.types import Symbol


@final
class Move(Value):
    """A call, a take or a slap: `symbol`, `take` or `slap` says which."""

    def __init__(
        self,
        at: int,
        seat: Seat,
        symbol: Symbol | None = None,
        take: bool = False,
        slap: bool = False,
        turn: int | None = None,
        on: Seat | None = None,
        place: int | None = None,
        places: tuple[int, int, int] | None = None,
    ) -> None:
        self.at: Final = at
        """The time at which the player made it, in milliseconds from the start."""
        self.seat: Final = seat
        self.symbol: Final = symbol
        self.take: Final = take
        self.slap: Final = slap
        self.turn: Final = turn
        """The latest turn that the player had seen; None if unknown."""
        self.on: Final = on
        """The player that a call names."""
        self.place: Final = place
        """The place of the card that a call names."""
        self.places: Final = places
        """The places of the three cards that a call names."""

    def moved_to(self, at: int) -> "Move":
        """Return the same move at another time."""
        return Move(at, self.seat, self.symbol, self.take, self.slap, self.turn, self.on, self.place, self.places)
