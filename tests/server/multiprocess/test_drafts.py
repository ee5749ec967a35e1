"""Drafts on a server with three processes: any of them answers any request."""

import base64
import hashlib
import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from server.drafts import photo, picture_symbol
from server.multiprocess.machine import Machine, machine

COUNT = 3
PICTURES = 7


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    with machine(tmp_path_factory.mktemp("machine") / "data", COUNT) as running:
        yield running


def test_processes_share_drafts_and_contributions(server: Machine) -> None:
    draft = server.request("POST", "/drafts", json={}).json()

    def ask(method: str, path: str, **about: Any) -> Any:
        headers = {"Authorization": f"Bearer {draft['secret']}", "Connection": "close"}
        answer = server.request(method, f"/drafts/{draft['id']}{path}", headers=headers, **about)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content.startswith(b"{") else answer.content

    code = ask("POST", "/collection", json={})["code"]
    cursor, symbols = 0, []
    for number in range(PICTURES):
        content = photo(number)
        body = {"name": f"child {number}", "picture": base64.b64encode(content).decode()}
        token = {"Authorization": f"Bearer {secrets.token_urlsafe(24)}", "Connection": "close"}
        sent = server.request("POST", f"/collections/{code}/contributions", headers=token, json=body)
        assert sent.status_code == 201, sent.text
        seen = ask("GET", f"/contributions?after={cursor}")
        cursor = seen["cursor"]
        assert [row["id"] for row in seen["contributions"] if row["state"] == "waiting"] == [sent.json()["id"]]
        accepted = ask("PUT", f"/contributions/{sent.json()['id']}", json={"accept": True})
        assert accepted["picture"] == hashlib.sha256(content).hexdigest()
        symbols.append(picture_symbol(f"child-{number}", content))
    ask("PUT", "", json={"version": 0, "document": {"title": "Our class", "symbols": symbols}})
    states = [ask("GET", "/state") for _ in range(2 * COUNT)]
    assert states[-1]["ready"]
    files = {ask("GET", "/deck.sosie") for _ in range(2 * COUNT)}
    assert len(files) == 1
