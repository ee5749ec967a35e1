import ctypes
import resource
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from server.doctor.levels import levels
from sosie.server.config import Config
from sosie.server.doctor.machine import check_machine


@pytest.mark.parametrize(("free", "level"), [(2**20, "problem"), (2**29, "advice"), (2**40, "ok")])
def test_free_space_is_judged(free: int, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert levels(check_machine(Config(data=tmp_path / "not" / "yet")))["disk"] == level


@pytest.mark.parametrize(("most", "level"), [(1024, "advice"), (65_536, "ok"), (resource.RLIM_INFINITY, "ok")])
def test_file_descriptors_are_judged(most: int, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, most))
    assert levels(check_machine(Config()))["file descriptors"] == level


@pytest.mark.parametrize(("state", "level"), [(0, "ok"), (5, "advice"), (-1, "ok")])
def test_clock_is_judged(state: int, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: SimpleNamespace(adjtimex=lambda _: state))
    assert levels(check_machine(Config()))["clock"] == level


def test_kernel_tells_state_of_clock() -> None:
    assert levels(check_machine(Config()))["clock"] in {"ok", "advice"}
