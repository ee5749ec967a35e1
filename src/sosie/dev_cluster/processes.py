"""Child processes that end with this process."""

import ctypes
import os
import pwd
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

from sosie.errors import CannotStart

Process = subprocess.Popen[bytes]

_PR_SET_PDEATHSIG = 1
_TIMEOUT_S = 60.0
# Below the ports that systems give to outgoing connections and to listeners on port 0, so that the port of a program
# that is restarted is not taken in the meantime.
_PORTS = range(20_000, 32_000)


def free_ports(count: int) -> list[int]:
    """Return free ports."""
    ports: list[int] = []
    for port in SystemRandom().sample(_PORTS, len(_PORTS)):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            ports.append(port)
        if len(ports) == count:
            return ports
    raise CannotStart(f"there are no {count} free ports from {_PORTS.start} to {_PORTS.stop - 1}")


def start(
    command: Sequence[str], log_file: Path, *, user: str | None = None, environment: Mapping[str, str] | None = None
) -> Process:
    """Start a program that writes its output to a file, and ends with this process."""
    with log_file.open("ab") as output:
        return subprocess.Popen(  # noqa: S603 - a command of this package
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            user=user,
            group=_group_of(user),
            extra_groups=[] if user else None,
            env=None if environment is None else dict(environment),
            # Ctrl-C must reach only this process, which stops the others in order.
            start_new_session=True,
            preexec_fn=_end_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509 - it starts no thread
        )


def stop(process: Process, by: int = signal.SIGTERM, timeout_s: float = _TIMEOUT_S) -> None:
    """Stop a program gracefully, or kill it after the timeout."""
    if process.poll() is not None:
        return
    with suppress(ProcessLookupError):
        # A paused process would not handle the signal.
        process.send_signal(signal.SIGCONT)
        process.send_signal(by)
    try:
        process.wait(timeout_s)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_until(is_ready: Callable[[], bool], process: Process, name: str, log_file: Path) -> None:
    """Wait until a program is ready; if it ends or takes too long, raise an error with the last line of its output."""
    deadline = time.monotonic() + _TIMEOUT_S
    while not is_ready():
        if process.poll() is not None or time.monotonic() > deadline:
            lines = log_file.read_text(errors="replace").strip().splitlines()[-1:] or ["no output"]
            raise CannotStart(f"{name} does not start: {lines[0]}; its output is in {log_file}")
        time.sleep(0.02)


def is_listening(port: int) -> bool:
    """Tell whether a server listens at a port."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def _group_of(user: str | None) -> int | None:
    if user is None:
        return None
    return pwd.getpwnam(user).pw_gid


def _end_with_parent() -> None:
    """Let the kernel interrupt this process when its parent ends."""
    # Programs inherit an ignored Ctrl-C from a shell that runs them in the background.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGINT)
    if os.getppid() == 1:
        os._exit(1)
