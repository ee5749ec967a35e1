"""The texts of the built-in mini-games, from `games/<name>.ftl` in the folders of languages."""

from sosie.languages import LANGUAGES, Texts, texts
from sosie.rules.description import GameWords, Labels, RulesText, Words


def built_in_words(game: str) -> Words:
    """Return the texts of a built-in mini-game."""
    return {language: _words(texts(language, f"games/{game}")) for language in LANGUAGES}


def built_in_labels(game: str, text: str) -> Labels:
    """Return the labels of an option of a built-in mini-game, or of one of its values."""
    return {language: texts(language, f"games/{game}")[text] for language in LANGUAGES}


def _words(found: Texts) -> GameWords:
    rules = RulesText(**{part: found[part] for part in RulesText.__struct_fields__}) if "goal" in found else None
    return GameWords(found["name"], found["help"], rules)
