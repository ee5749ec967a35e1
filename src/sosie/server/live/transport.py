"""The transport of a connection."""

from typing import Protocol


class Transport(Protocol):
    """The interface of a socket for a room."""

    def send(self, message: bytes) -> None:
        """Send a text message, buffered if necessary."""

    def backlog(self) -> int:
        """Return the number of unsent bytes."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the pending messages."""
