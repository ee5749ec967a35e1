"""`sosie serve`: the server, for a home, a class or the internet."""

import asyncio
import os
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import sosie
from sosie.cli.common import Command
from sosie.errors import PortInUse
from sosie.plugins import load_games
from sosie.server import logging as server_logging
from sosie.server.addresses import base_url, own_host, shared_host
from sosie.server.config import Config
from sosie.server.disk import make_private_folder

if TYPE_CHECKING:
    import socket

    from sosie.cards.own import DeckFile


def _option(*names: str, **settings: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return an option that can also be set by an environment variable: --cap-ms by SOSIE_CAP_MS."""
    variable = "SOSIE_" + names[0].partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, show_envvar=True, **settings)


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
        ("sosie serve --trusted-proxy 127.0.0.1 --data /var/lib/sosie --durable", "Behind a proxy, on the internet:"),
    ),
)
@_option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="The address to listen on; 0.0.0.0 means all.",
)
@_option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port; 0 takes any free one."
)
@_option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("sosie-data"),
    show_default=True,
    metavar="FOLDER",
    help="The folder for tables and games.",
)
@_option("--durable", is_flag=True, help="Survive power cuts too, at the price of slower moves.")
@_option(
    "--log",
    cls=Secret,
    default="",
    metavar="URL",
    help="NATS for servers that share tables: nats://a,b,c. [default: in --data]",
)
@_option(
    "--log-replicas",
    type=click.IntRange(0, 5),
    default=0,
    metavar="COUNT",
    help="The number of NATS servers that store each move. [default: 3 of 3 or more, else 1]",
)
@_option(
    "--log-max-age",
    type=click.FloatRange(1),
    default=48.0,
    show_default=True,
    metavar="HOURS",
    help="How long NATS keeps tables that nobody uses.",
)
@_option(
    "--log-max-bytes",
    type=click.IntRange(-1),
    default=-1,
    metavar="BYTES",
    help="How large the log may become in NATS. [default: no limit]",
)
@_option(
    "--store",
    cls=Secret,
    default="",
    metavar="URL",
    help="Another database for games and decks. [default: SQLite in --data]",
)
@_option(
    "--trusted-proxy",
    multiple=True,
    metavar="NETWORK",
    help="Trust the client address that this proxy reports; may be given again.",
)
@_option(
    "--origin",
    multiple=True,
    metavar="ORIGIN",
    help="Allow pages of this origin to connect, as https://example.org; may be given again.",
)
@_option(
    "--cap-ms",
    type=click.FloatRange(0, 1000),
    default=150.0,
    show_default=True,
    help="The most compensation for a slow connection, in milliseconds.",
)
@_option("--list-decks/--no-list-decks", default=False, show_default=True, help="List uploaded decks publicly.")
@_option(
    "--keep-games-days",
    type=click.IntRange(0, 36_500),
    default=90,
    show_default=True,
    metavar="DAYS",
    help="How long to keep games, with the names of players, and statistics; 0 is for ever.",
)
@_option(
    "--keep-decks-days",
    type=click.IntRange(0, 36_500),
    default=365,
    show_default=True,
    metavar="DAYS",
    help="How long to keep a deck that nobody uses; 0 is for ever.",
)
@_option(
    "--metrics-token",
    cls=Secret,
    default="",
    metavar="TOKEN",
    help="A token that allows reading the metrics from other hosts.",
)
@_option(
    "--log-format",
    type=click.Choice(["auto", "text", "json"]),
    default="auto",
    show_default=True,
    help="The format of log messages; auto is text on a terminal, else json.",
)
@_option(
    "--deck",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Add this .sosie file to the decks; --open then shows it.",
)
@_option(
    "--game",
    "games",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Add the mini-game in this Python file; may be given again.",
)
@_option("--open/--no-open", "open_browser", default=False, show_default=True, help="Open the browser.")
@_option("--qr/--no-qr", default=True, show_default=True, help="Show a QR code for phones, on a terminal.")
def command(deck: Path | None, **chosen: Any) -> None:
    """Serve tables to play at, over HTTP and WebSockets.

    Ctrl-C shuts it down cleanly: tables are saved and clients reconnect. A second Ctrl-C stops it at once.
    """
    _serve(chosen, sosie.read_deck_file(deck) if deck else None)


def play_with(deck: "DeckFile") -> None:
    """Run `sosie serve --open` with a deck, on the default port or, if it is taken, on any free one."""
    with command.make_context("serve", ["--open"]) as context:
        _serve(context.params, deck, any_port=True)


def _serve(chosen: dict[str, Any], deck: "DeckFile | None", *, any_port: bool = False) -> None:
    from sosie.server.serve import serve  # noqa: PLC0415 - loads the whole server, which the help does not need

    load_games(chosen["games"])
    config = _config(chosen)
    server_logging.set_up(config.log_format)
    listener = _listener(config, any_port=any_port)
    port = listener.getsockname()[1]
    page = f"/?deck={_save_deck(config, deck)}" if deck else ""

    def on_ready() -> None:
        _print_addresses(config.host, port, qr=chosen["qr"])
        if chosen["open_browser"]:
            click.launch(base_url(own_host(config.host), port) + page)

    serve(config, listener, on_ready)


def _listener(config: Config, *, any_port: bool) -> "socket.socket":
    from sosie.server.serve import listen  # noqa: PLC0415 - likewise

    try:
        return listen(config.host, config.port)
    except PortInUse:
        if not any_port:
            raise
        return listen(config.host, 0)


def _save_deck(config: Config, deck: "DeckFile") -> str:
    """Save a deck in the server's store, and return its id."""
    from sosie.server.decks.repository import save_deck  # noqa: PLC0415 - likewise
    from sosie.server.store.store import Store  # noqa: PLC0415 - likewise

    async def save() -> str:
        store = Store(config.store_url)
        await store.open()
        try:
            return await save_deck(store, deck.to_bytes(), deck.edition)
        finally:
            await store.close()

    make_private_folder(config.data)
    return asyncio.run(save())


def _config(chosen: dict[str, Any]) -> Config:
    for proxy in chosen["trusted_proxy"]:
        _check_network(proxy)
    return Config(
        host=chosen["host"],
        port=chosen["port"],
        data=chosen["data"],
        durable=chosen["durable"],
        log=chosen["log"],
        log_replicas=chosen["log_replicas"],
        log_max_age_s=chosen["log_max_age"] * 3600,
        log_max_bytes=chosen["log_max_bytes"],
        store=chosen["store"],
        trusted_proxies=chosen["trusted_proxy"],
        origins=chosen["origin"],
        cap_ms=chosen["cap_ms"],
        list_decks=chosen["list_decks"],
        keep_games_days=chosen["keep_games_days"],
        keep_decks_days=chosen["keep_decks_days"],
        metrics_token=chosen["metrics_token"],
        log_format=chosen["log_format"],
    )


def _check_network(text: str) -> None:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise click.UsageError(f"--trusted-proxy is an address or a network as 10.0.0.0/8, not '{text}'.") from None


def _print_addresses(host: str, port: int, *, qr: bool) -> None:
    """Print the server's addresses, with a QR code if other devices can connect and stdout is a terminal."""
    shared = shared_host(host)
    click.echo(f"Sosie is at {base_url(own_host(host), port)}")
    if shared and shared != host:
        click.echo(f"On this network: {base_url(shared, port)}")
    if shared and qr and sys.stdout.isatty():
        import segno  # noqa: PLC0415 - only for this

        segno.make(base_url(shared, port), micro=False).terminal(compact=True)
    click.echo("Ctrl-C stops it.")
    sys.stdout.flush()
