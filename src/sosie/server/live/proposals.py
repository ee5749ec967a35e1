"""Proposals: scheduled entries on their way to the log. They have names, so that several servers can propose one."""

from collections.abc import Callable
from itertools import count

from sosie.server.log.interface import LogUnavailable
from sosie.server.runtime.clock import Clock

_PENDING_MS = 6000
"""The time until the log has stored an entry, or reported its loss."""
_RETRY_MS = 250
_MAX = 64

Append = Callable[[str, Callable[[], None]], None]
"""Appends an entry with a key, and takes a callback for failure."""


class Proposals:
    """Remembers pending proposals, so that they are not repeated too soon."""

    def __init__(self, clock: Clock, me: str) -> None:
        self._clock, self._me = clock, me
        self._until: dict[str, float] = {}
        self._failures = count(1)
        self._keys: dict[str, str] = {}

    def due(self, name: str, when: float) -> float:
        """Return the time at which an entry may be proposed: later if a proposal is pending."""
        # Moves of bots and buffered moves have no name, since no other server can propose them.
        return max(when, self._until.get(name, 0.0)) if name else when

    def make(self, name: str, append: Append, on_failure: Callable[[], None]) -> None:
        """Propose an entry; if it does not reach the log, call `on_failure` and allow a retry soon.

        A retry has another key: a log that has lost an entry may still know its key, and refuse it for minutes. If the
        log has stored the first one after all, folding both counts once.
        """
        now = self._clock.now()
        if len(self._until) >= _MAX:
            self._until = {name: until for name, until in self._until.items() if until > now}
            self._keys = {name: key for name, key in self._keys.items() if name in self._until}
        self._until[name] = now + _PENDING_MS

        def fail() -> None:
            self._until[name] = self._clock.now() + _RETRY_MS
            self._keys[name] = f"{name} again {self._me} {next(self._failures)}"
            on_failure()

        try:
            append(self._keys.get(name, name), fail)
        except LogUnavailable:
            fail()
