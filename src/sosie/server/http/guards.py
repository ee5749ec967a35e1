"""Guards: checks that a request passes before any of its body is read."""

from http import HTTPStatus
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from sosie.server.http.client_address import is_same_origin
from sosie.server.http.state import AppState
from sosie.server.refusal import Refusal

BODY_TYPES = "body_types"
"""The option of routes whose body is not JSON: the media types that it may have."""
_JSON = frozenset({"application/json"})
_CHANGES = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_HAVE_BODIES = frozenset({"POST", "PUT", "PATCH"})

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def guard_changes(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuse to change anything for a page of another origin, for a form, or for an address that asks too often."""
    method = connection.scope.get("method")
    if method not in _CHANGES:
        return
    app_state = _app_state(connection)
    if not _is_own_page(connection, app_state.config.origins):
        raise Refusal(HTTPStatus.FORBIDDEN, "foreign-origin", "a page of another site cannot do this")
    if method in _HAVE_BODIES:
        _check_type(connection, handler.opt.get(BODY_TYPES, _JSON))
    app_state.take(app_state.posts, connection)


def guard_lookups(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that has failed to look something up too often."""
    app_state = _app_state(connection)
    app_state.check(app_state.lookups, connection)


def guard_jobs(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that brings decks too often."""
    app_state = _app_state(connection)
    app_state.take(app_state.jobs, connection)


def _app_state(connection: AnyConnection) -> AppState:
    app_state: AppState = connection.app.state.app_state
    return app_state


def _is_own_page(connection: AnyConnection, others: tuple[str, ...]) -> bool:
    """Tell whether a page of this server asks, or no page at all.

    Browsers set Sec-Fetch-Site, and pages cannot; those that do not know it send the origin.
    """
    site = connection.headers.get("sec-fetch-site")
    if site is None:
        return is_same_origin(connection, others)
    return site in {"same-origin", "none"} or connection.headers.get("origin") in others


def _check_type(connection: AnyConnection, types: frozenset[str]) -> None:
    """Refuse a body of another type; those of forms can be sent by any page without asking first."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in types:
        wanted = " or ".join(sorted(filter(None, types)))
        raise Refusal(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "wrong-type", f"send this with the Content-Type {wanted}")
