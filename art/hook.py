"""Bakes the art and bundles the web client before a wheel, an editable install or a source archive is built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "web")]
from bake import bake
from bundle import bundle


class MakeParts(BuildHookInterface):  # type: ignore[type-arg]
    """The build hook that pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Generate the files of the package that are not in the repository."""
        bake()
        bundle()
