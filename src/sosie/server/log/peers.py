"""The servers that share a log, and whether they are alive."""

import secrets
from collections.abc import Callable
from typing import Protocol


def new_server_id() -> str:
    """Return a random name for a server, used until it stops."""
    return secrets.token_hex(4)


class Peers(Protocol):
    """The servers that share a log."""

    @property
    def me(self) -> str:
        """The name of this server."""

    @property
    def is_alone(self) -> bool:
        """Whether the log has a single server."""

    @property
    def is_leader(self) -> bool:
        """Whether this server does the work that one server does for all."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses of all live servers that have one, in order."""

    def address_of(self, server: str) -> str:
        """Return the address at which clients can reach a live server; empty if it has none."""

    def is_gone(self, server: str) -> bool:
        """Tell whether a server has stopped or timed out."""

    def notice(self, server: str) -> None:
        """Count a new entry of a server as its heartbeat."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Register the callback for a server that is gone."""


class NoPeers:
    """The peers of a single server: all other servers are gone."""

    is_alone = is_leader = True
    addresses: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.me = new_server_id()

    def address_of(self, server: str) -> str:  # noqa: ARG002 - the signature of the protocol
        """Return an empty address: nobody is redirected."""
        return ""

    def is_gone(self, server: str) -> bool:
        """Tell whether it is another server."""
        return server != self.me

    def notice(self, server: str) -> None:
        """Do nothing."""

    def on_change(self, callback: Callable[[], None]) -> None:
        """Do nothing: there are no changes."""
