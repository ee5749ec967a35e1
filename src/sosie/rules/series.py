"""A match or a tournament: several mini-games, their points, the chooser of the next one, and the champion."""

from typing import Any, Literal

import msgspec

from sosie.errors import OutOfRange
from sosie.rules.description import DEFAULT_TIE_BREAK, TieBreak
from sosie.rules.game import Game, Ranking, group
from sosie.rules.games import DEFAULT_GAME, TIE_BREAKS
from sosie.rules.race import State
from sosie.rules.setup import Seat

Kind = Literal["match", "tournament"]

_PLAY_OFFS = {game.tie_break: game.name for game in TIE_BREAKS}
"""The mini-game of each tie-break."""


class Terms(msgspec.Struct, frozen=True):
    """The terms of a series, fixed before the first game."""

    kind: Kind
    players: tuple[str, ...]
    games: tuple[str, ...]
    """The mini-games to choose from; a tournament opens with the default one if it is there, else with the first."""
    length: int
    """The number of mini-games, without play-offs."""
    tie_break: TieBreak = DEFAULT_TIE_BREAK

    @property
    def seats(self) -> range:
        """The players by number."""
        return range(len(self.players))

    @property
    def opening(self) -> str:
        """The mini-game that a tournament opens with."""
        return DEFAULT_GAME if DEFAULT_GAME in self.games else self.games[0]


class Played(msgspec.Struct, frozen=True):
    """A finished mini-game; a tie for first is played off."""

    game: str
    ranking: Ranking
    points: tuple[int, ...]

    @property
    def winner(self) -> Seat:
        """The winner."""
        return self.ranking[0][0]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Next: choose a mini-game. The chooser, if any, is the loser of the last one."""

    games: tuple[str, ...]
    chooser: Seat | None = None


class PlayOff(msgspec.Struct, frozen=True, tag="play-off"):
    """Next: play off a tie for first, of the last mini-game or of the whole series."""

    game: str
    players: tuple[Seat, ...]
    of: Literal["game", "series"]


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The series is over, and has a champion."""

    champion: Seat


Next = Choose | PlayOff | Finished


class Series(msgspec.Struct, frozen=True):
    """A match or tournament in progress."""

    terms: Terms
    played: tuple[Played, ...] = ()
    tied: State | None = None
    """The mini-game whose tie for first is not played off yet."""
    play_off_winner: Seat | None = None
    """The winner of the play-off for the whole series."""

    @property
    def points(self) -> tuple[int, ...]:
        """Tournament points so far, by seat."""
        return tuple(sum(game.points[seat] for game in self.played) for seat in self.terms.seats)

    @property
    def wins(self) -> tuple[int, ...]:
        """Mini-games won so far, by seat."""
        return tuple(sum(game.winner == seat for game in self.played) for seat in self.terms.seats)

    @property
    def ranking(self) -> Ranking:
        """The standing: most points in a tournament, most wins in a match."""
        ranking = group(self.points if self.terms.kind == "tournament" else self.wins, best=max)
        return ranking if self.play_off_winner is None else _with_first(ranking, self.play_off_winner)

    @property
    def next(self) -> Next:
        """The next step of the series."""
        if self.tied is not None:
            first = self.tied.game.ranking(self.tied.table)[0]
            return PlayOff(_PLAY_OFFS[self.terms.tie_break], first, "game")
        if len(self.played) < self.terms.length:
            return self._choice()
        first = self.ranking[0]
        if len(first) > 1:
            return PlayOff(_PLAY_OFFS[self.terms.tie_break], first, "series")
        return Finished(first[0])

    def _choice(self) -> Choose:
        if self.terms.kind == "match":
            return Choose(self.terms.games)
        if not self.played:
            return Choose((self.terms.opening,))
        times = {name: sum(game.game == name for game in self.played) for name in self.terms.games}
        fresh = tuple(name for name in self.terms.games if times[name] == min(times.values()))
        points = self.points
        return Choose(fresh, min(self.played[-1].ranking[-1], key=lambda seat: (points[seat], seat)))


def start_series(
    kind: Kind, players: tuple[str, ...], games: tuple[str, ...], *, length: int | None = None, tie_break: TieBreak
) -> Series:
    """Start a match or a tournament; by default each mini-game is played once."""
    if not games:
        raise OutOfRange("a series needs one mini-game or more")
    if length is not None and length < 1:
        raise OutOfRange(f"a series is one mini-game long or more, not {length}")
    return Series(Terms(kind, players, games, length or len(games), tie_break))


def add_game(series: Series, state: State) -> Series:
    """Return the series after a finished mini-game or play-off, which must be the next one due."""
    match series.next:
        case Choose():
            ranking = state.game.ranking(state.table)
            if len(ranking[0]) > 1:
                return msgspec.structs.replace(series, tied=state)
            return _with_played(series, state, ranking)
        case PlayOff(players=players, of=of):
            winner = players[state.game.ranking(state.table)[0][0]]
            if of == "series" or series.tied is None:
                return msgspec.structs.replace(series, play_off_winner=winner)
            tied = series.tied
            return _with_played(series, tied, _with_first(tied.game.ranking(tied.table), winner))
        case Finished():
            raise OutOfRange("the series is over")


def add_player(series: Series, name: str) -> Series:
    """Return the series with one more player, who has no points yet."""
    played = tuple(msgspec.structs.replace(game, points=(*game.points, 0)) for game in series.played)
    terms = msgspec.structs.replace(series.terms, players=(*series.terms.players, name))
    return msgspec.structs.replace(series, terms=terms, played=played)


def replace_player(series: Series, seat: Seat, name: str) -> Series:
    """Return the series with another player in a seat, who keeps its points."""
    players = (*series.terms.players[:seat], name, *series.terms.players[seat + 1 :])
    return msgspec.structs.replace(series, terms=msgspec.structs.replace(series.terms, players=players))


def _with_played(series: Series, state: State, ranking: Ranking) -> Series:
    game: Game[Any] = state.game
    played = Played(game.name, ranking, game.points(state.table, ranking))
    return msgspec.structs.replace(series, played=(*series.played, played), tied=None)


def _with_first(ranking: Ranking, winner: Seat) -> Ranking:
    """Return a ranking with the winner of a play-off ahead of the others tied for first."""
    others = tuple(seat for seat in ranking[0] if seat != winner)
    return tuple(seats for seats in ((winner,), others, *ranking[1:]) if seats)
