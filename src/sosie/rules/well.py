"""The Well: place your top card on the centre when they match. First to have none left wins."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from sosie.rules.description import Choice, ChoiceOption, GameWords, OptionValue, RulesText, Words
from sosie.rules.game import (
    Change,
    Faces,
    Game,
    Match,
    Ranking,
    Reading,
    Sight,
    group,
    replaced,
    shared,
    sole_winner,
)
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup

CENTRE = 0


class Hands(msgspec.Struct, frozen=True):
    """Personal piles, top card first; the centre, top card last; and the players that are out, in order."""

    piles: tuple[tuple[Card, ...], ...]
    centre: tuple[Card, ...]
    out: tuple[Seat, ...] = ()


class Well(Game[Hands]):
    """The Well, Le puits."""

    name = "well"
    best = "fewest"
    options = (
        ChoiceOption(
            "until",
            (
                Choice(
                    "first-out",
                    {
                        "en": "when one is out",
                        "fr": "dès qu'un joueur est sorti",
                        "es": "cuando uno sale",
                        "de": "wenn jemand fertig ist",
                    },
                ),
                Choice(
                    "last-left",
                    {
                        "en": "when one is left",
                        "fr": "quand il n'en reste qu'un",
                        "es": "cuando queda uno",
                        "de": "wenn eine Person übrig ist",
                    },
                ),
            ),
            {"en": "The Well ends", "fr": "Le Puits finit", "es": "El Pozo termina", "de": "Der Brunnen endet"},
        ),
    )

    def deal(self, setup: Setup) -> Hands:
        n = len(setup.players)
        return Hands(tuple(tuple(range(seat + 1, len(setup.cards), n)) for seat in setup.seats), (0,))

    def readings(self, setup: Setup, table: Hands, move: Move, sight: Sight) -> tuple[Reading, ...]:
        seat, cards = move.seat, setup.cards
        right = move.symbol in cards[table.centre[-1]] and move.symbol in cards[table.piles[seat][0]]
        return (Reading(right, (CENTRE, seat + 1), (CENTRE,), seat),)

    def matches(self, setup: Setup, table: Hands, seat: Seat) -> tuple[Match]:
        symbol = shared(setup.cards[table.centre[-1]], setup.cards[table.piles[seat][0]])
        return (Match(symbol, (CENTRE, seat + 1)),)

    def win(self, setup: Setup, table: Hands, seat: Seat, reading: Reading) -> tuple[Change[Hands], ...]:
        top, *rest = table.piles[seat]
        out = table.out if rest else (*table.out, seat)
        after = Hands(replaced(table.piles, seat, tuple(rest)), (*table.centre, top), out)
        return (Change(after, (CENTRE, seat + 1)),)

    def is_over(self, setup: Setup, table: Hands) -> bool:
        last_left = setup.own.get("until") == "last-left"
        return len(table.out) >= (len(setup.players) - 1 if last_left else 1)

    def can_play(self, table: Hands, seat: Seat) -> bool:
        return bool(table.piles[seat])

    def counts(self, table: Hands) -> tuple[int, ...]:
        return tuple(map(len, table.piles))

    def ranking(self, table: Hands) -> Ranking:
        """Rank in the order of going out, then by fewest cards left."""
        finish = {seat: rank - len(table.piles) for rank, seat in enumerate(table.out)}
        return group([finish.get(seat, left) for seat, left in enumerate(self.counts(table))], best=min)

    def points(self, table: Hands, ranking: Ranking) -> tuple[int, ...]:
        winner = sole_winner(ranking)
        last = ranking[-1] if len(ranking) > 1 else ()
        return tuple(10 * (seat == winner) - 20 * (seat in last) for seat in range(len(table.piles)))

    def visible(self, setup: Setup, table: Hands) -> Faces:
        return (table.centre[-1], *(pile[0] if pile else None for pile in table.piles))

    def holdings(self, setup: Setup, table: Hands) -> Mapping[str, tuple[Card, ...]]:
        return {"centre": table.centre, **{f"pile {seat}": table.piles[seat] for seat in setup.seats}}

    words: ClassVar[Words] = {
        "en": GameWords(
            "The Well",
            "Spot what your card shares with the centre, and get rid of your cards.",
            RulesText(
                goal="Be rid of your cards.",
                deal=(
                    "One card to the middle, face up. All others to the players, as evenly as they go: your pile, face "
                    "down."
                ),
                play=(
                    "Turn your pile over. Find what your top card shares with the middle, call it, and throw your card "
                    "in. Now it is the one that all must match."
                ),
                end="The first without cards wins.",
                points="10 for the first out, 20 off for the last.",
            ),
        ),
        "fr": GameWords(
            "Le Puits",
            "Repère le symbole commun à ta carte et au centre, et débarrasse-toi de tes cartes.",
            RulesText(
                goal="Se débarrasser de ses cartes.",
                deal=(
                    "Une carte au milieu, face visible. Toutes les autres aux joueurs, aussi également que possible"
                    "\u00a0: ta pile, face cachée."
                ),
                play=(
                    "Retourne ta pile. Trouve ce que ta première carte partage avec celle du milieu, annonce-le et "
                    "jette-la dans le puits. C'est elle que tous doivent égaler."
                ),
                end="Le premier sans carte gagne.",
                points="10 au premier sorti, 20 de moins au dernier.",
            ),
        ),
        "es": GameWords(
            "El Pozo",
            "Encuentra lo que tu carta comparte con el centro y deshazte de tus cartas.",
            RulesText(
                goal="Líbrate de tus cartas.",
                deal=(
                    "Una carta al centro, boca arriba. Todas las demás a los jugadores, lo más igualadas posible: tu "
                    "montón, boca abajo."
                ),
                play=(
                    "Da la vuelta a tu montón. Busca qué comparte tu primera carta con la del centro, cántalo y échala "
                    "al pozo. Ahora es la que todos deben igualar."
                ),
                end="Gana quien se queda primero sin cartas.",
                points="10 para el primero, 20 menos para el último.",
            ),
        ),
        "de": GameWords(
            "Der Brunnen",
            "Finde, was deine Karte mit der Mitte gemeinsam hat, und werde deine Karten los.",
            RulesText(
                goal="Werde deine Karten los.",
                deal=(
                    "Eine Karte in die Mitte, offen. Alle anderen an die Spieler, so gleichmäßig es geht: dein Stapel, "
                    "verdeckt."
                ),
                play=(
                    "Dreh deinen Stapel um. Finde, was deine oberste Karte mit der Mitte gemeinsam hat, sag es an und "
                    "wirf sie hinein. Nun müssen alle zu ihr passen."
                ),
                end="Wer zuerst keine Karten mehr hat, gewinnt.",
                points="10 für den Ersten, 20 weniger für den Letzten.",
            ),
        ),
    }

    def rules_text(self, language: str, own: Mapping[str, OptionValue]) -> RulesText | None:
        text = super().rules_text(language, own)
        if text is None or own.get("until") != "last-left":
            return text
        goal, end = _LAST_LEFT[language]
        return msgspec.structs.replace(text, goal=goal, end=end)


_LAST_LEFT = {
    "en": (
        "Do not be the last with cards.",
        "Go on until one player alone has cards left: that player loses.",
    ),
    "fr": (
        "Ne pas rester le dernier avec des cartes.",
        "Continuez jusqu'à ce qu'un seul joueur ait des cartes : il a perdu.",
    ),
    "es": (
        "No seas el último con cartas.",
        "Seguid hasta que solo uno tenga cartas: ese pierde.",
    ),
    "de": (
        "Bleib nicht als Letzter übrig.",
        "Weiter, bis nur noch einer Karten hat: Er verliert.",
    ),
}
"""The goal and the end when the well is played until one player is left."""
