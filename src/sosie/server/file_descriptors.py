"""File descriptors: as many as the system allows, and a log line when they run out."""

import asyncio
import errno
import logging
from typing import Any

from sosie.server.journal import RareWarning

_MOST = 2**20
_RESERVE = 256
"""How many are kept for files, worker processes and connections to NATS and PostgreSQL."""
_EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
_logger = logging.getLogger("sosie.server")
_warn = RareWarning(_logger)


def raise_limit() -> int:
    """Raise this process's limit as far as it may be, and return how many connections fit."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return _MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = _MOST if hard == resource.RLIM_INFINITY else min(hard, _MOST)
    if soft == resource.RLIM_INFINITY or soft >= limit:
        limit = _MOST if soft == resource.RLIM_INFINITY else soft
    else:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    connections = limit - min(_RESERVE, limit // 4)
    _logger.info("%d file descriptors (there were %d), of which %d are for connections", limit, soft, connections)
    return connections


def on_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log that no connection can be accepted, seldom; the loop itself tries again after a pause."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in _EXHAUSTED:
        _warn("connections cannot be accepted: %s", error.strerror)
    else:
        loop.default_exception_handler(context)
