"""Outstanding pings of a connection: a pong counts once, and only for the ping that it answers."""

from sosie.server.runtime.chance import Chance

_PAYLOAD_BYTES = 8
_DRAWN_AT_ONCE = 512
"""A system call costs more than the rest of a ping."""
_MAX = 16
"""More than are sent before a silent connection is aborted."""
Ping = tuple[float, float]
"""The time when it was sent, and for how long the kernel had waited for acknowledgements until then."""


class PingPayloads:
    """Random payloads for all connections of a server, drawn many at a time."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._drawn: list[bytes] = []

    def next(self) -> bytes:
        """Return a payload that was never returned before."""
        if not self._drawn:
            random = self._chance.randbytes(_DRAWN_AT_ONCE * _PAYLOAD_BYTES)
            self._drawn = [random[i : i + _PAYLOAD_BYTES] for i in range(0, len(random), _PAYLOAD_BYTES)]
        return self._drawn.pop()


class Pings:
    """Pings without a pong, each with a random payload that no client can guess."""

    def __init__(self, payloads: PingPayloads) -> None:
        self._payloads = payloads
        self._sent: dict[bytes, Ping] = {}

    def send(self, now_ms: float, unacknowledged_ms: float = 0.0) -> bytes:
        """Return the payload of a new ping."""
        if len(self._sent) >= _MAX:
            del self._sent[next(iter(self._sent))]
        payload = self._payloads.next()
        self._sent[payload] = now_ms, unacknowledged_ms
        return payload

    def answered(self, payload: bytes) -> Ping | None:
        """Return the ping that a pong answers; None for a forged, repeated or late pong."""
        ping = self._sent.get(payload)
        if ping is not None:
            # Pongs keep the order of pings. A client may skip a ping, but not answer it after a later one.
            self._sent = {other: sent for other, sent in self._sent.items() if sent[0] > ping[0]}
        return ping
