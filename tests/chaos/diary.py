"""What one player was told and has asked for, from the first connection to the last: all that the checker knows."""

from dataclasses import dataclass, field
from typing import NamedTuple

from server.client import decode
from sosie.table.messages import Closing, FromTable, Refused, Ruled, View, Welcome
from sosie.types import Symbol

TRY_AGAIN = "try-again"


class Asked(NamedTuple):
    """A request, as it was first sent; a call says in which mini-game, on which turn and of what."""

    number: int
    kind: str
    game: int = -1
    turn: int = -1
    symbol: Symbol = ""


@dataclass
class Diary:
    """Everything that one seat of one table has seen, connection by connection, word for word."""

    table: str
    seat: int
    connections: list[list[bytes]] = field(default_factory=list)
    asked: dict[int, Asked] = field(default_factory=dict)

    def messages(self) -> list[list[FromTable]]:
        """Return what was told, read, by connection."""
        return [[decode(text) for text in connection] for connection in self.connections]

    def flat(self) -> list[FromTable]:
        """Return all that was told, in the order in which it came."""
        return [message for connection in self.messages() for message in connection]

    def refused(self) -> set[int]:
        """Return the numbers of the requests that were refused for what they are."""
        told = self.flat()
        return {one.number for one in told if isinstance(one, Refused) and one.code != TRY_AGAIN and one.number}

    def last_welcome(self) -> int:
        """Return the number up to which requests have counted, by the latest welcome."""
        return next((one.number for one in reversed(self.flat()) if isinstance(one, Welcome)), 0)

    def sent_away(self) -> list[Closing]:
        """Return the ends of connections that said not to come back."""
        return [one for one in self.flat() if isinstance(one, Closing) and not one.again]


def events_of(connection: list[FromTable]) -> tuple[View | None, list[View | Ruled]]:
    """Return the fresh view with which a connection began, if it did, and the events that came after it."""
    fresh: View | None = None
    events: list[View | Ruled] = []
    is_new = False
    for message in connection:
        if isinstance(message, View) and is_new:
            fresh = message
        elif isinstance(message, View | Ruled):
            events.append(message)
        is_new = isinstance(message, Welcome)
    return fresh, events
