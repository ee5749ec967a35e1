"""Bakes the art before a wheel, an editable install or a source archive is built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from bake import bake


class BakeArt(BuildHookInterface):  # type: ignore[type-arg]
    """The build hook that pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Make what the package needs and the repository does not keep."""
        bake()
