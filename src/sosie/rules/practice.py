"""Practice: two cards face up; a call of their match turns up two new ones. Nothing is counted."""

from collections.abc import Mapping

import msgspec

from sosie.rules.built_in_words import built_in_words
from sosie.rules.game import Change, Faces, Game, Match, Place, Ranking, Reading, Sight, shared
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

BOTH = (0, 1)
"""The two cards' places."""


class Practising(msgspec.Struct, frozen=True):
    """The number of players, and of pairs called so far."""

    players: int
    named: int = 0


class Practice(Game[Practising]):
    """Two cards at a time, through the deck again and again, until the players stop."""

    name = "practice"
    words = built_in_words("practice")
    kind = "practice"
    places = ("centre", "centre")

    def fault(self, setup: Setup) -> str | None:
        return None if len(setup.cards) >= 4 else "cards: practice needs 4 cards or more, to turn up two new ones"

    def deal(self, setup: Setup) -> Practising:
        return Practising(len(setup.players))

    def readings(self, setup: Setup, table: Practising, move: Move, sight: Sight) -> tuple[Reading, ...]:
        return (Reading(all(move.symbol in setup.cards[card] for card in self._pair(setup, table)), BOTH, BOTH),)

    def matches(self, setup: Setup, table: Practising, seat: Seat) -> tuple[Match]:
        left, right = self._pair(setup, table)
        return (Match(shared(setup.cards[left], setup.cards[right]), BOTH),)

    def place_name(self, setup: Setup, place: Place) -> str:
        return ("left", "right")[place]

    def win(self, setup: Setup, table: Practising, seat: Seat, reading: Reading) -> tuple[Change[Practising], ...]:
        return (Change(Practising(table.players, table.named + 1), BOTH),)

    def is_over(self, setup: Setup, table: Practising) -> bool:
        return False

    def counts(self, table: Practising) -> tuple[int, ...]:
        return (0,) * table.players

    def ranking(self, table: Practising) -> Ranking:
        return (tuple(range(table.players)),)

    def points(self, table: Practising, ranking: Ranking) -> tuple[int, ...]:
        return self.counts(table)

    def visible(self, setup: Setup, table: Practising) -> Faces:
        return self._pair(setup, table)

    def holdings(self, setup: Setup, table: Practising) -> Mapping[str, tuple[Card, ...]]:
        pair = self._pair(setup, table)
        return {"centre": pair, "pile": tuple(card for card in range(len(setup.cards)) if card not in pair)}

    def _pair(self, setup: Setup, table: Practising) -> tuple[Card, Card]:
        first = 2 * table.named
        return first % len(setup.cards), (first + 1) % len(setup.cards)
