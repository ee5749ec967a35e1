"""Confusable symbols are found; names that differ only in a number are not."""

import pytest

from sosie.cards.own import Entry, Word, easily_confused, make_edition, make_symbols

BORROWED = ("apple", "banana", "cherry", "plum", "grape")


def confused(*words: str) -> set[frozenset[str]]:
    entries = [Entry({"en": (word,)}, (Word(word),), "here") for word in (*words, *BORROWED)]
    edition = make_edition(make_symbols(entries, "round").symbols, "Words", "en")
    return {frozenset({pair.first.name(), pair.second.name()}) for pair in easily_confused(edition, "en")}


@pytest.mark.parametrize(("one", "other"), [("house", "horse"), ("bread", "breads"), ("Märchen", "Mädchen")])
def test_words_one_letter_apart_are_confusable(one: str, other: str) -> None:
    assert confused(one, other) == {frozenset({one, other})}


@pytest.mark.parametrize(("one", "other"), [("photo 1", "photo 2"), ("IMG_0007", "IMG_0017"), ("cat", "car")])
def test_numbers_and_short_words_are_not_confusable(one: str, other: str) -> None:
    assert confused(one, other) == set()
