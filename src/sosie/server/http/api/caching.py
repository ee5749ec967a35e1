"""Answers that clients may keep: forever when they asked for this very version, else after asking again."""

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Response
from litestar.params import QueryParameter

from sosie.server.http.security_headers import PICTURE_POLICY
from sosie.server.http.state import AnyRequest

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"
Version = Annotated[
    str | None,
    QueryParameter(
        name="v", max_length=64, description="The edition's version: with it, the answer can be kept forever."
    ),
]


def etag(*parts: object) -> str:
    """Return the tag of what depends on these parts and nothing else; weak, since it may be sent compressed."""
    return f'W/"{"-".join(map(str, parts))}"'


def is_known(request: AnyRequest, tag: str) -> bool:
    """Tell whether who asks has it already."""
    known = {each.strip() for each in request.headers.get("if-none-match", "").split(",")}
    return bool(known & {tag, tag.removeprefix("W/"), "*"})


def kept(tag: str, *, forever: bool, private: bool = False) -> dict[str, str]:
    """Return the headers that say how long something may be kept, and whether by proxies too."""
    control = FOREVER if forever else ASK_AGAIN
    return {"ETag": tag, "Cache-Control": control.replace("public", "private") if private else control}


def unchanged(headers: dict[str, str]) -> Response[Any]:
    """Return the answer that there is nothing new."""
    return Response(b"", status_code=304, headers=headers)


def ready_json(content: bytes, headers: dict[str, str]) -> Response[Any]:
    """Return JSON that has been encoded already."""
    return Response(content, media_type="application/json", headers=headers)


def drawing(svg: str, headers: dict[str, str]) -> Response[bytes]:
    """Return an SVG document, which can do nothing but be seen."""
    safe = headers | {"Content-Security-Policy": PICTURE_POLICY}
    return Response(svg.encode(), media_type="image/svg+xml", headers=safe)


def moment(ms: int) -> str:
    """Return a time as JSON has it."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")
