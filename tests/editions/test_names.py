"""Folding: two ways of writing a name are one name when people would say that they are."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.editions import LANGUAGES, fold

languages = st.sampled_from(LANGUAGES)


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
def test_what_people_leave_out_does_not_count(written: str, said: str, language: str) -> None:
    assert fold(written, language) == fold(said, language)


@pytest.mark.parametrize(
    ("name", "language"), [("Anchor", "en"), ("Lune", "fr"), ("Elefante", "es"), ("Eis", "de"), ("Die", "de")]
)
def test_a_name_that_begins_like_an_article_stays_whole(name: str, language: str) -> None:
    assert fold(name, language) == name.lower()


@given(st.text(), languages)
def test_only_letters_and_digits_without_case_are_left(text: str, language: str) -> None:
    folded = fold(text, language)
    assert all(letter.isalnum() for letter in folded)


@given(st.text(alphabet="abcdeéèñöüßœ' -", min_size=1), languages)
def test_case_and_accents_make_no_difference(text: str, language: str) -> None:
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    assert fold(text.upper(), language) == fold(text, language) == fold(bare, language)
