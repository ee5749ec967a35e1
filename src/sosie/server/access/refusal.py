"""Refusals: exceptions with a status, a stable code and a sentence, sent as HTTP problems."""

from http import HTTPStatus


class Refusal(Exception):
    """A refused request; for a limit, with the time to retry and the limit."""

    def __init__(
        self, status: HTTPStatus, code: str, text: str, retry_after_s: int | None = None, limit: int | None = None
    ) -> None:
        super().__init__(text)
        self.status, self.code, self.retry_after_s, self.limit = status, code, retry_after_s, limit


def not_found(code: str, text: str) -> Refusal:
    """Return a refusal with status 404."""
    return Refusal(HTTPStatus.NOT_FOUND, code, text)
