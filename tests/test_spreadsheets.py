"""No text in CSV is a formula, wherever a spreadsheet sees the start of a cell."""

import csv
import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.spreadsheets import plain_text, safe_text, write_rows

STARTS = "=+-@＝＋－＠"  # noqa: RUF001 - full-width characters on purpose
texts = st.text(st.sampled_from([*STARTS, *";|\t\r\n ,\"'aé1"]), max_size=12) | st.text(max_size=30)


def cells(text: str, separator: str) -> list[str]:
    """Split a file in the way of a spreadsheet that takes a character for the separator, quoted or not."""
    quoted = [cell for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator) for cell in row]
    return quoted + re.split(rf"[{separator}\r\n]", text)


@given(texts)
def test_no_cell_of_any_separator_is_a_formula(text: str) -> None:
    written = write_rows([[7, text, -1.5]])
    for separator in ";|\t":
        for cell in cells(safe_text(text), separator):
            assert not cell.strip(' \t"').startswith(tuple(STARTS)), (separator, cell)
    shown = next(csv.reader(io.StringIO(written, newline="")))
    assert shown[0::2] == ["7", "-1.5"]
    assert not shown[1].lstrip().startswith(tuple(STARTS))


@given(texts)
def test_safe_text_is_plain_again(text: str) -> None:
    assert plain_text(safe_text(text)) == text


@pytest.mark.parametrize("text", ["Ada", "Jean-Luc", "a=b", "Müller; Söhne", "O'Neil", "3", "'s Gravenhage", ""])
def test_usual_names_stay(text: str) -> None:
    assert safe_text(text) == text


@pytest.mark.parametrize(
    ("text", "safe"),
    [("=1+1", "'=1+1"), (";=1+1", ";'=1+1"), ("＝1", "'＝1"), (" @SUM(A1)", "' @SUM(A1)"), ("a\t-1", "a\t'-1")],  # noqa: RUF001 - likewise
)
def test_formulas_get_an_apostrophe(text: str, safe: str) -> None:
    assert safe_text(text) == safe
