"""Messages between the processes of a server, with real sockets."""

import asyncio
import os
import resource
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sosie.server.multiprocess.inboxes import CONNECTION, DRAWING, Inboxes, Message
from waiting import PATIENCE_S


@pytest.fixture
def inboxes() -> Iterator[Inboxes]:
    with closing(Inboxes(2)) as made:
        yield made


async def received(inboxes: Inboxes, send: Callable[[], object], count: int) -> list[Message]:
    """Return the messages to the second process."""
    messages: asyncio.Queue[Message] = asyncio.Queue()
    inboxes.receive(1, messages.put_nowait)
    try:
        send()
        async with asyncio.timeout(PATIENCE_S):
            return [await messages.get() for _ in range(count)]
    finally:
        inboxes.stop(1)


@pytest.mark.parametrize("size", [0, 100, 32 * 1024, 32 * 1024 + 1, 256_000])
def test_connection_arrives_with_bytes(inboxes: Inboxes, size: int) -> None:
    data = os.urandom(size)

    async def run() -> None:
        client, server = socket.socketpair()
        with client, server:
            (message,) = await received(inboxes, lambda: inboxes.send(1, CONNECTION, server.fileno(), data), 1)
            server.close()
            assert (message.kind, message.data) == (CONNECTION, data)
            assert message.connection is not None
            with message.connection:
                message.connection.sendall(b"still open")
                assert client.recv(100) == b"still open"

    asyncio.run(run())


def test_message_without_connection_arrives(inboxes: Inboxes) -> None:
    async def run() -> None:
        assert await received(inboxes, lambda: inboxes.send(1, DRAWING, data=b"classic"), 1) == [
            Message(DRAWING, None, b"classic")
        ]

    asyncio.run(run())


def test_messages_wait_for_slow_receiver(inboxes: Inboxes) -> None:
    count = 2000

    async def run() -> list[Message]:
        # More than the kernel's buffer holds, before anybody receives.
        assert all(inboxes.send(1, DRAWING, data=b"%d" % number) for number in range(count))
        return await received(inboxes, lambda: None, count)

    assert [message.data for message in asyncio.run(run())] == [b"%d" % number for number in range(count)]


def test_waiting_messages_are_bounded(inboxes: Inboxes) -> None:
    async def run() -> None:
        before = _descriptors()
        with socket.socket() as connection:
            sent = [inboxes.send(1, CONNECTION, connection.fileno(), b"x" * 1000) for _ in range(6000)]
            assert sent.count(True) < 5000
            inboxes.stop(0)
        assert _descriptors() <= before + 1

    _with_many_descriptors(run)


def _descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def _with_many_descriptors(run: Callable[[], Coroutine[Any, Any, None]]) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        asyncio.run(run())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
