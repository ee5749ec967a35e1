"""Errors of clients: counted, and sampled in the log, since a single client can make thousands a second."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

_EVERY_S = 60.0
_LOGGERS = ("uvicorn.error", "sosie.sockets")
"""The loggers of the libraries that parse what clients send."""
_KINDS = {
    "Invalid HTTP request": "bad-request",
    "Unsupported upgrade": "bad-upgrade",
    "WS parser error": "bad-frame",
}
"""The kind of a record, by the beginning of its text."""


@dataclass
class ClientErrors(logging.Filter):
    """Counts the records about errors of clients, and lets one of each kind pass in a minute."""

    on_error: Callable[[str], None]
    """Receives the kind of each error."""
    now: Callable[[], float] = time.monotonic
    _passed_at: dict[str, float] = field(default_factory=dict)
    _left_out: dict[str, int] = field(default_factory=dict)

    def install(self) -> None:
        """Start to filter what the libraries log."""
        for name in _LOGGERS:
            logging.getLogger(name).addFilter(self)

    def remove(self) -> None:
        """Stop filtering."""
        for name in _LOGGERS:
            logging.getLogger(name).removeFilter(self)

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record passes; one that does has the number of those like it that were left out."""
        text = record.getMessage()
        kind = next((kind for start, kind in _KINDS.items() if text.startswith(start)), None)
        if kind is None:
            return True
        self.on_error(kind)
        if self.now() - self._passed_at.get(kind, -_EVERY_S) < _EVERY_S:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._passed_at[kind] = self.now()
        record.msg, record.args = f"a client's error: {text}", ()
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.kind, record.left_out = kind, self._left_out.pop(kind, 0)
        return True
