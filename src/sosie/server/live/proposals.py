"""What is due at a table and proposed to its log: by a name, so that it counts once whoever else proposes it too."""

from collections.abc import Callable
from itertools import count

from sosie.server.clock import Clock
from sosie.server.log.interface import LogUnavailable

_HELD_MS = 6000
"""A log that has taken an entry in has kept it by then, or has said that it is lost."""
_RETRY_MS = 250
_MOST = 64

Append = Callable[[str, Callable[[], None]], None]
"""Appends something by a key, and says what to call if that fails."""


class Proposals:
    """Remembers what was proposed and has not come back, so that it is not proposed again and again."""

    def __init__(self, clock: Clock, me: str) -> None:
        self._clock, self._me = clock, me
        self._until: dict[str, float] = {}
        self._failures = count(1)
        self._keys: dict[str, str] = {}

    def due(self, name: str, when: float) -> float:
        """Return when something that is due at a time may be proposed: later if it was already."""
        return max(when, self._until.get(name, 0.0))

    def make(self, name: str, append: Append, then: Callable[[], None]) -> None:
        """Propose something; if it does not reach the log it is due again in a moment, and something else follows.

        Then it has another key: a log that has lost an entry may still know its key, and refuse it for minutes. Should
        it have kept the first one after all, what is folded twice counts once.
        """
        now = self._clock.now()
        if len(self._until) >= _MOST:
            self._until = {name: until for name, until in self._until.items() if until > now}
            self._keys = {name: key for name, key in self._keys.items() if name in self._until}
        self._until[name] = now + _HELD_MS

        def fail() -> None:
            self._until[name] = self._clock.now() + _RETRY_MS
            self._keys[name] = f"{name} again {self._me} {next(self._failures)}"
            then()

        try:
            append(self._keys.get(name, name), fail)
        except LogUnavailable:
            fail()
