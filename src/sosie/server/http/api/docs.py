"""The description of the API: an OpenAPI document, and a plain HTML page without scripts or external resources."""

from html import escape
from typing import Any, NamedTuple

import msgspec
from litestar import Response, get

from sosie.server.http.pages import Page, make_page, page_response
from sosie.server.http.state import AnyRequest

_METHODS = ("get", "post", "put", "delete")


class Description(NamedTuple):
    """The OpenAPI document and the HTML page, rendered once at start."""

    document: Page
    page: Page


def render(schema: dict[str, Any]) -> Description:
    """Render the description of an API."""
    return Description(make_page(msgspec.json.encode(schema), ".json"), make_page(_page(schema).encode(), ".html"))


@get("/openapi.json", include_in_schema=False)
async def show_openapi(request: AnyRequest) -> Response[Any]:
    """Return the OpenAPI document."""
    return page_response(request, request.app.state.description.document)


@get("/docs", include_in_schema=False)
async def show_docs(request: AnyRequest) -> Response[Any]:
    """Return the HTML page."""
    return page_response(request, request.app.state.description.page)


def _page(schema: dict[str, Any]) -> str:
    title = f"{escape(schema['info']['title'])} {escape(schema['info']['version'])}"
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{title}</title><h1>{title}</h1><p>{escape(schema['info']['description'])}</p>",
        '<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a></p>',
    ]
    for path, item in schema["paths"].items():
        parts += [_operation(path, method, item[method]) for method in _METHODS if method in item]
    return "\n".join([*parts, "</html>\n"])


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    text = f"<h2>{method.upper()} {escape(path)}</h2>\n<p><b>{escape(operation['summary'])}.</b> "
    text += f"{escape(operation.get('description', ''))}</p>"
    rows = "".join(
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}): {escape(p.get('description', ''))}</li>"
        for p in operation.get("parameters", [])
    )
    return f"{text}\n<ul>{rows}</ul>" if rows else text
