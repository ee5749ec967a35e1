import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sosie.server.http.compression import Compression
from sosie.server.http.pages import pages_handler
from sosie.server.http.problems import HANDLERS

SCRIPT = "console.log(1);" * 200


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>The client</title>")
    (tmp_path / "assets/app-1a2b.js").write_text(SCRIPT)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "sw.js").write_text("self.onfetch = null;")
    (tmp_path / "sosie.webmanifest").write_text("{}")
    (tmp_path / "made-from").write_text("a fingerprint")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def test_placeholder_without_a_client_names_the_api(tmp_path: Path) -> None:
    with TestClient(Litestar([pages_handler(tmp_path / "nothing")], exception_handlers=HANDLERS)) as client:
        page = client.get("/")
    assert "/api/docs" in page.text
    assert "/socket" in page.text


def test_client_is_sent_for_its_routes(web: Path) -> None:
    with TestClient(Compression(Litestar([pages_handler(web)], exception_handlers=HANDLERS))) as client:
        for path in (
            "/",
            "/t/ABCDE",
            "/replay/xyz",
            "/practice",
            "/today",
            "/learn",
            "/learn/tower",
            "/decks",
            "/?deck=xyz",
            "/index.html",
        ):
            answer = client.get(path)
            assert "The client" in answer.text
            assert answer.headers["cache-control"] == "public, no-cache"
        assert client.get("/nowhere").status_code == 404
        assert client.get("/secret.txt").status_code == 404
        assert client.get("/%2e%2e/secret.txt").status_code == 404


def test_not_found_is_html_for_browsers_only(web: Path) -> None:
    with TestClient(Compression(Litestar([pages_handler(web)], exception_handlers=HANDLERS))) as client:
        reader = {"accept": "text/html,application/xhtml+xml"}
        answer = client.get("/nowhere", headers=reader)
        assert answer.status_code == 404
        assert "The client" in answer.text
        for path, headers in (("/nowhere", {"accept": "*/*"}), ("/api/nowhere", reader)):
            answer = client.get(path, headers=headers)
            assert answer.status_code == 404
            assert answer.json()["code"] == "not-found"


def test_hashed_files_are_cached_forever(web: Path) -> None:
    with TestClient(Compression(Litestar([pages_handler(web)], exception_handlers=HANDLERS))) as client:
        answer = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
        assert answer.text == SCRIPT
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
        plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert plain.text == SCRIPT
        assert (
            client.get("/icon.svg", headers={"if-none-match": client.get("/icon.svg").headers["etag"]}).status_code
            == 304
        )


def test_manifest_and_service_worker_are_revalidated(web: Path) -> None:
    with TestClient(Litestar([pages_handler(web)], exception_handlers=HANDLERS)) as client:
        for path, kind in (("/sw.js", "text/javascript"), ("/sosie.webmanifest", "application/manifest+json")):
            answer = client.get(path)
            assert answer.headers["content-type"].startswith(kind)
            assert "no-cache" in answer.headers["cache-control"]


def test_other_files_are_not_served(web: Path) -> None:
    with TestClient(Litestar([pages_handler(web)], exception_handlers=HANDLERS)) as client:
        assert client.get("/made-from").status_code == 404
