"""A game's description is true of every table that it reaches."""

from typing import Any, ClassVar

from hypothesis import given
from hypothesis import strategies as st

from contract import Draw, every_game, every_mini_game, examples, reached
from sosie.names import LANGUAGES
from sosie.rules import Game, find_game
from sosie.rules.description import PLAYER_PLACES, Words
from sosie.rules.game import group
from sosie.rules.tower import Tower


@every_game
@given(data=st.data())
@examples
def test_places_are_as_described(game: Game[Any], data: Draw) -> None:
    for state in reached(game, data):
        faces = game.visible(state.setup, state.table)
        fixed = [kind for kind in game.places if kind != "grid"]
        count = sum(len(state.setup.players) if kind in PLAYER_PLACES else 1 for kind in fixed)
        assert len(faces) == count if len(fixed) == len(game.places) else len(faces) >= count


@every_mini_game
@given(data=st.data())
@examples
def test_best_count_ranks_first(game: Game[Any], data: Draw) -> None:
    state = reached(game, data)[-1]
    if not game.extras(state.table):
        best = group(game.counts(state.table), best=max if game.best == "most" else min)[0]
        assert set(game.ranking(state.table)[0]) <= set(best)


@every_game
def test_words_are_in_known_languages(game: Game[Any]) -> None:
    assert {"en"} <= set(game.words) <= set(LANGUAGES)
    for words in game.words.values():
        assert words.name.strip() == words.name != ""
        assert words.help.endswith((".", "?"))


@every_game
def test_words_are_english_in_other_languages(game: Game[Any]) -> None:
    assert {language: game.words_in(language) for language in game.words} == game.words
    assert game.words_in("tlh") == game.words["en"]


def test_words_without_english_are_the_first() -> None:
    class Tour(Tower):
        words: ClassVar[Words] = {language: Tower.words[language] for language in ("fr", "de")}

    assert [Tour().words_in(language) for language in ("de", "en", "es")] == [
        Tour.words[one] for one in ("de", "fr", "fr")
    ]


@every_mini_game
def test_rules_text_is_complete(game: Game[Any]) -> None:
    for language in LANGUAGES:
        text = game.rules_text(language, {})
        assert text is not None
        assert all((text.goal, text.deal, text.play, text.end, text.points))


@every_game
def test_options_have_a_default_and_labels(game: Game[Any]) -> None:
    for option in game.chosen_options:
        assert option.fault(option.default) is None
        assert set(option.labels) == set(LANGUAGES)


@every_mini_game
def test_picture_is_of_a_mini_game(game: Game[Any]) -> None:
    assert find_game(game.picture) is not None
