"""The kernel's measurements of a connection: bounds on its round trips, which no page can delay."""

import socket
import struct
import sys
from typing import Final, final

SLACK_MS = 15.0
"""The most that a browser's delay adds to the kernel's round trip."""
_STRAY_MS = 60.0
"""The most that jitter separates a pong from the acknowledgement of its ping."""
_FIELDS = struct.Struct("=68xI96xQ")
"""`tcpi_rtt` and `tcpi_busy_time` of Linux, both in microseconds."""


@final
class TcpInfo:
    """The kernel's measurements of one connection so far, in milliseconds."""

    def __init__(self, round_trip: float, unacknowledged: float) -> None:
        self.round_trip: Final = round_trip
        """The smoothed round trip."""
        self.unacknowledged: Final = unacknowledged
        """The total time in which it waited for acknowledgements; 0 if it does not measure that."""


def read_tcp_info(tcp_socket: socket.socket) -> TcpInfo:
    """Ask the kernel."""
    told = tcp_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _FIELDS.size)
    # An old kernel tells less, and another system something else there.
    round_trip, unacknowledged = _FIELDS.unpack(told.ljust(_FIELDS.size, b"\0"))
    return TcpInfo(round_trip / 1000, unacknowledged / 1000 if sys.platform == "linux" else 0.0)


def believed_trip(trip: float, info: TcpInfo, unacknowledged_before: float) -> float:
    """Return the round trip of a ping that is believed, by the kernel's measurements before it and after its pong."""
    waited = info.unacknowledged - unacknowledged_before if info.unacknowledged else float("inf")
    # A pong usually is the acknowledgement of its ping. One that comes long after it was delayed by the client.
    slack = SLACK_MS if trip <= waited + _STRAY_MS else 0.0
    return min(trip, info.round_trip + slack, waited + slack)
