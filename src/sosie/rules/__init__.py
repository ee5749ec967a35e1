"""The rules as pure functions: no clock, no random numbers, no disk. The moves alone determine a game."""

from sosie.rules.description import (
    Choice,
    ChoiceOption,
    GameDescription,
    GameWords,
    NumberOption,
    PlayerOption,
    RulesText,
    SymbolOption,
    Words,
)
from sosie.rules.game import Game, Match, Ranking, Reading
from sosie.rules.games import (
    GAMES,
    MINI_GAMES,
    PRACTICE,
    TIE_BREAKS,
    added_games,
    all_games,
    find_game,
    games_for,
    known_game,
    register,
)
from sosie.rules.move import Move
from sosie.rules.race import Ruling, State, Tie, Verdict, decide, evolve, lapse, next_lapse, start
from sosie.rules.record import Record, parse_json, read_record, result, standing
from sosie.rules.referee import Referee, Step
from sosie.rules.series import Choose, Finished, Played, PlayOff, Series, Terms, add_game, start_series
from sosie.rules.series_record import SeriesRecord, read_series, series_result
from sosie.rules.setup import Options, Setup
from sosie.rules.transcript import tell, tell_series

__all__ = [
    "GAMES",
    "MINI_GAMES",
    "PRACTICE",
    "TIE_BREAKS",
    "Choice",
    "ChoiceOption",
    "Choose",
    "Finished",
    "Game",
    "GameDescription",
    "GameWords",
    "Match",
    "Move",
    "NumberOption",
    "Options",
    "PlayOff",
    "Played",
    "PlayerOption",
    "Ranking",
    "Reading",
    "Record",
    "Referee",
    "RulesText",
    "Ruling",
    "Series",
    "SeriesRecord",
    "Setup",
    "State",
    "Step",
    "SymbolOption",
    "Terms",
    "Tie",
    "Verdict",
    "Words",
    "add_game",
    "added_games",
    "all_games",
    "decide",
    "evolve",
    "find_game",
    "games_for",
    "known_game",
    "lapse",
    "next_lapse",
    "parse_json",
    "read_record",
    "read_series",
    "register",
    "result",
    "series_result",
    "standing",
    "start",
    "start_series",
    "tell",
    "tell_series",
]
