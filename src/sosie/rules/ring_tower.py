"""The Tower of the ring: the Tower, plus a slap of the pile when it shows the ring, for a card worth three."""

from collections.abc import Mapping
from typing import ClassVar

from sosie.rules.description import GameWords, PlayerOption, RulesText, SymbolOption, Words
from sosie.rules.game import Ranking, sole_winner
from sosie.rules.setup import Card, Seat, Setup
from sosie.rules.tower import Draw, TowerGame, one_card_each

RING_SCORE = 3


class RingDraw(Draw, frozen=True):
    """A table of the Tower, with the holder of the Ring card and the last centre card that was slapped."""

    holder: Seat = 0
    slapped: Card = -1


class RingTower(TowerGame[RingDraw]):
    """The Tower of the ring: the Tower with a Ring card."""

    name = "ring-tower"
    has_slap = True
    options = (PlayerOption("ring_bearer"), SymbolOption("ring_symbol"))

    def fault(self, setup: Setup) -> str | None:
        if fault := super().fault(setup):
            return fault
        ring = setup.own.get("ring_symbol")
        if ring is None:
            return "options.ring_symbol: ring-tower needs to know which symbol is the ring"
        if not any(ring in card for card in setup.cards):
            return f"options.ring_symbol: no card here shows {ring!r}"
        if (bearer := setup.own.get("ring_bearer", setup.players[0])) not in setup.players:
            return f'options.ring_bearer: nobody here is called "{bearer}"'
        return None

    def deal(self, setup: Setup) -> RingDraw:
        table = one_card_each(setup)
        bearer = setup.own.get("ring_bearer", setup.players[0])
        return RingDraw(table.piles, table.drawn, setup.players.index(str(bearer)))

    def is_ring(self, setup: Setup, card: Card | None) -> bool:
        return card is not None and setup.own["ring_symbol"] in setup.cards[card]

    def is_slappable(self, setup: Setup, table: RingDraw) -> bool | None:
        if not self.is_ring(setup, table.drawn):
            return False
        return None if table.slapped == table.drawn else True

    def slap(self, table: RingDraw, seat: Seat) -> RingDraw:
        return RingDraw(table.piles, table.drawn, seat, table.drawn)

    def points(self, table: RingDraw, ranking: Ranking) -> tuple[int, ...]:
        winner = sole_winner(ranking)
        return tuple(score + 5 * (seat == winner) for seat, score in enumerate(self.scores(table)))

    def extras(self, table: RingDraw) -> Mapping[str, Seat]:
        return {"ring": table.holder}

    def scores(self, table: RingDraw) -> tuple[int, ...]:
        return tuple(len(pile) + RING_SCORE * (seat == table.holder) for seat, pile in enumerate(table.piles))

    words: ClassVar[Words] = {
        "en": GameWords(
            "The Ring Tower",
            "Play the Tower, and slap the pile when the Ring shows.",
            RulesText(
                goal="Build a tower, and guard the Ring.",
                deal=(
                    "One card to each player, face down. The others are the pile in the middle, face up. One player "
                    "begins with the Ring card."
                ),
                play=(
                    "Find what your card shares with the top of the pile, call it, and take that card on top of yours. "
                    "Does the pile show the ring? Anybody may slap it, once for each card: the first hand gets the "
                    "Ring card."
                ),
                end="When the pile is gone: 1 for each card, 3 for the Ring card. Most wins.",
                points="As counted, 5 more for the winner.",
            ),
        ),
        "fr": GameWords(
            "La Tour de l'Anneau",
            "Joue à la Tour, et frappe la pile quand l'Anneau apparaît.",
            RulesText(
                goal="Bâtir une tour et garder l'Anneau.",
                deal=(
                    "Une carte à chacun, face cachée. Les autres forment la pioche au milieu, face visible. Un joueur "
                    "commence avec la carte Anneau."
                ),
                play=(
                    "Trouve ce que ta carte partage avec le haut de la pioche, annonce-le et prends cette carte sur "
                    "la tienne. La pioche montre l'anneau\u00a0? Chacun peut taper dessus, une fois par carte\u00a0: "
                    "la première main prend la carte Anneau."
                ),
                end="Quand la pioche est vide\u00a0: 1 par carte, 3 pour la carte Anneau. Le plus grand total gagne.",
                points="Ce total, 5 de plus au gagnant.",
            ),
        ),
        "es": GameWords(
            "La Torre del Anillo",
            "Juega a la Torre y golpea el montón cuando salga el Anillo.",
            RulesText(
                goal="Levanta una torre y guarda el Anillo.",
                deal=(
                    "Una carta a cada uno, boca abajo. Las demás son el mazo del centro, boca arriba. Un jugador "
                    "empieza con la carta del Anillo."
                ),
                play=(
                    "Busca qué comparte tu carta con la de arriba del mazo, cántalo y ponla sobre la tuya. ¿El mazo "
                    "muestra el anillo? Cualquiera puede darle una palmada, una vez por carta: la primera mano se "
                    "lleva la carta del Anillo."
                ),
                end="Cuando se acaba el mazo: 1 por carta, 3 por la carta del Anillo. Gana quien sume más.",
                points="Lo sumado, 5 más para quien gana.",
            ),
        ),
        "de": GameWords(
            "Der Ringturm",
            "Spiele den Turm, und schlag auf den Stapel, wenn der Ring erscheint.",
            RulesText(
                goal="Baue einen Turm und hüte den Ring.",
                deal=(
                    "Jeder bekommt eine Karte, verdeckt. Die anderen sind der Stapel in der Mitte, offen. Ein Spieler "
                    "beginnt mit der Ringkarte."
                ),
                play=(
                    "Finde, was deine Karte mit der obersten des Stapels gemeinsam hat, sag es an und lege jene auf "
                    "deine. Zeigt der Stapel den Ring? Jeder darf darauf schlagen, einmal je Karte: Die erste Hand "
                    "bekommt die Ringkarte."
                ),
                end="Ist der Stapel leer: 1 je Karte, 3 für die Ringkarte. Die meisten gewinnen.",
                points="Wie gezählt, 5 mehr für den Sieg.",
            ),
        ),
    }
