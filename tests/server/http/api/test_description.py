"""Every response conforms to the OpenAPI document."""

import asyncio
import re
from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.drafts import ANIMALS, DraftClient, word_symbol
from server.finished_tables import save_game
from server.running import EVERY_HEADER, Running, new_address
from sosie.server.http.api import docs
from sosie.server.http.app import ROUTES
from waiting import PATIENCE_S

ROOT = Path(__file__).parents[4]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FOUND = {
    "/api/tables/{code}", "/api/tables/{code}/games", "/api/tables/{code}/invitation",
    "/api/tables/{code}/invitation.svg", "/api/editions/{edition_id}", "/api/games/{game_id}",
    "/api/games/{game_id}/replay", "/api/drafts/{draft_id}/state", "/api/drafts/{draft_id}/alike",
    "/api/drafts/{draft_id}/layouts/{number}", "/api/drafts/{draft_id}/cards/{file}",
    "/api/drafts/{draft_id}/contributions", "/api/drafts/{draft_id}/deck.sosie",
}  # fmt: skip
"""Paths whose requests succeed with the known values."""
SLOW = {"/api/decks", "/api/editions/{edition_id}/print.pdf", "/api/decks/{deck_id}/print.pdf"}
SLOW_DRAFTS = {f"/api/drafts/{{draft_id}}/{part}" for part in ("decks", "print.pdf", "pages", "pages/{file}", "files")}
"""Routes that print or read a whole deck, with known values too."""
DRAFT = "/api/drafts/{draft_id}"
WITH_TUPLES = {("PUT", DRAFT), ("POST", f"{DRAFT}/faces")}
"""Requests with tuples in their bodies: schemathesis rewrites these in place, and cannot read the response's then."""


def operations() -> list[tuple[str, str]]:
    described = [route for route in ROUTES if route not in {docs.show_openapi, docs.show_docs}]
    return [
        (method, f"/api{path.replace(':str', '').replace(':int', '')}")
        for route in described
        for path in route.paths
        for method in route.http_methods
    ]


@pytest.fixture(scope="module")
def described(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


@pytest.fixture(scope="module")
def known(server: Running) -> dict[str, Any]:
    """Return values that exist, which random requests would not guess."""
    with server.client() as client:
        code = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}).json()["code"]
        draft = DraftClient(client)
        draft.change([word_symbol(name) for name in ANIMALS[:7]]).raise_for_status()
    game = asyncio.run(save_game(server.data, "triplet"))
    return {
        "code": code, "edition_id": "insects", "number": 3, "file": "3.svg", "name": "Ben", "game_id": game,
        "draft_id": draft.id, "secret": draft.secret,
    }  # fmt: skip


@pytest.mark.parametrize(("method", "path"), operations())
def test_responses_conform_to_the_description(described: Any, known: dict[str, Any], method: str, path: str) -> None:
    seen = set()

    @settings(
        max_examples=4 if path in SLOW | SLOW_DRAFTS else 20,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(described[path][method].as_strategy(), st.booleans())
    def ask(case: Any, informed: bool) -> None:
        for given_values in (case.path_parameters, case.body):
            if informed and path not in SLOW and isinstance(given_values, dict):
                given_values.update({name: value for name, value in known.items() if name in given_values})
        if path == "/api/tables" and isinstance(case.body, dict):
            # Drawing the default edition would occupy the whole machine.
            case.body.setdefault("edition", "insects")
        headers = {"X-Forwarded-For": new_address()}
        if path.startswith(DRAFT) and informed and (method, path) != ("DELETE", DRAFT):
            headers["Authorization"] = f"Bearer {known['secret']}"
        answer = case.call(headers=headers, timeout=PATIENCE_S)
        case.validate_response(answer, checks=CHECKS[:-1] if (method, path) in WITH_TUPLES else CHECKS)
        assert set(map(str.lower, answer.headers)) >= EVERY_HEADER
        seen.add(answer.status_code)

    ask()
    assert path not in FOUND or seen & {200, 201}


def test_every_route_has_summary_description_and_tag(client: httpx.Client) -> None:
    document = client.get("/api/openapi.json").json()
    paths: dict[str, dict[str, Any]] = document["paths"]
    assert {(method.upper(), path) for path, item in paths.items() for method in item} == set(operations())
    tags = {tag["name"] for tag in document["tags"]}
    for item in paths.values():
        for operation in item.values():
            assert operation["summary"]
            assert operation["description"]
            assert set(operation["tags"]) <= tags


def test_reference_lists_every_route_and_code() -> None:
    reference = (ROOT / "docs/reference/http-api.md").read_text()
    shown = re.sub(r"\{\w+\}", "{}", reference)
    for method, path in operations():
        end = path.replace("{file}", "{page}.png" if "/pages/" in path else "{drawing}.svg")
        assert f"`{method} {re.sub(r'{[^}]+}', '{}', end)}`" in shown
    source = "".join(path.read_text() for path in (ROOT / "src/sosie/server").rglob("*.py"))
    codes = set(re.findall(r'(?:HTTPStatus\.[A-Z_]+,\s+|not_found\(\s*)"([a-z-]+)"(?!:)', source))
    assert len(codes) > 15
    assert {code for code in codes if f"`{code}`" not in reference} == set()


def test_docs_page_lists_every_route(client: httpx.Client) -> None:
    page = client.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert all(f"<h2>{method} {escape(path)}</h2>" in page.text for method, path in operations())


def test_description_is_compressed_and_cached(client: httpx.Client) -> None:
    for path in ("/api/openapi.json", "/api/docs"):
        answer = client.get(path)
        assert answer.headers["content-encoding"] == "gzip"
        known = {"if-none-match": answer.headers["etag"]}
        assert client.get(path, headers=known).status_code == 304
