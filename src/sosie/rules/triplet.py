"""The Triplet: call a symbol that three of the cards face up share, and take them. Most cards win."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from sosie.rules.built_in_words import built_in_words
from sosie.rules.game import Change, Faces, Game, Match, Place, Ranking, Reading, Sight, replaced, sole_winner
from sosie.rules.move import Move
from sosie.rules.setup import Card, Seat, Setup
from sosie.types import Symbol

FACE_UP = 9


class Grid(msgspec.Struct, frozen=True):
    """The cards face up by place (None in a gap), the next card of the pile, and the cards won."""

    face_up: tuple[Card | None, ...]
    drawn: Card
    won: tuple[tuple[Card, ...], ...]


class Triplet(Game[Grid]):
    """The Triplet, Le triplé gagnant."""

    name = "triplet"
    words = built_in_words("triplet")
    places = ("grid",)
    targets = ("cards",)

    def fault(self, setup: Setup) -> str | None:
        if len(setup.cards) < FACE_UP:
            return f"cards: triplet needs {FACE_UP} cards or more, not {len(setup.cards)}"
        return super().fault(setup)

    def deal(self, setup: Setup) -> Grid:
        start = Grid((None,) * FACE_UP, 0, ((),) * len(setup.players))
        return self._fill(setup, start)[0]

    def _fill(self, setup: Setup, table: Grid) -> tuple[Grid, tuple[Place, ...]]:
        face_up, laid = fill(setup.cards, table.face_up, range(table.drawn, len(setup.cards)))
        return Grid(face_up, table.drawn + len(laid), table.won), laid

    def readings(self, setup: Setup, table: Grid, move: Move, sight: Sight) -> Iterator[Reading]:
        showing = _showing(setup, table.face_up, move.symbol)
        if move.places is not None:
            yield Reading(set(move.places) <= set(showing), move.places, move.places)
            return
        fresh = [place for place in showing if not sight.is_stale(place)]
        free = [place for place in fresh if not sight.is_held(place)]
        if len(free) >= 3:
            yield _three(free)
            return
        if len(fresh) >= 3:
            yield _three(fresh)
        elif len(then := _showing(setup, sight.then(), move.symbol)) >= 3:
            # It was right at that turn. Fewer than three are fresh, so at least one of these has changed.
            yield Reading(False, tuple(then[:3]), ())

    def matches(self, setup: Setup, table: Grid, seat: Seat) -> list[Match]:
        found = []
        for symbol in sets(setup, table.face_up):
            first, second, third, *_ = _showing(setup, table.face_up, symbol)
            found.append(Match(symbol, (first, second, third), places=(first, second, third)))
        # By place, since the order of a set of symbols is not deterministic.
        return sorted(found, key=lambda match: match.reads)

    def win(self, setup: Setup, table: Grid, seat: Seat, reading: Reading) -> tuple[Change[Grid], ...]:
        taken = sorted(reading.claims)
        cards = tuple(card for place in taken if (card := table.face_up[place]) is not None)
        gaps = tuple(None if place in taken else card for place, card in enumerate(table.face_up))
        won = replaced(table.won, seat, table.won[seat] + cards)
        after, laid = self._fill(setup, Grid(gaps, table.drawn, won))
        return (Change(after, tuple({*taken, *laid})),)

    def is_over(self, setup: Setup, table: Grid) -> bool:
        return table.drawn == len(setup.cards) and not has_set(setup.cards, table.face_up)

    def counts(self, table: Grid) -> tuple[int, ...]:
        return tuple(map(len, table.won))

    def points(self, table: Grid, ranking: Ranking) -> tuple[int, ...]:
        winner = sole_winner(ranking)
        return tuple(count + 5 * (seat == winner) for seat, count in enumerate(self.counts(table)))

    def visible(self, setup: Setup, table: Grid) -> Faces:
        return table.face_up

    def holdings(self, setup: Setup, table: Grid) -> Mapping[str, tuple[Card, ...]]:
        face_up = tuple(card for card in table.face_up if card is not None)
        pile = tuple(range(table.drawn, len(setup.cards)))
        return {"face up": face_up, "pile": pile, **{f"won {seat}": table.won[seat] for seat in setup.seats}}


def sets(setup: Setup, face_up: tuple[Card | None, ...] | list[Card | None]) -> list[Symbol]:
    """Return the symbols that three or more of the cards face up show."""
    counts = Counter(symbol for card in face_up if card is not None for symbol in setup.cards[card])
    return [symbol for symbol, count in counts.items() if count >= 3]


def fill(
    cards: Sequence[frozenset[Symbol]], face_up: Sequence[Card | None], pile: Sequence[Card]
) -> tuple[tuple[Card | None, ...], tuple[Place, ...]]:
    """Fill up to nine cards, then add three at a time until three share a symbol or the pile is empty.

    Return the cards face up, and the places of the new ones in the order of the pile.
    """
    faces, laid = list(face_up), list[Place]()
    room = FACE_UP - sum(card is not None for card in faces)
    for card in pile:
        if room <= 0:
            if has_set(cards, faces):
                break
            room = 3
        place = faces.index(None) if None in faces else len(faces)
        faces[place : place + 1] = [card]
        laid.append(place)
        room -= 1
    return tuple(faces), tuple(laid)


def has_set(cards: Sequence[frozenset[Symbol]], face_up: Sequence[Card | None]) -> bool:
    """Tell whether three cards face up share a symbol; much faster than `sets`."""
    once: set[Symbol] = set()
    twice: set[Symbol] = set()
    for card in face_up:
        if card is not None:
            symbols = cards[card]
            if not twice.isdisjoint(symbols):
                return True
            twice |= once & symbols
            once |= symbols
    return False


def _showing(setup: Setup, faces: Faces, symbol: Symbol | None) -> list[Place]:
    return [place for place, card in enumerate(faces) if card is not None and symbol in setup.cards[card]]


def _three(places: list[Place]) -> Reading:
    first = tuple(places[:3])
    return Reading(True, first, first)
