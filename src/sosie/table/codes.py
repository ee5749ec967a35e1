"""Codes of tables, events and collections: short enough to read out, and different in length.

Those of events begin with E, which is not in the alphabet, so that the field for tables takes both.
"""

# Without look-alikes, and without vowels so that no code is a word.
ALPHABET = "23456789BCDFGHJKMNPQRTVWXZ"
CODE_LENGTH = 5
EVENT_SIGN = "E"
EVENT_CODE_LENGTH = len(EVENT_SIGN) + CODE_LENGTH
COLLECTION_CODE_LENGTH = 7
_EVENT_TABLE_LENGTH = EVENT_CODE_LENGTH + 3


def read_code(text: str) -> str | None:
    """Return a typed code of a table in its standard form, or None; case, spaces and hyphens do not matter."""
    return _read(text, CODE_LENGTH) or _read(text, _EVENT_TABLE_LENGTH, EVENT_SIGN)


def read_event_code(text: str) -> str | None:
    """Return a typed code of an event in its standard form, or None."""
    return _read(text, EVENT_CODE_LENGTH, EVENT_SIGN)


def read_collection_code(text: str) -> str | None:
    """Return a typed code of a collection in its standard form, or None."""
    return _read(text, COLLECTION_CODE_LENGTH)


def event_table_code(event: str, round_number: int, table: int) -> str:
    """Return the code of an event's table: that of the event, and a letter for the round and two for the table."""
    high, low = divmod(table, len(ALPHABET))
    return f"{event}{ALPHABET[round_number]}{ALPHABET[high]}{ALPHABET[low]}"


def shared_part(code: str) -> str:
    """Return the part of a code that an event has in common with its tables; all of the code of another table."""
    return code[:EVENT_CODE_LENGTH] if code.startswith(EVENT_SIGN) else code


def _read(text: str, length: int, sign: str = "") -> str | None:
    code = "".join(text.upper().split()).replace("-", "")
    is_code = len(code) == length and code.startswith(sign) and set(code.removeprefix(sign)) <= set(ALPHABET)
    return code if is_code else None
