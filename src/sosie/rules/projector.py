"""A game on a projector, for teams without devices: the first team to call out gets the point.

The browser plays it without a network, so web/src/class/class-game.ts has these rules in TypeScript. Both replay the
games of tests/projector.json, which hold them together.
"""

from typing import Literal

import msgspec

from sosie.rules.setup import Card
from sosie.rules.triplet import fill

Mode = Literal["pair", "tower", "middle", "grid"]
"""Two cards; one for each team and one in the middle; one with others around it; nine in rows."""
Team = int
_AROUND = 5


class Match(msgspec.Struct, frozen=True):
    """A symbol, and the places of the cards that share it."""

    symbol: str
    places: tuple[int, ...]


class Projector(msgspec.Struct, frozen=True, rename="camel"):
    """A game on a projector."""

    mode: Mode
    cards: tuple[tuple[str, ...], ...]
    pile: tuple[Card, ...]
    """The cards that are still to come."""
    places: tuple[Card | None, ...]
    """The card at each place; None where it has gone."""
    points: tuple[int, ...]
    questions: int
    question: int = 0
    """The number of questions so far."""
    out: tuple[Team, ...] = ()
    """The teams that called wrong on this question."""
    calling: Team | None = None
    """The team whose call the teacher points out now."""
    match: Match | None = None
    """The match, once it is shown."""
    winner: Team | None = None
    is_over: bool = False


def begin(
    mode: Mode, cards: tuple[tuple[str, ...], ...], shuffled: tuple[Card, ...], teams: int, questions: int
) -> Projector:
    """Start a game; `shuffled` has the numbers of all cards in a random order."""
    return _deal_next(Projector(mode, cards, shuffled, (), (0,) * teams, questions))


def first(game: Projector, team: Team) -> Projector:
    """Let a team call first: the only match is shown at once; among several, the teacher points at the symbol."""
    if not _can_call(game, team):
        return game
    if game.mode not in {"pair", "tower"}:
        return _with(game, calling=team)
    match = _match_of_team(game, team) if game.mode == "tower" else _any_match(game)
    return _won(game, team, match) if match else game


def wrong(game: Projector, team: Team) -> Projector:
    """Rule a team's call wrong: the question passes to the others, and after all of them the match is shown."""
    if not _can_call(game, team):
        return game
    out = (*game.out, team)
    match = _any_match(game) if len(out) == len(game.points) else None
    return _with(game, out=out, calling=None, match=match, winner=None)


def call(game: Projector, symbol: str, place: int | None = None) -> Projector:
    """Rule the symbol that the calling team has named, on the card at a place."""
    if game.calling is None or game.match:
        return game
    match = _match_of(game, symbol, place)
    return _won(game, game.calling, match) if match else wrong(game, game.calling)


def give_up(game: Projector) -> Projector:
    """Show the match though nobody found it."""
    if game.is_over or game.match:
        return game
    return _with(game, match=_any_match(game), calling=None, winner=None)


def next_question(game: Projector) -> Projector:
    """Go on to the next question, or to the end."""
    if game.is_over or not game.match:
        return game
    return finish(game) if game.question >= game.questions else _deal_next(game)


def finish(game: Projector) -> Projector:
    """End the game."""
    return _with(game, is_over=True, calling=None)


def _with(game: Projector, **changes: object) -> Projector:
    return msgspec.structs.replace(game, **changes)


def _can_call(game: Projector, team: Team) -> bool:
    return not (game.is_over or game.match) and team not in game.out and 0 <= team < len(game.points)


def _won(game: Projector, team: Team, match: Match) -> Projector:
    points = tuple(count + (one == team) for one, count in enumerate(game.points))
    return _with(game, points=points, match=match, winner=team, calling=None)


def _deal_next(game: Projector) -> Projector:
    """Remove the cards of the match where the mini-game does, and lay out new ones."""
    asked = _with(game, question=game.question + 1, out=(), match=None, winner=None)
    match game.mode:
        case "pair":
            return _deal(asked, 2)
        case "tower":
            return _with_new_centre(asked, game) if game.places else _deal(asked, 1 + len(game.points))
        case "middle":
            taken = {place for place in _taken(game) if place > 0}
            places = _without(game.places, taken)
            is_left = any(card is not None for card in places[1:])
            return _with(asked, places=places) if is_left else _deal(asked, 1 + _AROUND)
        case "grid":
            return _with_grid(_with(asked, places=_without(game.places, set(_taken(game)))))


def _taken(game: Projector) -> tuple[int, ...]:
    return game.match.places if game.match else ()


def _without(places: tuple[Card | None, ...], taken: set[int]) -> tuple[Card | None, ...]:
    return tuple(None if place in taken else card for place, card in enumerate(places))


def _with_new_centre(asked: Projector, game: Projector) -> Projector:
    """Put the card in the middle on that of the team that has found the match, and lay out another."""
    own = None if game.winner is None else 1 + game.winner
    won = [game.places[0] if place == own else card for place, card in enumerate(game.places)]
    kept = _with(asked, places=(None, *won[1:]))
    pile = _pile_for(kept, 1)
    return _with(kept, places=(pile[0] if pile else None, *won[1:]), pile=pile[1:])


def _with_grid(game: Projector) -> Projector:
    """Lay out cards as the Triplet does, but from a pile that does not end."""
    pile = (*game.pile, *_again(game))
    places, laid = fill(tuple(map(frozenset, game.cards)), game.places, pile)
    # Cards taken off the table are dealt again only when the pile is empty.
    rest = pile if len(laid) > len(game.pile) else game.pile
    return _with(game, places=places, pile=rest[len(laid) :])


def _deal(game: Projector, count: int) -> Projector:
    cleared, count = _with(game, places=()), min(count, len(game.cards))
    pile = _pile_for(cleared, count)
    return _with(game, places=pile[:count], pile=pile[count:])


def _pile_for(game: Projector, count: int) -> tuple[Card, ...]:
    """Return the pile, with the cards that do not lie on the table if it has too few."""
    return game.pile if len(game.pile) >= count else (*game.pile, *_again(game))


def _again(game: Projector) -> tuple[Card, ...]:
    """Return the cards that lie neither on the table nor in the pile."""
    elsewhere = {*game.places, *game.pile}
    return tuple(card for card in range(len(game.cards)) if card not in elsewhere)


def _match_of(game: Projector, symbol: str, place: int | None = None) -> Match | None:
    """Return the match of a symbol, with the card at a place if that has it."""
    showing = [at for at, card in enumerate(game.places) if card is not None and symbol in game.cards[card]]
    has_centre = game.mode in {"middle", "tower"}
    needed = 3 if game.mode == "grid" else 2
    if len(showing) < needed or (has_centre and showing[0] != 0):
        return None
    wanted = sorted(showing, key=lambda at: (not (has_centre and at == 0), at != place, at))
    return Match(symbol, tuple(sorted(wanted[:needed])))


def _match_of_team(game: Projector, team: Team) -> Match | None:
    """Return the match of a team's own card with the one in the middle."""
    centre, own = game.places[0], game.places[1 + team]
    if centre is None or own is None:
        return None
    symbol = next((one for one in game.cards[centre] if one in game.cards[own]), None)
    return None if symbol is None else Match(symbol, (0, 1 + team))


def _any_match(game: Projector) -> Match | None:
    """Return the match of the first symbol that has one."""
    symbols = dict.fromkeys(symbol for card in game.places if card is not None for symbol in game.cards[card])
    return next((match for symbol in symbols if (match := _match_of(game, symbol))), None)
