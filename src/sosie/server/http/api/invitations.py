"""Invitations: the URL of a table for another phone, as text and as a QR code."""

import io
from typing import Annotated

import msgspec
import segno
from litestar import Response, get
from msgspec import Meta

from sosie.server.addresses import base_url, is_loopback, own_host, parse_host, shared_host
from sosie.server.http.api.caching import svg_response
from sosie.server.http.api.tables import TAG, Code
from sosie.server.http.client_address import is_trusted
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState

_INK, _PAPER = "#1d2440", "#ffffff"
# The URL depends on the server and on the host of the request.
_NO_STORE = {"Cache-Control": "no-store"}


class Invitation(msgspec.Struct, frozen=True):
    """The URL of a table, for others."""

    address: Annotated[
        str,
        Meta(
            description="The URL of the table; a loopback host is replaced by the address on the local network.",
            examples=["http://192.168.1.5:8000/t/7KQ2M"],
        ),
    ]
    short: Annotated[
        str, Meta(description="Short enough to type; the home page asks for the code.", examples=["192.168.1.5:8000"])
    ]


@get("/tables/{code:str}/invitation", tags=[TAG], summary="Get an invitation", responses=problems(404, 429))
async def invite(app_state: InjectedState, request: AnyRequest, code: Code) -> Response[Invitation]:
    """Return the URL of a table, for others. Wrong codes are rate-limited."""
    return Response(await _invitation(app_state, request, code), headers=_NO_STORE)


@get(
    "/tables/{code:str}/invitation.svg",
    tags=[TAG],
    summary="Get an invitation as a QR code",
    responses=problems(404, 429),
    media_type="image/svg+xml",
)
async def draw_invitation(app_state: InjectedState, request: AnyRequest, code: Code) -> Response[bytes]:
    """Return the URL of a table as a QR code. Wrong codes are rate-limited."""
    return svg_response(_qr_code((await _invitation(app_state, request, code)).address), _NO_STORE)


async def _invitation(app_state: AppState, request: AnyRequest, code: str) -> Invitation:
    room = await app_state.room(code, request)
    home = _home_url(app_state, request)
    return Invitation(f"{home}/t/{room.code}", home.partition("://")[2])


def _home_url(app_state: AppState, request: AnyRequest) -> str:
    """Return the URL of the home page, for others: as requested, unless that is a loopback host."""
    authority = request.headers.get("host", "")
    host = parse_host(authority)
    if host is not None and not is_loopback(host):
        return f"{_scheme(app_state, request)}://{authority}"
    server = request.scope["server"]
    port = server[1] if server else None
    return base_url(
        shared_host(app_state.config.host) or own_host(app_state.config.host), port or app_state.config.port
    )


def _scheme(app_state: AppState, request: AnyRequest) -> str:
    """Return the scheme of a request; a trusted proxy may report another."""
    peer = request.client.host.removeprefix("::ffff:") if request.client else ""
    forwarded = (
        request.headers.get("x-forwarded-proto", "") if is_trusted(peer, app_state.config.trusted_proxies) else ""
    )
    return forwarded if forwarded in {"http", "https"} else request.scope["scheme"]


def _qr_code(text: str) -> str:
    """Return a scalable QR code with the quiet zone that readers need."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", dark=_INK, light=_PAPER, xmldecl=False, omitsize=True, svgclass=None, lineclass=None, nl=False
    )
    return out.getvalue().decode()
