"""`sosie serve`: a server for everybody at home, in class, or on the internet."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sosie.cli.look import Command

if TYPE_CHECKING:
    from sosie.server.config import Config

_LOOPBACK = {"127.0.0.1", "::1", "localhost"}
_EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - compared with, and not listened at


def _option(*names: str, **about: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return an option that the environment can give too: --cap-ms is SOSIE_CAP_MS."""
    variable = "SOSIE_" + names[0].partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, show_envvar=True, **about)


@click.command(
    cls=Command,
    examples=(
        ("sosie serve --open", "Play on this computer:"),
        ("sosie serve --host 0.0.0.0", "Let phones on the same network join, by a QR code:"),
        (
            "sosie serve --log nats://one,two,three --store postgresql://sosie@db/sosie",
            "One of several equal servers:",
        ),
        ("sosie serve --trusted-proxy 127.0.0.1 --data /var/lib/sosie --durable", "Behind a proxy, on the internet:"),
    ),
)
@_option(
    "--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere."
)
@_option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port; 0 takes any.")
@_option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("sosie-data"),
    show_default=True,
    metavar="FOLDER",
    help="Where tables and games are kept.",
)
@_option("--durable", is_flag=True, help="Lose nothing in a power cut either, at the price of slower moves.")
@_option(
    "--log", default="", metavar="URL", help="NATS for servers that share tables: nats://a,b,c. [default: in --data]"
)
@_option(
    "--log-replicas",
    type=click.IntRange(0, 5),
    default=0,
    metavar="COUNT",
    help="How many NATS servers keep each move. [default: 3 of 3 or more, else 1]",
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
@_option("--store", default="", metavar="URL", help="Another database for games and decks. [default: SQLite in --data]")
@_option(
    "--trusted-proxy", multiple=True, metavar="NETWORK", help="Believe this proxy about who asks; may be given again."
)
@_option("--origin", multiple=True, metavar="ORIGIN", help="Let pages from elsewhere connect, as https://example.org.")
@_option(
    "--cap-ms",
    type=click.FloatRange(0, 1000),
    default=150.0,
    show_default=True,
    help="The most of a slow connection that is made up for.",
)
@_option(
    "--list-decks/--no-list-decks", default=False, show_default=True, help="Show everybody which decks were brought."
)
@_option("--metrics-token", default="", metavar="TOKEN", help="Let who has it read the metrics from elsewhere.")
@_option(
    "--log-format",
    type=click.Choice(["auto", "text", "json"]),
    default="auto",
    show_default=True,
    help="How to write what happens; auto looks at the terminal.",
)
@_option("--open/--no-open", "open_browser", default=False, show_default=True, help="Open the browser.")
@_option("--qr/--no-qr", default=True, show_default=True, help="Show a code for phones, on a terminal.")
def command(open_browser: bool, qr: bool, **chosen: Any) -> None:
    """Serve tables to play at, over HTTP and sockets.

    Ctrl-C stops it in good order: tables are kept and clients come back by themselves. A second one stops it at once.
    """
    from sosie.server import journal  # noqa: PLC0415 - numpy and more are slow to import
    from sosie.server.serve import listen, serve  # noqa: PLC0415

    config = _config(chosen)
    journal.set_up(config.log_format)
    listener = listen(config.host, config.port)
    port = listener.getsockname()[1]

    def on_ready() -> None:
        _greet(config.host, port, qr=qr)
        if open_browser:
            click.launch(_address(config.host if config.host not in _EVERYWHERE else "127.0.0.1", port))

    serve(config, listener, on_ready)


def _config(chosen: dict[str, Any]) -> "Config":
    from sosie.server.config import Config  # noqa: PLC0415

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
        metrics_token=chosen["metrics_token"],
        log_format=chosen["log_format"],
    )


def _check_network(text: str) -> None:
    from ipaddress import ip_network  # noqa: PLC0415

    try:
        ip_network(text, strict=False)
    except ValueError:
        raise click.UsageError(f"--trusted-proxy is an address or a network as 10.0.0.0/8, not '{text}'.") from None


def _greet(host: str, port: int, *, qr: bool) -> None:
    """Say where to go, with a code for phones if others can come and somebody is looking."""
    shared = _lan_address() if host in _EVERYWHERE else None if host in _LOOPBACK else host
    click.echo(f"Sosie is at {_address('127.0.0.1' if host in _EVERYWHERE else host, port)}")
    if shared and shared != host:
        click.echo(f"On this network: {_address(shared, port)}")
    if shared and qr and sys.stdout.isatty():
        import segno  # noqa: PLC0415 - only for this

        segno.make(_address(shared, port), micro=False).terminal(compact=True)
    click.echo("Ctrl-C stops it.")
    sys.stdout.flush()


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _lan_address() -> str | None:
    """Return the address that others on the network know this computer by; nothing is sent to find it."""
    import socket  # noqa: PLC0415

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
