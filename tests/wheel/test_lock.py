"""Digests of all packages: of Python's in requirements/, of npm's in the lock files."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lock

ROOT = Path(__file__).parents[2]
GROUPS = lock.groups()
_PIN = re.compile(
    r"^([\w.-]+)(?:\[\w+\])?==([^\s;]+)(?: (; .+?))? ((?:\\\n    --hash=sha256:[0-9a-f]{64} ?)+)$", re.MULTILINE
)


def pinned(name: str) -> Iterator[tuple[str, str, str]]:
    """Yield the packages of a requirements file: names, versions and markers."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    found = list(_PIN.finditer(text))
    assert len(found) == len([line for line in text.splitlines() if line[0] not in "# "]), "a line is not understood"
    yield from ((match[1], match[2], match[3] or "") for match in found)


def test_every_extra_has_its_file() -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(GROUPS)


@pytest.mark.parametrize("name", GROUPS)
def test_file_has_the_required_packages_as_pinned(name: str) -> None:
    versions = lock.pins()
    wanted = {(one, versions[one], lock.marker(needed.places).strip()) for one, needed in GROUPS[name].items()}
    assert set(pinned(name)) == wanted, "run `make lock`"


def test_no_pin_is_superfluous() -> None:
    assert set(lock.pins()) == {name for group in GROUPS.values() for name in group}


@pytest.mark.parametrize("folder", ["art", "web"])
def test_npm_packages_have_digests_and_no_host(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text())["packages"]
    for path, package in packages.items():
        assert not path or package["integrity"].startswith("sha512-"), path
        assert "resolved" not in package
