"""The setup of a mini-game: players, cards, options."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from sosie.types import Symbol

Seat = int
Card = int
"""A card by its index in the shuffled deck."""


class Options(msgspec.Struct, frozen=True):
    """The options that every mini-game has, in milliseconds."""

    tie_ms: int = 0
    """The tie window: right calls that compete within this time are tied."""
    take_ms: int = 3000
    """The time that tied players have to take the card."""
    freeze_ms: int = 2000
    """The time for which a wrong call freezes its player."""


class Setup(msgspec.Struct, frozen=True):
    """Players, cards in order, and options."""

    players: tuple[str, ...]
    cards: tuple[frozenset[Symbol], ...]
    options: Options = Options()
    own: Mapping[str, int | str] = {}
    """The options of the game itself, by name."""

    @classmethod
    def of(
        cls,
        players: Sequence[str],
        cards: Iterable[Iterable[Symbol]],
        options: Options | None = None,
        **own: int | str,
    ) -> "Setup":
        """Build a setup from any iterables."""
        return cls(tuple(players), tuple(map(frozenset, cards)), options or Options(), own)

    @property
    def seats(self) -> range:
        """The players by number, in the order of the list."""
        return range(len(self.players))
