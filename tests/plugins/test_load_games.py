"""Mini-games from files and packages are registered once, or refused with a reason."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sosie.plugins.games as plugin_games
from added_games import ROBIN_HOOD, without_added_games
from sosie.errors import BadGame
from sosie.plugins import GROUP, load_games, loaded_files
from sosie.rules import added_games, all_games, find_game, games_for

TOWER = """
from sosie.rules import ChoiceOption, GameWords, NumberOption, SymbolOption
from sosie.rules.tower import Tower
class Mine(Tower):
    name = {name!r}
    words = {words}
"""
WORDS = "{'en': GameWords('Mine', 'Spot it.')}"


@pytest.fixture(autouse=True)
def _no_added_games(monkeypatch: pytest.MonkeyPatch) -> None:
    without_added_games(monkeypatch)


def write_game(tmp_path: Path, source: str, name: str = "mine.py") -> Path:
    path = tmp_path / name
    path.write_text(source, encoding="utf-8")
    return path


def write_tower(tmp_path: Path, more: str = "", name: str = "mine", words: str = WORDS) -> Path:
    return write_game(tmp_path, TOWER.format(name=name, words=words) + more)


def refusal(path: Path) -> str:
    """Return the reason why a file is refused, and check that it registers nothing."""
    with pytest.raises(BadGame) as refused:
        load_games([path])
    assert added_games() == ()
    assert loaded_files() == ()
    return str(refused.value)


def test_game_file_is_registered_once() -> None:
    (robin,) = load_games([ROBIN_HOOD])
    assert load_games([ROBIN_HOOD, ROBIN_HOOD]) == (robin, robin)
    assert added_games() == (robin,)
    assert find_game("robin-hood") is robin
    assert list(all_games())[-1] == "robin-hood"
    assert loaded_files() == (ROBIN_HOOD,)


def test_added_games_suit_every_edition(tmp_path: Path) -> None:
    marked = "    options = (SymbolOption('x'),)"
    load_games([ROBIN_HOOD, write_tower(tmp_path, marked)])
    assert games_for(("tower",), marked=False) == ("tower", "robin-hood")
    assert games_for(("tower",), marked=True) == ("tower", "robin-hood", "mine")


def test_missing_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.py") == f"{tmp_path / 'none.py'}: there is no such file"


def test_non_python_file_is_refused(tmp_path: Path) -> None:
    assert "must end in .py" in refusal(write_game(tmp_path, "text", "game.txt"))


def test_file_without_a_game_is_refused(tmp_path: Path) -> None:
    assert "there is no mini-game in it" in refusal(write_game(tmp_path, "from sosie.rules.tower import Tower\n"))


def test_abstract_game_names_missing_methods(tmp_path: Path) -> None:
    source = "from sosie.rules import Game\nclass Mine(Game):\n    name = 'mine'\n"
    assert "Mine is not a whole mini-game: it has no counts, deal, " in refusal(write_game(tmp_path, source))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("import sosie\n1 / 0\n", "ZeroDivisionError: division by zero (mine.py, line 2)"),
        ("def broken(:\n", "SyntaxError"),
        ("raise SystemExit(3)\n", "SystemExit: 3 (mine.py, line 1)"),
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_import_error_is_reported_with_line(tmp_path: Path, source: str, words: str) -> None:
    assert words in refusal(write_game(tmp_path, source))


def test_constructor_error_is_reported(tmp_path: Path) -> None:
    assert "ValueError: no" in refusal(write_tower(tmp_path, "    def __init__(self): raise ValueError('no')\n"))


@pytest.mark.parametrize("name", ["tower", "practice"])
def test_taken_name_is_refused(tmp_path: Path, name: str) -> None:
    assert f'Mine: name: there is a game "{name}" already' in refusal(write_tower(tmp_path, name=name))


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("    places = ('middle',)", "places: there is no 'middle': choose from centre, "),
        ("    places = ()", "places: expected one or more"),
        ("    places = ('own', 'each')", "places: only one of own, other and each"),
        ("    places = ('grid', 'own')", "places: a grid comes last"),
        ("    targets = ('seat',)", "targets: there is no 'seat': choose from on, card, cards"),
        ("    kind = 'practice'", "kind: only a"),
        ("    words = {}", "words: expected a name and a sentence of help"),
        ("    options = (NumberOption('n', 1, 3, 5, {'en': 'N'}),)", "n must be 1 to 3, not 5"),
        ("    options = (NumberOption('n', 1, 3, 2, {}),)", "n has no label"),
        ("    options = (ChoiceOption('c', (), {'en': 'C'}),)", "c has no values"),
        ("    options = (SymbolOption('c'), SymbolOption('c'))", "same name"),
    ],
)  # fmt: skip
def test_invalid_description_is_refused(tmp_path: Path, more: str, words: str) -> None:
    assert words in refusal(write_tower(tmp_path, more))


@pytest.mark.parametrize("name", ["", "Mine", "my game", "m" * 41, "-mine", 3])
def test_invalid_name_is_refused(tmp_path: Path, name: object) -> None:
    assert "name: expected small letters" in refusal(write_game(tmp_path, TOWER.format(name=name, words=WORDS)))


@pytest.fixture
def install_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Return a function that installs a package with one entry point, with the cache of entry points cleared."""
    plugin_games._load_entry_points.cache_clear()
    monkeypatch.syspath_prepend(tmp_path)

    def install(value: str) -> None:
        write_tower(tmp_path)
        about = tmp_path / "mine-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[{GROUP}]\nmine = {value}\n")

    yield install
    sys.modules.pop("mine", None)
    plugin_games._load_entry_points.cache_clear()


def test_game_of_an_installed_package_is_registered(install_package: Callable[[str], None]) -> None:
    install_package("mine:Mine")
    load_games()
    load_games()
    assert [game.name for game in added_games()] == ["mine"]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("mine:WORDS", "AttributeError"),
        ("not_there:Mine", "ModuleNotFoundError: No module named 'not_there'"),
        ("mine:GameWords.__name__", "this is not a mini-game"),
    ],
)
def test_package_without_a_game_is_named(install_package: Callable[[str], None], value: str, words: str) -> None:
    install_package(value)
    with pytest.raises(BadGame, match=f"the entry point mine = {re.escape(value)}: .*{words}"):
        load_games()
