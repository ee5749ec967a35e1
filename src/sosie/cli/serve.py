"""`sosie serve`: the server, for a home, a class or the internet."""

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import sosie
from sosie.cli.common import Command, Decorator

if TYPE_CHECKING:
    from sosie.cards.own import DeckFile


def server_option(*names: str, **settings: Any) -> Decorator:
    """Return an option that can also be set by an environment variable: --cap-ms by SOSIE_CAP_MS."""
    variable = "SOSIE_" + names[0].partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, show_envvar=True, **settings)


def _days_option(name: str, default: int, meaning: str) -> Decorator:
    """Return an option for a retention time."""
    days = click.IntRange(0, 36_500)
    return server_option(name, type=days, default=default, show_default=True, metavar="DAYS", help=meaning)


class Secret(click.Option):
    """An option that can also be read from a file, named by an environment variable such as SOSIE_STORE_FILE."""

    def resolve_envvar_value(self, ctx: click.Context) -> str | None:
        """Return the value of the variable, or the content of the file that the _FILE variable names."""
        value, variable = super().resolve_envvar_value(ctx), f"{self.envvar}_FILE"
        path = os.environ.get(variable)
        if not path:
            return value
        if value is not None:
            raise click.UsageError(f"{self.envvar} and {variable} are both set: leave one of them out.")
        try:
            return Path(path).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise click.UsageError(f"{variable} names a file that cannot be read: {error}") from None


class Size(click.ParamType[int]):
    """A number of bytes, such as 500MB or 10GB."""

    name = "size"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number of bytes."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?) ?([kMGT]?)B?", str(value), re.IGNORECASE)
        if not found:
            self.fail(f"'{value}' is not a size as 500MB or 10GB.", param, ctx)
        return int(float(found[1]) * 1000 ** " kmgt".index(found[2].lower() or " "))


def _size_option(name: str, default: str | None, meaning: str) -> Decorator:
    """Return an option for a number of bytes."""
    return server_option(name, type=Size(), default=default, show_default=True, metavar="SIZE", help=meaning)


