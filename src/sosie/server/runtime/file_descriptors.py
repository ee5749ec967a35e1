"""Raises the limit of file descriptors at start, and logs when it is reached."""

import asyncio
import errno
import logging
import resource
from typing import Any

from sosie.server.runtime.rare_warning import RareWarning

_MAX = 2**20
_RESERVE = 256
"""Descriptors reserved for files, worker processes and connections to NATS and PostgreSQL."""
_EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
_logger = logging.getLogger("sosie.server")
_warn = RareWarning(_logger)


def raise_limit() -> int:
    """Raise the soft limit of this process to the hard limit, and return it."""
    soft, hard = (
        _MAX if limit == resource.RLIM_INFINITY else limit for limit in resource.getrlimit(resource.RLIMIT_NOFILE)
    )
    limit = max(soft, min(hard, _MAX))
    if limit > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return limit


def connections_within(limit: int) -> int:
    """Return the number of connections that a limit allows, less the reserve."""
    return limit - min(_RESERVE, limit // 4)


def on_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log that connections cannot be accepted, at most once a minute; the loop itself retries."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in _EXHAUSTED:
        _warn("connections cannot be accepted: %s", error.strerror)
    else:
        loop.default_exception_handler(context)
