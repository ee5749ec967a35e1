"""The registry of games: the built-in ones, and mini-games from files and packages."""

import re
from typing import Any, get_args

from sosie.errors import BadGame, UnknownGame
from sosie.rules import built_in
from sosie.rules.description import PICTURES, PLAYER_PLACES, ChoiceOption, NumberOption, PlaceKind, Target
from sosie.rules.game import Game

GAMES: tuple[Game[Any], ...] = tuple(game() for game in vars(built_in).values() if isinstance(game, type))
MINI_GAMES: tuple[Game[Any], ...] = tuple(game for game in GAMES if game.kind == "mini-game")
TIE_BREAKS: tuple[Game[Any], ...] = tuple(game for game in GAMES if game.kind == "tie-break")
PRACTICE: Game[Any] = next(game for game in GAMES if game.kind == "practice")

DEFAULT_GAME = MINI_GAMES[0].name
"""The mini-game of a new table, and the one that opens a tournament."""

PICTURES.update({game.places: game.name for game in reversed(MINI_GAMES)})

LONGEST_NAME = 40
_NAME = re.compile(rf"[a-z0-9][a-z0-9-]{{0,{LONGEST_NAME - 1}}}")
_BUILT_IN = {game.name: game for game in GAMES}
_added: dict[str, Game[Any]] = {}


def games() -> tuple[Game[Any], ...]:
    """Return the mini-games that can be played at a table, without tie-breaks and practice."""
    return (*MINI_GAMES, *_added.values())


def added_games() -> tuple[Game[Any], ...]:
    """Return the mini-games from files and packages."""
    return tuple(_added.values())


def all_games() -> dict[str, Game[Any]]:
    """Return every game by its name: mini-games, tie-breaks and practice."""
    return _BUILT_IN | _added


def mini_game_names() -> tuple[str, ...]:
    """Return the names of the mini-games, built-in and added."""
    return tuple(name for name, game in all_games().items() if game.kind == "mini-game")


def find_game(name: str) -> Game[Any] | None:
    """Return the game of this name, if there is one."""
    return _BUILT_IN.get(name) or _added.get(name)


def known_game(name: str) -> Game[Any]:
    """Return the game of this name, or raise UnknownGame."""
    if (game := find_game(name)) is None:
        raise UnknownGame(f'there is no mini-game "{name}" here: it may need --game FILE, or a package')
    return game


def register(game: Game[Any]) -> None:
    """Register a mini-game for this process, or raise BadGame with its fault."""
    if fault := _fault(game):
        raise BadGame(f"{type(game).__name__}: {fault}")
    _added[game.name] = game


def games_for(own: tuple[str, ...], *, marked: bool) -> tuple[str, ...]:
    """Return the mini-games for a deck: its own list, then the added ones; `marked` if the deck marks out a symbol."""
    more = (name for name, game in _added.items() if name not in own and (marked or not game.needs_marked_symbol))
    return (*own, *more)


def _fault(game: Game[Any]) -> str | None:
    """Return the fault in a mini-game's description, or None."""
    name = getattr(game, "name", None)
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        return f"name: expected small letters, digits and hyphens, at most {LONGEST_NAME}, not {name!r}"
    if name in all_games():
        return f'name: there is a game "{name}" already'
    if game.kind != "mini-game":
        return f'kind: only a "mini-game" can be added, not {game.kind!r}'
    if not game.words or not all(words.name and words.help for words in game.words.values()):
        return "words: expected a name and a sentence of help in one language or more"
    for field, given, known in (
        ("places", game.places, get_args(PlaceKind)),
        ("targets", game.targets, get_args(Target)),
    ):
        if unknown := next((one for one in given if one not in known), None):
            return f"{field}: there is no {unknown!r}: choose from {', '.join(known)}"
    return _places_fault(game) or _options_fault(game)


def _places_fault(game: Game[Any]) -> str | None:
    if not game.places:
        return "places: expected one or more"
    if sum(kind in PLAYER_PLACES for kind in game.places) > 1:
        return "places: only one of own, other and each"
    return "places: a grid comes last" if "grid" in game.places[:-1] else None


def _options_fault(game: Game[Any]) -> str | None:
    names = [option.name for option in game.options]
    if len(set(names)) < len(names):
        return "options: two have the same name"
    for option in game.chosen_options:
        if not option.labels:
            return f"options: {option.name} has no label in any language"
        if isinstance(option, ChoiceOption) and not option.values:
            return f"options: {option.name} has no values"
        if isinstance(option, NumberOption) and (fault := option.fault(option.default)):
            return f"options: the default of {fault}"
    return None
