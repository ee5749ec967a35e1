"""The options that every mini-game has."""

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The options that every mini-game has, in milliseconds."""

    tie_ms: int = 0
    """The tie window: right calls that compete within this time are tied."""
    take_ms: int = 3000
    """The time that tied players have to take the card."""
    freeze_ms: int = 2000
    """The time for which a wrong call freezes its player."""
