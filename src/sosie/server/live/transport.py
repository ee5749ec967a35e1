"""A connection to a client, whatever carries it."""

from typing import Protocol


class Transport(Protocol):
    """What a room needs of a socket."""

    def send(self, message: bytes) -> None:
        """Send a text message; what cannot go out at once is kept for a moment."""

    def backlog(self) -> int:
        """Return how many bytes wait to go out."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection in good order."""
