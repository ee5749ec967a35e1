"""Attacks with drafts: bombs, scripts, strange paths, guessed secrets, and far too much of everything."""

import io
import struct
import zlib
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from PIL import Image

from attacks.attacker import Attacker
from attacks.test_http_memory import MB, read_status
from server.drafts import DraftClient, photo, picture_symbol, sha256, word_symbol
from server.running import Running
from sosie.server.config import Limits

LIMITS = Limits()
HEAD = b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'
RECT = b'<rect width="9" height="9" fill="#822"/>'


@pytest.fixture
def draft(server: Running) -> Iterator[DraftClient]:
    with server.client() as client:
        yield DraftClient(client)


def png_of_size(width: int, height: int) -> bytes:
    """Return a small PNG file that claims to be large."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))

    head = struct.pack("!IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"\0" * 10_000_000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def refused(answer: httpx.Response, status: int, code: str) -> bool:
    return (answer.status_code, answer.json()["code"]) == (status, code)


def test_picture_bombs_are_refused(draft: DraftClient) -> None:
    uses = b"".join(b'<g id="u%d">%s</g>' % (n, b'<use href="#u%d"/>' % (n - 1) * 10) for n in range(1, 10))
    bombs = [
        png_of_size(60_000, 60_000),
        png_of_size(2**31 - 1, 2**31 - 1),
        b"GIF89a" + struct.pack("<HH", 65_535, 65_535) + b"\0\0\0;",
        HEAD + b'<g id="u0">' + RECT + b"</g>" + uses + b"</svg>",
        b'<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + HEAD + b"<g>&b;</g></svg>",
        HEAD + b"<g>" * 5000 + b"</g>" * 5000 + b"</svg>",
        HEAD + b'<image href="http://example.com/tracker.png" width="9" height="9"/></svg>',
        HEAD + b'<image href="file:///etc/passwd" width="9" height="9"/></svg>',
    ]
    for bomb in bombs:
        answer = draft.upload(bomb, "application/octet-stream")
        assert refused(answer, 400, "unusable-source"), (bomb[:60], answer.text)
    assert draft.upload(photo(1)).status_code == 200


def test_scripts_never_come_back(draft: DraftClient) -> None:
    parts = [
        b"<script>alert(1)</script>", b'<rect width="1" height="1" onload="alert(1)"/>',
        b'<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>',
        b"<foreignObject><iframe src='javascript:alert(1)'/></foreignObject>", b"<style>*{fill:red}</style>",
    ]  # fmt: skip
    content = HEAD + RECT + b"".join(parts) + b"</svg>"
    draft.upload(content, "image/svg+xml").raise_for_status()
    draft.change([picture_symbol("cat", content)]).raise_for_status()
    key = draft.settled()["faces"]["cat"][0]["key"]
    for path in (f"/pictures/{sha256(content)}", f"/faces/{key}.svg"):
        shown = draft.get(path).raise_for_status()
        assert not [word for word in (b"script", b"onload", b"foreign", b"<style") if word in shown.content]
        assert "sandbox" in shown.headers["content-security-policy"]
        assert shown.headers["x-content-type-options"] == "nosniff"


def test_page_hidden_in_picture_is_not_served(draft: DraftClient) -> None:
    out = io.BytesIO()
    Image.new("RGB", (40, 40), "red").save(out, "GIF", comment=b"<html><script>alert(1)</script>")
    content = out.getvalue() + b"<html><script>alert(2)</script>"
    draft.upload(content, "image/gif").raise_for_status()
    shown = draft.get(f"/pictures/{sha256(content)}").raise_for_status()
    assert b"script" not in shown.content
    assert shown.headers["content-type"] == "image/png"


@pytest.mark.parametrize(
    "path",
    ["/pictures/../../decks", "/pictures/%2e%2e%2f%2e%2e", "/faces/..%2f..%2fetc%2fpasswd.svg", "/cards/-1.svg",
     "/pictures/" + "g" * 64, "/layouts/99999999999999999999", "/contributions/%00/picture"],
)  # fmt: skip
def test_strange_paths_are_refused(draft: DraftClient, path: str) -> None:
    assert draft.get(path).status_code in {400, 404}


def test_secret_cannot_be_guessed(draft: DraftClient, server: Running) -> None:
    with server.client() as eve:
        guesses = [
            eve.get(f"/api/drafts/{draft.id}", headers={"Authorization": f"Bearer {number:032}"}).status_code
            for number in range(LIMITS.lookups_burst + 5)
        ]
    assert guesses[0] == 403
    assert guesses[-1] == 429
    assert draft.get("").status_code == 200


def test_documents_are_bounded(draft: DraftClient) -> None:
    assert draft.change([word_symbol(f"w{n}") for n in range(501)]).status_code == 400
    long = {"type": "word", "text": "x" * 81}
    assert draft.change([{"id": "a", "names": {}, "faces": [long]}]).status_code == 400
    assert draft.change([{"id": "a", "names": {}, "faces": []}] * 2).json()["code"] == "same-id"
    assert draft.change([{"id": "a", "names": {}, "faces": [{"type": "word", "text": "a"}] * 11}]).status_code == 400
    assert draft.change([], title="x" * 2_000_000).status_code == 413
    assert draft.get("").json()["version"] == 0


def test_drafts_of_an_address_are_limited(server: Running) -> None:
    with server.client() as client:
        statuses = [client.post("/api/drafts", json={}).status_code for _ in range(LIMITS.drafts_burst + 2)]
    assert statuses[:-2] == [201] * LIMITS.drafts_burst
    assert statuses[-1] == 429


def test_unfinished_contributions_share_a_budget(draft: DraftClient, server: Running) -> None:
    code = draft.request("POST", "/collection", json={}).raise_for_status().json()["code"]
    before = Attacker(server).memory_mb
    with ExitStack() as stack:
        for attacker in (Attacker(server) for _ in range(30)):
            plain = stack.enter_context(attacker.connection())
            head = [
                f"POST /api/collections/{code}/contributions HTTP/1.1", "Host: localhost",
                f"X-Forwarded-For: {attacker.address}", f"Authorization: Bearer {'a' * 32}",
                "Content-Type: application/json", f"Content-Length: {10 * MB}", "", "",
            ]  # fmt: skip
            plain.sendall("\r\n".join(head).encode() + b"x" * (9 * MB))
        assert Attacker(server).memory_mb < before + 250
        assert Attacker(server).is_served()


def test_large_body_needs_the_secret_first(server: Running) -> None:
    attacker = Attacker(server)
    head = f"PUT /api/drafts/{'2' * 12} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {attacker.address}\r\n"
    with attacker.connection() as plain:
        plain.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {MB - 1}\r\n\r\n".encode())
        assert read_status(plain) == 401
