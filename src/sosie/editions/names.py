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


def fold(name: str, language: str) -> str:
    """Return a name without what people leave out: case, accents, articles, punctuation and spaces."""
    text = name.casefold().strip()
    text = re.sub(rf"^{_ARTICLES.get(language, '(?!)')}(?=\w)", "", text)
    letters = unicodedata.normalize("NFKD", text.translate(_SPELT_OUT))
    return "".join(letter for letter in letters if letter.isalnum())
