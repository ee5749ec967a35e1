"""nats.conf, checked by NATS itself and run by three real servers."""

import asyncio
import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from nats.aio.client import Client
from nats.errors import Error as NatsError

from deploy.facts import DEPLOY, NATS_VARIABLES
from sosie.dev_cluster.nats import find_program
from sosie.dev_cluster.processes import free_ports, is_listening, start, stop, wait_until
from sosie.server.log.nats.log import NatsLog
from sosie.server.log.nats.stream import NatsSettings, read_addresses

CONFIG = (DEPLOY / "nats.conf").read_text()
PASSWORD, ROUTE_PASSWORD = "Abc123", "Def456"  # for these tests
NODES = 3


def with_ports(ports: tuple[int, int, int]) -> str:
    """Return the configuration with other ports, on this machine."""
    text = CONFIG
    for usual, port in zip((4222, 6222, 8222), ports, strict=True):
        text, count = re.subn(rf"[\d.]+:{usual}\b", f"127.0.0.1:{port}", text)
        assert count == 1
    return text


def variables(store: Path, routes: Sequence[int], number: int = 0) -> dict[str, str]:
    """Return the environment variables of the configuration."""
    addresses = [f"nats://route:{ROUTE_PASSWORD}@127.0.0.1:{port}" for port in routes]
    given = {f"NATS_ROUTE_{n}": address for n, address in enumerate(addresses, 1)}
    given |= {"NATS_NAME": f"nats-{number}", "NATS_STORE": str(store)}
    return given | {"NATS_PASSWORD": PASSWORD, "NATS_ROUTE_PASSWORD": ROUTE_PASSWORD}


@contextmanager
def nats_cluster(folder: Path) -> Iterator[list[int]]:
    """Run three servers, and return their ports for clients."""
    ports = free_ports(3 * NODES)
    clients, routes, monitors = ports[:NODES], ports[NODES : 2 * NODES], ports[2 * NODES :]
    processes = []
    try:
        for number, own in enumerate(zip(clients, routes, monitors, strict=True)):
            config, journal = folder / f"{number}.conf", folder / f"{number}.log"
            config.write_text(with_ports(own))
            given = variables(folder / f"store-{number}", routes, number)
            assert set(given) == NATS_VARIABLES
            command = [find_program(), "--config", str(config)]
            processes.append(start(command, journal, environment=os.environ | given))
        for number, port in enumerate(clients):
            wait_until(partial(is_listening, port), processes[number], "NATS", folder / f"{number}.log")
        yield clients
    finally:
        for process in processes:
            stop(process)


async def _create_stream(url: str) -> int:
    log = NatsLog(NatsSettings(read_addresses(url)))
    await log.open()
    try:
        assert await log.create("TABLE", b"opened")
        return int((await log._stream.stream_info("SOSIE-0")).config.num_replicas or 0)
    finally:
        await log.close()


async def _is_refused(url: str) -> None:
    client = Client()
    with pytest.raises(NatsError, match=r"(?i)authorization"):
        await client.connect(url, allow_reconnect=False, error_cb=_ignore)
    await client.close()


async def _ignore(_: Exception) -> None:
    """Do nothing, since the error is raised too."""


def test_three_nats_keep_a_log_for_clients(tmp_path: Path) -> None:
    with nats_cluster(tmp_path) as ports:
        url = "nats://" + ",".join(f"sosie:{PASSWORD}@127.0.0.1:{port}" for port in ports)
        assert asyncio.run(_create_stream(url)) == NODES
        for user in ("", "route:" + ROUTE_PASSWORD + "@", "sosie:" + ROUTE_PASSWORD + "@"):
            asyncio.run(_is_refused(f"nats://{user}127.0.0.1:{ports[0]}"))


def test_nats_accepts_its_configuration(tmp_path: Path) -> None:
    given = os.environ | variables(tmp_path, (1, 2, 3))
    done = _check(DEPLOY / "nats.conf", given)
    assert done.returncode == 0, done.stderr
    del given["NATS_ROUTE_PASSWORD"]
    assert _check(DEPLOY / "nats.conf", given).returncode != 0


def test_monitoring_is_for_this_machine_only() -> None:
    found = re.findall(r"^(?:http|https|http_port|https_port|monitor_port)\s*[:=]\s*(.*)$", CONFIG, re.MULTILINE)
    assert found == ['"127.0.0.1:8222"']


def _check(config: Path, given: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [find_program(), "-t", "-c", str(config)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=given)
