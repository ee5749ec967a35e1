"""The requests of one seat, as a state machine without a socket or clock."""

from typing import Any

import msgspec

from chaos.diary import TRY_AGAIN
from sosie.table.messages import (
    AddBot,
    Call,
    Counted,
    FromTable,
    Refused,
    Request,
    Ruled,
    Start,
    View,
    Welcome,
)

replace = msgspec.structs.replace


class Requests(msgspec.Struct, frozen=True):
    """The last number used, and the pending request.

    A request ends when it has counted (by its update, by `counted` or by a welcome), when it is refused, or when the
    table shows the start or the bot already.
    """

    seat: int
    number: int = 0
    pending: Request | None = None

    def ask(self, kind: type[Request], **about: Any) -> "Requests":
        """Return the requests with one more."""
        number = self.number + 1
        return replace(self, number=number, pending=kind(number=number, **about))

    def after(self, message: FromTable) -> "Requests":
        """Return the requests after a message from the table."""
        pending = None if self._has_ended(message) else self.pending
        number = max(self.number, message.number) if isinstance(message, Welcome) else self.number
        return replace(self, number=number, pending=pending)

    def _has_ended(self, message: FromTable) -> bool:
        pending = self.pending
        if pending is None:
            return False
        match message:
            case Welcome(number=number) | Counted(number=number):
                return pending.number <= number
            case Refused(number=number, code=code):
                return pending.number == number and code != TRY_AGAIN
            case Ruled():
                return isinstance(pending, Call) and (message.seat, message.symbol) == (self.seat, pending.symbol)
            case View():
                return _is_shown(pending, message)
        return False


def _is_shown(request: Request, view: View) -> bool:
    if isinstance(request, Start):
        return view.phase in {"dealing", "playing"}
    return isinstance(request, AddBot) and len(view.seats) > 2
