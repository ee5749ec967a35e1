"""The Well: place your top card on the centre when they match. First to have none left wins."""

from collections.abc import Mapping

import msgspec

from sosie.languages import texts
from sosie.rules.built_in_words import built_in_labels, built_in_words
from sosie.rules.description import Choice, ChoiceOption, OptionValue, RulesText
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
    words = built_in_words("well")
    best = "fewest"
    options = (
        ChoiceOption(
            "until",
            (
                Choice("first-out", built_in_labels("well", "until-first-out")),
                Choice("last-left", built_in_labels("well", "until-last-left")),
            ),
            built_in_labels("well", "until"),
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

    def rules_text(self, language: str, own: Mapping[str, OptionValue]) -> RulesText | None:
        text = super().rules_text(language, own)
        if text is None or own.get("until") != "last-left":
            return text
        words = texts(language, "games/well")
        return msgspec.structs.replace(text, goal=words["goal-last-left"], end=words["end-last-left"])
