"""Mini-games of others that are there during a test, and gone after it."""

from pathlib import Path
from typing import Any

import pytest

import sosie.plugins.games as plugin_games
from sosie.rules import Game, games, register

ROBIN_HOOD = Path(__file__).parents[1] / "examples" / "robin_hood.py"


def without_added_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the mini-games of others until the end of a test."""
    monkeypatch.setattr(games, "_added", {})
    monkeypatch.setattr(plugin_games, "_files", {})


def add_for_test(monkeypatch: pytest.MonkeyPatch, *added: Game[Any]) -> None:
    """Have these mini-games of others, and no more, until the end of a test."""
    without_added_games(monkeypatch)
    for game in added:
        register(game)
