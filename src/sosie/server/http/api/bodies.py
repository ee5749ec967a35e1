"""Large JSON bodies, which are counted as files in transfer while they are in memory.

Litestar reads the body of a usual route before the handler runs. These are read by the handler, after it has checked
the secret of the request.
"""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from litestar.handlers import HTTPRouteHandler

from sosie.server.access.refusal import Refusal
from sosie.server.http.state import AnyRequest, AppState

T = TypeVar("T")
JSON_BODY = "json_body"
"""A route option: the type of a body that the handler reads itself."""
_COMPONENTS = "#/components/schemas/"


@asynccontextmanager
async def json_body(app_state: AppState, request: AnyRequest, kind: type[T], most: int) -> AsyncIterator[T]:
    """Read and decode a body of at most some bytes; it counts as a file in transfer within the context."""
    with app_state.receiving(request, most):
        try:
            data = msgspec.json.decode(await request.body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal(HTTPStatus.BAD_REQUEST, "bad-request", str(error)) from None
        yield data


def describe_bodies(schema: dict[str, Any], routes: Iterable[HTTPRouteHandler], prefix: str) -> None:
    """Add the types of such bodies to an OpenAPI document."""
    for route in routes:
        if (kind := route.opt.get(JSON_BODY)) is None:
            continue
        (reference,), components = msgspec.json.schema_components([kind], ref_template=f"{_COMPONENTS}{{name}}")
        schema["components"]["schemas"] |= components
        body = {"content": {"application/json": {"schema": reference}}, "required": True}
        for path in route.paths:
            for method in route.http_methods:
                schema["paths"][f"{prefix}{path.replace(':str', '')}"][method.lower()]["requestBody"] = body
