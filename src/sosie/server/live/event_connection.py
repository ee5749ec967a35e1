"""A connection to an event: of its host, of a person, or of a board, which only watches."""

from typing import Protocol

from sosie.server.live.transport import Transport


class EventListener(Protocol):
    """Handles the messages of a connection."""

    def request(self, connection: "EventConnection", message: object) -> None:
        """Handle a request."""

    def exit(self, connection: "EventConnection") -> None:
        """Remove a closed connection."""

    def changed(self) -> None:
        """Send new views soon."""


class EventConnection:
    """A connection to an event."""

    def __init__(
        self,
        transport: Transport,
        room: EventListener,
        person: int | None,
        key: str,
        *,
        is_host: bool,
        address: str = "",
    ) -> None:
        self.transport = transport
        self.room = room
        self.person = person
        self.key = key
        """The digest of the person's token: their number may become that of somebody else after they have left."""
        self.is_host = is_host
        self.address = address
        self.sent = b""
        """The latest view that was sent."""
        self.sees_names = is_host or person is not None
        """Whether it gets names also while the event is locked, as a board does that came before."""
        self.is_behind = False
        """Whether it has missed a board, so that it needs all tables."""

    @property
    def sees_all(self) -> bool:
        """Whether it shows the whole event: the host's page, or a board."""
        return self.person is None
