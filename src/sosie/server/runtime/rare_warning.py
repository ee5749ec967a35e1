"""Rate-limited warnings."""

import logging
import time


class RareWarning:
    """Warnings, each at most once a minute: their causes may occur thousands of times a second."""

    def __init__(self, logger: logging.Logger, every_s: float = 60.0) -> None:
        self._logger, self._every_s = logger, every_s
        self._last: dict[str, float] = {}

    def __call__(self, text: str, *arguments: object) -> None:
        """Log a warning, unless the same text was logged recently."""
        now = time.monotonic()
        if now - self._last.get(text, -self._every_s) >= self._every_s:
            self._last[text] = now
            self._logger.warning(text, *arguments)
