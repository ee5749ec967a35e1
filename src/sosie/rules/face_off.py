"""The face-off, a tie-break: all look at the same two cards, and the first to call their match wins."""

from collections.abc import Mapping

import msgspec

from sosie.rules.built_in_words import built_in_words
from sosie.rules.game import Change, Faces, Game, Match, Place, Ranking, Reading, Sight, shared
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

BOTH = (0, 1)
"""The two cards' places: the first two of the deck."""


class Pair(msgspec.Struct, frozen=True):
    """The number of players, and the winner of the two cards."""

    players: int
    winner: Seat | None = None


class FaceOff(Game[Pair]):
    """Two fresh cards, one call."""

    name = "face-off"
    words = built_in_words("face-off")
    kind = "tie-break"
    tie_break = "face-off"
    places = ("centre", "centre")

    def fault(self, setup: Setup) -> str | None:
        return None if len(setup.cards) >= 2 else "cards: face-off needs 2 cards"

    def deal(self, setup: Setup) -> Pair:
        return Pair(len(setup.players))

    def readings(self, setup: Setup, table: Pair, move: Move, sight: Sight) -> tuple[Reading, ...]:
        return (Reading(all(move.symbol in setup.cards[card] for card in BOTH), BOTH, BOTH),)

    def matches(self, setup: Setup, table: Pair, seat: Seat) -> tuple[Match]:
        left, right = BOTH
        return (Match(shared(setup.cards[left], setup.cards[right]), BOTH),)

    def place_name(self, setup: Setup, place: Place) -> str:
        return ("left", "right")[place]

    def win(self, setup: Setup, table: Pair, seat: Seat, reading: Reading) -> tuple[Change[Pair], ...]:
        return (Change(Pair(table.players, seat), BOTH),)

    def is_over(self, setup: Setup, table: Pair) -> bool:
        return table.winner is not None

    def counts(self, table: Pair) -> tuple[int, ...]:
        return tuple(2 * (seat == table.winner) for seat in range(table.players))

    def points(self, table: Pair, ranking: Ranking) -> tuple[int, ...]:
        return (0,) * table.players

    def visible(self, setup: Setup, table: Pair) -> Faces:
        return (None, None) if self.is_over(setup, table) else BOTH

    def holdings(self, setup: Setup, table: Pair) -> Mapping[str, tuple[Card, ...]]:
        pile = tuple(range(2, len(setup.cards)))
        piles = {f"won {seat}": BOTH if seat == table.winner else () for seat in setup.seats}
        return {"centre": () if self.is_over(setup, table) else BOTH, "pile": pile, **piles}
