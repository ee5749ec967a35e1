"""Names of symbols and players: the languages, and which spellings count as the same name."""

import re
import unicodedata

LANGUAGES = ("en", "fr", "es", "de")

_ARTICLES = {
    "en": r"(the|an?)\s+",
    "fr": r"((les?|la|une?|des|du)\s+|l\s*['\u2019]\s*)",
    "es": r"(el|l[ao]s?|un[ao]s?|un)\s+",
    "de": r"(der|die|das|den|dem|eine?[nmr]?)\s+",
}
# Letters that Unicode does not take apart, and people write as two, and signs that are not on a keyboard.
_SPELT_OUT = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "\u0131": "i", "\u00d7": "x", "\u00f7": "/", "\u2212": "-"}
)
# In a sum, a fraction or a price they are no mere punctuation: 3 + 4, 3 - 4 and 34 are three names.
_SIGN_IN_A_SUM = re.compile(r"(?<=\d)\s*([-*/:.,])\s*(?=\d)")
_SIGNS = frozenset("+=<>")
_VARIATION_SELECTORS = range(0xFE00, 0xFE10)


def fold(name: str, language: str) -> str:
    """Return a name without what people leave out: case, accents, articles, punctuation and spaces."""
    text = name.casefold().strip()
    text = re.sub(rf"^{_ARTICLES.get(language, '(?!)')}(?=\w)", "", text)
    letters = unicodedata.normalize("NFKD", text.translate(_SPELT_OUT))
    # Every other part is a sign.
    parts = _SIGN_IN_A_SUM.split(letters)
    return "".join(part if place % 2 else "".join(filter(_counts, part)) for place, part in enumerate(parts))


def _counts(letter: str) -> bool:
    """Tell whether a character is part of a name: a letter, a figure, a sign, a vowel of an Indic script."""
    if letter.isalnum() or letter in _SIGNS:
        return True
    # Accents are drawn above or below, with a class of their own; these vowels are not.
    is_vowel = unicodedata.category(letter) in {"Mc", "Mn"} and unicodedata.combining(letter) in {0, 9}
    return is_vowel and ord(letter) not in _VARIATION_SELECTORS
