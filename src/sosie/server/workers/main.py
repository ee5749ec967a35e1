"""The main program of a worker process: reads jobs from standard input, runs them and writes the answers."""

import logging
import os
import resource
import signal
import struct
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from sosie.errors import SosieError
from sosie.server.observe.logging import set_up
from sosie.server.observe.request_id import REQUEST
from sosie.server.workers.job import Answer, Job

SIZE = struct.Struct("!I")
"""The size in bytes, before each job and each answer."""
MAX_MEMORY = 4 * 2**30
_OOM_SCORE = "1000"
LOG_FORMAT = "SOSIE_LOG_FORMAT"
_logger = logging.getLogger("sosie.workers")


def _main(lane: str) -> None:
    out = os.dup(1)
    # Output printed by a library must not get into the answers.
    os.dup2(2, 1)
    set_up(os.environ.get(LOG_FORMAT, "auto"))
    _limit_memory()
    kind, jobs = _kind_of_jobs(lane), SimpleQueue[bytes]()
    Thread(target=_receive, args=(jobs,), daemon=True).start()
    with os.fdopen(out, "wb") as stream:
        while True:
            request, job = msgspec.msgpack.decode(jobs.get(), type=tuple[str, kind])  # type: ignore[valid-type]
            REQUEST.set(request)
            answer = msgspec.msgpack.encode(_run(job))
            stream.write(SIZE.pack(len(answer)) + answer)
            stream.flush()


def _kind_of_jobs(lane: str) -> Any:
    """Import the jobs of a lane only: those with drawings take several times as long, and four times the memory."""
    if lane == "games":
        return import_module("sosie.server.workers.game_jobs").AnyGameJob
    return import_module("sosie.server.workers.all_jobs").AnyJob


def _run(job: Job[Any]) -> Answer:
    _limit_cpu(job.cpu_s)
    name, started = type(job).__name__, time.perf_counter()
    try:
        return Answer(msgspec.msgpack.encode(job.run()))
    except SosieError as error:
        return Answer(code=error.code, text=str(error))
    except Exception:
        _logger.exception("%s failed", name)
        sys.exit(1)
    finally:
        # Cards that are drawn in advance belong to no request.
        if REQUEST.get():
            _logger.info("%s", name, extra={"ms": round((time.perf_counter() - started) * 1000, 1)})


def _receive(jobs: "SimpleQueue[bytes]") -> None:
    """Receive jobs until the server ends; then kill this process group, even during a job."""
    while len(head := _read(SIZE.size)) == SIZE.size:
        jobs.put(_read(*SIZE.unpack(head)))
    os.killpg(0, signal.SIGKILL)


def _read(size: int) -> bytes:
    """Read a number of bytes, or all up to the end of input.

    Not from `sys.stdin`: a process forked meanwhile would inherit its lock, held forever.
    """
    content = bytearray()
    while len(content) < size and (more := os.read(0, min(size - len(content), 1 << 20))):
        content += more
    return bytes(content)


def _limit_memory() -> None:
    """Limit memory, lower the priority below the server's, and disable core dumps, which would hold pictures."""
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # When a container is out of memory, the kernel kills workers before the server.
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_OOM_SCORE, encoding="ascii")


def _limit_cpu(seconds: int) -> None:
    """Let the kernel kill this process when a job exceeds its CPU budget."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime) + 1 + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


if __name__ == "__main__":
    _main(sys.argv[1])
