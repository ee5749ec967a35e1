"""Facts that the examples in deploy/ are held to; for their tests."""

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
"""Variables that a server reads from its environment."""
FLAGS = {flag for option in serve.command.params for flag in (*option.opts, *option.secondary_opts)}
NATS_VARIABLES = set(re.findall(r"\$(NATS_\w+)", (DEPLOY / "nats.conf").read_text()))
"""Variables that nats.conf reads from its environment."""
FIXED = re.compile(r".+:\d+\.\d+(\.\d+)?(-[\w.-]+)?")
"""A name of an image with its version."""

_SERVER, _DRAWING_WORKER = 2**30, 128 * 2**20
SERVER_MEMORY = MAX_MEMORY + _SERVER + MAX_WORKERS * _DRAWING_WORKER
"""The most bytes that a server and its workers take.

Measured while decks of 26 MB were brought and printed: 840 MB for the server, 2.0 GB for the worker that prints, 100 MB
for each that draws. The worker with untrusted input may take all of its limit.
"""
SERVER_TASKS = 256
"""Processes and threads: 15 were measured on two cores; a server on many cores has one more for each."""

_UNITS = {"": 1, "k": 2**10, "m": 2**20, "g": 2**30}


def documents(path: Path) -> list[dict[str, Any]]:
    """Return the documents of a YAML file."""
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def assignments(text: str) -> dict[str, str]:
    """Return the variables that an environment file sets."""
    return dict(re.findall(r"^([A-Z]\w*)=(.*)$", text, re.MULTILINE))


def size(text: str) -> int:
    """Return the bytes of a size as compose, Kubernetes, systemd and Go write it."""
    found = re.fullmatch(r"(\d+)([kmg]?)(i?b?)", text.lower())
    assert found, text
    return int(found[1]) * _UNITS[found[2]]
