"""The rulings of `sosie referee`: reads records, and prints their transcripts or results."""

from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

import click

from sosie.cli.common import print_json, printable
from sosie.errors import BadRecord
from sosie.plugins import load_games
from sosie.rules import (
    Record,
    SeriesRecord,
    parse_json,
    read_record,
    read_series,
    result,
    series_result,
    tell,
    tell_series,
)


def rule_records(file: IO[bytes], games: tuple[Path, ...], *, as_json: bool) -> bool:
    """Rule the record of a file, or each line of standard input; tell whether all records are valid."""
    load_games(games)
    if file.name == "<stdin>":
        return _rule_lines(file, as_json=as_json)
    try:
        _rule(file.read(), as_json=as_json)
    except BadRecord as error:
        raise BadRecord(f"{file.name}: {error}") from None
    return True


def _rule_lines(lines: Iterable[bytes], *, as_json: bool) -> bool:
    are_valid = True
    for number, line in enumerate(lines, start=1):
        if line.strip():
            are_valid &= _rule_line(line, number, as_json=as_json)
    return are_valid


def _rule_line(line: bytes, number: int, *, as_json: bool) -> bool:
    try:
        _rule(line, as_json=as_json)
    except BadRecord as error:
        if as_json:
            print_json({"error": str(error)})
        else:
            click.echo(f"sosie: line {number}: {error}", err=True)
        return False
    return True


def _rule(content: bytes, *, as_json: bool) -> None:
    record = _read(content)
    if as_json:
        print_json(result(record) if isinstance(record, Record) else series_result(record))
    else:
        click.echo(printable("\n".join(tell(record) if isinstance(record, Record) else tell_series(record))))


def _read(content: bytes) -> Record | SeriesRecord:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"broken JSON: {error}") from None
    value: Any = parse_json(text)
    is_series = isinstance(value, dict) and value.get("format") == "sosie-series/1"
    return read_series(value) if is_series else read_record(value)
