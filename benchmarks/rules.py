"""Ruling of moves, compared with parsing them: the referee should not be the bottleneck."""

import json
from collections.abc import Iterator
from functools import partial

from benchmarks.timing import Finding, side_by_side
from sosie.bots import LEVELS, Bot, play
from sosie.deck import Recipe
from sosie.rules import MINI_GAMES, Move, Options, Record, Referee, known_game

_GAMES = 20
_PLAYERS = ("Ada", "Ben", "Cleo", "Dan")
_ROUNDS = 15


def findings() -> Iterator[Finding]:
    """Yield, for each mini-game, the time to rule the moves of some games, and to parse their JSON."""
    for game in MINI_GAMES:
        records = [_played(game.name, seed) for seed in range(_GAMES)]
        referees = [(Referee.of(game, record.setup), record.moves) for record in records]
        texts = [json.dumps(move) for record in records for move in record.to_json()["moves"]]
        ruled, read = side_by_side(partial(rule, referees), partial(parse, texts), rounds=_ROUNDS)
        yield Finding(f"ruling {len(texts)} moves of {game.name}, against json.loads", ruled, read, at_most=10)


def rule(referees: list[tuple[Referee, tuple[Move, ...]]]) -> None:
    """Rule all moves of every game."""
    for referee, moves in referees:
        referee.finish(moves)


def parse(texts: list[str]) -> None:
    """Parse the JSON of every move."""
    for text in texts:
        json.loads(text)


def _played(name: str, seed: int) -> Record:
    cards = Recipe.parse("plane:7,cards:55").build().shuffle(seed).cards
    own = {"ring_symbol": cards[0][0]} if known_game(name).needs_marked_symbol else {}
    record = Record(name, _PLAYERS, cards, Options(tie_ms=50), own, ())
    bots = [Bot(LEVELS["adult"], 10 * seed + seat) for seat in range(len(_PLAYERS))]
    return Record(name, _PLAYERS, cards, record.options, own, play(record.rules, record.setup, bots).moves)
