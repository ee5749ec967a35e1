"""Health checks and Prometheus metrics."""

from http import HTTPStatus
from secrets import compare_digest
from typing import Annotated

import msgspec
from litestar import Response, get
from msgspec import Meta
from prometheus_client import CONTENT_TYPE_LATEST

from sosie import __version__
from sosie.server.access.refusal import Refusal
from sosie.server.http.client_address import is_trusted
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState, bearer
from sosie.server.runtime.addresses import is_loopback

TAG = "Server"


class Health(msgspec.Struct, frozen=True):
    """Whether the server is live, and ready for requests."""

    live: bool
    ready: bool
    version: str
    log: Annotated[str, Meta(description="The log of tables: `embedded`, or `nats` for servers that share it.")]
    store: Annotated[str, Meta(description="The database of games: `sqlite` or `postgresql`.")]


class Connection(msgspec.Struct, frozen=True):
    """How a request has reached the server, as the server sees it."""

    address: Annotated[str, Meta(description="The address of the client, for which limits count.")]
    proxied: Annotated[bool, Meta(description="Whether the request comes from a proxy named with `--trusted-proxy`.")]
    forwarded: Annotated[bool, Meta(description="Whether the request has an X-Forwarded-For header.")]
    trusted: Annotated[bool, Meta(description="Whether the client itself is at an address of `--trusted-proxy`.")]
    numbered: Annotated[bool, Meta(description="Whether a trusted proxy has given the request its id.")]
    scheme: Annotated[str, Meta(description="The scheme of links in invitations.")]
    host: Annotated[str, Meta(description="The Host header.")]


@get("/health", tags=[TAG], summary="Check the health of the server", responses=problems(503))
async def health(app_state: InjectedState) -> Response[Health]:
    """Return 200 if the server is ready, and 503 while it stops, cannot reach the log, or cannot write.

    With several workers, one that dies has 3 seconds to restart.
    """
    ready = app_state.ready and app_state.can_write and app_state.is_machine_ready()
    status = HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE
    return Response(
        Health(True, ready, __version__, *app_state.backends),
        status_code=status,
        headers={"Cache-Control": "no-store"},
    )


@get("/connection", tags=[TAG], summary="See how a request reaches the server", responses=problems())
async def connection(app_state: InjectedState, request: AnyRequest) -> Response[Connection]:
    """Return what the server sees of this request: what proxies report, and whether it believes them."""
    address = app_state.address(request)
    seen = Connection(
        address,
        app_state.is_proxied(request),
        "x-forwarded-for" in request.headers,
        is_trusted(address, app_state.config.trusted_proxies),
        app_state.proxy_id(request) is not None,
        app_state.scheme(request),
        request.headers.get("host", ""),
    )
    return Response(seen, headers={"Cache-Control": "no-store"})


@get("/metrics", tags=[TAG], summary="Get the metrics", responses=problems(403), media_type="text/plain")
async def metrics(app_state: InjectedState, request: AnyRequest) -> Response[bytes]:
    """Return Prometheus metrics, to this machine, or with the token of `--metrics-token`."""
    if not _may_read_metrics(app_state, request):
        raise Refusal(HTTPStatus.FORBIDDEN, "not-yours", "metrics are for this machine, or need --metrics-token")
    app_state.update_metrics()
    await _measure_space(app_state)
    return Response(app_state.metrics.render(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _measure_space(app_state: AppState) -> None:
    """Set the gauges of uploads and of the disk."""
    report = await app_state.store.space.report()
    for kind, used in report.used.items():
        app_state.metrics.show_uploads(kind, used, report.bounds[kind])
    if report.free is not None:
        app_state.metrics.show_reserve(report.reserve)


def _may_read_metrics(app_state: AppState, request: AnyRequest) -> bool:
    token = bearer(request)
    if app_state.config.metrics_token and token:
        return compare_digest(app_state.config.metrics_token.encode(), token.encode())
    # A request through a proxy on this machine is not local.
    return is_loopback(app_state.address(request)) and "x-forwarded-for" not in request.headers
