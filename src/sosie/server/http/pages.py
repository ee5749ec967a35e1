"""The pages of the web client; where it has not been built, one page that says what there is instead."""

import gzip
import hashlib
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from sosie.server.http.api.caching import ASK_AGAIN, FOREVER, etag, is_known, unchanged
from sosie.server.http.state import AnyRequest
from sosie.server.refusal import not_found

WEB = Path(__file__).parents[1] / "web"
CLIENT_ROUTES = frozenset({"t", "replay", "practice", "learn", "decks", "design", "privacy"})
"""What the client shows by itself: its page is sent for all that begins so."""
_NAMED_BY_CONTENT = "assets/"
# Written out, since what Python knows of types depends on the machine, and browsers are told to believe it.
_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".webm": "video/webm",
}
_COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".map", ".webmanifest", ".txt", ".wasm"}
_LEAST_COMPRESSED = 1000

_NO_CLIENT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sosie</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<h1>Sosie</h1>
<p>This server is running, and the pages to play in a browser have not been built into it.</p>
<p>Programs can play: make a table with <code>POST /api/tables</code>, and connect to <code>/socket</code>.
The API is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    content: bytes
    media_type: str
    tag: str
    packed: bytes | None = None
    """Compressed, where that is worth it."""


def read_pages(folder: Path) -> dict[str, Page]:
    """Read all files of the client that are of use to a browser, by their paths: nothing else can be asked for."""
    files = [path for path in folder.rglob("*") if path.suffix in _TYPES] if folder.is_dir() else []
    pages = {path.relative_to(folder).as_posix(): make_page(path.read_bytes(), path.suffix) for path in files}
    return pages if "index.html" in pages else {"index.html": make_page(_NO_CLIENT, ".html")}


def pages_handler(folder: Path = WEB) -> HTTPRouteHandler:
    """Return what answers all that is not the API's."""
    pages = read_pages(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
        name = path.strip("/") or "index.html"
        if name.partition("/")[0] in CLIENT_ROUTES and name not in pages:
            name = "index.html"
        if name not in pages and _is_for_a_reader(request, name):
            return _kind_not_found(pages["index.html"])
        if name not in pages:
            raise not_found("not-found", "there is no such page")
        return page_answer(request, pages[name], FOREVER if name.startswith(_NAMED_BY_CONTENT) else ASK_AGAIN)

    return show_page


def _is_for_a_reader(request: AnyRequest, name: str) -> bool:
    """Tell whether somebody has followed a link or mistyped an address, rather than a program or a page asked."""
    return "text/html" in request.headers.get("accept", "") and name.partition("/")[0] != "api"


def _kind_not_found(page: Page) -> Response[Any]:
    """Return the client, which says in the reader's language that there is nothing, and what there is."""
    return Response(
        page.content,
        status_code=HTTPStatus.NOT_FOUND,
        media_type=page.media_type,
        headers={"Cache-Control": ASK_AGAIN, "Vary": "Accept"},
    )


def make_page(content: bytes, suffix: str) -> Page:
    """Return a file as it is sent, compressed once where that is worth it."""
    packed = gzip.compress(content, mtime=0) if suffix in _COMPRESSED and len(content) >= _LEAST_COMPRESSED else None
    return Page(content, _TYPES[suffix], etag(hashlib.sha256(content).hexdigest()[:24]), packed)


def page_answer(request: AnyRequest, page: Page, keep: str = ASK_AGAIN) -> Response[Any]:
    """Return a page, or 304 to a client that has it."""
    headers = {"ETag": page.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if is_known(request, page.tag):
        return unchanged(headers)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, media_type=page.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(page.content, media_type=page.media_type, headers=headers)
