"""The units for systemd, checked by systemd itself where there is one."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from deploy.facts import (
    DEPLOY,
    FLAGS,
    NATS_VARIABLES,
    SECRETS,
    SERVER_MEMORY,
    SERVER_TASKS,
    VARIABLES,
    assignments,
    size,
)

UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
ANALYZE = shutil.which("systemd-analyze")
PROGRAMS = re.compile(r"^(Exec\w+=)(\S+)", re.MULTILINE)
MAX_EXPOSURE = "20"
"""The exposure score times ten; systemd calls up to 20 safe."""

needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
each_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)


def settings(unit: Path) -> dict[str, list[str]]:
    """Return the values of each setting of a service."""
    text = unit.read_text()
    pairs = re.findall(r"^(\w+)=(.*)$", text[text.index("[Service]") :], re.MULTILINE)
    return {name: [value for other, value in pairs if other == name] for name, _ in pairs}


def set_by(unit: Path) -> dict[str, str]:
    """Return the variables that a unit sets."""
    words = " ".join(settings(unit)["Environment"]).split()
    return dict(word.split("=", 1) for word in words)


def find(name: str) -> Path:
    return DEPLOY / "systemd" / name


def as_if_installed(unit: Path, folder: Path) -> Path:
    """Copy a unit, with a program that exists, under the name of an instance."""
    copy = folder / unit.name.replace("@.", "@8001.")
    copy.write_text(PROGRAMS.sub(r"\1/bin/true", unit.read_text()))
    return copy


def complaints(unit: Path) -> list[str]:
    """Return systemd's messages about a unit, without those about other units of this machine."""
    done = subprocess.run([str(ANALYZE), "verify", unit], capture_output=True, text=True, check=False)
    return [line for line in done.stderr.splitlines() if unit.name in line]


def is_safe(unit: Path) -> bool:
    """Tell whether systemd rates a unit as safe."""
    command = [str(ANALYZE), "security", "--offline=true", f"--threshold={MAX_EXPOSURE}", "--no-pager", str(unit)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@needs_systemd
@each_unit
def test_systemd_accepts_the_unit(unit: Path, tmp_path: Path) -> None:
    assert complaints(as_if_installed(unit, tmp_path)) == []


@needs_systemd
def test_systemd_notices_a_misspelt_setting(tmp_path: Path) -> None:
    copy = as_if_installed(find("nats.service"), tmp_path)
    copy.write_text(copy.read_text().replace("MemoryMax=", "MemoryMost="))
    assert complaints(copy)


@needs_systemd
@each_unit
def test_unit_is_safe(unit: Path, tmp_path: Path) -> None:
    copy = as_if_installed(unit, tmp_path)
    assert is_safe(copy)
    copy.write_text(copy.read_text().replace("CapabilityBoundingSet=\n", ""))
    assert not is_safe(copy)


@each_unit
def test_unit_has_limits(unit: Path) -> None:
    given = settings(unit)
    assert given["DynamicUser"] == ["yes"]
    assert given["MemorySwapMax"] == ["0"]
    assert given["IPAddressDeny"] == ["any"]
    assert size(given["MemoryMax"][0]) > size(set_by(unit).get("GOMEMLIMIT", "0"))
    assert 0 < int(given["TasksMax"][0]) <= 1024


def test_server_limits_fit_its_workers() -> None:
    given = settings(find("sosie@.service"))
    assert size(given["MemoryMax"][0]) >= SERVER_MEMORY
    assert int(given["TasksMax"][0]) >= SERVER_TASKS
    # The default stops the server when the kernel ends a worker.
    assert given["OOMPolicy"] == ["continue"]


def test_server_secrets_are_credentials() -> None:
    unit = find("sosie@.service")
    given = set_by(unit)
    loaded = {value.partition(":")[0] for value in settings(unit)["LoadCredential"]}
    assert {f"{name}_FILE" for name in SECRETS} <= set(given)
    assert {given[f"{name}_FILE"] for name in SECRETS} == {f"%d/{name}" for name in loaded}
    assert not SECRETS & set(assignments(find("sosie.env").read_text()))


def test_server_is_given_only_known_variables() -> None:
    unit = find("sosie@.service")
    given = set(assignments(find("sosie.env").read_text())) | set(set_by(unit))
    assert given <= VARIABLES
    assert {"SOSIE_TRUSTED_PROXY", "SOSIE_ALLOWED_HOST", "SOSIE_PORT"} <= given
    (command,) = settings(unit)["ExecStart"]
    assert {part for part in command.split() if part.startswith("-")} <= FLAGS


def test_nats_is_given_its_variables() -> None:
    environment = assignments(find("nats.env").read_text())
    assert set(environment) | set(set_by(find("nats.service"))) - {"GOMEMLIMIT"} == NATS_VARIABLES
    client, route = environment["NATS_PASSWORD"], environment["NATS_ROUTE_PASSWORD"]
    assert client != route
    assert all(f"//route:{route}@" in environment[f"NATS_ROUTE_{number}"] for number in (1, 2, 3))
