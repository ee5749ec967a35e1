"""The Poisoned Gift: give the centre card to another player whose top card it matches. Fewest cards win."""

from collections.abc import Iterator
from typing import ClassVar

from sosie.rules.description import GameWords, RulesText, Words
from sosie.rules.game import Match, Ranking, Reading, Sight, others, shared
from sosie.rules.move import Move
from sosie.rules.setup import Seat, Setup
from sosie.rules.tower import CENTRE, Draw, DrawPileGame, one_card_each


class PoisonedGift(DrawPileGame[Draw]):
    """The Poisoned Gift."""

    name = "poisoned-gift"
    places = ("centre", "other")
    targets = ("on",)
    best = "fewest"

    def deal(self, setup: Setup) -> Draw:
        return one_card_each(setup)

    def readings(self, setup: Setup, table: Draw, move: Move, sight: Sight) -> Iterator[Reading]:
        in_centre = move.symbol in setup.cards[table.drawn]
        for seat in others(setup, move):
            right = in_centre and move.symbol in setup.cards[table.piles[seat][-1]]
            yield Reading(right, (CENTRE, seat + 1), (CENTRE,), seat)

    def matches(self, setup: Setup, table: Draw, seat: Seat) -> Iterator[Match]:
        centre = setup.cards[table.drawn]
        for other in setup.seats:
            if other != seat:
                symbol = shared(centre, setup.cards[table.piles[other][-1]])
                yield Match(symbol, (CENTRE, other + 1), on=other)

    def points(self, table: Draw, ranking: Ranking) -> tuple[int, ...]:
        points = [0] * len(table.piles)
        if len(ranking[0]) == 1:
            points[ranking[0][0]] = 20
            for seat in ranking[1]:
                points[seat] = 10
        return tuple(points)

    words: ClassVar[Words] = {
        "en": GameWords(
            "The Poisoned Gift",
            "Spot what the centre shares with another's card, and give it to them.",
            RulesText(
                goal="Give, and do not get.",
                deal="One card to each player, face down. The others are the pile in the middle, face up.",
                play=(
                    "All turn their cards over. Find what the pile shares with another player's card, call it, and put "
                    "the card of the pile on theirs. Your own card does not count."
                ),
                end="When the pile is gone, fewest cards wins.",
                points="20 for the winner, 10 for the second.",
            ),
        ),
        "fr": GameWords(
            "Le Cadeau empoisonné",
            "Repère le symbole commun au centre et à la carte d'un autre, et offre-la-lui.",
            RulesText(
                goal="Donner, et ne pas recevoir.",
                deal="Une carte à chacun, face cachée. Les autres forment la pioche au milieu, face visible.",
                play=(
                    "Tous retournent leur carte. Trouve ce que la pioche partage avec la carte d'un autre, annonce-le "
                    "et pose la carte de la pioche sur la sienne. La tienne ne compte pas."
                ),
                end="Quand la pioche est vide, le moins de cartes gagne.",
                points="20 au gagnant, 10 au deuxième.",
            ),
        ),
        "es": GameWords(
            "El Regalo envenenado",
            "Encuentra lo que el centro comparte con la carta de otro y dásela.",
            RulesText(
                goal="Regala, y que no te regalen.",
                deal="Una carta a cada uno, boca abajo. Las demás son el mazo del centro, boca arriba.",
                play=(
                    "Todos dan la vuelta a su carta. Busca qué comparte el mazo con la carta de otro, cántalo y ponle "
                    "encima la carta del mazo. La tuya no cuenta."
                ),
                end="Cuando se acaba el mazo, gana quien tenga menos cartas.",
                points="20 para quien gana, 10 para el segundo.",
            ),
        ),
        "de": GameWords(
            "Das vergiftete Geschenk",
            "Finde, was die Mitte mit der Karte eines anderen gemeinsam hat, und schenke sie her.",
            RulesText(
                goal="Schenke, und lass dir nichts schenken.",
                deal="Jeder bekommt eine Karte, verdeckt. Die anderen sind der Stapel in der Mitte, offen.",
                play=(
                    "Alle drehen ihre Karte um. Finde, was der Stapel mit der Karte eines anderen gemeinsam hat, sag "
                    "es an und lege sie auf seine. Deine eigene zählt nicht."
                ),
                end="Ist der Stapel leer, gewinnen die wenigsten Karten.",
                points="20 für den Sieg, 10 für den Zweiten.",
            ),
        ),
    }
