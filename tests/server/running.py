"""A real server in its own process, and client addresses."""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import IO, Any

import httpx

from command import environment
from forks import Forked
from waiting import PATIENCE_S, wait_until

Process = subprocess.Popen[str] | Forked
_ADDRESSES = count(1)
EVERY_HEADER = {
    "content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy",
    "cross-origin-opener-policy", "cross-origin-resource-policy", "x-request-id",
}  # fmt: skip


@dataclass
class Running:
    """A running server, with its log output and its data folder."""

    url: str
    process: Process
    data: Path
    journal: Path

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def client(self, **headers: str) -> httpx.Client:
        """Return a client with an address of its own, as a proxy would report it."""
        return httpx.Client(
            base_url=self.url, headers={"x-forwarded-for": new_address()} | headers, timeout=PATIENCE_S, trust_env=False
        )

    def logged(self, request: str) -> list[dict[str, Any]]:
        """Return the log lines of a request; the last one is written after its response."""

        def lines() -> list[dict[str, Any]]:
            complete, _, _ = self.journal.read_text().rpartition("\n")
            return [json.loads(line) for line in complete.splitlines() if request in line]

        wait_until(lambda: any(line["logger"] == "sosie.http" for line in lines()))
        return lines()


def new_address() -> str:
    number = next(_ADDRESSES)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


@contextmanager
def running(data: Path, *flags: str) -> Iterator[Running]:
    """Run a server on a free port until the end of the context."""
    journal, (read, write) = _journal(data), os.pipe()
    command = ("serve", "--port", "0", "--data", str(data), "--log-format", "json", *flags)
    with journal.open("a") as lines, Path(os.devnull).open() as nothing:
        process = Forked(command, nothing, write, lines, environment())
    os.close(write)
    with os.fdopen(read) as output, _ended(process):
        yield Running(_address(output, journal), process, data, journal)


@contextmanager
def started(arguments: list[str], data: Path) -> Iterator[Running]:
    """Run a server program that prints its URL, until the end of the context."""
    journal = _journal(data)
    with journal.open("a") as lines:
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=lines, text=True, env=environment())
    assert process.stdout is not None
    with process.stdout, _ended(process):
        yield Running(_address(process.stdout, journal), process, data, journal)


def _journal(data: Path) -> Path:
    return data.parent / f"{data.name}.log"


@contextmanager
def _ended(process: Process) -> Iterator[None]:
    try:
        yield
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(PATIENCE_S)


def _address(output: IO[str], journal: Path) -> str:
    for line in output:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError(f"the server did not start: {journal.read_text()}")
