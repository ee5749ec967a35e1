"""Folding of names: spellings that people consider equal fold to the same text."""

import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.names import LANGUAGES, fold_name

languages = st.sampled_from(LANGUAGES)
VECTORS = json.loads((Path(__file__).parent / "name_folding.json").read_text(encoding="utf-8"))
"""Shared with the web client, which folds names by a function of its own."""


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['language']}: {vector['name']}")
def test_fold_gives_the_shared_results(vector: dict[str, str]) -> None:
    assert fold_name(vector["name"], vector["language"]) == vector["folded"]


@pytest.mark.parametrize(
    ("written", "said", "language"),
    [
        ("la clé", "Cle", "fr"),
        ("L'Anneau Unique", "anneau unique", "fr"),
        ("L\u2019œil", "oeil", "fr"),
        ("Bull's-eye", "bullseye", "en"),
        ("the T-Rex", "t rex", "en"),
        ("El Corazón", "corazon", "es"),
        ("las tijeras", "Tijeras", "es"),
        ("das Schloß", "schloss", "de"),
        ("ein Kätzchen", "katzchen", "de"),
        ("Nazgûl", "nazgul", "en"),
    ],
)
def test_fold_ignores_case_accents_and_articles(written: str, said: str, language: str) -> None:
    assert fold_name(written, language) == fold_name(said, language)


@pytest.mark.parametrize(
    ("name", "language"), [("Anchor", "en"), ("Lune", "fr"), ("Elefante", "es"), ("Eis", "de"), ("Die", "de")]
)
def test_fold_keeps_names_that_begin_like_articles(name: str, language: str) -> None:
    assert fold_name(name, language) == name.lower()


@given(st.text(), languages)
def test_fold_leaves_letters_digits_and_signs(text: str, language: str) -> None:
    for letter in fold_name(text, language):
        assert letter.isalnum() or letter in "+=<>-*/:.," or unicodedata.category(letter) in {"Mc", "Mn"}


@given(st.text(alphabet="abc +x/-,.", max_size=8), languages)
def test_fold_keeps_punctuation_between_digits_only(text: str, language: str) -> None:
    assert fold_name(text.replace("+", ""), language).isalnum() or not fold_name(text.replace("+", ""), language)


def test_fold_distinguishes_sums_and_vowels() -> None:
    names = ["3 + 4", "3 - 4", "3 \u00d7 4", "3 / 4", "34", "3,4", "3 = 4", "\u0926\u093f\u0928", "\u0926\u093e\u0928"]
    assert len({fold_name(name, "en") for name in names}) == len(names)
    assert fold_name("3 \u00d7 4", "en") == fold_name("3x4", "en")
    assert fold_name("7 \u2212 2", "en") == fold_name("7-2", "en")
    assert fold_name("\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "en") == "\u05e9\u05dc\u05d5\u05dd"


@given(st.text(alphabet="abcdeéèñöüßœ' -", min_size=1), languages)
def test_fold_ignores_case_and_accents(text: str, language: str) -> None:
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    assert fold_name(text.upper(), language) == fold_name(text, language) == fold_name(bare, language)
