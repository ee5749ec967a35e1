"""The options that say where the data of a server is, and words about a backup of it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sosie.cli.serve import Secret, server_option

if TYPE_CHECKING:
    from collections.abc import Callable

    from sosie.server.backups.archive import Manifest

_CLUSTER = (
    "this is for a server with its data in a folder; back up a cluster with the tools of NATS and PostgreSQL, as in"
    " docs/howto/run-a-cluster.md#back-up-and-restore."
)


def data_options(function: "Callable[..., Any]") -> "Callable[..., Any]":
    """Add --data, --log and --store, with the variables of `sosie serve`."""
    folder = click.Path(file_okay=False, path_type=Path)
    for option in (
        server_option(
            "--data",
            type=folder,
            default=Path("sosie-data"),
            show_default=True,
            metavar="FOLDER",
            help="The folder of the server.",
        ),
        server_option("--log", cls=Secret, default="", metavar="URL", help="The log, if it is in NATS: refused."),
        server_option(
            "--store", cls=Secret, default="", metavar="URL", help="The store, if it is elsewhere. [default: in --data]"
        ),
    ):
        function = option(function)
    return function


def data_paths(data: Path, log: str, store: str) -> tuple[Path, Path]:
    """Return the folder of the log and the file of the store; those of a cluster are refused."""
    from sosie.server.config import Config  # noqa: PLC0415 - not needed for help
    from sosie.server.store.database import is_file, parse_url  # noqa: PLC0415 - likewise

    config = Config(data=data, log=log, store=store)
    url = parse_url(config.store_url)
    if log or not is_file(url):
        raise click.UsageError(_CLUSTER)
    return data / "log", Path(url.database or "")


def in_words(manifest: "Manifest") -> str:
    """Return the content of a backup in words."""
    contents = manifest.contents
    counts = [
        (contents.tables, "table"),
        (contents.games, "game"),
        (contents.decks, "deck"),
        (contents.drafts, "draft"),
    ]
    *first, last = [f"{count:,} {word}{'' if count == 1 else 's'}" for count, word in counts]
    return f"{', '.join(first)} and {last}"


def summary(manifest: "Manifest") -> dict[str, Any]:
    """Return the content of a backup, for JSON."""
    contents = manifest.contents
    return {
        "created": manifest.created,
        "sosie": manifest.sosie,
        "tables": contents.tables,
        "games": contents.games,
        "decks": contents.decks,
        "drafts": contents.drafts,
    }
