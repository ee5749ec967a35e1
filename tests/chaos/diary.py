"""A diary: all messages and requests of one player, over all connections. The checker knows nothing else."""

from dataclasses import dataclass, field
from typing import NamedTuple

from server.client import decode
from sosie.table.messages import Closing, FromTable, Refused, Ruled, View, Welcome
from sosie.types import Symbol

TRY_AGAIN = "try-again"


class SentRequest(NamedTuple):
    """A request as it was first sent; a call has its mini-game, turn and symbol."""

    number: int
    kind: str
    game: int = -1
    turn: int = -1
    symbol: Symbol = ""


@dataclass
class Diary:
    """All messages to one seat, by connection, and its requests."""

    table: str
    seat: int
    connections: list[list[bytes]] = field(default_factory=list)
    asked: dict[int, SentRequest] = field(default_factory=dict)

    def messages(self) -> list[list[FromTable]]:
        """Return the decoded messages of each connection."""
        return [[decode(text) for text in connection] for connection in self.connections]

    def flat(self) -> list[FromTable]:
        """Return all messages in order."""
        return [message for connection in self.messages() for message in connection]

    def refused(self) -> set[int]:
        """Return the numbers of the refused requests, except `try-again`."""
        refusals = [message for message in self.flat() if isinstance(message, Refused)]
        return {refusal.number for refusal in refusals if refusal.code != TRY_AGAIN and refusal.number}

    def last_welcome(self) -> int:
        """Return the number of the last request that counted, by the latest welcome."""
        return next((message.number for message in reversed(self.flat()) if isinstance(message, Welcome)), 0)

    def final_closings(self) -> list[Closing]:
        """Return the closings that forbid a reconnect."""
        return [message for message in self.flat() if isinstance(message, Closing) and not message.again]


def updates_of(connection: list[FromTable]) -> tuple[View | None, list[View | Ruled]]:
    """Return the fresh view at the start of a connection, if any, and the updates after it."""
    fresh: View | None = None
    updates: list[View | Ruled] = []
    is_new = False
    for message in connection:
        if isinstance(message, View) and is_new:
            fresh = message
        elif isinstance(message, View | Ruled):
            updates.append(message)
        is_new = isinstance(message, Welcome)
    return fresh, updates
