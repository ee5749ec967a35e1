"""The setup of a mini-game: players, cards, options."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from sosie.rules.options import Options
from sosie.rules.value import Value
from sosie.types import Symbol

Seat = int
Card = int
"""A card by its index in the shuffled deck."""

USUAL_OPTIONS = Options()
NO_OPTIONS: Mapping[str, int | str] = MappingProxyType({})


@final
class Setup(Value):
    """Players, cards in order, and options."""

    def __init__(
        self,
        players: tuple[str, ...],
        cards: tuple[frozenset[Symbol], ...],
        options: Options = USUAL_OPTIONS,
        own: Mapping[str, int | str] = NO_OPTIONS,
    ) -> None:
        self.players: Final = players
        self.cards: Final = cards
        self.options: Final = options
        self.own: Final = own
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
        return cls(tuple(players), tuple(map(frozenset, cards)), options or USUAL_OPTIONS, own)

    @property
    def seats(self) -> range:
        """The players by number, in the order of the list."""
        return range(len(self.players))
