"""The Tower: take the centre card when it matches your top card. Most cards win."""

from collections.abc import Mapping
from typing import ClassVar, TypeVar

import msgspec

from sosie.rules.description import GameWords, RulesText, Words
from sosie.rules.game import Change, Faces, Game, Match, Ranking, Reading, Sight, replaced, shared, sole_winner
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

CENTRE = 0
"""The place of the centre card; the pile of a seat lies at place seat + 1."""


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Personal piles, top card last, and the number of cards drawn, which is also the centre card."""

    piles: tuple[tuple[Card, ...], ...]
    drawn: Card


DrawT = TypeVar("DrawT", bound=Draw)


def one_card_each(setup: Setup) -> Draw:
    """Deal one card to each player; the rest is the draw pile."""
    return Draw(tuple((seat,) for seat in setup.seats), len(setup.players))


class DrawPileGame(Game[DrawT]):
    """A game with a draw pile, whose next card lies face up in the centre until the pile is empty."""

    def win(self, setup: Setup, table: DrawT, seat: Seat, reading: Reading) -> tuple[Change[DrawT], ...]:
        """Move the centre card to the pile of the reading's target."""
        to = reading.target
        piles = replaced(table.piles, to, (*table.piles[to], table.drawn))
        after = msgspec.structs.replace(table, piles=piles, drawn=table.drawn + 1)
        return (Change(after, (CENTRE, to + 1)),)

    def is_over(self, setup: Setup, table: DrawT) -> bool:
        return table.drawn == len(setup.cards)

    def left(self, setup: Setup, table: DrawT) -> int:
        return len(setup.cards) - table.drawn

    def counts(self, table: DrawT) -> tuple[int, ...]:
        return tuple(map(len, table.piles))

    def visible(self, setup: Setup, table: DrawT) -> Faces:
        centre = table.drawn if table.drawn < len(setup.cards) else None
        return (centre, *[pile[-1] for pile in table.piles])

    def holdings(self, setup: Setup, table: DrawT) -> Mapping[str, tuple[Card, ...]]:
        piles = {f"pile {seat}": table.piles[seat] for seat in setup.seats}
        return {"draw pile": tuple(range(table.drawn, len(setup.cards))), **piles}


class TowerGame(DrawPileGame[DrawT]):
    """A tower game: a player takes the centre card with the symbol that it shares with their top card."""

    def readings(self, setup: Setup, table: DrawT, move: Move, sight: Sight) -> tuple[Reading, ...]:
        seat, cards = move.seat, setup.cards
        right = move.symbol in cards[table.drawn] and move.symbol in cards[table.piles[seat][-1]]
        return (Reading(right, (CENTRE, seat + 1), (CENTRE,), seat),)

    def matches(self, setup: Setup, table: DrawT, seat: Seat) -> tuple[Match]:
        symbol = shared(setup.cards[table.drawn], setup.cards[table.piles[seat][-1]])
        return (Match(symbol, (CENTRE, seat + 1)),)


class Tower(TowerGame[Draw]):
    """The Tower, La tour infernale."""

    name = "tower"

    def deal(self, setup: Setup) -> Draw:
        return one_card_each(setup)

    def points(self, table: Draw, ranking: Ranking) -> tuple[int, ...]:
        winner = sole_winner(ranking)
        return tuple(len(pile) - 1 + 5 * (seat == winner) for seat, pile in enumerate(table.piles))

    words: ClassVar[Words] = {
        "en": GameWords(
            "The Tower",
            "Spot what your card shares with the centre, and take the card.",
            RulesText(
                goal="Build the tallest tower.",
                deal="One card to each player, face down. The others are the pile in the middle, face up.",
                play=(
                    "All turn their cards over. Find what yours shares with the top of the pile, call it, and take "
                    "that card on top of yours. Now it is the one you match."
                ),
                end="When the pile is gone, the tallest tower wins.",
                points="1 for each card taken, 5 more for the winner.",
            ),
        ),
        "fr": GameWords(
            "La Tour infernale",
            "Repère le symbole commun à ta carte et au centre, et prends la carte.",
            RulesText(
                goal="Bâtir la plus haute tour.",
                deal="Une carte à chacun, face cachée. Les autres forment la pioche au milieu, face visible.",
                play=(
                    "Tous retournent leur carte. Trouve ce que la tienne partage avec le haut de la pioche, annonce-le "
                    "et prends cette carte sur la tienne. C'est elle qui compte désormais."
                ),
                end="Quand la pioche est vide, la plus haute tour gagne.",
                points="1 par carte prise, 5 de plus au gagnant.",
            ),
        ),
        "es": GameWords(
            "La Torre",
            "Encuentra lo que tu carta comparte con el centro y llévate la carta.",
            RulesText(
                goal="Levanta la torre más alta.",
                deal="Una carta a cada uno, boca abajo. Las demás son el mazo del centro, boca arriba.",
                play=(
                    "Todos dan la vuelta a su carta. Busca qué comparte la tuya con la de arriba del mazo, cántalo y "
                    "ponla sobre la tuya. Ahora juegas con ella."
                ),
                end="Cuando se acaba el mazo, gana la torre más alta.",
                points="1 por carta cogida, 5 más para quien gana.",
            ),
        ),
        "de": GameWords(
            "Der Turm",
            "Finde, was deine Karte mit der Mitte gemeinsam hat, und nimm die Karte.",
            RulesText(
                goal="Baue den höchsten Turm.",
                deal="Jeder bekommt eine Karte, verdeckt. Die anderen sind der Stapel in der Mitte, offen.",
                play=(
                    "Alle drehen ihre Karte um. Finde, was sie mit der obersten Karte des Stapels gemeinsam hat, sag "
                    "es an und lege jene auf deine. Nun zählt sie."
                ),
                end="Ist der Stapel leer, gewinnt der höchste Turm.",
                points="1 je genommener Karte, 5 mehr für den Sieg.",
            ),
        ),
    }
