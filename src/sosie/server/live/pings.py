"""Outstanding pings of a connection: a pong counts once, and only for the ping that it answers."""

from secrets import token_bytes

_PAYLOAD_BYTES = 8
_MOST = 16
"""More than are sent until a silent connection is cut off."""


class Pings:
    """Pings without a pong, each with a random payload that no client can guess."""

    def __init__(self) -> None:
        self._sent: dict[bytes, float] = {}

    def send(self, now_ms: float) -> bytes:
        """Return the payload of a new ping."""
        if len(self._sent) >= _MOST:
            del self._sent[next(iter(self._sent))]
        payload = token_bytes(_PAYLOAD_BYTES)
        self._sent[payload] = now_ms
        return payload

    def answered(self, payload: bytes) -> float | None:
        """Return when the ping was sent that a pong answers; None for a forged, repeated or belated pong."""
        sent = self._sent.get(payload)
        if sent is not None:
            # Pongs keep the order of pings. A client may skip a ping, but not answer it after a later one.
            self._sent = {other: when for other, when in self._sent.items() if when > sent}
        return sent
