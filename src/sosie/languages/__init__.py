"""The languages, each a folder of texts beside this file: a new folder is a new language."""

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from sosie.languages.fluent import fill
from sosie.languages.folders import LanguageFolders, Texts, as_list

__all__ = ["LANGUAGES", "Language", "Texts", "as_list", "fill", "own_texts", "texts"]

_BUILT_IN = LanguageFolders(Path(__file__).parent)
LANGUAGES = _BUILT_IN.tags
texts = _BUILT_IN.texts
own_texts = _BUILT_IN.own_texts

if TYPE_CHECKING:
    Language = str
else:
    # The folders are known only at run time. Messages with another language are refused, and schemas list these.
    Language = Literal[LANGUAGES]
