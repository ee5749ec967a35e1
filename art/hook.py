"""Bakes the art and bundles the web client before a wheel, an editable install or a source archive is built.

If COMPILE_SOSIE is set, a wheel also has the modules that mypyc compiles.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "web"), str(HERE.parent / "wheel")]
from bake import bake
from bundle import bundle
from compile import COMPILED, REQUIREMENTS, compile_package


class MakeParts(BuildHookInterface):  # type: ignore[type-arg]  # any configuration
    """The build hook that pyproject.toml names."""

    def dependencies(self) -> list[str]:
        """Return the build requirements besides hatchling; mypyc reads the types of all imported packages."""
        return [*REQUIREMENTS, *self.metadata.core.dependencies] if self._is_compiled else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Generate the files of the package that are not in the repository."""
        bake()
        bundle()
        if self._is_compiled and version == "standard":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for module in compile_package():
                build_data["force_include"][str(module)] = str(module.relative_to(COMPILED))

    @property
    def _is_compiled(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("COMPILE_SOSIE"))
