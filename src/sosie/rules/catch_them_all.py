"""Catch them all: call the symbol that the middle shares with a card around it, and take that card. Most cards win."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from sosie.rules.description import GameWords, RulesText, Words
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

    words: ClassVar[Words] = {
        "en": GameWords(
            "Catch Them All",
            "Spot what the middle shares with a card around it, and catch that card.",
            RulesText(
                goal="Take what you can, all at once.",
                deal=(
                    "In each round, one card face up in the middle. Around it, face down, one for each player. Turn "
                    "these over together."
                ),
                play=(
                    "Find what the middle shares with a card around it, call it, and take that card. When all have "
                    "gone, the middle card goes under the pile."
                ),
                end="When fewer than two cards are left, most cards wins.",
                points="1 for each card.",
            ),
        ),
        "fr": GameWords(
            "Attrapez-les tous",
            "Repère le symbole commun au milieu et à une carte autour, et attrape-la.",
            RulesText(
                goal="Prendre tout ce qu'on peut.",
                deal=(
                    "À chaque manche, une carte face visible au milieu. Autour, face cachée, une par joueur. "
                    "Elles sont retournées ensemble."
                ),
                play=(
                    "Trouve ce que la carte du milieu partage avec une carte autour, annonce-le et prends-la. Quand "
                    "il n'en reste plus, celle du milieu passe sous la pioche."
                ),
                end="Quand il reste moins de deux cartes, le plus de cartes gagne.",
                points="1 par carte.",
            ),
        ),
        "es": GameWords(
            "Atrápalas todas",
            "Encuentra lo que el medio comparte con una carta de alrededor y atrápala.",
            RulesText(
                goal="Coge cuanto puedas.",
                deal=(
                    "En cada ronda, una carta boca arriba en el centro. Alrededor, boca abajo, una por jugador. Se "
                    "descubren a la vez."
                ),
                play=(
                    "Busca qué comparte la del centro con una de alrededor, cántalo y cógela. Cuando no queda ninguna, "
                    "la del centro va debajo del mazo."
                ),
                end="Cuando quedan menos de dos cartas, gana quien tenga más.",
                points="1 por carta.",
            ),
        ),
        "de": GameWords(
            "Fang sie alle",
            "Finde, was die mittlere Karte mit einer anderen gemeinsam hat, und fang diese.",
            RulesText(
                goal="Nimm, was du kriegen kannst.",
                deal=(
                    "In jeder Runde eine Karte offen in die Mitte. Darum herum, verdeckt, eine je Spieler. Deckt sie "
                    "zugleich auf."
                ),
                play=(
                    "Finde, was die Mitte mit einer der anderen gemeinsam hat, sag es an und nimm diese. Sind alle "
                    "weg, kommt die mittlere unter den Stapel."
                ),
                end="Sind weniger als zwei Karten übrig, gewinnen die meisten Karten.",
                points="1 je Karte.",
            ),
        ),
    }
