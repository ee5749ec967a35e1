"""Robin Hood, a mini-game of our own: build a tower, and rob the players with higher towers.

One card to each player, the rest face up in the centre. Call the match of your top card and the centre card, which
then goes on your tower. Or call the match of your top card and that of a higher tower, which then goes into your
chest, where nobody can rob it. The game ends with the last centre card; most cards, tower and chest together, win.
"""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from sosie.bots import LEVELS, Bot, play
from sosie.deck import Recipe
from sosie.rules import GameWords, Match, Move, Options, Ranking, Reading, Record, RulesText, Setup, Words, tell
from sosie.rules.game import Change, Place, Sight, replaced, shared, sole_winner
from sosie.rules.setup import Card, Seat
from sosie.rules.tower import CENTRE, Draw, DrawPileGame, one_card_each


class Forest(Draw, frozen=True):
    """A table with a draw pile, the piles being the towers; and each player's chest."""

    chests: tuple[tuple[Card, ...], ...]


class RobinHood(DrawPileGame[Forest]):
    """The centre is place 0, and the tower of each seat the place after its number."""

    name = "robin-hood"
    places = ("centre", "each")
    targets = ("on",)
    words: ClassVar[Words] = {
        "en": GameWords(
            "Robin Hood",
            "Spot what your card shares with the centre, or with a higher tower, and take that card.",
            RulesText(
                goal="Build a tower, and rob the rich.",
                deal="One card to each player: the first of a tower. The others are the pile in the middle, face up.",
                play="Find what your card shares with the top of the pile, call it, and build it on your tower. Or "
                "find what it shares with the top of a higher tower: that card goes into your chest, safe from all.",
                end="When the pile is gone, most cards win, tower and chest together.",
                points="1 for each card taken, 5 more for the winner.",
            ),
        ),
        "fr": GameWords(
            "Robin des Bois",
            "Repère le symbole commun à ta carte et au centre, ou à une tour plus haute, et prends cette carte.",
            RulesText(
                goal="Bâtir une tour, et voler les riches.",
                deal="Une carte à chacun, le début de sa tour. Les autres forment la pioche au milieu, face visible.",
                play="Trouve le symbole commun à ta carte et à la pioche, annonce-le et pose-la sur ta tour. "
                "Ou celui d'une tour plus haute\u00a0: sa carte va dans ton coffre, à l'abri des voleurs.",
                end="Quand la pioche est vide, le plus de cartes gagne, tour et coffre ensemble.",
                points="1 par carte prise, 5 de plus pour le gagnant.",
            ),
        ),
        "es": GameWords(
            "Robin Hood",
            "Encuentra lo que tu carta comparte con el centro, o con una torre más alta, y llévate esa carta.",
            RulesText(
                goal="Levanta una torre y roba a los ricos.",
                deal="Una carta a cada uno: el comienzo de su torre. Las demás son el mazo del centro, boca arriba.",
                play="Busca lo que tu carta comparte con el mazo, cántalo y ponla sobre tu torre. O lo que comparte "
                "con una torre más alta: esa carta va a tu cofre, a salvo de ladrones.",
                end="Cuando se acaba el mazo, gana quien tenga más cartas, torre y cofre juntos.",
                points="1 por cada carta ganada, 5 más para el ganador.",
            ),
        ),
        "de": GameWords(
            "Robin Hood",
            "Finde, was deine Karte mit der Mitte oder mit einem höheren Turm gemeinsam hat, und nimm diese Karte.",
            RulesText(
                goal="Baue einen Turm, und bestiehl die Reichen.",
                deal="Jeder bekommt eine Karte: den Anfang seines Turms. Die anderen sind der Stapel, offen.",
                play="Finde, was deine Karte mit dem Stapel gemeinsam hat, sag es an, und lege sie auf deinen Turm. "
                "Oder was sie mit einem höheren Turm gemeinsam hat: Diese Karte kommt in deine Truhe, und bleibt dort.",
                end="Ist der Stapel leer, gewinnen die meisten Karten, Turm und Truhe zusammen.",
                points="1 für jede Karte, 5 mehr für den Sieger.",
            ),
        ),
    }

    def deal(self, setup: Setup) -> Forest:
        dealt = one_card_each(setup)
        return Forest(dealt.piles, dealt.drawn, ((),) * len(setup.players))

    def can_win(self, table: Forest, seat: Seat, place: Place) -> bool:
        """Tell whether a match with the card at a place wins it: the centre card, or one from a higher tower."""
        return place == CENTRE or len(table.piles[place - 1]) > len(table.piles[seat])

    def readings(self, setup: Setup, table: Forest, move: Move, sight: Sight) -> Iterator[Reading]:
        cards, mine = self.visible(setup, table), move.seat + 1
        for place in range(len(cards)) if move.on is None else (move.on + 1,):
            if place == mine:
                continue
            shown = all(move.symbol in setup.cards[card] for card in (cards[mine], cards[place]) if card is not None)
            yield Reading(shown and self.can_win(table, move.seat, place), (mine, place), (mine, place), place)

    def matches(self, setup: Setup, table: Forest, seat: Seat) -> Iterator[Match]:
        top = setup.cards[table.piles[seat][-1]]
        for place, card in enumerate(self.visible(setup, table)):
            if card is not None and self.can_win(table, seat, place):
                yield Match(shared(top, setup.cards[card]), (seat + 1, place), on=place - 1 if place else None)

    def win(self, setup: Setup, table: Forest, seat: Seat, reading: Reading) -> tuple[Change[Forest], ...]:
        if reading.target == CENTRE:
            return super().win(setup, table, seat, Reading(True, (), (), seat))
        robbed = reading.target - 1
        *tower, loot = table.piles[robbed]
        chests = replaced(table.chests, seat, (*table.chests[seat], loot))
        after = Forest(replaced(table.piles, robbed, tuple(tower)), table.drawn, chests)
        return (Change(after, (reading.target,)),)

    def counts(self, table: Forest) -> tuple[int, ...]:
        return tuple(len(tower) + len(chest) for tower, chest in zip(table.piles, table.chests, strict=True))

    def points(self, table: Forest, ranking: Ranking) -> tuple[int, ...]:
        return tuple(count - 1 + 5 * (seat == sole_winner(ranking)) for seat, count in enumerate(self.counts(table)))

    def holdings(self, setup: Setup, table: Forest) -> Mapping[str, tuple[Card, ...]]:
        return {**super().holdings(setup, table), **{f"chest {seat}": table.chests[seat] for seat in setup.seats}}


if __name__ == "__main__":
    game, players = RobinHood(), ("Robin", "Marian", "John")
    cards = Recipe.parse("plane:7,cards:55").build().shuffle(seed=1).cards
    setup = Setup.of(players, cards, Options(tie_ms=50))
    played = play(game, setup, [Bot(LEVELS["adult"], 6 + seat) for seat in setup.seats])
    record = Record(game.name, players, cards, setup.options, {}, played.moves, game)
    print("...", *list(tell(record))[-16:], sep="\n")
