"""`sosie backup`: writes a server's data to one file, also while it runs."""

from pathlib import Path

import click

from sosie.cli.common import Command, json_option, print_json, progress
from sosie.cli.data_options import data_options, data_paths, in_words, summary


@click.command(
    cls=Command,
    examples=(
        ("sosie backup sosie.backup", "Back up the server in this folder:"),
        ("sosie backup --data /var/lib/sosie /mnt/backups/today.backup", "From a timer, to another disk:"),
    ),
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_options
@json_option
def command(file: Path, data: Path, log: str, store: str, as_json: bool) -> None:
    """Back up the tables, games, decks and drafts of a server, also while it runs.

    FILE appears when it is complete; an existing one is replaced. It has names and secrets: keep it where nobody else
    can read it.
    """
    from sosie.server.backups.backup import back_up, steps  # noqa: PLC0415 - not needed for help

    paths = data_paths(data, log, store)
    with progress("Backing up", steps(*paths)) as step:
        manifest = back_up(file, *paths, step)
    if as_json:
        print_json({"file": str(file), "bytes": file.stat().st_size, **summary(manifest)})
        return
    click.echo(f"{in_words(manifest)} are in {file} ({file.stat().st_size / 1e6:,.1f} MB).")
