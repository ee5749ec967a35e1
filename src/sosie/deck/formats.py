"""Cards as JSON, CSV and plain text: the formats of `Deck`, on plain lists of symbols.

JSON   {"symbols": 7, "symbols_per_card": 3, "cards": [[0, 1, 2], ...]}
CSV    a row for each card
text   a line for each card, its symbols separated by commas if there is a comma anywhere, else by spaces;
       a line that begins with # is a comment

JSON distinguishes the number 7 from the word "7". In CSV and text, symbols are numbers if all of them look like it.
"""

import csv
import io
import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from sosie.errors import UnreadableDeck
from sosie.spreadsheets import plain_text, write_rows
from sosie.types import Card, Symbol

# Python parses no longer numbers than this: longer ones are words.
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,4299}")


def write_json(cards: Sequence[Card], symbols: int, symbols_per_card: int | None) -> str:
    """Write JSON with one card per line, for people to read."""
    rows = ",\n".join(f"  {json.dumps(card, ensure_ascii=False)}" for card in cards)
    return f'{{"symbols": {symbols}, "symbols_per_card": {json.dumps(symbols_per_card)}, "cards": [\n{rows}\n]}}\n'


def read_json(text: str) -> list[list[Any]]:
    """Read the cards from JSON; `Deck` checks their symbols."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:  # a number of five thousand digits raises ValueError
        raise UnreadableDeck(f"not JSON: {error}") from None
    cards = value.get("cards") if isinstance(value, dict) else value
    if not isinstance(cards, list):
        raise UnreadableDeck('no cards: write {"cards": [[0, 1, 2], ...]}, with a list of symbols for each card')
    for number, card in enumerate(cards):
        if not isinstance(card, list):
            raise UnreadableDeck(f"cards[{number}]: a card is a list of symbols, not {json.dumps(card)}")
    return cards


def write_csv(cards: Sequence[Card]) -> str:
    """Write a row for each card."""
    for symbol in (symbol for card in cards for symbol in card):
        if isinstance(symbol, str) and (symbol != symbol.strip() or "\r" in symbol):
            raise UnreadableDeck(f"the symbol {symbol!r} cannot be written as CSV: use JSON")
    return write_rows(cards, "\n")


def read_csv(text: str) -> list[list[Symbol]]:
    """Read a card from each row that is not empty."""
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    except csv.Error as error:
        raise UnreadableDeck(f"not CSV: {error}") from None
    return _numbers_if_all([plain_text(cell.strip()) for cell in row if cell.strip()] for row in rows)


def write_text(cards: Sequence[Card]) -> str:
    """Write a line for each card."""
    words = [[str(symbol) for symbol in card] for card in cards]
    for word in (word for card in words for word in card):
        if re.search(r"[,\r\n]|^#|^\s|\s$", word) or len(word.splitlines()) > 1:
            raise UnreadableDeck(f"the symbol {word!r} cannot be written as plain text: use JSON or CSV")
    if any(re.search(r"\s", word) for card in words for word in card):
        # The comma at the end tells a card with the one symbol "maple leaf" from a card with two.
        return "".join(", ".join(card) + ",\n" for card in words)
    return "".join(" ".join(card) + "\n" for card in words)


def read_text(text: str) -> list[list[Symbol]]:
    """Read a card from each line that is neither empty nor a comment."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    separator = "," if any("," in line for line in lines) else None
    return _numbers_if_all([word.strip() for word in line.split(separator) if word.strip()] for line in lines)


def _numbers_if_all(rows: Iterable[list[str]]) -> list[list[Symbol]]:
    cards = [row for row in rows if row]
    if all(_NUMBER.fullmatch(word) for card in cards for word in card):
        return [[int(word) for word in card] for card in cards]
    return [list(card) for card in cards]
