"""Descriptions of the playable mini-games."""

from hashlib import sha256

import msgspec
from litestar import Response, get

from sosie.rules import GameDescription, all_games
from sosie.server.http.api.caching import cache_headers, encoded_json, etag, has_current, not_modified
from sosie.server.http.api.editions import TAG
from sosie.server.http.problems import problems
from sosie.server.http.state import AnyRequest


@get("/mini-games", tags=[TAG], summary="Describe the mini-games", responses=problems())
async def list_mini_games(request: AnyRequest) -> Response[tuple[GameDescription, ...]]:
    """Return every mini-game, tie-break and practice: places, targets, options, names and help in all languages."""
    content = msgspec.json.encode([game.description for game in all_games().values()])
    headers = cache_headers(etag("mini-games", sha256(content).hexdigest()[:32]), forever=False)
    return not_modified(headers) if has_current(request, headers["ETag"]) else encoded_json(content, headers)
