"""The map of the code in CONTRIBUTING.md names every package, and no other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Map of the code\n")[1].split("\n## ")[0]


@pytest.mark.parametrize(("folder", "prefix"), [("src/sosie", "sosie."), ("src/sosie/server", "")])
def test_map_lists_every_package(folder: str, prefix: str) -> None:
    packages = {f"{prefix}{path.parent.name}" for path in (ROOT / folder).glob("*/__init__.py")}
    rows = set(re.findall(rf"^\| `({re.escape(prefix)}[a-z_]+)` \|", MAP, re.MULTILINE))
    assert rows == packages
