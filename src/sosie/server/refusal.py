"""Refusals: a status, a stable code and a sentence, raised anywhere and answered as an HTTP problem."""

from http import HTTPStatus


class Refusal(Exception):
    """A request that is refused: with a status, and for a limit when to come back and how much is allowed."""

    def __init__(
        self, status: HTTPStatus, code: str, text: str, retry_after_s: int | None = None, limit: int | None = None
    ) -> None:
        super().__init__(text)
        self.status, self.code, self.retry_after_s, self.limit = status, code, retry_after_s, limit


def not_found(code: str, text: str) -> Refusal:
    """Return the refusal of what is not there."""
    return Refusal(HTTPStatus.NOT_FOUND, code, text)
