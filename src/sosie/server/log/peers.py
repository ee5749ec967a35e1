"""The servers that share a log: which one this is, and which of the others are gone."""

import secrets
from collections.abc import Callable
from typing import Protocol


def new_server_id() -> str:
    """Return a name for a server, from its start to its end."""
    return secrets.token_hex(4)


class Peers(Protocol):
    """Who else folds the same log."""

    @property
    def me(self) -> str:
        """The name of this server."""

    @property
    def is_alone(self) -> bool:
        """Tell whether there can be no other server."""

    def is_gone(self, server: str) -> bool:
        """Tell whether a server is surely not there any more, as far as its players can notice."""

    def notice(self, server: str) -> None:
        """Take something that a server has just appended for a sign of life."""

    def on_change(self, then: Callable[[], None]) -> None:
        """Call back whenever a server is gone."""


class NoPeers:
    """A server that has a log to itself: whoever wrote in it before is gone."""

    is_alone = True

    def __init__(self) -> None:
        self.me = new_server_id()

    def is_gone(self, server: str) -> bool:
        """Tell whether a server is not this one."""
        return server != self.me

    def notice(self, server: str) -> None:
        """Learn nothing from it."""

    def on_change(self, then: Callable[[], None]) -> None:
        """Never call back."""
