"""The transport of a connection."""

from typing import Protocol


class Transport(Protocol):
    """The interface of a socket for a room."""

    is_full: bool
    """Whether its write buffer is full, so that the backlog may matter."""

    def send(self, message: bytes) -> None:
        """Send a text message, buffered if necessary."""

    def backlog(self) -> int:
        """Return the number of unsent bytes."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the pending messages."""


class ClosedTransport:
    """The transport of a closed connection, which may still be waiting for an answer."""

    is_full = False
    is_open = False

    def send(self, message: bytes) -> None:
        """Do nothing."""

    def backlog(self) -> int:
        """Return 0."""
        return 0

    def close(self, code: int, reason: str) -> None:
        """Do nothing."""


CLOSED = ClosedTransport()
