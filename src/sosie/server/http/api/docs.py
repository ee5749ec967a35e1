"""The API described: for programs as OpenAPI, for people as one plain page, without scripts and others' servers."""

from html import escape
from typing import Any, NamedTuple

import msgspec
from litestar import Response, get

from sosie.server.http.pages import Page, make_page, page_answer
from sosie.server.http.state import AnyRequest

_METHODS = ("get", "post", "put", "delete")


class Description(NamedTuple):
    """The OpenAPI document and the page, rendered and compressed once when the server starts."""

    document: Page
    page: Page


def render(schema: dict[str, Any]) -> Description:
    """Return the description of an API."""
    return Description(make_page(msgspec.json.encode(schema), ".json"), make_page(_page(schema).encode(), ".html"))


@get("/openapi.json", include_in_schema=False)
async def describe(request: AnyRequest) -> Response[Any]:
    """Return the OpenAPI document."""
    return page_answer(request, request.app.state.description.document)


@get("/docs", include_in_schema=False)
async def explain(request: AnyRequest) -> Response[Any]:
    """Return the page."""
    return page_answer(request, request.app.state.description.page)


def _page(schema: dict[str, Any]) -> str:
    title = f"{escape(schema['info']['title'])} {escape(schema['info']['version'])}"
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{title}</title><h1>{title}</h1><p>{escape(schema['info']['description'])}</p>",
        '<p>The whole of it, for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>',
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
