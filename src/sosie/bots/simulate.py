"""Simulations: many games between bots, and their statistics.

Every game is determined by the seed and its own number, and all sums are of whole numbers: the result is the same on
any number of cores, in any order of completion.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sosie.bots.bot import Bot
from sosie.bots.chance import Chance, mix
from sosie.bots.classic import CLASSIC_CARDS
from sosie.bots.perception import LEVELS
from sosie.bots.play import Playthrough, play
from sosie.errors import BadRecord, OutOfRange
from sosie.rules import (
    Finished,
    Options,
    PlayOff,
    Record,
    SeriesRecord,
    Setup,
    SymbolOption,
    add_game,
    find_game,
    start_series,
)
from sosie.rules.record import MAX_HANDICAP_MS
from sosie.types import Card

CLASSIC_GAMES = ("tower", "well", "hot-potato", "poisoned-gift", "triplet")

DEFAULT_OPTIONS = Options(tie_ms=50)


@dataclass(frozen=True)
class Request:
    """The parameters of a simulation: a mini-game, or a tournament of several."""

    games: tuple[str, ...]
    levels: tuple[str, ...]
    """The level of the bot in each seat."""
    count: int
    seed: int = 1
    tournament: bool = False
    cards: tuple[Card, ...] = CLASSIC_CARDS
    """The deck, before it is shuffled for each game."""
    options: Options = DEFAULT_OPTIONS
    own: tuple[tuple[str, int | str], ...] = ()
    handicaps: tuple[int, ...] = ()
    """The handicap of each seat in milliseconds; empty if nobody has one."""

    def __post_init__(self) -> None:
        """Refuse an unplayable request early."""
        if not 2 <= len(self.levels) <= 8:
            raise OutOfRange(f"players: 2 to 8 can play, not {len(self.levels)}")
        if unknown := next((level for level in self.levels if level not in LEVELS), None):
            raise OutOfRange(f'levels: there is no "{unknown}": choose from {", ".join(LEVELS)}')
        if self.handicaps and len(self.handicaps) != len(self.levels):
            raise OutOfRange(f"handicaps: give one for each of {len(self.levels)} bots, not {len(self.handicaps)}")
        if not all(0 <= handicap <= MAX_HANDICAP_MS for handicap in self.handicaps):
            raise OutOfRange(f"handicaps: a handicap is 0 to {MAX_HANDICAP_MS} ms")
        for name in self.games:
            if (game := find_game(name)) is None:
                raise OutOfRange(f'game: there is no "{name}"')
            if fault := game.fault(_setup(self, name, self.cards)):
                raise BadRecord(fault)

    @property
    def players(self) -> tuple[str, ...]:
        """The name of each seat."""
        return tuple(f"{level.capitalize()} {seat}" for seat, level in enumerate(self.levels, start=1))


@dataclass
class Tally:
    """Counts of games; tallies of different games add up."""

    seats: int
    games: int = 0
    wins: list[int] = field(default_factory=list)
    """The wins of each seat, first alone (in a tournament: championships)."""
    tied_first: int = 0
    """The ties for first (in a tournament: all play-offs)."""
    cards: list[int] = field(default_factory=list)
    """Cards as the game counts them (in a tournament: points), by seat."""
    calls: list[int] = field(default_factory=list)
    tied: list[int] = field(default_factory=list)
    wrong: list[int] = field(default_factory=list)
    ties: int = 0
    lengths_ms: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in ("wins", "cards", "calls", "tied", "wrong"):
            if not getattr(self, name):
                setattr(self, name, [0] * self.seats)

    def add(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        self.games += other.games
        self.tied_first += other.tied_first
        self.ties += other.ties
        for mine, theirs in (
            (self.wins, other.wins),
            (self.cards, other.cards),
            (self.calls, other.calls),
            (self.tied, other.tied),
            (self.wrong, other.wrong),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        self.lengths_ms += other.lengths_ms

    def count_moves(self, game: Playthrough, seats: Iterable[int]) -> None:
        """Count the calls, mistakes and ties of a game between these seats."""
        seat_of = list(seats)
        for step in game.steps:
            if step.move is not None and step.ruling is not None and step.move.symbol is not None:
                seat = seat_of[step.move.seat]
                self.calls[seat] += 1
                self.tied[seat] += step.ruling.verdict == "tied"
                self.wrong[seat] += step.ruling.verdict == "wrong"
                self.ties += step.ruling.verdict == "tied" and step.ruling.tie is not None


def simulate(request: Request, numbers: Iterable[int], save: Path | None = None) -> Tally:
    """Play the games, or tournaments, of these numbers, and count; save their records to a folder if given."""
    tally = Tally(len(request.levels))
    for number in numbers:
        if request.tournament:
            _count_tournament(tally, request, number, save)
        else:
            _count_game(tally, request, number, save)
    return tally


def _count_game(tally: Tally, request: Request, number: int, save: Path | None) -> None:
    (name,) = request.games
    seats = range(len(request.levels))
    record, game = _play(request, name, number, seats)
    ranking = game.state.game.ranking(game.state.table)
    tally.games += 1
    if len(ranking[0]) == 1:
        tally.wins[ranking[0][0]] += 1
    else:
        tally.tied_first += 1
    for seat, count in enumerate(game.state.game.counts(game.state.table)):
        tally.cards[seat] += count
    tally.count_moves(game, seats)
    tally.lengths_ms.append(game.length_ms)
    if save is not None:
        _write(save / f"{name}-{number:05}.json", record.to_json())


def _count_tournament(tally: Tally, request: Request, number: int, save: Path | None) -> None:
    series = start_series("tournament", request.players, request.games, tie_break="duel-or-hot-potato")
    records: list[Record] = []
    length, chance = 0, Chance(request.seed, number)
    while not isinstance(following := series.next, Finished):
        if isinstance(following, PlayOff):
            name, seats = following.game, following.players
            tally.tied_first += 1
        else:
            name, seats = following.games[chance.below(len(following.games))], tuple(range(len(request.levels)))
        record, game = _play(request, name, mix(number, len(records) + 1), seats)
        series = add_game(series, game.state)
        records.append(record)
        tally.count_moves(game, seats)
        length += game.length_ms
    tally.games += 1
    tally.wins[following.champion] += 1
    tally.cards = [total + points for total, points in zip(tally.cards, series.points, strict=True)]
    tally.lengths_ms.append(length)
    if save is not None:
        _write(save / f"tournament-{number:05}.json", SeriesRecord(series.terms, tuple(records)).to_json())


def _play(request: Request, name: str, number: int, seats: Iterable[int]) -> tuple[Record, Playthrough]:
    """Shuffle, and let the bots of these seats play a mini-game."""
    chosen = list(seats)
    cards = list(request.cards)
    Random(mix(request.seed, number)).shuffle(cards)
    setup = _setup(request, name, tuple(cards))
    players = tuple(setup.players[seat] for seat in chosen)
    game = find_game(name)
    assert game is not None  # noqa: S101 - the request has been checked, and play-offs are games
    handicaps = request.handicaps or (0,) * len(request.levels)
    bots = [
        Bot(LEVELS[request.levels[seat]], mix(request.seed, number, seat), handicap_ms=handicaps[seat])
        for seat in chosen
    ]
    played = play(game, Setup(players, setup.cards, setup.options, setup.own), bots)
    delays = {request.players[seat]: handicaps[seat] for seat in chosen if handicaps[seat]}
    return Record(name, players, tuple(cards), setup.options, setup.own, played.moves, None, delays), played


def _setup(request: Request, name: str, cards: tuple[Card, ...]) -> Setup:
    game = find_game(name)
    options = game.options if game is not None else ()
    own = {key: value for key, value in request.own if any(key == option.name for option in options)}
    for option in options:
        if isinstance(option, SymbolOption):
            own.setdefault(option.name, cards[0][0])
    return Setup.of(request.players, cards, request.options, **own)


def _write(path: Path, value: dict[str, Any]) -> None:
    path.write_text(json.dumps(value) + "\n", encoding="utf-8")
