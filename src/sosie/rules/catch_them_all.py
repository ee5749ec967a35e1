"""Catch them all: call the symbol that the middle shares with a card around it, and take that card. Most cards win."""

from collections.abc import Iterator, Mapping

import msgspec

from sosie.rules.built_in_words import built_in_words
from sosie.rules.game import Change, Faces, Game, Match, Place, Ranking, Reading, Sight, replaced, shared
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

MIDDLE = 0
"""The place of the middle card; the cards around it follow, so that card i of a record is place i + 1."""


class Around(msgspec.Struct, frozen=True):
    """The middle card, the cards around it (None where taken), the pile (next card first), and the cards won."""

    middle: Card | None
    around: tuple[Card | None, ...]
    pile: tuple[Card, ...]
    won: tuple[tuple[Card, ...], ...]


class CatchThemAll(Game[Around]):
    """Catch them all, in rounds of one card for each player around a middle card."""

    name = "catch-them-all"
    words = built_in_words("catch-them-all")
    places = ("centre", "grid")
    targets = ("card",)

    def deal(self, setup: Setup) -> Around:
        no_cards: tuple[tuple[Card, ...], ...] = ((),) * len(setup.players)
        return self._round(tuple(range(len(setup.cards))), no_cards)

    def _round(self, pile: tuple[Card, ...], won: tuple[tuple[Card, ...], ...]) -> Around:
        """Deal a round, or none if fewer than two cards are left."""
        if len(pile) < 2:
            return Around(None, (None,) * len(won), pile, won)
        cards = pile[1 : 1 + len(won)]
        return Around(pile[0], cards + (None,) * (len(won) - len(cards)), pile[1 + len(won) :], won)

    def readings(self, setup: Setup, table: Around, move: Move, sight: Sight) -> Iterator[Reading]:
        in_middle = table.middle is not None and move.symbol in setup.cards[table.middle]
        for i in range(len(table.around)) if move.place is None else (move.place,):
            card = table.around[i] if i < len(table.around) else None
            right = in_middle and card is not None and move.symbol in setup.cards[card]
            yield Reading(right, (MIDDLE, i + 1), (i + 1,), i)

    def matches(self, setup: Setup, table: Around, seat: Seat) -> Iterator[Match]:
        for i, card in enumerate(table.around):
            if card is not None and table.middle is not None:
                yield Match(shared(setup.cards[table.middle], setup.cards[card]), (MIDDLE, i + 1), place=i)

    def place_name(self, setup: Setup, place: Place) -> str:
        return f"card {place - 1}" if place else "middle"

    def win(self, setup: Setup, table: Around, seat: Seat, reading: Reading) -> tuple[Change[Around], ...]:
        """Take a card; after the last one, put the middle card under the pile and deal the next round."""
        i = reading.target
        card = table.around[i]
        assert card is not None  # noqa: S101 - a reading is right only where there is a card
        assert table.middle is not None  # noqa: S101 - likewise
        won = replaced(table.won, seat, (*table.won[seat], card))
        around = (*table.around[:i], None, *table.around[i + 1 :])
        taken = Change(Around(table.middle, around, table.pile, won), (i + 1,))
        if any(other is not None for other in around):
            return (taken,)
        after = self._round((*table.pile, table.middle), won)
        if after.middle is None:
            return (Change(after, (MIDDLE, *taken.places)),)
        cards = self.visible(setup, after)
        return taken, Change(after, tuple(place for place, card in enumerate(cards) if card is not None))

    def is_over(self, setup: Setup, table: Around) -> bool:
        return table.middle is None

    def counts(self, table: Around) -> tuple[int, ...]:
        return tuple(map(len, table.won))

    def rounds_so_far(self, setup: Setup, table: Around) -> tuple[int, int]:
        # The middle card of a round stays in the deck, and the last one is nobody's.
        players, won = len(setup.players), sum(map(len, table.won))
        rounds = -(-(len(setup.cards) - 1) // players)
        return min(won // players + 1, rounds), rounds

    def points(self, table: Around, ranking: Ranking) -> tuple[int, ...]:
        return self.counts(table)

    def visible(self, setup: Setup, table: Around) -> Faces:
        return (table.middle, *table.around)

    def holdings(self, setup: Setup, table: Around) -> Mapping[str, tuple[Card, ...]]:
        middle = () if table.middle is None else (table.middle,)
        around = tuple(card for card in table.around if card is not None)
        return {
            "middle": middle,
            "around": around,
            "pile": table.pile,
            **{f"won {s}": table.won[s] for s in setup.seats},
        }
