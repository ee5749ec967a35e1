"""What is answered when something cannot be done: a stable code and a sentence, as on the command line."""

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from sosie.errors import DoesNotExist, SosieError
from sosie.server.log.interface import LogUnavailable
from sosie.server.refusal import Refusal
from sosie.table.outcome import Rejected

PROBLEM_TYPE = "application/problem+json"
_NOT_NOW = {
    "full": HTTPStatus.CONFLICT,
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
_logger = logging.getLogger("sosie.http")


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done."""

    code: Annotated[str, msgspec.Meta(description="Stable, for programs.", examples=["no-such-table"])]
    text: Annotated[str, msgspec.Meta(description="A sentence for people.", examples=["there is no such table"])]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how problems of these statuses are documented; a request that makes no sense can come anywhere."""
    return {
        status: ResponseSpec(
            Problem, description=HTTPStatus(status).phrase, media_type=PROBLEM_TYPE, generate_examples=False
        )
        for status in (400, *statuses)
    }


def answer(
    status: int, code: str, text: str, retry_after_s: int | None = None, limit: int | None = None
) -> Response[Problem]:
    """Return a problem as it is sent."""
    limits = {"Retry-After": retry_after_s, "RateLimit-Limit": limit}
    headers = {name: str(value) for name, value in limits.items() if value is not None}
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(Problem(code, text), status_code=status, media_type=PROBLEM_TYPE, headers=headers)


def _refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return answer(error.status, error.code, str(error), error.retry_after_s, error.limit)


def _not_now(_: Request[Any, Any, Any], error: Rejected) -> Response[Problem]:
    return answer(_NOT_NOW.get(error.code, HTTPStatus.BAD_REQUEST), error.code, str(error))


def _sosie_error(_: Request[Any, Any, Any], error: SosieError) -> Response[Problem]:
    status = HTTPStatus.NOT_FOUND if isinstance(error, DoesNotExist) else HTTPStatus.BAD_REQUEST
    return answer(status, error.code, str(error))


def _unavailable(_: Request[Any, Any, Any], error: LogUnavailable) -> Response[Problem]:
    _logger.warning("the log is unavailable: %s", error)
    return answer(HTTPStatus.SERVICE_UNAVAILABLE, "try-again", "this could not be saved; try again", 1)


def _store_unavailable(_: Request[Any, Any, Any], error: DBAPIError) -> Response[Problem]:
    _logger.warning("the store is unavailable: %s", error.orig)
    return answer(HTTPStatus.SERVICE_UNAVAILABLE, "try-again", "this could not be saved; try again", 1)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    # Nothing but the JSON of a request decides how deep a handler recurses.
    return answer(HTTPStatus.BAD_REQUEST, "bad-request", "this is nested too deeply")


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = _CODES.get(HTTPStatus(error.status_code), "refused")
    answered = answer(error.status_code, code, _sentence(error))
    answered.headers.update({k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"})
    return answered


def _sentence(error: HTTPException) -> str:
    """Return what is wrong and where, without the address that was asked for, which may hold anything."""
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        return ": ".join(str(part) for part in (first.get("key"), first.get("message")) if part)[:300]
    if error.status_code == HTTPStatus.BAD_REQUEST:
        return str(error.detail).partition(" for http")[0][:300]
    return HTTPStatus(error.status_code).phrase.lower()


def _defect(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _logger.error("a request failed", exc_info=error, extra={"request": request.scope.get("sosie_request")})
    return answer(HTTPStatus.INTERNAL_SERVER_ERROR, "defect", "something is wrong here; it has been noted")


HANDLERS: dict[type[Exception] | int, Callable[..., Response[Problem]]] = {
    Refusal: _refusal,
    Rejected: _not_now,
    SosieError: _sosie_error,
    LogUnavailable: _unavailable,
    OperationalError: _store_unavailable,
    InterfaceError: _store_unavailable,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _defect,
}