class WorkerCount(click.ParamType[int]):
    """A number of processes, or `auto` for one on each core."""

    name = "count"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number."""
        from sosie.server.multiprocess.routing import MAX_PROCESSES, usable_cores  # noqa: PLC0415 - not for the help

        if value == "auto":
            return min(usable_cores(), MAX_PROCESSES) if sys.platform == "linux" else 1
        if not str(value).isdecimal() or not 1 <= int(value) <= MAX_PROCESSES:
            self.fail(f"'{value}' is not 'auto' or a number from 1 to {MAX_PROCESSES}.", param, ctx)
        if int(value) > 1 and sys.platform != "linux":
            self.fail("more than one process needs Linux.", param, ctx)
        return int(value)


@click.command(
    cls=Command,
    examples=(
        ("sosie serve --open", "Play on this computer:"),
        ("sosie serve --host 0.0.0.0", "Let phones on the same network join, by a QR code:"),
        ("sosie serve --open --deck class.sosie", "Play with a deck of your own:"),
        ("sosie serve --open --game robin_hood.py", "Play a mini-game of your own:"),
        (
            "sosie serve --log nats://one,two,three --store postgresql://sosie@db/sosie",
            "One of several equal servers:",
        ),
        (
            "sosie serve --trusted-proxy 127.0.0.1 --allowed-host play.example.org --data /var/lib/sosie",
            "Behind a proxy, on the internet:",
        ),
    ),
)
@server_option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="The address to listen on; 0.0.0.0 means all.",
)
@server_option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port; 0 takes any free one."
)
@server_option(
    "--workers",
    type=WorkerCount(),
    default="1",
    show_default=True,
    metavar="COUNT",
    help="How many processes serve tables, 1 to 16; auto is one for each core.",
)
@server_option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("sosie-data"),
    show_default=True,
    metavar="FOLDER",
    help="The folder for tables and games.",
)
@server_option("--durable", is_flag=True, help="Survive power cuts too, at the price of slower moves.")
@server_option(
    "--log",
    cls=Secret,
    default="",
    metavar="URL",
    help="NATS for servers that share tables: nats://a,b,c. [default: in --data]",
)
@server_option(
    "--log-replicas",
    type=click.IntRange(0, 5),
    default=0,
    metavar="COUNT",
    help="The number of NATS servers that store each move. [default: 3 of 3 or more, else 1]",
)
@server_option(
    "--log-max-age",
    type=click.FloatRange(1),
    default=48.0,
    show_default=True,
    metavar="HOURS",
    help="How long NATS keeps tables that nobody uses.",
)
@server_option(
    "--log-max-bytes",
    type=click.IntRange(-1),
    default=-1,
    metavar="BYTES",
    help="How large the log may become in NATS. [default: no limit]",
)
@server_option(
    "--store",
    cls=Secret,
    default="",
    metavar="URL",
    help="Another database for games and decks. [default: SQLite in --data]",
)
@server_option(
    "--trusted-proxy",
    multiple=True,
    metavar="NETWORK",
    help="Trust the client address that this proxy reports; may be given again.",
)
@server_option(
    "--allowed-host",
    multiple=True,
    metavar="HOST",
    help="Answer to this name too, as play.example.org; * is any; may be given again. [default: this machine's names]",
)
@server_option(
    "--origin",
    multiple=True,
    metavar="ORIGIN",
    help="Allow pages of this origin to connect, as https://example.org; may be given again.",
)
@server_option(
    "--address",
    default="",
    metavar="ORIGIN",
    help="Where players reach this server of a cluster, as https://s1.example.org, to join others of their table.",
)
@server_option(
    "--cap-ms",
    type=click.FloatRange(0, 1000),
    default=150.0,
    show_default=True,
    help="The most compensation for a slow connection, in milliseconds.",
)
@server_option(
    "--list-decks/--no-list-decks", default=False, show_default=True, help="List people's own decks publicly."
)
@_days_option(
    "--keep-games-days", 90, "How long to keep games, with the names of players, and statistics; 0 is for ever."
)
@_days_option("--keep-decks-days", 365, "How long to keep a deck that nobody uses; 0 is for ever.")
@_days_option("--keep-drafts-days", 90, "How long to keep a draft of a deck that nobody uses; 0 is for ever.")
@_size_option("--drafts-max-bytes", "10GB", "How large all drafts of decks may become, with their pictures.")
@_size_option(
    "--collections-max-bytes", "2GB", "How large all contributions to drafts may become that wait for a decision."
)
@_size_option("--decks-max-bytes", "10GB", "How large all own decks may become.")
@_size_option("--caches-max-bytes", "4GB", "How large all faces and layouts of drafts may become; old ones go first.")
@_size_option("--address-max-bytes", "1GB", "How much one address may add to drafts and decks, at once and in a day.")
@_size_option(
    "--reserve-bytes",
    None,
    "The free space on the disk that is kept for games. [default: 2 % of the disk, 256 MiB to 2 GiB]",
)
@server_option(
    "--metrics-token",
    cls=Secret,
    default="",
    metavar="TOKEN",
    help="A token that allows reading the metrics from other hosts.",
)
@server_option(
    "--log-format",
    type=click.Choice(["auto", "text", "json"]),
    default="auto",
    show_default=True,
    help="The format of log messages; auto is text on a terminal, else json.",
)
@server_option(
    "--deck",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Add this .sosie file to the decks; --open then shows it.",
)
@server_option(
    "--game",
    "games",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Add the mini-game in this Python file; may be given again.",
)
@server_option("--open/--no-open", "open_browser", default=False, show_default=True, help="Open the browser.")
@server_option("--qr/--no-qr", default=True, show_default=True, help="Show a QR code for phones, on a terminal.")
def command(deck: Path | None, **chosen: Any) -> None:
    """Serve tables to play at, over HTTP and WebSockets.

    Ctrl-C shuts it down cleanly: tables are saved and clients reconnect. A second Ctrl-C stops it at once.
    """
    _run(chosen, sosie.read_deck_file(deck) if deck else None)


def play_with(deck: "DeckFile") -> None:
    """Run `sosie serve --open` with a deck, on the default port or, if it is taken, on any free one."""
    with command.make_context("serve", ["--open"]) as context:
        _run(context.params, deck, any_port=True)


def _run(chosen: dict[str, Any], deck: "DeckFile | None", *, any_port: bool = False) -> None:
    from sosie.cli.run_server import run_server  # noqa: PLC0415 - the help does not need the server

    run_server(chosen, deck, any_port=any_port)
