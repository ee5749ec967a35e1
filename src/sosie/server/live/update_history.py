"""The latest updates of a table, for clients that have missed some."""

from collections import deque
from itertools import islice

import msgspec

from sosie.table.messages import Update

KEPT_BYTES = 2 * 1024
"""About ten rulings; a view is not much larger."""
encode = msgspec.json.Encoder().encode


class UpdateHistory:
    """The latest encoded updates of a table, numbered without gaps."""

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._last = self._bytes = 0
        """The number of the last update, and the size of all."""

    def add(self, update: Update) -> bytes:
        """Add an update, and return it encoded."""
        message = encode(update)
        if update.event != self._last + 1:
            self._messages.clear()
            self._bytes = 0
        self._last = update.event
        self._messages.append(message)
        self._bytes += len(message)
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._messages.popleft())
        return message

    def since(self, last: int | None, now: int) -> list[bytes] | None:
        """Return the updates after `last`, up to `now`; None if the first of them are no longer kept."""
        if last is None or last > now:
            return None
        if last == now:
            return []
        skipped = last - self._last + len(self._messages)
        return list(islice(self._messages, skipped, None)) if self._last == now and skipped >= 0 else None
