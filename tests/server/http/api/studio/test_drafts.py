"""Drafts: documents, states, problems, and the secret of the owner."""

import httpx
import pytest

from server.drafts import ANIMALS, DraftClient, Json, photo, picture_symbol, sha256, word_symbol

WORDS = [word_symbol(name) for name in ANIMALS[:7]]


@pytest.fixture
def draft(client: httpx.Client) -> DraftClient:
    return DraftClient(client)


def test_photographs_become_a_deck(draft: DraftClient) -> None:
    state = draft.fill(7)
    assert state["ready"], state
    assert state["problems"] == []
    assert len(state["deck"]["cards"]) == 7
    layout = draft.get("/layouts/0").raise_for_status().json()
    assert [placed["symbol"] for placed in layout] == state["deck"]["cards"][0]["symbols"]
    card = draft.get("/cards/0.svg").raise_for_status()
    assert card.headers["content-type"] == "image/svg+xml"
    assert card.text.count("<title>") == 3
    assert draft.get("/cards/0.png", width=100).content.startswith(b"\x89PNG")
    face = state["faces"]["cat"][0]
    shown = draft.client.get(f"/api/drafts/{draft.id}/faces/{face['key']}.svg").raise_for_status()
    assert shown.text.startswith("<svg")
    assert "sandbox" in shown.headers["content-security-policy"]


def test_document_is_compared_and_set(draft: DraftClient) -> None:
    assert draft.change(WORDS).json()["version"] == 1
    # The response was lost, and the client sends the same again.
    assert draft.change(WORDS, version=0).json()["version"] == 1
    answer = draft.change(WORDS[:3], version=0)
    assert (answer.status_code, answer.json()["code"]) == (409, "changed-elsewhere")
    assert draft.get("").json()["document"]["symbols"] == [{"source": "", **symbol} for symbol in WORDS]


def test_version_that_no_database_holds_is_refused(draft: DraftClient) -> None:
    answer = draft.change(WORDS, version=2**63)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_unfinished_documents_have_problems(draft: DraftClient) -> None:
    lost = photo(1)
    symbols: list[Json] = [
        {"id": "a", "names": {}, "faces": [{"type": "word", "text": "moon"}]},
        {"id": "b", "names": {"en": ["Sun"]}, "faces": []},
        {"id": "c", "names": {"en": ["the sun"]}, "faces": [{"type": "emoji", "emoji": "☀"}]},
        {"id": "d", "names": {"en": ["x" * 41]}, "faces": [{"type": "emoji", "emoji": "not one"}]},
        picture_symbol("e", lost),
    ]
    draft.change(symbols, title="").raise_for_status()
    state = draft.settled()
    assert state["missing"] == [sha256(lost)]
    assert not state["ready"]
    found = {(problem["code"], problem["symbol"]) for problem in state["problems"]}
    assert found == {
        ("no-title", None), ("no-name", "a"), ("no-face", "b"), ("same-name", "c"), ("bad-name", "d"),
        ("no-name", "d"), ("no-emoji", "d"), ("too-few", None),
    }  # fmt: skip
    answer = draft.get("/deck.sosie")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-ready")


def test_draft_needs_its_secret(draft: DraftClient, client: httpx.Client) -> None:
    other = DraftClient(client)
    for headers, status, code in (
        ({}, 401, "no-token"),
        ({"Authorization": "Bearer short"}, 400, "bad-token"),
        ({"Authorization": f"Bearer {other.secret}"}, 403, "not-yours"),
    ):
        for method, path in (("GET", ""), ("DELETE", ""), ("GET", "/state"), ("GET", "/contributions")):
            answer = client.request(method, f"/api/drafts/{draft.id}{path}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
    other.id = "2" * 12
    assert other.get("").json()["code"] == "no-such-draft"


def test_deleted_draft_is_gone(draft: DraftClient) -> None:
    content = photo(1)
    draft.upload(content).raise_for_status()
    assert draft.request("DELETE", "").status_code == 204
    assert draft.get("").status_code == 404
    assert draft.get(f"/pictures/{sha256(content)}").status_code == 404


def test_new_draft_is_empty(draft: DraftClient) -> None:
    answer = draft.get("").raise_for_status().json()
    assert answer["document"]["symbols"] == []
    assert answer["pictures"] == []
    assert answer["collection"] is None
