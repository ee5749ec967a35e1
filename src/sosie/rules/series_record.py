"""The record of a match or tournament in the format sosie-series/1: the terms, and the records of its games."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from sosie.errors import BadRecord
from sosie.rules.description import DEFAULT_TIE_BREAK, TieBreak
from sosie.rules.fields import Fields, quote
from sosie.rules.games import mini_game_names
from sosie.rules.race import State
from sosie.rules.record import Record, read_players, read_record, standing
from sosie.rules.series import Choose, Finished, Kind, PlayOff, Series, Terms, add_game

FORMAT = "sosie-series/1"

_KINDS: dict[str, Kind] = {"match": "match", "tournament": "tournament"}
_TIE_BREAKS: dict[str, TieBreak] = {name: name for name in get_args(TieBreak)}


class SeriesRecord(msgspec.Struct, frozen=True):
    """The terms of a series, and its mini-games and play-offs in order."""

    terms: Terms
    records: tuple[Record, ...]

    def replay(self) -> tuple[Series, tuple[State, ...]]:
        """Rule all games, and return the final series and the final state of each game."""
        series, states = Series(self.terms), []
        for record in self.records:
            state, _ = record.replay()
            states.append(state)
            if state.over:
                series = add_game(series, state)
        return series, tuple(states)

    def to_json(self) -> dict[str, Any]:
        """Return the series as a JSON value."""
        return {
            "format": FORMAT,
            "kind": self.terms.kind,
            "players": list(self.terms.players),
            "games": list(self.terms.games),
            "length": self.terms.length,
            "tie_break": self.terms.tie_break,
            "records": [record.to_json() for record in self.records],
        }


def read_series(value: object) -> SeriesRecord:
    """Read a series from a JSON value, or raise BadRecord with the path to the fault."""
    fields = Fields(value)
    if (given := fields.text("format")) != FORMAT:
        raise fields.fault("format", f'this is "{given}", not "{FORMAT}"')
    terms = _read_terms(fields)
    records = tuple(_read_games(fields, terms))
    return SeriesRecord(terms, records)


def _read_terms(fields: Fields) -> Terms:
    players, games = read_players(fields), fields.texts("games")
    names = mini_game_names()
    for i, name in enumerate(games):
        if name not in names or name in games[:i]:
            raise fields.fault(f"games[{i}]", f"expected mini-games, each once, not {quote(name)}")
    length = fields.whole("length") if "length" in fields else len(games)
    if not games or not length:
        raise fields.fault("games" if not games else "length", "a series is one mini-game long or more")
    tie_break = fields.one_of("tie_break", _TIE_BREAKS) if "tie_break" in fields else DEFAULT_TIE_BREAK
    return Terms(fields.one_of("kind", _KINDS), players, games, length, tie_break)


def _read_games(fields: Fields, terms: Terms) -> Iterator[Record]:
    """Yield each record, after a check that it was due."""
    series = Series(terms)
    unfinished = False
    for i, value in enumerate(fields.values("records")):
        path = f"records[{i}]"
        if unfinished:
            raise BadRecord(f"{path}: the game before it is not over")
        record = read_record(value, path)
        if fault := _not_due(series, record):
            raise BadRecord(f"{path}.{fault}")
        yield record
        state, _ = record.replay()
        unfinished = not state.over
        if state.over:
            series = add_game(series, state)


def _not_due(series: Series, record: Record) -> str | None:
    """Return the reason why a record was not due, as a path and a sentence, or None."""
    players = series.terms.players
    match series.next:
        case Finished():
            return "game: the series is over"
        case Choose(games=games):
            due = games
        case PlayOff(game=game, players=seats):
            due, players = (game,), tuple(players[seat] for seat in seats)
    if record.game not in due:
        return f"game: {quote(record.game)} is not due: {' or '.join(due)} is"
    if record.players != players:
        return f"players: expected {', '.join(players)}"
    return None


def series_result(record: SeriesRecord) -> dict[str, Any]:
    """Rule a series, and return its standing, as `sosie referee --json` prints it."""
    series, states = record.replay()
    players = series.terms.players
    next_step = series.next
    return {
        "over": isinstance(next_step, Finished),
        "games": [{"game": state.game.name, **standing(state)} for state in states],
        "wins": dict(zip(players, series.wins, strict=True)),
        "points": dict(zip(players, series.points, strict=True)),
        "ranking": [[players[seat] for seat in seats] for seats in series.ranking],
        "champion": players[next_step.champion] if isinstance(next_step, Finished) else None,
        "next": _next_to_json(series),
    }


def _next_to_json(series: Series) -> dict[str, Any] | None:
    players = series.terms.players
    match series.next:
        case Choose(games=games, chooser=chooser):
            return {"choose": list(games), "chooser": None if chooser is None else players[chooser]}
        case PlayOff(game=game, players=seats, of=of):
            return {"play_off": game, "players": [players[seat] for seat in seats], "of": of}
        case Finished():
            return None
