"""How the server is: for people, for whatever keeps it running, and for Prometheus."""

from http import HTTPStatus
from secrets import compare_digest
from typing import Annotated

import msgspec
from litestar import Response, get
from msgspec import Meta
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sosie import __version__
from sosie.server.addresses import is_loopback
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState, bearer
from sosie.server.refusal import Refusal

TAG = "Server"


class Health(msgspec.Struct, frozen=True):
    """Whether the server is there, and whether it takes new tables."""

    live: bool
    ready: bool
    version: str
    log: Annotated[str, Meta(description="What keeps the tables: `embedded`, or `nats` for servers that share them.")]
    store: Annotated[str, Meta(description="What keeps the games: `sqlite` or `postgresql`.")]


@get("/health", tags=[TAG], summary="Tell how the server is", responses=problems(503))
async def health(app_state: InjectedState) -> Response[Health]:
    """Answer 200 when the server is ready, and 503 while it stops, cannot reach the log, or has no room to write."""
    ready = app_state.ready and app_state.can_write
    status = HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE
    return Response(
        Health(True, ready, __version__, *app_state.kept),
        status_code=status,
        headers={"Cache-Control": "no-store"},
    )


@get("/metrics", tags=[TAG], summary="Count", responses=problems(403), media_type="text/plain")
async def metrics(app_state: InjectedState, request: AnyRequest) -> Response[bytes]:
    """Return the server's figures for Prometheus: to this machine, or with the token of `--metrics-token`."""
    if not _may_count(app_state, request):
        raise Refusal(HTTPStatus.FORBIDDEN, "not-yours", "metrics are for this machine, or need --metrics-token")
    app_state.metrics.tables.set(len(app_state.rooms))
    return Response(generate_latest(app_state.metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _may_count(app_state: AppState, request: AnyRequest) -> bool:
    token = bearer(request)
    if app_state.config.metrics_token and token:
        return compare_digest(app_state.config.metrics_token.encode(), token.encode())
    # A proxy on this machine asks for others; only what it says of them is believed.
    return is_loopback(app_state.address(request)) and "x-forwarded-for" not in request.headers
