"""Messages to makers: all exist and are used, and are in the language of the system."""

import ast
from collections.abc import Iterator
from contextvars import Context
from pathlib import Path

import pytest

from language_files import ROOT
from sosie.cards.own import svg
from sosie.cards.own.names import clean_name
from sosie.cli import make
from sosie.errors import UnusableSource
from sosie.languages import LANGUAGES, own_texts
from sosie.languages.fluent import variables
from sosie.languages.makers import FILE, language_of, say, speak

CHOSEN = {*svg._REPORTED.values(), *make._FORMATS.values(), "more-would-make", "only-more-would-make"}
"""Messages whose ids are not written where they are said."""


def said(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield the messages that a module says, with the names of the values."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="say"), args=[ast.Constant(value=str(message))], keywords=values):
                yield message, {str(value.arg) for value in values}


def test_messages_and_calls_agree() -> None:
    calls = [call for path in ROOT.parent.rglob("*.py") for call in said(path)]
    english = own_texts("en", FILE)
    assert {message for message, _ in calls} | CHOSEN == set(english)
    for message, values in calls:
        assert values == variables(english[message]), message


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "pl"}, "pl"),
        ({"LANG": "it_IT@euro", "LC_ALL": ""}, "it"),
        ({"LANG": "C.UTF-8"}, "c"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "POSIX"}, "posix"),
        ({"LANG": "../../etc"}, ""),
        ({}, ""),
    ],
)
def test_language_comes_from_first_locale_set(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", ["", "c", "posix", "tlh", "../en"])
def test_unknown_languages_are_english(language: str) -> None:
    def text() -> str:
        speak(language)
        return say("no-name", name="?!")

    assert Context().run(text) == '"?!" is no name: it needs a letter or a figure'


def test_each_language_says_it_in_its_own_words() -> None:
    def text(language: str) -> str:
        speak(language)
        with pytest.raises(UnusableSource) as error:
            clean_name("?!")
        return str(error.value)

    assert len({Context().run(text, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert say("blank") == "there is nothing to be seen in it"
