"""The API described: for programs as OpenAPI, for people as one plain page, without scripts and others' servers."""

from html import escape
from typing import Any

import msgspec
from litestar import Response, get

from sosie.server.desk import AnyRequest

_METHODS = ("get", "post", "put", "delete")


@get("/openapi.json", include_in_schema=False)
async def describe(request: AnyRequest) -> Response[bytes]:
    """Return the OpenAPI document."""
    return Response(msgspec.json.encode(request.app.openapi_schema.to_schema()), media_type="application/json")


@get("/docs", include_in_schema=False)
async def explain(request: AnyRequest) -> Response[str]:
    """Return the page."""
    return Response(_page(request.app.openapi_schema.to_schema()), media_type="text/html")


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
