"""The result of one check: its name, its level, and a sentence that says what to change."""

from typing import Literal

import msgspec

Level = Literal["ok", "advice", "problem"]


class Check(msgspec.Struct, frozen=True):
    """The result of a check."""

    name: str
    level: Level
    text: str


def ok(name: str, text: str) -> Check:
    """Return the result of a check that found nothing to change."""
    return Check(name, "ok", text)


def advice(name: str, text: str) -> Check:
    """Return the result of a check that found something to improve."""
    return Check(name, "advice", text)


def problem(name: str, text: str) -> Check:
    """Return the result of a check that found something to mend."""
    return Check(name, "problem", text)
