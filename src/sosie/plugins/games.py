"""Loader of mini-games from entry points of the group `sosie.games` and from Python files."""

import inspect
import re
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from sosie.errors import BadGame
from sosie.rules import Game, register

GROUP = "sosie.games"
_files: dict[Path, tuple[Game[Any], ...]] = {}


def load_games(files: Iterable[Path] = ()) -> tuple[Game[Any], ...]:
    """Register the mini-games of installed packages and of these files, each once; return those of the files."""
    _load_entry_points()
    games: list[Game[Any]] = []
    for file in files:
        path = file.resolve()
        if path not in _files:
            _files[path] = _load_file(file)
        games += _files[path]
    return tuple(games)


def loaded_files() -> tuple[Path, ...]:
    """Return the loaded files, for worker processes that need the same games."""
    return tuple(_files)


@cache
def _load_entry_points() -> None:
    for point in entry_points(group=GROUP):
        try:
            _register(_load_entry_point(point))
        except BadGame as error:
            raise BadGame(f"the entry point {point.name} = {point.value}: {error}") from None


def _load_entry_point(point: EntryPoint) -> object:
    try:
        return point.load()
    except Exception as error:
        raise BadGame(_reason(error)) from error


def _load_file(path: Path) -> tuple[Game[Any], ...]:
    try:
        return tuple([_register(game) for game in _games_in(_import_file(path))])
    except BadGame as error:
        raise BadGame(f"{path}: {error}") from error.__cause__


def _import_file(path: Path) -> ModuleType:
    """Import a file as a module, or raise BadGame."""
    if not path.is_file():
        raise BadGame("there is no such file")
    name = "sosie_game_" + re.sub(r"\W", "_", path.stem)
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadGame("this is not a Python file: its name must end in .py")
    module = module_from_spec(spec)
    # Structs look up their annotations in the module of their class.
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadGame(_reason(error)) from error
    return module


def _games_in(module: ModuleType) -> list[type[Game[Any]]]:
    """Return the mini-games that a module defines itself, without imported ones."""
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == module.__name__
    ]
    games = [game for game in found if not inspect.isabstract(game) and hasattr(game, "name")]
    if games:
        return games
    if found:
        missing = sorted(getattr(found[0], "__abstractmethods__", ())) or ["name"]
        raise BadGame(f"{found[0].__name__} is not a whole mini-game: it has no {', '.join(missing)}")
    raise BadGame("there is no mini-game in it: a class that derives from sosie.rules.Game")


def _register(found: object) -> Game[Any]:
    """Register a mini-game, given as a class or an object, and return it."""
    try:
        game = found() if isinstance(found, type) else found
    except Exception as error:
        raise BadGame(_reason(error)) from error
    if not isinstance(game, Game):
        raise BadGame("this is not a mini-game: expected a class that derives from sosie.rules.Game")
    register(game)
    return game


def _reason(error: BaseException) -> str:
    """Return an error in a plugin's code as text, with its file and line."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    location = f" ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {error}{location}"
