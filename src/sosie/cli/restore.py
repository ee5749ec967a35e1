"""`sosie restore`: puts a server's data back from a backup."""

from pathlib import Path

import click

from sosie.cli.common import Command, json_option, print_json, progress
from sosie.cli.data_options import data_options, data_paths, in_words, summary


@click.command(
    cls=Command,
    examples=(
        ("sosie restore sosie.backup", "Restore a backup where there is no data yet:"),
        (
            "sosie restore --replace --data /var/lib/sosie today.backup",
            "Instead of other data, which is kept beside it:",
        ),
    ),
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_options
@click.option("--replace", is_flag=True, help="Replace the data that is there; it is renamed, and not deleted.")
@json_option
def command(file: Path, data: Path, log: str, store: str, replace: bool, as_json: bool) -> None:
    """Restore the tables, games, decks and drafts of a server from a backup, while it does not run.

    Everything is checked before anything changes. People find their tables as they were at the time of the backup.
    """
    from sosie.server.backups.restore import restore, steps  # noqa: PLC0415 - not needed for help

    paths = data_paths(data, log, store)
    with progress("Restoring", steps(file)) as step:
        manifest, kept = restore(file, *paths, replace=replace, on_step=step)
    if as_json:
        print_json({"file": str(file), "replaced": [str(path) for path in kept], **summary(manifest)})
        return
    click.echo(f"{in_words(manifest)} of {manifest.created} are restored in {data}.")
    for path in kept:
        click.echo(f"The data before is in {path}: delete it when you no longer need it.")
