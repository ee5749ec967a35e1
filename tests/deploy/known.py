"""What the examples in deploy/ may refer to; for their tests."""

import re
from pathlib import Path
from typing import Any

import yaml

from sosie.cli import serve

DEPLOY = Path(__file__).parents[2] / "deploy"
VARIABLES = {str(option.envvar) for option in serve.command.params if option.envvar} | {"SOSIE_CACHE"}
"""What a server reads from its environment."""
FLAGS = {flag for option in serve.command.params for flag in (*option.opts, *option.secondary_opts)}
NATS_VARIABLES = set(re.findall(r"\$(NATS_\w+)", (DEPLOY / "nats.conf").read_text()))
"""What nats.conf reads from its environment."""
FIXED = re.compile(r".+:\d+\.\d+(\.\d+)?(-[\w.-]+)?")
"""A name of an image that says which version."""


def documents(path: Path) -> list[dict[str, Any]]:
    """Return what a file of YAML says."""
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def assignments(text: str) -> dict[str, str]:
    """Return the variables that a file of the environment sets."""
    return dict(re.findall(r"^([A-Z]\w*)=(.*)$", text, re.MULTILINE))
