"""HTTP caching: responses are immutable if the URL has the current version, and revalidated otherwise."""

from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import quote

from litestar import Response
from litestar.params import QueryParameter

from sosie.server.http.security_headers import PICTURE_POLICY
from sosie.server.http.state import AnyRequest

FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "public, no-cache"
Version = Annotated[
    str | None,
    QueryParameter(
        name="v", max_length=64, description="The version of the edition; with it, the response is cached forever."
    ),
]


def etag(*parts: object) -> str:
    """Return the ETag of a response that depends on these parts only; weak, since it may be sent compressed."""
    return f'W/"{"-".join(map(str, parts))}"'


def has_current(request: AnyRequest, tag: str) -> bool:
    """Tell whether the client has this version already."""
    known = {each.strip() for each in request.headers.get("if-none-match", "").split(",")}
    return bool(known & {tag, tag.removeprefix("W/"), "*"})


def cache_headers(tag: str, *, forever: bool, private: bool = False) -> dict[str, str]:
    """Return the headers for caching; private responses are not for shared caches."""
    control = FOREVER if forever else REVALIDATE
    return {"ETag": tag, "Cache-Control": control.replace("public", "private") if private else control}


def not_modified(headers: dict[str, str]) -> Response[Any]:
    """Return a response with status 304."""
    return Response(b"", status_code=304, headers=headers)


def encoded_json(content: bytes, headers: dict[str, str]) -> Response[Any]:
    """Return a response of encoded JSON."""
    return Response(content, media_type="application/json", headers=headers)


def attachment(name: str, suffix: str) -> dict[str, str]:
    """Return the header of a download, with a name for browsers that read only ASCII."""
    named = f"filename=\"deck{suffix}\"; filename*=UTF-8''{quote(name, safe='')}{suffix}"
    return {"Content-Disposition": f"attachment; {named}"}


def svg_response(svg: str, headers: dict[str, str]) -> Response[bytes]:
    """Return an SVG document, sandboxed."""
    sandboxed = headers | {"Content-Security-Policy": PICTURE_POLICY}
    return Response(svg.encode(), media_type="image/svg+xml", headers=sandboxed)


def iso_time(ms: int) -> str:
    """Return a Unix time in ISO 8601."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")
