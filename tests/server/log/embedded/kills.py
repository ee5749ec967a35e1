"""Kills a process between two operations on files."""

import os
from collections.abc import Callable
from typing import Any

import pytest

STEPS = (
    "open", "pwrite", "fsync", "fdatasync", "replace", "rename", "unlink", "ftruncate", "close", "mkdir", "rmdir",
)  # fmt: skip


class Killed(BaseException):
    """The process was killed."""


def kill_after(monkeypatch: pytest.MonkeyPatch, survives: int) -> Callable[[], bool]:
    """Kill the process after some file operations; a killed process does not clean up."""
    calls = 0

    def counted(step: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls > survives:
                raise Killed
            return step(*args, **kwargs)

        return call

    for name in STEPS:
        monkeypatch.setattr(os, name, counted(getattr(os, name)))
    return lambda: calls > survives
