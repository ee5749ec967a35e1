"""`sosie cluster`: a local cluster of servers that share their tables, for development."""

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
        ("sosie cluster --servers 3", "Three servers, three NATS servers, PostgreSQL and a proxy:"),
        ("sosie cluster --data ./cluster", "Keep the data for the next time:"),
    ),
)
@click.option("--servers", type=click.IntRange(1, 20), default=3, show_default=True, help="Number of servers.")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="The proxy's address.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The proxy's port.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="The data folder. [default: a temporary folder]",
)
@click.option("--store", default="", metavar="URL", help="An existing PostgreSQL database.")
def command(servers: int, host: str, port: int, data: Path | None, store: str) -> None:
    """Start a local cluster: several servers that share their tables.

    The proxy brings the players of a table to one server, and any server may be killed. Ctrl-C stops everything.
    """
    from sosie.dev_cluster.cluster import LocalCluster  # noqa: PLC0415 - not needed for help

    folder = data.absolute() if data else Path(mkdtemp(prefix="sosie-cluster-"))
    if data is None:
        # PostgreSQL runs as another user if this is root.
        folder.chmod(0o711)
    cluster = LocalCluster(folder, servers, store=store, durable=data is not None)
    try:
        cluster.start()
        _serve(cluster, host, port)
    finally:
        cluster.stop()
        if data is None:
            shutil.rmtree(folder, ignore_errors=True)


def _serve(cluster: "LocalCluster", host: str, port: int) -> None:
    """Run the proxy until it is stopped."""
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
    click.echo(f"Sosie is at http://{host}:{port}, which brings the players of a table to one server:")
    for number, (_, own) in enumerate(cluster.backends):
        click.echo(f"  server {number}: http://127.0.0.1:{own} (process {cluster.processes[number].pid})")
    click.echo(f"NATS: {cluster.nats.url}")
    click.echo("Ctrl-C stops it.")
