"""Bots: their next move depends only on the table and a seed, and is an ordinary move."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from sosie.bots.chance import Chance
from sosie.bots.perception import (
    ALIKE,
    EARLY,
    Appearance,
    Level,
    known_symbol_seconds,
    match_seconds,
    set_seconds,
    take_seconds,
)
from sosie.rules import Match, Move, State
from sosie.rules.game import Place

_CALL, _SLAP, _TAKE = range(3)


def _chance(bot: "Bot", seat: int, state: State, kind: int, attempt: int = 0) -> Chance:
    """Return the random numbers for one decision of a bot; all coordinates are packed into one number, for speed."""
    return Chance(bot.seed, ((state.turn * 1024 + attempt) * 8 + seat) * 3 + kind)


Look = Callable[[State, Match], Appearance]
"""A function that returns the visual difference of the two copies of a match, if the layout is known."""


def unknown_look(state: State, match: Match) -> Appearance:  # noqa: ARG001 - the signature of Look
    """Treat all matches as equally hard to see."""
    return ALIKE


@dataclass(frozen=True)
class Bot:
    """A simulated player: a level, a seed, and knowledge of the layout."""

    level: Level
    seed: int
    look: Look = unknown_look
    handicap_ms: int = 0
    """The delay that the times of all its moves contain."""


class Intention(msgspec.Struct, frozen=True):
    """A move that a bot will make, unless one of the places it reads changes first."""

    move: Move
    reads: tuple[Place, ...]


def intend(state: State, seat: int, bot: Bot, *, since: int, attempt: int = 0) -> Intention | None:
    """Return the call of a bot that has looked at the table since a given time; None if it cannot play.

    `attempt` distinguishes several looks at the same table, for example after a wrong call.
    """
    if state.over or not state.game.can_play(state.table, seat):
        return None
    chance = _chance(bot, seat, state, _CALL, attempt)
    since += bot.handicap_ms
    seconds, match = min(_found(state, bot, chance, seat), key=lambda found: found[0])
    if chance.uniform() < bot.level.wrong:
        return _mistake(state, seat, match, chance, since + round(1000 * EARLY * seconds))
    return Intention(match.call(since + round(1000 * seconds), seat, state.turn), match.reads)


def intend_slap(state: State, seat: int, bot: Bot, *, since: int) -> Intention | None:
    """Return the slap of a bot that has looked at the centre since a given time, if a slap would win."""
    if state.over or state.game.is_slappable(state.setup, state.table) is not True:
        return None
    seconds = known_symbol_seconds(bot.level, _chance(bot, seat, state, _SLAP))
    at = since + bot.handicap_ms + round(1000 * seconds)
    return Intention(Move(at, seat, slap=True, turn=state.turn), (0,))


def intend_take(state: State, seat: int, bot: Bot, *, since: int) -> Move:
    """Return the take of a tied bot that sees the tie at a given time."""
    seconds = take_seconds(bot.level, _chance(bot, seat, state, _TAKE))
    return Move(since + bot.handicap_ms + 1 + round(1000 * seconds), seat, take=True)


def _found(state: State, bot: Bot, chance: Chance, seat: int) -> Iterable[tuple[float, Match]]:
    """Yield each match with the time to find it."""
    matches = list(state.game.matches(state.setup, state.table, seat))
    symbols = len(state.setup.cards[0])
    for match in matches:
        look = bot.look(state, match)
        if len(match.reads) == 2:
            yield match_seconds(bot.level, chance, symbols=symbols, among=len(matches), look=look), match
        else:
            cards = sum(card is not None for card in state.game.visible(state.setup, state.table))
            yield set_seconds(bot.level, chance, symbols=symbols, cards=cards, look=look), match


def _mistake(state: State, seat: int, match: Match, chance: Chance, at: int) -> Intention:
    """Return a wrong call: another symbol of one of the two cards."""
    card = state.game.visible(state.setup, state.table)[match.reads[0]]
    shown = () if card is None else state.setup.cards[card]
    others = sorted((symbol for symbol in shown if symbol != match.symbol), key=str)
    symbol = others[chance.below(len(others))] if others else match.symbol
    move = Move(at, seat, symbol, turn=state.turn, on=match.on, place=match.place, places=match.places)
    return Intention(move, match.reads)
