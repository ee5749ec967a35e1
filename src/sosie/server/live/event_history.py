"""The latest events of a table, as they were sent, for those who have missed some."""

from collections import deque

import msgspec

from sosie.table.messages import Event

KEPT_EVENTS = 256
_MOST_MISSED_BYTES = 64 * 1024
"""Beyond this a view is shorter than the events, and fills no buffer."""
encode = msgspec.json.Encoder().encode


class EventHistory:
    """So many events, encoded once."""

    def __init__(self) -> None:
        self._events: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)

    def add(self, event: Event) -> bytes:
        """Keep an event, and return it as it is sent."""
        message = encode(event)
        self._events.append((event.event, message))
        return message

    def since(self, last: int | None, now: int) -> list[bytes] | None:
        """Return what came after an event that somebody knows, up to now; None if that is too long ago or too much."""
        first = self._events[0][0] if self._events else now + 1
        if last is None or not first - 1 <= last <= now:
            return None
        missed = [message for number, message in self._events if number > last]
        return missed if sum(map(len, missed)) <= _MOST_MISSED_BYTES else None
