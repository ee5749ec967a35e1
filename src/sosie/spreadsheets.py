"""CSV whose texts no spreadsheet takes for formulas.

A text gets an apostrophe where a formula would begin: at its start, and after a character that a spreadsheet of some
country or setting takes for the end of a cell. `plain_text` removes it again.
"""

import csv
import io
import re
from collections.abc import Iterable, Sequence

_FORMULA = r"[\s\"']*[=+\-@\uff1d\uff0b\uff0d\uff20]"
"""The start of a formula; some spreadsheets take full-width characters for the usual ones."""
_CELL = r"(^|[;|\t\r\n])"
_STARTS = re.compile(rf"{_CELL}(?={_FORMULA})")
_ESCAPED = re.compile(rf"{_CELL}'(?={_FORMULA})")


def safe_text(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, or for a cell and a formula."""
    return _STARTS.sub(r"\1'", text)


def plain_text(safe: str) -> str:
    """Return the text that was made safe."""
    return _ESCAPED.sub(r"\1", safe)


def write_rows(rows: Iterable[Sequence[object]], end: str = "\r\n") -> str:
    """Return rows as CSV; texts are made safe, and numbers stay."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator=end)
    writer.writerows([safe_text(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return out.getvalue()
