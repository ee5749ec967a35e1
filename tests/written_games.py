"""Recorded games for tests: the cases, and one record of each mini-game."""

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings

from sosie.rules import MINI_GAMES

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
unhurried = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])

Json = dict[str, Any]


def load(path: Path) -> Json:
    """Read a case: a record and its expected result."""
    value: Json = json.loads(path.read_text(encoding="utf-8"))
    return value


def by_game() -> dict[str, Json]:
    """Return one record of each mini-game."""
    return {game.name: load(CASES[0].with_name(f"{game.name}-01.json"))["record"] for game in MINI_GAMES}
