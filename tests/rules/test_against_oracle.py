"""The referee and an independent oracle give the same rulings and results."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from rule_strategies import games_in_play, record_of
from rules.oracle import rule
from sampling import examples
from sosie.rules import GAMES, Game, result

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=examples(200), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_referee_agrees_with_oracle(game: Game[Any], data: st.DataObject) -> None:
    record = record_of(game, *data.draw(games_in_play(game)))
    ruled = result(record)
    for verdict in set(ruled["rulings"]):
        event(f"{game.name}: {verdict}")
    assert ruled == rule(json.loads(json.dumps(record.to_json())))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_oracle_rules_the_cases(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    assert rule(case["record"]) == case["result"]
