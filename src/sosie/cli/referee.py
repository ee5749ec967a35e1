"""`sosie referee`: rule a recorded game."""

from pathlib import Path
from typing import IO

import click

from sosie.cli.common import Command, game_option, json_option


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
    from sosie.cli.rule_records import rule_records  # noqa: PLC0415 - the help does not need the rules

    ctx.exit(0 if rule_records(file, games, as_json=as_json) else 2)
