"""Reads the plain part of Project Fluent: messages with attributes, lines that continue them, comments, variables.

Its own reader, since fluent.syntax takes 40 times as long: a quarter of a second, each time that a server starts.
"""

import re

# Other braces mean more to Fluent than their letters, and so does a continued line that begins with one of "[*.".
_TEXT = r"(?:[^{}\r]|\{ *\$[a-zA-Z][a-zA-Z0-9_-]* *\})*"
_KEY = r"([a-zA-Z][a-zA-Z0-9_-]*)"
_COMMENT = re.compile(r"#{1,3}(?: .*)?")
_MESSAGE = re.compile(rf"{_KEY} *= *({_TEXT})")
_ATTRIBUTE = re.compile(rf" +\.{_KEY} *= *({_TEXT})")
_CONTINUED = re.compile(rf" +(?![ \[*.]){_TEXT}")
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")


def read_messages(source: str) -> dict[str, str]:
    """Return the texts of a file by their ids; that of an attribute is `message.attribute`."""
    lines: dict[str, list[str]] = {}
    message = key = ""
    for number, line in enumerate(source.replace("\r\n", "\n").split("\n"), 1):
        if found := _MESSAGE.fullmatch(line):
            message, key = found[1], _new(found[1], lines, number)
            lines[key] = [found[2]]
        elif message and (found := _ATTRIBUTE.fullmatch(line)):
            key = _new(f"{message}.{found[1]}", lines, number)
            lines[key] = [found[2]]
        elif _COMMENT.fullmatch(line):
            message = key = ""
        elif key and (not line.strip(" ") or _CONTINUED.fullmatch(line)):
            lines[key].append(line if line.strip(" ") else "")
        elif line.strip(" "):
            raise ValueError(f"line {number}: this is no message, attribute, comment or indented text: {line}")
    texts = {key: _joined(*parts) for key, parts in lines.items()}
    if empty := next((key for key, text in texts.items() if not text), None):
        raise ValueError(f"{empty} has no text")
    return texts


def fill(text: str, /, **values: object) -> str:
    """Return a text with values in place of its variables."""
    return _VARIABLE.sub(lambda found: str(values[found[1]]), text)


def variables(text: str) -> set[str]:
    """Return the variables of a text."""
    return set(_VARIABLE.findall(text))


def _new(key: str, lines: dict[str, list[str]], number: int) -> str:
    if key in lines:
        raise ValueError(f"line {number}: there are two of {key}")
    return key


def _joined(first: str, *others: str) -> str:
    """Return the lines of a text as one, without the indentation that they share and blank lines around them."""
    indents = [len(line) - len(line.lstrip(" ")) for line in others if line.strip(" ")]
    shared = min(indents, default=0)
    return "\n".join([first, *(line[shared:] for line in others)]).lstrip("\n").rstrip(" \n")
