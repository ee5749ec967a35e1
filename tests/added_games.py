"""Added mini-games, registered for one test."""

from pathlib import Path
from typing import Any

import pytest

import sosie.plugins.games as plugin_games
from sosie.rules import Game, games, register

ROBIN_HOOD = Path(__file__).parents[1] / "examples" / "robin_hood.py"


def without_added_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unregister all added mini-games during a test."""
    monkeypatch.setattr(games, "_added", {})
    monkeypatch.setattr(plugin_games, "_files", {})


def add_for_test(monkeypatch: pytest.MonkeyPatch, *added: Game[Any]) -> None:
    """Register only these added mini-games during a test."""
    without_added_games(monkeypatch)
    for game in added:
        register(game)
