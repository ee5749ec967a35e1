"""Checks of the machine: disk, clock and file descriptors."""

import ctypes
import resource
import sys
from pathlib import Path

from sosie.server.config import Config
from sosie.server.doctor.check import Check, advice, ok, problem
from sosie.server.runtime.disk import MIN_FREE, free_bytes
from sosie.server.runtime.file_descriptors import connections_within

_LITTLE_FREE = 2**30
_MB = 2**20
_CLOCK_IS_FREE = 5
"""The state of the kernel's clock that no program sets right: TIME_ERROR."""
_TIMEX_BYTES = 256
"""More than the structure of adjtimex has on any machine."""


def check_machine(config: Config) -> list[Check]:
    """Return the results of all checks of the machine."""
    return [_disk(config.data), _clock(), _descriptors(config)]


def _disk(folder: Path) -> Check:
    found = free_bytes(folder)
    free = f"the disk of {folder} has {found // _MB} MB free"
    if found < MIN_FREE:
        return problem("disk", f"{free}, and the server refuses moves below {MIN_FREE // _MB}: make room")
    if found < _LITTLE_FREE:
        return advice("disk", f"{free}: make room for a gigabyte, of which decks and drafts take most")
    return ok("disk", free)


def _clock() -> Check:
    match _is_synchronised():
        case None:
            return ok("clock", "this system does not tell whether its clock is right")
        case True:
            return ok("clock", "the clock is kept right")
        case _:
            text = "no program keeps the clock right, by which data expires: start systemd-timesyncd or chrony"
            return advice("clock", text)


def _is_synchronised() -> bool | None:
    """Tell whether the kernel's clock is synchronised, as NTP programs report it; None if that is unknown."""
    if sys.platform != "linux":
        return None
    # All zeros: a question that changes nothing.
    state = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(_TIMEX_BYTES))
    return None if state < 0 else state != _CLOCK_IS_FREE


def _descriptors(config: Config) -> Check:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = config.limits.connections
    if most == resource.RLIM_INFINITY or (fitting := connections_within(most)) >= wanted:
        return ok("file descriptors", f"there are enough for {wanted} connections")
    text = f"at most {fitting} of {wanted} connections fit: raise the hard limit, as by LimitNOFILE=65536 of systemd"
    return advice("file descriptors", text)
