"""Names of symbols and players: languages, and the folding that makes spellings comparable."""

import re
import unicodedata

from sosie.languages import LANGUAGES, Language, as_list, own_texts

__all__ = ["LANGUAGES", "Language", "fold_name"]


def _articles(language: str) -> re.Pattern[str]:
    """Return the pattern of a language's articles before a name."""
    articles = as_list(own_texts(language, "language").get("articles", ""))
    elided = [rf"{re.escape(article[:-1])}\s*['\u2019]\s*" for article in articles if article.endswith("'")]
    words = [rf"{re.escape(article)}\s+" for article in articles if not article.endswith("'")]
    return re.compile(rf"(?:{'|'.join([*words, *elided]) or '(?!)'})(?=\w)")


_ARTICLES = {language: _articles(language) for language in LANGUAGES}
# Letters without a Unicode decomposition, and signs that keyboards lack.
_SPELT_OUT = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "\u0131": "i", "\u00d7": "x", "\u00f7": "/", "\u2212": "-"}
)
# Between digits these signs are significant: 3 + 4, 3 - 4 and 34 are three names.
_SIGN_IN_A_SUM = re.compile(r"(?<=\d)\s*([-*/:.,])\s*(?=\d)")
_SIGNS = frozenset("+=<>")
_VARIATION_SELECTORS = range(0xFE00, 0xFE10)


def fold_name(name: str, language: str) -> str:
    """Return a name without case, accents, article, punctuation and spaces."""
    text = name.casefold().strip()
    if (articles := _ARTICLES.get(language)) and (found := articles.match(text)):
        text = text[found.end() :]
    letters = unicodedata.normalize("NFKD", text.translate(_SPELT_OUT))
    # The pattern's group makes every second part a sign.
    parts = _SIGN_IN_A_SUM.split(letters)
    return "".join(part if index % 2 else "".join(filter(_is_significant, part)) for index, part in enumerate(parts))


def _is_significant(letter: str) -> bool:
    """Tell whether a character is part of a name: a letter, a digit, a sign, a vowel of an Indic script."""
    if letter.isalnum() or letter in _SIGNS:
        return True
    # Accents have a combining class; Indic vowel signs have class 0 or 9.
    is_vowel = unicodedata.category(letter) in {"Mc", "Mn"} and unicodedata.combining(letter) in {0, 9}
    return is_vowel and ord(letter) not in _VARIATION_SELECTORS
