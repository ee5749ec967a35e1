"""The examples run, obey the contract of games, and equal the quotes in the docs."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sosie.bots import LEVELS, Bot, play
from sosie.deck import Recipe
from sosie.rules import Game, Move, Options, Record, Referee, Setup, State, read_record, result

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
GUIDE = ROOT / "docs/howto/add-a-mini-game.md"
DECK = Recipe.parse("plane:7,cards:55").build()


def game_of(path: Path) -> Game[Any]:
    """Return the mini-game that an example defines."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    (found,) = (
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == path.stem
    )
    game: Game[Any] = found()
    return game


GAMES = [game_of(path) for path in EXAMPLES]


def test_examples_exist() -> None:
    assert GAMES


def assert_no_card_is_lost(state: State) -> None:
    cards = [card for pile in state.game.holdings(state.setup, state.table).values() for card in pile]
    assert sorted(cards) == list(range(len(state.setup.cards)))


def play_and_check(game: Game[Any], levels: Sequence[str], seed: int, tie_ms: int) -> Record:
    """Let bots play a shuffled game, check every step, and return its record."""
    cards = DECK.shuffle(seed).cards
    players = tuple(f"{level} {seat}" for seat, level in enumerate(levels))
    setup = Setup.of(players, cards, Options(tie_ms=tie_ms))
    assert game.fault(setup) is None
    found = play(game, setup, [Bot(LEVELS[level], seed + seat) for seat, level in enumerate(levels)])
    for step in found.steps:
        assert_no_card_is_lost(step.state)
    assert found.state.over
    record = Record(game.name, players, cards, setup.options, {}, found.moves, game)
    # A replay of the record gives the same rulings as the live game.
    assert record.replay() == (found.state, found.steps)
    return record


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_runs_as_a_script(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(path)],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "\nover\n1. " in done.stdout


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_is_short(path: Path) -> None:
    assert sum(bool(line) for line in path.read_text(encoding="utf-8").splitlines()) < 120


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(
    levels=st.lists(st.sampled_from(sorted(LEVELS)), min_size=2, max_size=8),
    seed=st.integers(0, 2**32),
    tie_ms=st.sampled_from([0, 50, 400]),
)
@settings(max_examples=15, deadline=None)
def test_bots_finish_without_losing_cards(game: Game[Any], levels: list[str], seed: int, tie_ms: int) -> None:
    record = play_and_check(game, levels, seed, tie_ms)
    again = read_record(record.to_json(), own_rules=game)
    assert again == record
    assert result(again)["over"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_random_calls_lose_no_card(game: Game[Any], data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    cards = DECK.cards[:12]
    setup = Setup.of("abcd"[:players], cards, Options(tie_ms=100, take_ms=300, freeze_ms=0))
    seats = st.integers(0, players - 1)
    symbols = st.sampled_from(sorted({int(symbol) for card in cards for symbol in card}))
    calls = st.builds(Move, at=st.integers(0, 3000), seat=seats, symbol=symbols, on=st.none() | seats)
    takes = st.builds(Move, at=st.integers(0, 3000), seat=seats, take=st.just(True))
    moves = data.draw(st.lists(calls | takes, max_size=60))
    for step in Referee.of(game, setup).finish(moves)[1]:
        assert_no_card_is_lost(step.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 8))
@settings(max_examples=20, deadline=None)
def test_matches_are_ruled_right(game: Game[Any], seed: int, players: int) -> None:
    setup = Setup.of("abcdefgh"[:players], DECK.shuffle(seed).cards)
    referee, at = Referee.of(game, setup), 0
    while not referee.state.over:
        state, seat = referee.state, (seed + at) % players
        matches = list(game.matches(setup, state.table, seat))
        at += 1
        referee, (step,) = referee.finish([matches[at % len(matches)].call(at, seat, state.turn)])
        assert step.ruling is not None
        assert step.ruling.verdict == "won"


def without_layout(code: str) -> str:
    """Return the lines without indents and blank lines, which may differ in a page."""
    return "".join(f"{line.strip()}\n" for line in code.splitlines() if line.strip())


def test_guide_quotes_the_example() -> None:
    source = without_layout((ROOT / "examples/robin_hood.py").read_text(encoding="utf-8"))
    quoted = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(quoted) > 5
    for block in quoted:
        assert without_layout(block) in source


def test_guide_shows_the_example_output() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples/robin_hood.py")],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert f"```text\n{done.stdout}```" in GUIDE.read_text(encoding="utf-8")
