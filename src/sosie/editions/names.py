"""What people call a symbol, and how two ways of writing it are told to be the same."""

import re
import unicodedata

LANGUAGES = ("en", "fr", "es", "de")

_ARTICLES = {
    "en": r"(the|an?)\s+",
    "fr": r"((les?|la|une?|des|du)\s+|l\s*['\u2019]\s*)",
    "es": r"(el|l[ao]s?|un[ao]s?|un)\s+",
    "de": r"(der|die|das|den|dem|eine?[nmr]?)\s+",
}
# Letters that Unicode does not take apart, and people write as two.
_SPELT_OUT = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "\u0131": "i"})


# In a sum, a fraction or a price they are no mere punctuation: 3 + 4, 3 - 4 and 34 are three names.
_SIGN_IN_A_SUM = re.compile(r"(?<=\d)\s*([-\u2013*/:.,])\s*(?=\d)")
_VARIATIONS = range(0xFE00, 0xFE10)


def fold(name: str, language: str) -> str:
    """Return a name without what people leave out: case, accents, articles, punctuation and spaces."""
    text = name.casefold().strip()
    text = re.sub(rf"^{_ARTICLES.get(language, '(?!)')}(?=\w)", "", text)
    letters = unicodedata.normalize("NFKD", text.translate(_SPELT_OUT))
    words = _SIGN_IN_A_SUM.split(letters)
    return "".join(word if place % 2 else "".join(filter(_counts, word)) for place, word in enumerate(words))


def _counts(letter: str) -> bool:
    """Tell whether a character is part of a name: a letter, a vowel sign of an Indic script, a sign of arithmetic."""
    if letter.isalnum() or unicodedata.category(letter) in {"Sm", "Mc"}:
        return True
    is_vowel_sign = unicodedata.category(letter) == "Mn" and unicodedata.combining(letter) in {0, 9}
    return is_vowel_sign and ord(letter) not in _VARIATIONS
