"""Messages to makers of decks: in the language of the system at the command line, else in English.

Servers and their workers never choose a language here: pages have words of their own, by the codes of problems.
"""

from collections.abc import Mapping
from contextvars import ContextVar

from sosie.languages import fill, texts

FILE = "makers"
_LANGUAGE = ContextVar("language", default="en")


def say(message: str, /, **values: object) -> str:
    """Return a message of `makers.ftl` with values in place of its variables."""
    return fill(texts(_LANGUAGE.get(), FILE)[message], **values)


def speak(language: str) -> None:
    """Say everything in a language from now on, in this context; in English if there is no such language."""
    _LANGUAGE.set(language)


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the messages of a system, from an environment such as LANG=fr_FR.UTF-8; "" if none."""
    chosen = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, chosen), "")
    return locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
