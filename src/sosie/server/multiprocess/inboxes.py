"""Inboxes: sockets by which the processes of a server send each other connections, as file descriptors.

They are made before the processes start, and outlive each of them: a message to a process that has died waits for its
successor.
"""

import asyncio
import logging
import os
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from tempfile import TemporaryFile
from typing import NamedTuple

from sosie.server.runtime.rare_warning import RareWarning

CONNECTION, JOB, DRAWING = b"C", b"J", b"D"
"""Kinds of messages: a client's connection, a connection that carries a job, and the id of an edition to draw."""

_INLINE_BYTES = 32 * 1024
"""More data than this is passed in a file, since a message has to fit in the kernel's buffer."""
_MAX_WAITING = 4096
_MAX_DESCRIPTORS = 2
_AT_ONCE = 16
"""Messages that are received before other tasks run."""
_warn = RareWarning(logging.getLogger("sosie.server"))


class Message(NamedTuple):
    """A message, with a connection or none."""

    kind: bytes
    connection: socket.socket | None
    data: bytes


class _Outgoing(NamedTuple):
    content: bytes
    descriptors: tuple[int, ...]


class Inboxes:
    """An inbox for each process; all of them can send to each."""

    def __init__(self, count: int) -> None:
        # A packet is sent and received as a whole, also with several senders.
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
        for end in (end for pair in pairs for end in pair):
            end.setblocking(False)
        self._inputs, self._outputs = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        self._waiting: list[deque[_Outgoing]] = [deque() for _ in range(count)]

    def send(self, index: int, kind: bytes, descriptor: int | None = None, data: bytes = b"") -> bool:
        """Send a message, now or when there is space; False if too many are waiting. The descriptor stays open here."""
        waiting = self._waiting[index]
        if len(waiting) >= _MAX_WAITING:
            return False
        try:
            message = _outgoing(kind, descriptor, data)
        except OSError:
            return False
        waiting.append(message)
        if len(waiting) == 1:
            self._flush(index)
        return True

    def receive(self, index: int, on_message: Callable[[Message], None]) -> None:
        """Receive the messages of a process from now on, in the event loop."""
        asyncio.get_running_loop().add_reader(self._outputs[index].fileno(), self._read, index, on_message)

    def stop(self, index: int) -> None:
        """Stop receiving, and drop messages that were not sent."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._outputs[index].fileno())
        for end, waiting in zip(self._inputs, self._waiting, strict=True):
            loop.remove_writer(end.fileno())
            while waiting:
                _close(waiting.popleft().descriptors)

    def close(self) -> None:
        """Close all inboxes."""
        for end in (*self._inputs, *self._outputs):
            end.close()

    def _flush(self, index: int) -> None:
        waiting, end = self._waiting[index], self._inputs[index]
        while waiting:
            content, descriptors = waiting[0]
            try:
                socket.send_fds(end, [content], descriptors)
            except BlockingIOError:
                asyncio.get_running_loop().add_writer(end.fileno(), self._flush, index)
                return
            except OSError as error:
                # The kernel limits descriptors in flight; the client finds its connection closed, and retries.
                _warn("a connection could not be passed on: %s", error.strerror)
            _close(waiting.popleft().descriptors)
        asyncio.get_running_loop().remove_writer(end.fileno())

    def _read(self, index: int, on_message: Callable[[Message], None]) -> None:
        for _ in range(_AT_ONCE):
            try:
                content, descriptors, _, _ = socket.recv_fds(
                    self._outputs[index], 2 * _INLINE_BYTES, _MAX_DESCRIPTORS, socket.MSG_CMSG_CLOEXEC
                )
            except BlockingIOError:
                return
            with suppress(OSError):
                on_message(_message(content, descriptors))


def _outgoing(kind: bytes, descriptor: int | None, data: bytes) -> _Outgoing:
    descriptors = () if descriptor is None else (os.dup(descriptor),)
    if len(data) <= _INLINE_BYTES:
        return _Outgoing(kind + data, descriptors)
    try:
        with TemporaryFile(buffering=0) as file:
            file.write(data)
            return _Outgoing(kind, (*descriptors, os.dup(file.fileno())))
    except OSError:
        _close(descriptors)
        raise


def _message(content: bytes, descriptors: list[int]) -> Message:
    kind, data = content[:1], content[1:]
    connection = socket.socket(fileno=descriptors[0]) if descriptors else None
    for file in descriptors[1:]:
        with os.fdopen(file, "rb") as opened:
            opened.seek(0)
            data = opened.read()
    return Message(kind, connection, data)


def _close(descriptors: tuple[int, ...]) -> None:
    for descriptor in descriptors:
        os.close(descriptor)
