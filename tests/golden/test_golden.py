"""Golden games change only when somebody means it: `make golden` writes them, and the difference is there to read."""

import pytest

from golden.regenerate import FOLDER, games

GAMES = games()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_before(name: str) -> None:
    assert GAMES[name] == (FOLDER / name).read_text(encoding="utf-8"), "if this is meant, run `make golden`"


def test_no_golden_game_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_golden_games_are_whole_and_show_ties_and_mistakes() -> None:
    assert all("\nover\n" in text for text in GAMES.values())
    for verdict in ("won", "tied", "late", "wrong"):
        assert any(f": {verdict}, " in text for text in GAMES.values())
