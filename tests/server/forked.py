"""A real server in a process that is forked from a preloaded one, for fast restarts."""

from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from forks import forks
from sosie.server.config import Config
from sosie.server.serve import listen, serve
from sosie.table.due import Pace


def start(data: Path, port: int, **options: Any) -> ForkServerProcess:
    """Start a server at a port, with options of its configuration."""
    process = forks().Process(target=_run, args=(data, port, options), daemon=True)
    process.start()
    return process


def _run(data: Path, port: int, options: dict[str, Any]) -> None:
    serve(Config(port=port, data=data, pace=Pace(deal_ms=50), **options), listen("127.0.0.1", port))
