"""Properties of every response: headers, compression, logging, origins and proxies."""

import json
import socket
from pathlib import Path

import httpx
import pytest

from server.raw_socket import RawSocket, Refused
from server.running import EVERY_HEADER, Running, new_address, running
from waiting import PATIENCE_S

PATHS = [
    "/", "/t/ABCDE", "/nowhere", "/api/health", "/api/docs", "/api/openapi.json", "/api/nowhere", "/api/tables/22222",
    "/api/editions", "/api/editions/insects/symbols/ant.svg", "/api/metrics", "/api/statistics", "/api/decks/none",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_every_response_has_security_headers(client: httpx.Client, path: str) -> None:
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
        answer = client.request(method, path)
        assert answer.status_code < 500
        assert set(answer.headers) >= EVERY_HEADER
        policy = answer.headers["content-security-policy"]
        allowed = {part.split()[0]: part.split()[1:] for part in policy.split("; ") if " " in part}
        assert allowed["default-src"] == allowed["frame-ancestors"] == ["'none'"]
        assert allowed.get("script-src", ["'self'"]) == ["'self'"]
        assert all("unsafe-eval" not in source for source in allowed.values())
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers


def test_page_policy_allows_only_own_sources(client: httpx.Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    allowed = {part.split()[0]: part.split()[1:] for part in policy.split("; ")}
    assert {source for sources in allowed.values() for source in sources} == {"'none'", "'self'", "data:", "blob:"}
    assert {what for what, sources in allowed.items() if "data:" in sources} == {"img-src"}
    assert {what for what, sources in allowed.items() if sources == ["'self'"]} == {
        "script-src", "style-src", "font-src", "connect-src", "worker-src", "manifest-src",
    }  # fmt: skip


def test_head_has_headers_of_get(client: httpx.Client) -> None:
    head, whole = client.head("/api/editions"), client.get("/api/editions")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_long_responses_are_compressed(client: httpx.Client) -> None:
    assert client.get("/api/editions/classic").headers["content-encoding"] == "gzip"
    plain = client.get("/api/editions/classic", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../app.py", "//etc/passwd",
     "/t/../../../etc/passwd", "/..\\\\..\\\\app.py", "/%00", "/app.py", "/.env"],
)  # fmt: skip
def test_paths_cannot_escape_the_web_folder(server: Running, path: str) -> None:
    # Over a plain socket, since HTTP clients normalize paths.
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as plain:
        plain.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while more := plain.recv(65536):
            answer += more
    assert b"root:" not in answer
    assert b"import" not in answer
    assert answer.split()[1] in {b"404", b"400", b"200"}
    assert answer.split()[1] != b"200" or b"<title>Sosie</title>" in answer


def test_request_is_logged_once_with_its_id(server: Running, client: httpx.Client) -> None:
    request_id = client.get("/api/tables/33333?secret=1").headers["x-request-id"]
    (line,) = server.logged(request_id)
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{code}", 404)
    assert "33333" not in json.dumps(line)
    assert "secret" not in json.dumps(line)


def test_foreign_origin_needs_permission(tmp_path: Path, client: httpx.Client) -> None:
    origin = "https://play.example"
    assert "access-control-allow-origin" not in client.get("/api/health", headers={"origin": origin}).headers
    with running(tmp_path / "data", "--origin", origin) as server, server.client() as other:
        named = other.get("/api/health", headers={"origin": origin})
        assert named.headers["access-control-allow-origin"] == origin
        stranger = other.get("/api/health", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in stranger.headers
        RawSocket(server.port, Origin=origin).__exit__()
        with pytest.raises(Refused, match="403"):
            RawSocket(server.port, Origin="https://evil.example")


MAX_LOOKUPS = 200
"""Far more than the limit, however slow the machine."""


def test_untrusted_proxy_header_is_ignored(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, server.client() as client:

        def look_up(number: int) -> int:
            claimed = {"x-forwarded-for": new_address()}
            return client.get(f"/api/tables/{22222 + number}", headers=claimed).status_code

        # All come from one address; their headers claim others.
        assert any(look_up(number) == 429 for number in range(MAX_LOOKUPS))


def test_only_last_forwarded_address_is_trusted(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE_S, trust_env=False) as client:

        def look_up(number: int) -> int:
            forged = [("x-forwarded-for", f"10.200.0.{number}"), ("x-forwarded-for", "10.201.0.1")]
            return client.get(f"/api/tables/{22222 + number}", headers=forged).status_code

        assert any(look_up(number) == 429 for number in range(MAX_LOOKUPS))
