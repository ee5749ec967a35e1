"""The id of a request: the same in its response, in all log lines of it, and in its jobs in worker processes."""

import re
from collections.abc import Sequence
from contextvars import ContextVar

from sosie.server.runtime.chance import Chance

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the current request; nothing outside of requests."""
_BITS = 48
# No dot and no colon, so that no address passes; and longer than the code of a table.
_FORM = re.compile(r"[A-Za-z0-9_-]{8,64}")


def new_id(chance: Chance) -> str:
    """Return a random id."""
    return f"{chance.getrandbits(_BITS):0{_BITS // 4}x}"


def read_id(headers: Sequence[str]) -> str | None:
    """Return the id that a proxy has given a request, by its headers X-Request-ID; None unless there is one usable."""
    return headers[0] if len(headers) == 1 and _FORM.fullmatch(headers[0]) else None
