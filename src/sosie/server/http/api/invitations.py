"""Invitations: the address of a table that another phone can open, as text and as a QR code."""

import io
from typing import Annotated

import msgspec
import segno
from litestar import Response, get
from msgspec import Meta

from sosie.server.addresses import address, is_loopback, named_host, own_host, shared_host
from sosie.server.http.api.caching import drawing
from sosie.server.http.api.tables import TAG, Code
from sosie.server.http.client_address import is_trusted
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest, AppState, InjectedState

_INK, _PAPER = "#1d2440", "#ffffff"
# Another server, or this one at another address, has another answer.
_NOT_KEPT = {"Cache-Control": "no-store"}


class Invitation(msgspec.Struct, frozen=True):
    """Where others find a table."""

    address: Annotated[
        str,
        Meta(
            description="What another phone opens: where this was asked, or the local network's name for it.",
            examples=["http://192.168.1.5:8000/t/7KQ2M"],
        ),
    ]
    short: Annotated[
        str, Meta(description="What people type; they are then asked for the code.", examples=["192.168.1.5:8000"])
    ]


@get("/tables/{code:str}/invitation", tags=[TAG], summary="Invite others", responses=problems(404, 429))
async def invite(app_state: InjectedState, request: AnyRequest, code: Code) -> Response[Invitation]:
    """Return the address of a table for others; a wrong code counts as a failed look-up."""
    return Response(await _invitation(app_state, request, code), headers=_NOT_KEPT)


@get(
    "/tables/{code:str}/invitation.svg",
    tags=[TAG],
    summary="Invite others by a QR code",
    responses=problems(404, 429),
    media_type="image/svg+xml",
)
async def draw_invitation(app_state: InjectedState, request: AnyRequest, code: Code) -> Response[bytes]:
    """Return the address of a table as a QR code; a wrong code counts as a failed look-up."""
    return drawing(_qr_code((await _invitation(app_state, request, code)).address), _NOT_KEPT)


async def _invitation(app_state: AppState, request: AnyRequest, code: str) -> Invitation:
    room = await app_state.room(code, request)
    start = _start(app_state, request)
    return Invitation(f"{start}/t/{room.code}", start.partition("://")[2])


def _start(app_state: AppState, request: AnyRequest) -> str:
    """Return the address of the first page, for others: as it was asked for, unless that means who asks."""
    asked = request.headers.get("host", "")
    host = named_host(asked)
    if host is not None and not is_loopback(host):
        return f"{_scheme(app_state, request)}://{asked}"
    here = request.scope["server"]
    port = here[1] if here else None
    return address(shared_host(app_state.config.host) or own_host(app_state.config.host), port or app_state.config.port)


def _scheme(app_state: AppState, request: AnyRequest) -> str:
    """Return how the page was asked for; only a proxy that is believed can know better."""
    peer = request.client.host.removeprefix("::ffff:") if request.client else ""
    told = request.headers.get("x-forwarded-proto", "") if is_trusted(peer, app_state.config.trusted_proxies) else ""
    return told if told in {"http", "https"} else request.scope["scheme"]


def _qr_code(text: str) -> str:
    """Return a QR code with the white rim that readers need, as large as whoever shows it likes."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", dark=_INK, light=_PAPER, xmldecl=False, omitsize=True, svgclass=None, lineclass=None, nl=False
    )
    return out.getvalue().decode()
