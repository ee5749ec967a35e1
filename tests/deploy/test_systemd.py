"""The units for systemd, checked by systemd itself where there is one."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from deploy.known import DEPLOY, FLAGS, NATS_VARIABLES, VARIABLES, assignments

UNITS = DEPLOY / "systemd"
ANALYZE = shutil.which("systemd-analyze")
PROGRAMS = re.compile(r"^(Exec\w+=)(\S+)", re.MULTILINE)


def set_by(unit: str) -> set[str]:
    """Return the variables that a unit sets itself."""
    lines = re.findall(r"^Environment=(.*)$", unit, re.MULTILINE)
    return {part.partition("=")[0] for line in lines for part in line.split()}


def as_if_installed(unit: Path, folder: Path) -> Path:
    """Copy a unit, with a program that there is, under the name of an instance."""
    copy = folder / unit.name.replace("@.", "@8001.")
    copy.write_text(PROGRAMS.sub(r"\1/bin/true", unit.read_text()))
    return copy


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", sorted(UNITS.glob("*.service")), ids=lambda path: path.name)
def test_systemd_finds_no_fault(unit: Path, tmp_path: Path) -> None:
    copy = as_if_installed(unit, tmp_path)
    done = subprocess.run([str(ANALYZE), "verify", copy], capture_output=True, text=True, check=False)
    # What is said of other units, of the machine, is not about this one.
    assert [line for line in done.stderr.splitlines() if copy.name in line] == []


def test_a_server_is_given_only_what_it_reads() -> None:
    unit = (UNITS / "sosie@.service").read_text()
    given = set(assignments((UNITS / "sosie.env").read_text())) | set_by(unit)
    assert given <= VARIABLES
    assert {"SOSIE_LOG", "SOSIE_STORE", "SOSIE_TRUSTED_PROXY", "SOSIE_PORT"} <= given
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert {part for part in command.split() if part.startswith("-")} <= FLAGS


def test_nats_is_given_all_that_its_configuration_reads() -> None:
    unit = (UNITS / "nats.service").read_text()
    assert set(assignments((UNITS / "nats.env").read_text())) | set_by(unit) == NATS_VARIABLES


@pytest.mark.parametrize("unit", sorted(UNITS.glob("*.service")), ids=lambda path: path.name)
def test_units_may_do_little(unit: Path) -> None:
    lines = unit.read_text().splitlines()
    for line in (
        "DynamicUser=yes",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "CapabilityBoundingSet=",
        "SystemCallFilter=@system-service",
    ):
        assert line in lines
