"""Programs that run beside this one, and end with it."""

import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from sosie.errors import CannotStart

Process = subprocess.Popen[bytes]

_PR_SET_PDEATHSIG = 1
_PATIENCE_S = 20.0


def free_ports(count: int) -> list[int]:
    """Return ports that nobody listens at."""
    listeners = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports: list[int] = [listener.getsockname()[1] for listener in listeners]
    for listener in listeners:
        listener.close()
    return ports


def start(
    command: Sequence[str], journal: Path, *, user: str | None = None, environment: Mapping[str, str] | None = None
) -> Process:
    """Start a program that writes what it says into a file, and that ends when this process does."""
    with journal.open("ab") as lines:
        return subprocess.Popen(  # noqa: S603 - the command is of this package
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=lines,
            stderr=lines,
            user=user,
            group=_group_of(user),
            extra_groups=[] if user else None,
            env=None if environment is None else dict(environment),
            # A Ctrl-C is for this process, which stops the others in order.
            start_new_session=True,
            preexec_fn=_end_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509 - it starts no thread
        )


def stop(process: Process, by: int = signal.SIGTERM, patience_s: float = _PATIENCE_S) -> None:
    """Stop a program in good order, or in any."""
    if process.poll() is not None:
        return
    with suppress(ProcessLookupError):
        # One that was paused would never hear of it.
        process.send_signal(signal.SIGCONT)
        process.send_signal(by)
    try:
        process.wait(patience_s)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_until(holds: Callable[[], bool], process: Process, what: str, journal: Path) -> None:
    """Wait until a program is ready; if it ends or takes too long, say so with its last words."""
    deadline = time.monotonic() + _PATIENCE_S
    while not holds():
        if process.poll() is not None or time.monotonic() > deadline:
            words = journal.read_text(errors="replace").strip().splitlines()[-1:] or ["it said nothing"]
            raise CannotStart(f"{what} does not start: {words[0]}; all it said is in {journal}")
        time.sleep(0.02)


def is_listening(port: int) -> bool:
    """Tell whether somebody listens at a port."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def _group_of(user: str | None) -> int | None:
    if user is None:
        return None
    import pwd  # noqa: PLC0415 - not on Windows

    return pwd.getpwnam(user).pw_gid


def _end_with_parent() -> None:
    """Let the kernel interrupt this process when its parent is gone, however that came about."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGINT)
    if os.getppid() == 1:
        os._exit(1)
