"""Write the digests of all pinned packages into `requirements`: `make lock`, after each new pin.

constraints.txt has the versions. The digests come from the package index that pip uses by default; those of files for
other Pythons than ours are left out. Needs everything installed, to read which package requires which (`make dev`).
"""

import re
import sys
import tomllib
import urllib.request
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import metadata
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "requirements"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {"linux": ("Linux", "posix"), "darwin": ("Darwin", "posix"), "win32": ("Windows", "nt")}
_MACHINES = ("x86_64", "aarch64", "arm64", "AMD64")
_INTERPRETERS = re.compile(r"py2|py3|cp3\d+")
_OLDEST_CPYTHON = 11
_FILE = re.compile(r'/([^/"]+)#sha256=([0-9a-f]{64})"')
"""A file and its digest, in the page of a package."""


class Place(NamedTuple):
    """A system and a Python that Sosie runs on."""

    system: str
    python: str

    def environments(self) -> Iterator[dict[str, str]]:
        """Yield the values of markers there."""
        platform, os_name = SYSTEMS[self.system]
        for machine in _MACHINES:
            yield {
                "sys_platform": self.system, "platform_system": platform, "os_name": os_name,
                "platform_machine": machine, "python_version": self.python, "python_full_version": f"{self.python}.0",
                "implementation_name": "cpython", "platform_python_implementation": "CPython",
            }  # fmt: skip


PLACES = [Place(*place) for place in product(SYSTEMS, PYTHONS)]


@dataclass
class Needed:
    """Where an installation has a package, and with which extras."""

    places: set[Place] = field(default_factory=set)
    extras: set[str] = field(default_factory=set)


Closure = dict[str, Needed]


def pins() -> dict[str, str]:
    """Return the versions in constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("==") for line in lines if not line.startswith("#"))
    return {str(canonicalize_name(name)): version for name, _, version in pairs}


def all_requirements() -> dict[str, list[str]]:
    """Return the requirements of Sosie and of building it, as `core`, and those of each extra."""
    project: Any = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    core = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    return {"core": core} | extras


def closure(requirements: Iterable[str]) -> Closure:
    """Return all packages that requirements need."""
    needed = defaultdict[str, Needed](Needed)
    for place in PLACES:
        pending = [(Requirement(text), "") for text in requirements]
        seen = set[tuple[str, str]]()
        while pending:
            requirement, extra = pending.pop()
            if not _applies(requirement, extra, place):
                continue
            name = str(canonicalize_name(requirement.name))
            needed[name].places.add(place)
            needed[name].extras |= requirement.extras
            fresh = {(name, wanted) for wanted in ("", *requirement.extras)} - seen
            seen |= fresh
            pending += [(inner, wanted) for _, wanted in fresh for inner in _requirements_of(name)]
    return dict(needed)


def _applies(requirement: Requirement, extra: str, place: Place) -> bool:
    if requirement.marker is None:
        return True
    return any(requirement.marker.evaluate(values | {"extra": extra}) for values in place.environments())


@cache
def _requirements_of(name: str) -> tuple[Requirement, ...]:
    try:
        return tuple(Requirement(text) for text in metadata.requires(name) or ())
    except metadata.PackageNotFoundError:
        # Of another system. Those have no requirements of their own, or pip refuses to install without a digest.
        return ()


def marker(places: set[Place]) -> str:
    """Return the marker that limits a package to places, or nothing for all."""
    if places == set(PLACES):
        return ""
    pythons = {system: [python for python in PYTHONS if Place(system, python) in places] for system in SYSTEMS}
    return " ; " + " or ".join(_clause(system, here) for system, here in pythons.items() if here)


def _clause(system: str, pythons: list[str]) -> str:
    if len(pythons) == len(PYTHONS):
        return f'sys_platform == "{system}"'
    return f'(sys_platform == "{system}" and python_version in "{" ".join(pythons)}")'


def digests(name: str, version: str) -> list[str]:
    """Return the SHA-256 digests of the files of a package that our Pythons can install."""
    found = {digest for filename, digest in _FILE.findall(_index_page(name)) if _is_for_us(filename, version)}
    return sorted(found) or sys.exit(f"the index has no {name} {version}")


def _index_page(name: str) -> str:
    from pip._internal.models.index import PyPI  # noqa: PLC0415 - only to write the files

    with urllib.request.urlopen(f"{PyPI.simple_url}/{name}/", timeout=60) as answer:  # noqa: S310 - always https
        return str(answer.read().decode())


def _is_for_us(filename: str, version: str) -> bool:
    """Tell whether a file is the source of a version, or a wheel that our Pythons can install."""
    if f"-{version}" not in filename:
        # Also of names that are not valid any more.
        return False
    if filename.endswith(".whl"):
        _, own, _, tags = parse_wheel_filename(filename)
        return str(own) == version and any(_runs(tag.interpreter, tag.abi) for tag in tags)
    return filename.endswith(".tar.gz") and str(parse_sdist_filename(filename)[1]) == version


def _runs(interpreter: str, abi: str) -> bool:
    """Tell whether an interpreter tag is of any Python 3, or of one of ours; an older one only with the stable ABI."""
    if not _INTERPRETERS.fullmatch(interpreter):
        return False
    is_new = interpreter.startswith("cp3") and int(interpreter[3:]) >= _OLDEST_CPYTHON
    return not abi.endswith("t") and (is_new or abi in {"abi3", "none"})


def lines(needed: Closure, versions: dict[str, str]) -> Iterator[str]:
    """Yield the lines of a requirements file."""
    yield "# Written by `make lock`, from constraints.txt: pip install --require-hashes --requirement FILE"
    for name in sorted(needed):
        if name not in versions:
            sys.exit(f"{name} is required, and not in constraints.txt")
        found = digests(name, versions[name])
        # Older versions of pip look for a digest of a package with each of its extras.
        for pinned in (name, *(f"{name}[{extra}]" for extra in sorted(needed[name].extras))):
            first = f"{pinned}=={versions[name]}{marker(needed[name].places)}"
            yield " \\\n    ".join((first, *(f"--hash=sha256:{digest}" for digest in found)))


def groups() -> dict[str, Closure]:
    """Return the packages of each file: of Sosie itself, and those that an extra adds."""
    closures = {extra: closure(requirements) for extra, requirements in all_requirements().items()}
    core = closures["core"]
    added = {
        extra: {name: more for name, more in needed.items() if core.get(name) != more}
        for extra, needed in closures.items()
    }
    return added | {"core": core}


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    versions = pins()
    for extra, needed in groups().items():
        (FOLDER / f"{extra}.txt").write_text("\n".join(lines(needed, versions)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
