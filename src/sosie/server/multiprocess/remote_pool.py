"""Jobs of other processes: one process of a server runs the pool of worker processes for all."""

import asyncio
import socket
import struct
from http import HTTPStatus
from typing import TypeVar

import msgspec

from sosie.server.access.refusal import Refusal
from sosie.server.multiprocess.inboxes import JOB, Inboxes
from sosie.server.multiprocess.routing import DRAWING_PROCESS
from sosie.server.observe.request_id import REQUEST
from sosie.server.workers.all_jobs import AnyJob
from sosie.server.workers.job import Job
from sosie.server.workers.pool import WorkerPools, result_type

R = TypeVar("R")
_SIZE = struct.Struct("!I")
_LONGEST_S = 300.0


class _Request(msgspec.Struct, frozen=True, array_like=True):
    """A job, the address of its client, and the id of its request."""

    address: str
    job: AnyJob
    request: str = ""


class _Answer(msgspec.Struct, frozen=True, array_like=True):
    """The encoded result of a job, or its refusal."""

    result: bytes = b""
    status: int = 0
    code: str = ""
    text: str = ""
    retry_after_s: int | None = None


class RemotePool:
    """Sends jobs to the process that runs the pool; each over a connection of its own."""

    def __init__(self, inboxes: Inboxes) -> None:
        self._inboxes = inboxes

    async def run(self, job: Job[R], address: str = "") -> R:
        """Run a job in a worker process, for a client at an address."""
        try:
            async with asyncio.timeout(_LONGEST_S):
                answer = msgspec.msgpack.decode(await self._exchange(job, address), type=_Answer)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            raise _failure() from None
        if answer.status:
            raise Refusal(HTTPStatus(answer.status), answer.code, answer.text, answer.retry_after_s)
        result: R = msgspec.msgpack.decode(answer.result, type=result_type(job))
        return result

    async def _exchange(self, job: Job[R], address: str) -> bytes:
        here, there = socket.socketpair()
        with there:
            if not self._inboxes.send(DRAWING_PROCESS, JOB, there.fileno()):
                here.close()
                raise ConnectionError
        reader, writer = await asyncio.open_connection(sock=here)
        try:
            writer.write(_frame(msgspec.msgpack.encode([address, job, REQUEST.get()])))
            await writer.drain()
            return await _read_frame(reader)
        finally:
            writer.close()


async def run_remote_job(connection: socket.socket, pool: WorkerPools) -> None:
    """Run a job that another process has sent, and answer it."""
    connection.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=connection)
    try:
        request = msgspec.msgpack.decode(await _read_frame(reader), type=_Request)
        REQUEST.set(request.request)
        writer.write(_frame(msgspec.msgpack.encode(await _answer(request, pool))))
        await writer.drain()
    except (OSError, asyncio.IncompleteReadError):
        # The other process has ended.
        return
    finally:
        writer.close()


async def _answer(request: _Request, pool: WorkerPools) -> _Answer:
    try:
        return _Answer(await pool.run_encoded(request.job, request.address))
    except Refusal as refusal:
        return _Answer(b"", refusal.status, refusal.code, str(refusal), refusal.retry_after_s)


def _failure() -> Refusal:
    return Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "the server is busy; try again", 1)


def _frame(content: bytes) -> bytes:
    return _SIZE.pack(len(content)) + content


async def _read_frame(reader: asyncio.StreamReader) -> bytes:
    (size,) = _SIZE.unpack(await reader.readexactly(_SIZE.size))
    return await reader.readexactly(size)
