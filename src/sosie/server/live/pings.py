"""Outstanding pings of a connection: a pong counts once, and only for the ping that it answers."""

from secrets import token_bytes

_PAYLOAD_BYTES = 8
_DRAWN_AT_ONCE = 512
"""A system call costs more than the rest of a ping."""
_MOST = 16
"""More than are sent before a silent connection is aborted."""


class _Payloads:
    """Random payloads, drawn from the kernel many at a time."""

    def __init__(self) -> None:
        self._drawn: list[bytes] = []

    def next(self) -> bytes:
        """Return a payload that was never returned before."""
        if not self._drawn:
            random = token_bytes(_DRAWN_AT_ONCE * _PAYLOAD_BYTES)
            self._drawn = [random[i : i + _PAYLOAD_BYTES] for i in range(0, len(random), _PAYLOAD_BYTES)]
        return self._drawn.pop()


_payloads = _Payloads()


class Pings:
    """Pings without a pong, each with a random payload that no client can guess."""

    def __init__(self) -> None:
        self._sent: dict[bytes, float] = {}

    def send(self, now_ms: float) -> bytes:
        """Return the payload of a new ping."""
        if len(self._sent) >= _MOST:
            del self._sent[next(iter(self._sent))]
        payload = _payloads.next()
        self._sent[payload] = now_ms
        return payload

    def answered(self, payload: bytes) -> float | None:
        """Return the time of the ping that a pong answers; None for a forged, repeated or late pong."""
        sent = self._sent.get(payload)
        if sent is not None:
            # Pongs keep the order of pings. A client may skip a ping, but not answer it after a later one.
            self._sent = {other: when for other, when in self._sent.items() if when > sent}
        return sent
