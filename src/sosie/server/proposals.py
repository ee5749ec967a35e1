"""What a server has proposed to the log and not heard back of, so that it does not say it again and again."""

from sosie.server.timing import Clock

_HELD_MS = 6000
"""A log that has taken an entry in has kept it by then, or has said that it is lost."""
_RETRY_MS = 250
_MOST = 64


class Proposals:
    """When each may be made again; they are known by names that say what they are about, and when."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: dict[str, float] = {}

    def may_be_made_at(self, name: str) -> float:
        """Return when something may be proposed, by the clock; any time if it was not."""
        return self._until.get(name, 0.0)

    def make(self, name: str) -> None:
        """Note that something is proposed now."""
        now = self._clock.now()
        if len(self._until) >= _MOST:
            self._until = {name: until for name, until in self._until.items() if until > now}
        self._until[name] = now + _HELD_MS

    def fail(self, name: str) -> None:
        """Note that it did not reach the log, which may be back in a moment."""
        self._until[name] = self._clock.now() + _RETRY_MS
