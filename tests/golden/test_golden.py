"""Transcripts equal the golden ones, which `make golden` regenerates after an intended change."""

import pytest

from golden.regenerate import FOLDER, games

GAMES = games()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_is_unchanged(name: str) -> None:
    assert GAMES[name] == (FOLDER / name).read_text(encoding="utf-8"), "if this is meant, run `make golden`"


def test_golden_games_have_no_stale_files() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_golden_games_finish_with_ties_and_mistakes() -> None:
    assert all("\nover\n" in text for text in GAMES.values())
    for verdict in ("won", "tied", "late", "wrong"):
        assert any(f": {verdict}, " in text for text in GAMES.values())
