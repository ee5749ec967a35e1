"""Expected values for the examples in deploy/: variables, options, versions and sizes."""

import re
from pathlib import Path
from typing import Any

import yaml

from sosie.cli import serve
from sosie.server.decks.drawings import MAX_WORKERS
from sosie.server.workers.main import MAX_MEMORY

DEPLOY = Path(__file__).parents[2] / "deploy"
_OPTIONS = {str(option.envvar): option for option in serve.command.params if option.envvar}
SECRETS = {name for name, option in _OPTIONS.items() if isinstance(option, serve.Secret)}
VARIABLES = set(_OPTIONS) | {f"{name}_FILE" for name in SECRETS} | {"SOSIE_CACHE"}
"""Environment variables of a server."""
FLAGS = {flag for option in serve.command.params for flag in (*option.opts, *option.secondary_opts)}
NATS_VARIABLES = set(re.findall(r"\$(NATS_\w+)", (DEPLOY / "nats.conf").read_text()))
"""Environment variables of nats.conf."""
VERSIONED_IMAGE = re.compile(r".+:\d+\.\d+(\.\d+)?(-[\w.-]+)?")
"""The name of an image with a version."""

_SERVER, _DRAWING_WORKER = 2**30, 128 * 2**20
SERVER_MEMORY = MAX_MEMORY + _SERVER + MAX_WORKERS * _DRAWING_WORKER
"""The maximum memory of a server and its workers, in bytes.

Measured while decks of 26 MB were uploaded and printed: 840 MB for the server, 2.0 GB for the worker that prints,
100 MB for each that draws. The worker with untrusted input may use its whole limit.
"""
SERVER_TASKS = 256
"""Maximum number of processes and threads: 15 measured on two cores, and one more for each further core."""

_UNITS = {"": 1, "k": 2**10, "m": 2**20, "g": 2**30}


def documents(path: Path) -> list[dict[str, Any]]:
    """Return the documents of a YAML file."""
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def assignments(text: str) -> dict[str, str]:
    """Return the variables of an environment file."""
    return dict(re.findall(r"^([A-Z]\w*)=(.*)$", text, re.MULTILINE))


def size(text: str) -> int:
    """Return the bytes of a size as compose, Kubernetes, systemd and Go write it."""
    found = re.fullmatch(r"(\d+)([kmg]?)(i?b?)", text.lower())
    assert found, text
    return int(found[1]) * _UNITS[found[2]]
