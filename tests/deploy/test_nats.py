"""nats.conf, with three real servers of NATS that run with it."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from nats.aio.client import Client
from nats.errors import Error as NatsError

from deploy.known import DEPLOY, NATS_VARIABLES
from sosie.server.cluster.nats import find_program
from sosie.server.cluster.processes import free_ports, is_listening, start, stop, wait_until
from sosie.server.nats_log import NatsLog
from sosie.server.nats_stream import NatsSettings, read_addresses

CONFIG = (DEPLOY / "nats.conf").read_text()
PASSWORD = "Abc123"  # noqa: S105 - for this test
NODES = 3


def elsewhere(ports: tuple[int, int, int]) -> str:
    """Return the configuration for other ports, on this machine."""
    text = CONFIG
    for usual, port in zip((4222, 6222, 8222), ports, strict=True):
        assert text.count(f"0.0.0.0:{usual}") == 1
        text = text.replace(f"0.0.0.0:{usual}", f"127.0.0.1:{port}")
    return text


@contextmanager
def three(folder: Path) -> Iterator[list[int]]:
    """Run three servers, and return their ports for clients."""
    ports = free_ports(3 * NODES)
    clients, routes, monitors = ports[:NODES], ports[NODES : 2 * NODES], ports[2 * NODES :]
    addresses = {f"NATS_ROUTE_{n + 1}": f"nats://route:{PASSWORD}@127.0.0.1:{port}" for n, port in enumerate(routes)}
    processes = []
    try:
        for number, own in enumerate(zip(clients, routes, monitors, strict=True)):
            config, journal = folder / f"{number}.conf", folder / f"{number}.log"
            config.write_text(elsewhere(own))
            given = addresses | {"NATS_NAME": f"nats-{number}", "NATS_PASSWORD": PASSWORD}
            given["NATS_STORE"] = str(folder / f"store-{number}")
            assert set(given) == NATS_VARIABLES
            command = [find_program(), "--config", str(config)]
            processes.append(start(command, journal, environment=os.environ | given))
        for number, port in enumerate(clients):
            wait_until(partial(is_listening, port), processes[number], "NATS", folder / f"{number}.log")
        yield clients
    finally:
        for process in processes:
            stop(process)


async def _keep_three_times(url: str) -> int:
    log = NatsLog(NatsSettings(read_addresses(url)))
    await log.open()
    try:
        assert await log.create("TABLE", b"opened")
        return int((await log._stream.stream_info("SOSIE")).config.num_replicas or 0)
    finally:
        await log.close()


async def _come_without_a_password(url: str) -> None:
    client = Client()
    with pytest.raises(NatsError, match=r"(?i)authorization"):
        await client.connect(url, allow_reconnect=False, error_cb=_pass_over)
    await client.close()


async def _pass_over(_: Exception) -> None:
    """It is raised as well."""


def test_three_of_them_keep_a_log_for_those_who_know_the_password(tmp_path: Path) -> None:
    with three(tmp_path) as ports:
        url = "nats://" + ",".join(f"sosie:{PASSWORD}@127.0.0.1:{port}" for port in ports)
        assert asyncio.run(_keep_three_times(url)) == NODES
        asyncio.run(_come_without_a_password(f"nats://127.0.0.1:{ports[0]}"))
