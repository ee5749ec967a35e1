"""The latest events of a table, for clients that have missed some."""

from collections import deque

import msgspec

from sosie.table.messages import Event

KEPT_EVENTS = 256
_MOST_MISSED_BYTES = 64 * 1024
"""Beyond this a view is smaller than the missed events."""
encode = msgspec.json.Encoder().encode


class EventHistory:
    """The latest encoded events of a table."""

    def __init__(self) -> None:
        self._events: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)

    def add(self, event: Event) -> bytes:
        """Add an event, and return it encoded."""
        message = encode(event)
        self._events.append((event.event, message))
        return message

    def since(self, last: int | None, now: int) -> list[bytes] | None:
        """Return the events after `last`, up to `now`; None if they are too old or too large."""
        first = self._events[0][0] if self._events else now + 1
        if last is None or not first - 1 <= last <= now:
            return None
        missed = [message for number, message in self._events if number > last]
        return missed if sum(map(len, missed)) <= _MOST_MISSED_BYTES else None
