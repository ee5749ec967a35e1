"""Names of symbols and players: languages, and the folding that makes spellings comparable."""

import re
import unicodedata
from typing import Literal, get_args

Language = Literal["en", "fr", "es", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

_ARTICLES = {
    "en": r"(the|an?)\s+",
    "fr": r"((les?|la|une?|des|du)\s+|l\s*['\u2019]\s*)",
    "es": r"(el|l[ao]s?|un[ao]s?|un)\s+",
    "de": r"(der|die|das|den|dem|eine?[nmr]?)\s+",
}
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
    text = re.sub(rf"^{_ARTICLES.get(language, '(?!)')}(?=\w)", "", text)
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
