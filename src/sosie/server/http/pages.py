"""The pages of the web client, or a placeholder where it has not been built."""

import gzip
import hashlib
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from sosie.server.access.refusal import not_found
from sosie.server.http.api.caching import FOREVER, REVALIDATE, etag, has_current, not_modified
from sosie.server.http.state import AnyRequest

WEB = Path(__file__).parents[1] / "web"
CLIENT_ROUTES = frozenset({
    "t", "around", "replay", "practice", "today", "learn", "decks", "privacy", "studio", "collect", "event",
    "e", "class", "tv",
})  # fmt: skip
"""First path segments that the client routes itself: the server sends index.html for them."""
_HASHED_FILES = "assets/"
# Written out, since Python's `mimetypes` depends on the machine, and browsers are told not to sniff.
_MEDIA_TYPES = {
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
_COMPRESSIBLE = {".html", ".js", ".css", ".svg", ".json", ".map", ".webmanifest", ".txt", ".wasm"}
_MIN_BYTES = 1000

_NO_CLIENT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sosie</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<h1>Sosie</h1>
<p>This server is running, but the web client has not been built.</p>
<p>Programs can play: create a table with <code>POST /api/tables</code>, and connect to <code>/socket</code>.
The API is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A file, ready to be sent."""

    content: bytes
    media_type: str
    tag: str
    gzipped: bytes | None = None
    """The compressed content, if it is compressible."""


def read_pages(folder: Path) -> dict[str, Page]:
    """Read the files of the client, by path; only these can be requested."""
    files = [path for path in folder.rglob("*") if path.suffix in _MEDIA_TYPES] if folder.is_dir() else []
    pages = {path.relative_to(folder).as_posix(): make_page(path.read_bytes(), path.suffix) for path in files}
    return pages if "index.html" in pages else {"index.html": make_page(_NO_CLIENT, ".html")}


def pages_handler(folder: Path = WEB) -> HTTPRouteHandler:
    """Return the route handler of all paths outside of the API."""
    pages = read_pages(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
        name = path.strip("/") or "index.html"
        if name.partition("/")[0] in CLIENT_ROUTES and name not in pages:
            name = "index.html"
        if name not in pages and _is_navigation(request, name):
            return _not_found_page(pages["index.html"])
        if name not in pages:
            raise not_found("not-found", "there is no such page")
        return page_response(request, pages[name], FOREVER if name.startswith(_HASHED_FILES) else REVALIDATE)

    return show_page


def _is_navigation(request: AnyRequest, name: str) -> bool:
    """Tell whether a person opened this page in a browser, by a link or by typing."""
    return "text/html" in request.headers.get("accept", "") and name.partition("/")[0] != "api"


def _not_found_page(page: Page) -> Response[Any]:
    """Return the client with status 404; it shows a "not found" page in the reader's language."""
    return Response(
        page.content,
        status_code=HTTPStatus.NOT_FOUND,
        media_type=page.media_type,
        headers={"Cache-Control": REVALIDATE, "Vary": "Accept"},
    )


def make_page(content: bytes, suffix: str) -> Page:
    """Return a file ready to be sent, compressed in advance if it is compressible."""
    gzipped = gzip.compress(content, mtime=0) if suffix in _COMPRESSIBLE and len(content) >= _MIN_BYTES else None
    return Page(content, _MEDIA_TYPES[suffix], etag(hashlib.sha256(content).hexdigest()[:24]), gzipped)


def page_response(request: AnyRequest, page: Page, cache_control: str = REVALIDATE) -> Response[Any]:
    """Return a page, or 304 to a client that has it."""
    headers = {"ETag": page.tag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    if has_current(request, page.tag):
        return not_modified(headers)
    if page.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.gzipped, media_type=page.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(page.content, media_type=page.media_type, headers=headers)
