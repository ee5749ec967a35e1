"""Third-party packages are listed with their licences, and pinned."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LISTED = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


PINNED = {
    canonical(line.partition("==")[0])
    for line in (ROOT / "constraints.txt").read_text().splitlines()
    if not line.startswith("#")
}


def requirements() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    return [re.split(r"[\[><=;]", requirement)[0] for group in groups for requirement in group]


def npm_packages() -> list[str]:
    packages = [json.loads(path.read_text()) for path in sorted(ROOT.glob("[!.]*/package.json"))]
    kinds = ("dependencies", "devDependencies")
    return sorted({name for package in packages for kind in kinds for name in package.get(kind, {})})


def rows() -> set[str]:
    """Return the packages in the tables."""
    cells = re.findall(r"^\| ([^|]+) \|", LISTED, re.MULTILINE)
    return {name.strip() for cell in cells for name in cell.split(",")}


@pytest.mark.parametrize("name", requirements())
def test_every_requirement_is_listed_and_pinned(name: str) -> None:
    assert name in rows()
    assert canonical(name) in PINNED


@pytest.mark.parametrize("name", npm_packages())
def test_every_npm_package_is_listed(name: str) -> None:
    assert name in rows()


def test_pinned_packages_are_listed() -> None:
    names = {canonical(word) for word in re.findall(r"[\w@/.-]+", LISTED)}
    assert {name for name in PINNED if name not in names} == set()
