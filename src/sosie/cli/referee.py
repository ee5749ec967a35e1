"""`sosie referee`: rule a recorded game."""

from pathlib import Path
from typing import IO, Any

import click

from sosie.cli.common import Command, game_option, json_option, print_json, printable
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


@click.command(
    cls=Command,
    examples=(
        ("sosie referee game.json", "Print a game move by move:"),
        ("sosie referee game.json --json", "Only the rulings and the result, for a program:"),
        ("sosie referee game.json --game robin_hood.py", "A mini-game of your own:"),
        ("cat games.jsonl | sosie referee - --json", "Many games, one on each line:"),
    ),
)
@click.argument("file", type=click.File("rb"))
@game_option
@json_option
@click.pass_context
def command(ctx: click.Context, file: IO[bytes], games: tuple[Path, ...], as_json: bool) -> None:
    """Rule a recorded game, and print its transcript.

    FILE is a record of a mini-game, a match or a tournament, in the format sosie-game/1 or sosie-series/1; - reads
    standard input, one record on each line. An invalid record is refused with exit status 2; the others are
    still ruled.
    """
    load_games(games)
    if file.name != "<stdin>":
        try:
            _rule(file.read(), as_json=as_json)
        except BadRecord as error:
            raise BadRecord(f"{file.name}: {error}") from None
        return
    refused = False
    for number, line in enumerate(file, start=1):
        if line.strip():
            refused |= not _rule_line(line, number, as_json=as_json)
    ctx.exit(2 if refused else 0)


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
