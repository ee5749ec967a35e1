"""Error responses: a stable code and a sentence, as on the command line."""

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from sosie.errors import DoesNotExist, SosieError
from sosie.server.access.refusal import Refusal
from sosie.server.log.interface import LogUnavailable
from sosie.server.observe.request_id import REQUEST
from sosie.server.store.space import NoRoom
from sosie.table.outcome import Rejected

PROBLEM_TYPE = "application/problem+json"
_REJECTED_STATUSES = {
    "full": HTTPStatus.CONFLICT,
    "log-full": HTTPStatus.CONFLICT,
    "kept-out": HTTPStatus.FORBIDDEN,
    "locked": HTTPStatus.CONFLICT,
    "no-seat": HTTPStatus.CONFLICT,
    "playing": HTTPStatus.CONFLICT,
}
_CODES = {
    HTTPStatus.BAD_REQUEST: "bad-request",
    HTTPStatus.UNAUTHORIZED: "no-token",
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "wrong-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}
_NO_ROOM = {
    "drafts": ("studio-full", "this server has no room for more in drafts; delete drafts that nobody needs"),
    "collections": (
        "collections-full",
        "this server has no room for more contributions; accept or decline those that wait",
    ),
    "decks": ("decks-full", "this server has no room for more decks; delete decks that nobody needs"),
    "caches": ("studio-full", "this server has no room for more faces and cards; use fewer or simpler pictures"),
    "disk": ("disk-full", "the disk of this server is almost full, and the rest is kept for games; try again later"),
}
_logger = logging.getLogger("sosie.http")


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed."""

    code: Annotated[str, msgspec.Meta(description="Stable, for programs.", examples=["no-such-table"])]
    text: Annotated[str, msgspec.Meta(description="A sentence for people.", examples=["there is no such table"])]
    request: Annotated[str, msgspec.Meta(description="The id of the request, as in the header X-Request-ID.")] = ""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI descriptions of these error statuses, and of 400, which every route may return."""
    return {
        status: ResponseSpec(
            Problem, description=HTTPStatus(status).phrase, media_type=PROBLEM_TYPE, generate_examples=False
        )
        for status in (400, *statuses)
    }


def problem_response(
    status: int, code: str, text: str, retry_after_s: int | None = None, limit: int | None = None
) -> Response[Problem]:
    """Return an error response."""
    limits = {"Retry-After": retry_after_s, "RateLimit-Limit": limit}
    headers = {name: str(value) for name, value in limits.items() if value is not None}
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(Problem(code, text, REQUEST.get()), status_code=status, media_type=PROBLEM_TYPE, headers=headers)


def problem_messages(status: HTTPStatus, code: str, text: str, retry_after_s: int | None = None) -> tuple[Message, ...]:
    """Return an error response as ASGI messages, for middleware."""
    body = msgspec.json.encode(Problem(code, text, REQUEST.get()))
    headers = {"content-type": PROBLEM_TYPE, "content-length": str(len(body))}
    if retry_after_s is not None:
        headers["retry-after"] = str(retry_after_s)
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    return (
        {"type": "http.response.start", "status": status, "headers": encoded},
        {"type": "http.response.body", "body": body, "more_body": False},
    )


def _handle_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem_response(error.status, error.code, str(error), error.retry_after_s, error.limit)


def _handle_rejected(_: Request[Any, Any, Any], error: Rejected) -> Response[Problem]:
    return problem_response(_REJECTED_STATUSES.get(error.code, HTTPStatus.BAD_REQUEST), error.code, str(error))


def _handle_sosie_error(_: Request[Any, Any, Any], error: SosieError) -> Response[Problem]:
    status = HTTPStatus.NOT_FOUND if isinstance(error, DoesNotExist) else HTTPStatus.BAD_REQUEST
    return problem_response(status, error.code, str(error))


def _handle_log_unavailable(_: Request[Any, Any, Any], error: LogUnavailable) -> Response[Problem]:
    _logger.warning("the log is unavailable: %s", error)
    return problem_response(HTTPStatus.SERVICE_UNAVAILABLE, "try-again", "this could not be saved; try again", 1)


def _handle_store_unavailable(_: Request[Any, Any, Any], error: DBAPIError) -> Response[Problem]:
    _logger.warning("the store is unavailable: %s", error.orig)
    return problem_response(HTTPStatus.SERVICE_UNAVAILABLE, "try-again", "this could not be saved; try again", 1)


def no_room(what: str) -> Refusal:
    """Return the refusal of an upload for which there is no room."""
    code, text = _NO_ROOM[what]
    return Refusal(HTTPStatus.INSUFFICIENT_STORAGE, code, f"{text}, or ask the person who runs it")


def _handle_no_room(request: Request[Any, Any, Any], error: NoRoom) -> Response[Problem]:
    refusal = no_room(error.what)
    request.app.state.app_state.metrics.refused.labels(refusal.code).inc()
    return _handle_refusal(request, refusal)


def _handle_recursion_error(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    # Only the JSON of a request makes a handler recurse so deeply.
    return problem_response(HTTPStatus.BAD_REQUEST, "bad-request", "this is nested too deeply")


def _handle_http_exception(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = _CODES.get(HTTPStatus(error.status_code), "refused")
    response = problem_response(error.status_code, code, _sentence(error))
    response.headers.update({k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"})
    return response


def _sentence(error: HTTPException) -> str:
    """Return the error and its location, without the requested URL, which is untrusted."""
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        return ": ".join(str(part) for part in (first.get("key"), first.get("message")) if part)[:300]
    if error.status_code == HTTPStatus.BAD_REQUEST:
        return str(error.detail).partition(" for http")[0][:300]
    return HTTPStatus(error.status_code).phrase.lower()


def _handle_defect(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _logger.error("a request failed", exc_info=error)
    return problem_response(HTTPStatus.INTERNAL_SERVER_ERROR, "defect", "this is a bug in the server; it is logged")


HANDLERS: dict[type[Exception] | int, Callable[..., Response[Problem]]] = {
    Refusal: _handle_refusal,
    NoRoom: _handle_no_room,
    Rejected: _handle_rejected,
    SosieError: _handle_sosie_error,
    LogUnavailable: _handle_log_unavailable,
    OperationalError: _handle_store_unavailable,
    InterfaceError: _handle_store_unavailable,
    HTTPException: _handle_http_exception,
    RecursionError: _handle_recursion_error,
    Exception: _handle_defect,
}
