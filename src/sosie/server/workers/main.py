"""A worker process: reads jobs from its input, does them one by one, and writes the answers."""

import os
import signal
import struct
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import msgspec

from sosie.errors import SosieError
from sosie.server.workers.jobs import Answer, AnyJob, Job

SIZE = struct.Struct("!I")
"""Each job and each answer comes after its size in bytes."""
MOST_MEMORY = 4 * 2**30
_KILLED_FIRST = "1000"


def _main() -> None:
    out = os.dup(1)
    # What a library prints must not get into the answers.
    os.dup2(2, 1)
    _limit_memory()
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_receive, args=(jobs,), daemon=True).start()
    with os.fdopen(out, "wb") as stream:
        while True:
            answer = msgspec.msgpack.encode(_do(msgspec.msgpack.decode(jobs.get(), type=AnyJob)))
            stream.write(SIZE.pack(len(answer)) + answer)
            stream.flush()


def _do(job: Job[object]) -> Answer:
    _limit_cpu(job.cpu_s)
    try:
        return Answer(msgspec.msgpack.encode(job.do()))
    except SosieError as error:
        return Answer(code=error.code, text=str(error))


def _receive(jobs: "SimpleQueue[bytes]") -> None:
    """Receive jobs until the server ends, which ends this process and its children, even amid a job."""
    while len(head := _read(SIZE.size)) == SIZE.size:
        jobs.put(_read(*SIZE.unpack(head)))
    if sys.platform == "win32":
        os._exit(0)
    os.killpg(0, signal.SIGKILL)


def _read(size: int) -> bytes:
    """Read so many bytes of input, or all up to its end.

    Not from `sys.stdin`: this thread would hold its lock for ever in processes that are forked meanwhile.
    """
    content = bytearray()
    while len(content) < size and (more := os.read(0, min(size - len(content), 1 << 20))):
        content += more
    return bytes(content)


def _limit_memory() -> None:
    """Let tables go first, and bound memory; a dump of a crash would hold other people's pictures."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # Where a container or unit is out of memory, its job fails and not the server.
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_KILLED_FIRST, encoding="ascii")


def _limit_cpu(seconds: int) -> None:
    """Have the kernel end this process when a job has used up its budget."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        used = resource.getrusage(resource.RUSAGE_SELF)
        resource.setrlimit(
            resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, resource.RLIM_INFINITY)
        )


if __name__ == "__main__":
    _main()
