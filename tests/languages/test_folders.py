"""The folders of languages: a new one is found without a change of code, and falls back to English text by text."""

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from language_files import FILES, ROOT
from languages.report import missing
from sosie.languages import LANGUAGES, Language, Texts, as_list, own_texts, texts
from sosie.languages.fluent import variables
from sosie.languages.folders import LanguageFolders

translations = [path.relative_to(ROOT) for path in FILES if path.relative_to(ROOT).parts[0] != "en"]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the languages, with another one."""
    shutil.copytree(ROOT, tmp_path / "languages")
    folder = tmp_path / "languages" / "da" / "games"
    folder.mkdir(parents=True)
    (folder.parent / "language.ftl").write_text("name = Dansk\n", encoding="utf-8")
    (folder / "tower.ftl").write_text("name = Tårnet\n", encoding="utf-8")
    return tmp_path / "languages"


def test_new_folder_is_a_language(root: Path) -> None:
    assert LanguageFolders(root).tags == ("en", *sorted(("da", *LANGUAGES[1:])))


def test_new_language_falls_back_text_by_text(root: Path) -> None:
    folders = LanguageFolders(root)
    english = folders.texts("en", "games/tower")
    assert folders.texts("da", "games/tower") == {**english, "name": "Tårnet"}
    assert folders.texts("da", "games/well") == folders.texts("en", "games/well") != {}


def test_unknown_language_falls_back_to_english() -> None:
    for unknown in ("tlh", "../languages/de", ""):
        assert texts(unknown, "games/tower") == texts("en", "games/tower")
        assert own_texts(unknown, "games/tower") == {}


def test_articles_of_english_are_no_fallback(root: Path) -> None:
    assert LanguageFolders(root).own_texts("da", "language") == {"name": "Dansk"}


def test_fallback_leaves_attributes_to_their_message(root: Path) -> None:
    for language, text in (
        ("en", "cat = Cat\n    .also = kitten\ndog = Dog\n    .also = puppy\n"),
        ("da", "cat = Kat\n"),
    ):
        (root / language / "pets.ftl").write_text(text, encoding="utf-8")
    assert LanguageFolders(root).texts("da", "pets") == {"cat": "Kat", "dog": "Dog", "dog.also": "puppy"}


def test_unreadable_file_is_named(root: Path) -> None:
    (root / "da" / "games" / "well.ftl").write_text("name Brønden\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"da/games/well\.ftl: line 1: .*: name Brønden"):
        LanguageFolders(root).texts("da", "games/well")


def test_english_is_first() -> None:
    assert LANGUAGES[0] == "en"
    assert list(LANGUAGES[1:]) == sorted(LANGUAGES[1:])
    assert {path.parent.name for path in ROOT.glob("*/language.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_has_its_own_name(language: str) -> None:
    assert own_texts(language, "language")["name"]


def test_unknown_language_is_refused_at_the_edge() -> None:
    assert [msgspec.convert(language, Language) for language in LANGUAGES] == list(LANGUAGES)
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value 'tlh'"):
        msgspec.convert("tlh", Language)
    assert msgspec.json.schema(Language) == {"enum": sorted(LANGUAGES)}


def messages(found: Texts) -> set[str]:
    return {key.partition(".")[0] for key in found}


def attributes(found: Texts) -> set[str]:
    return {key.partition(".")[2] for key in found}


def language_and_file(path: Path) -> tuple[str, str]:
    language, *rest = path.with_suffix("").parts
    return language, "/".join(rest)


@pytest.mark.parametrize("path", translations, ids=str)
def test_translations_have_only_english_messages(path: Path) -> None:
    """A message or an attribute that the English file does not have is misspelt, or was removed there."""
    language, file = language_and_file(path)
    english, own = own_texts("en", file), own_texts(language, file)
    assert [f"{path}: {message}" for message in messages(own) - messages(english)] == []
    assert attributes(own) <= attributes(english), path


@pytest.mark.parametrize("path", translations, ids=str)
def test_translations_have_the_variables_of_english(path: Path) -> None:
    language, file = language_and_file(path)
    english, own = own_texts("en", file), own_texts(language, file)
    for key in own.keys() & english.keys():
        assert variables(own[key]) == variables(english[key]), f"{path}: {key}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_are_complete(language: str) -> None:
    """All but the articles, which not every language has."""
    assert [(file, texts) for file, texts, _ in missing(language) if texts != {"articles"}] == []


@given(st.lists(st.text(alphabet="ab' é", min_size=1).map(str.strip).filter(bool)))
def test_lists_are_separated_by_commas(parts: list[str]) -> None:
    assert as_list(", ".join(parts)) == tuple(parts)


def test_package_takes_languages_from_its_folders(root: Path) -> None:
    package = root.parent / "sosie"
    shutil.copytree(ROOT.parent, package, ignore=shutil.ignore_patterns("art", "web", "fonts", "__pycache__"))
    shutil.rmtree(package / "languages")
    shutil.copytree(root, package / "languages", ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        "from sosie.names import LANGUAGES, fold_name\nfrom sosie.rules import find_game\n"
        "from sosie.cli.print import command\n"
        "print(LANGUAGES, fold_name('the key', 'da'), find_game('tower').words_in('da').name)\n"
        "print([each.type.choices for each in command.params if each.name == 'language'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=root.parent, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    tags = LanguageFolders(root).tags
    assert done.stdout.splitlines() == [
        f"{tags} thekey Tårnet",
        f"[{tags}]",
    ]
