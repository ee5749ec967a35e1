"""Malicious requests: deep JSON, foreign pages, numbers out of range."""

import io
import json
import zipfile

import pytest

from attacks.attacker import Attacker
from command import sosie

JSON = "application/json"
TABLE = b'{"name": "Ada"}'


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a small deck file."""
    folder = tmp_path_factory.mktemp("deck")
    words, made = folder / "words.txt", folder / "words.sosie"
    words.write_text("\n".join(["sun", "moon", "star", "tree", "house", "fish", "cat"]))
    sosie("make", str(words), "--output", str(made))
    return made.read_bytes()


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"name": "Ada", "x": ' + b"[" * 60_000, b'{"a":' * 12_000])
def test_deep_json_is_refused_without_traceback(attacker: Attacker, body: bytes) -> None:
    answer = attacker.request("POST /api/tables", body, Content_Type=JSON)
    assert (answer.status, json.loads(answer.body)["code"]) == (400, "bad-request")
    assert "RecursionError" not in attacker.server.journal.read_text()


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
        {"Origin": "https://evil.example", "Sec_Fetch_Site": "cross-site"},
    ],
)
def test_post_from_foreign_page_is_refused(attacker: Attacker, headers: dict[str, str]) -> None:
    for path, kind in (("tables", JSON), ("tables", "text/plain"), ("decks", "application/octet-stream")):
        answer = attacker.request(f"POST /api/{path}", TABLE, Content_Type=kind, **headers)
        assert (answer.status, json.loads(answer.body)["code"]) == (403, "foreign-origin")


def test_post_from_own_page_or_program_is_accepted(attacker: Attacker) -> None:
    own = f"http://127.0.0.1:{attacker.server.port}"
    for headers in ({}, {"Origin": own}, {"Origin": own, "Sec_Fetch_Site": "same-origin"}, {"Sec_Fetch_Site": "none"}):
        assert attacker.request("POST /api/tables", TABLE, Content_Type=JSON, **headers).status == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense"])
def test_post_with_form_type_is_refused(attacker: Attacker, kind: str) -> None:
    for path in ("tables", "tables/22222/seats", "decks"):
        answer = attacker.request(f"POST /api/{path}", TABLE, Content_Type=kind)
        assert (answer.status, json.loads(answer.body)["code"]) == (415, "wrong-type")


@pytest.mark.parametrize("seed", [-1, 2**63, 2**70])
def test_deck_seed_out_of_range_is_refused(attacker: Attacker, deck: bytes, seed: int) -> None:
    answer = attacker.request("POST /api/decks", with_seed(deck, seed))
    assert (answer.status, json.loads(answer.body)["code"]) == (400, "unreadable-deck-file")
    assert b"seed" in answer.body


def with_seed(deck: bytes, seed: int) -> bytes:
    """Return a deck file with another seed."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(deck)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "manifest.json":
                content = json.dumps(json.loads(content) | {"seed": seed}).encode()
            new.writestr(name, content)
    return out.getvalue()
