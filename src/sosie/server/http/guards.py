"""Guards: checks of a request before its body is read."""

from collections.abc import Callable
from http import HTTPStatus

from litestar.handlers import BaseRouteHandler

from sosie.server.access.limits import Buckets
from sosie.server.access.refusal import Refusal
from sosie.server.http.client_address import is_allowed_origin
from sosie.server.http.state import AnyConnection, AppState

BODY_TYPES = "body_types"
"""A route option: the media types of a body that is not JSON."""
_JSON = frozenset({"application/json"})
_UNSAFE_METHODS = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_METHODS_WITH_BODY = frozenset({"POST", "PUT", "PATCH"})


def guard_changes(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuse changes from foreign origins, from HTML forms, and from addresses over their rate limit."""
    method = connection.scope.get("method")
    if method not in _UNSAFE_METHODS:
        return
    app_state = _app_state(connection)
    if not _is_allowed_page(connection, app_state.config.origins):
        raise Refusal(HTTPStatus.FORBIDDEN, "foreign-origin", "a page of another site cannot do this")
    if method in _METHODS_WITH_BODY:
        _check_type(connection, handler.opt.get(BODY_TYPES, _JSON))
    app_state.limit_rate(app_state.posts, connection)


def guard_lookups(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address with too many failed lookups."""
    app_state = _app_state(connection)
    app_state.check_rate(app_state.lookups, connection)


def _limiting(buckets: Callable[[AppState], Buckets]) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """Return a guard that counts requests, and refuses an address over this rate limit."""

    def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        app_state = _app_state(connection)
        app_state.limit_rate(buckets(app_state), connection)

    return guard


guard_joins = _limiting(lambda app_state: app_state.joins)
"""Refuses an address from which too many people join tables and events."""
guard_jobs = _limiting(lambda app_state: app_state.jobs)
"""Refuses an address that starts too many jobs."""
guard_drafts = _limiting(lambda app_state: app_state.drafts)
"""Refuses an address that makes too many drafts."""
guard_outputs = _limiting(lambda app_state: app_state.outputs)
"""Refuses an address that prints or publishes too many drafts."""
guard_uploads = _limiting(lambda app_state: app_state.uploads)
"""Refuses an address that sends too many pictures."""


def guard_share(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that has used up its share of the disk."""
    _app_state(connection).check_share(connection)


def _app_state(connection: AnyConnection) -> AppState:
    app_state: AppState = connection.app.state.app_state
    return app_state


def _is_allowed_page(connection: AnyConnection, origins: tuple[str, ...]) -> bool:
    """Tell whether a request comes from a page of this server or of an allowed origin, or from no page.

    Browsers set Sec-Fetch-Site, and pages cannot; older browsers send the origin only.
    """
    site = connection.headers.get("sec-fetch-site")
    if site is None:
        return is_allowed_origin(connection, origins)
    return site in {"same-origin", "none"} or connection.headers.get("origin") in origins


def _check_type(connection: AnyConnection, types: frozenset[str]) -> None:
    """Refuse a body of another type; any page can send a form's types without a preflight request."""
    media_type = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type not in types:
        wanted = " or ".join(sorted(filter(None, types)))
        raise Refusal(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "wrong-type", f"send this with the Content-Type {wanted}")
