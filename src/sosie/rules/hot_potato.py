"""Hot Potato: give all your cards to a player whose top card matches yours. Fewest cards laid aside win."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from sosie.rules.built_in_words import built_in_labels, built_in_words
from sosie.rules.description import NumberOption, Option
from sosie.rules.game import (
    Change,
    Faces,
    Game,
    Match,
    Ranking,
    Reading,
    Sight,
    others,
    replaced,
    shared,
)
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

MIN_ROUNDS = 5
MAX_ROUNDS = 20
"""The limit for a host; a record may have as many rounds as the cards allow."""


class Potatoes(msgspec.Struct, frozen=True):
    """Each player's hand in this round, top card last; cards laid aside; rounds lost; and rounds dealt so far."""

    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[tuple[Card, ...], ...]
    lost: tuple[int, ...]
    dealt: int


class HotPotato(Game[Potatoes]):
    """Hot Potato, in several rounds. The pile of a seat lies at the place with its number."""

    name = "hot-potato"
    words = built_in_words("hot-potato")
    places = ("each",)
    targets = ("on",)
    best = "fewest"
    options: ClassVar[tuple[Option, ...]] = (
        NumberOption(
            "rounds",
            MIN_ROUNDS,
            MAX_ROUNDS,
            MIN_ROUNDS,
            built_in_labels("hot-potato", "rounds"),
        ),
    )

    def fault(self, setup: Setup) -> str | None:
        rounds, players, cards = self.rounds(setup), len(setup.players), len(setup.cards)
        most = cards // players
        if most < MIN_ROUNDS:
            return f"cards: hot-potato needs {MIN_ROUNDS * players} cards or more for {players} players, not {cards}"
        if not MIN_ROUNDS <= rounds <= most:
            return (
                f"options.rounds: hot-potato: rounds must be {MIN_ROUNDS} to {most} "
                f"for {players} players and {cards} cards, not {rounds}"
            )
        return None

    def rounds(self, setup: Setup) -> int:
        """Return the number of rounds."""
        return int(setup.own.get("rounds", MIN_ROUNDS))

    def deal(self, setup: Setup) -> Potatoes:
        no_cards = ((),) * len(setup.players)
        return Potatoes(self._round(setup, 0), no_cards, (0,) * len(setup.players), 1)

    def _round(self, setup: Setup, number: int) -> tuple[tuple[Card, ...], ...]:
        first = number * len(setup.players)
        return tuple((first + seat,) for seat in setup.seats)

    def readings(self, setup: Setup, table: Potatoes, move: Move, sight: Sight) -> Iterator[Reading]:
        mine = move.symbol in setup.cards[table.hands[move.seat][-1]]
        for seat in others(setup, move):
            theirs = table.hands[seat]
            right = mine and bool(theirs) and move.symbol in setup.cards[theirs[-1]]
            places = (move.seat, seat)
            yield Reading(right, places, places, seat)

    def matches(self, setup: Setup, table: Potatoes, seat: Seat) -> Iterator[Match]:
        mine = setup.cards[table.hands[seat][-1]]
        for other in setup.seats:
            if other != seat and table.hands[other]:
                yield Match(shared(mine, setup.cards[table.hands[other][-1]]), (seat, other), on=other)

    def win(self, setup: Setup, table: Potatoes, seat: Seat, reading: Reading) -> tuple[Change[Potatoes], ...]:
        """Give a hand away; the last player with cards lays them aside, and the next round is dealt."""
        given = self.give(table, seat, reading.target)
        hands = given.table.hands
        if sum(map(bool, hands)) > 1:
            return (given,)
        aside = tuple(cards + hand for cards, hand in zip(table.aside, hands, strict=True))
        lost = tuple(rounds + bool(hand) for rounds, hand in zip(table.lost, hands, strict=True))
        if table.dealt == self.rounds(setup):
            return (Change(Potatoes(((),) * len(hands), aside, lost, table.dealt), given.places),)
        dealt = Potatoes(self._round(setup, table.dealt), aside, lost, table.dealt + 1)
        return given, Change(dealt, tuple(setup.seats))

    def give(self, table: Potatoes, seat: Seat, to: Seat) -> Change[Potatoes]:
        """Put a whole hand on another player's, in the same order."""
        hands = replaced(table.hands, to, table.hands[to] + table.hands[seat])
        return Change(Potatoes(replaced(hands, seat, ()), table.aside, table.lost, table.dealt), (seat, to))

    def is_over(self, setup: Setup, table: Potatoes) -> bool:
        return not any(table.hands)

    def can_play(self, table: Potatoes, seat: Seat) -> bool:
        return bool(table.hands[seat])

    def counts(self, table: Potatoes) -> tuple[int, ...]:
        return tuple(map(len, table.aside))

    def rounds_so_far(self, setup: Setup, table: Potatoes) -> tuple[int, int]:
        return table.dealt, self.rounds(setup)

    def points(self, table: Potatoes, ranking: Ranking) -> tuple[int, ...]:
        return tuple(-5 * rounds for rounds in table.lost)

    def visible(self, setup: Setup, table: Potatoes) -> Faces:
        return tuple(hand[-1] if hand else None for hand in table.hands)

    def holdings(self, setup: Setup, table: Potatoes) -> Mapping[str, tuple[Card, ...]]:
        undealt = tuple(range(table.dealt * len(setup.players), len(setup.cards)))
        hands = {f"pile {seat}": table.hands[seat] for seat in setup.seats}
        return {"pile": undealt, **hands, **{f"aside {seat}": table.aside[seat] for seat in setup.seats}}
