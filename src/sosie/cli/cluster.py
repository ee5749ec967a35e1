"""`sosie cluster`: several servers that share their tables, all on this computer, to try it."""

import asyncio
import shutil
import signal
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import click

from sosie.cli.common import Command

if TYPE_CHECKING:
    from sosie.dev_cluster.cluster import LocalCluster


@click.command(
    cls=Command,
    examples=(
        ("sosie cluster --servers 3", "Three servers, three NATS, PostgreSQL, and one address for all:"),
        ("sosie cluster --data ./cluster", "Keep what was played, and go on with it next time:"),
    ),
)
@click.option("--servers", type=click.IntRange(1, 20), default=3, show_default=True, help="How many servers.")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Where the proxy listens.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The proxy's port.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where everything is kept. [default: a folder that is removed in the end]",
)
@click.option("--store", default="", metavar="URL", help="A PostgreSQL that is there already.")
def command(servers: int, host: str, port: int, data: Path | None, store: str) -> None:
    """Start several servers that share their tables, on this computer, to try it.

    Players of one table may be on different servers, and any of them may be killed. Ctrl-C stops everything.
    """
    from sosie.dev_cluster.cluster import LocalCluster  # noqa: PLC0415 - not needed for help

    folder = data.absolute() if data else Path(mkdtemp(prefix="sosie-cluster-"))
    if data is None:
        # PostgreSQL runs as somebody else where this is root.
        folder.chmod(0o711)
    cluster = LocalCluster(folder, servers, store=store, lasting=data is not None)
    try:
        cluster.start()
        _serve(cluster, host, port)
    finally:
        cluster.stop()
        if data is None:
            shutil.rmtree(folder, ignore_errors=True)


def _serve(cluster: "LocalCluster", host: str, port: int) -> None:
    """Pass on what comes to the proxy until somebody stops it."""
    from sosie.dev_cluster.proxy import Proxy  # noqa: PLC0415 - likewise

    async def run() -> None:
        stopped, proxy = asyncio.Event(), Proxy(lambda: cluster.backends)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        taken = await proxy.start(host, port)
        _greet(cluster, host, taken)
        await stopped.wait()
        await proxy.stop()

    asyncio.run(run())


def _greet(cluster: "LocalCluster", host: str, port: int) -> None:
    click.echo(f"Sosie is at http://{host}:{port}, which goes round all servers:")
    for number, (_, own) in enumerate(cluster.backends):
        click.echo(f"  server {number}: http://127.0.0.1:{own} (process {cluster.processes[number].pid})")
    click.echo(f"NATS: {cluster.nats.url}")
    click.echo("Ctrl-C stops it.")
