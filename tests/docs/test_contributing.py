"""The map of the code in CONTRIBUTING.md names every package, and no other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Map of the code\n")[1].split("\n## ")[0]


def named(heading: str) -> set[str]:
    """Return the names in the first column of a table of the map."""
    rows = MAP.split(f"| {heading} |")[1].split("\n\n")[0].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`([a-z_.]+)`", row.split("|")[1])}


@pytest.mark.parametrize(
    ("heading", "folder", "prefix"),
    [("package", "src/sosie", "sosie."), ("package of `sosie.server`", "src/sosie/server", "")],
)
def test_map_lists_every_package(heading: str, folder: str, prefix: str) -> None:
    packages = {f"{prefix}{path.parent.name}" for path in (ROOT / folder).glob("*/__init__.py")}
    modules = {f"{prefix}{path.stem}" for path in (ROOT / folder).glob("*.py")}
    assert named(heading) - modules == packages


def test_map_lists_every_folder_of_the_client() -> None:
    assert named("folder of `web/src`") == {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
