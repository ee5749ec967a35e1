"""Collections: contributors send pictures, and the maker of the deck decides about each."""

import io

import httpx
import pytest
from PIL import Image

from server.contributors import Contributor
from server.drafts import DraftClient, photo, picture_symbol, sha256

KINDS = ("picture", "thumbnail")


@pytest.fixture
def draft(client: httpx.Client) -> DraftClient:
    return DraftClient(client)


@pytest.fixture
def code(draft: DraftClient) -> str:
    return str(draft.request("POST", "/collection", json={}).raise_for_status().json()["code"])


def test_accepted_contribution_becomes_picture(draft: DraftClient, code: str) -> None:
    draft.change([], title="Our class").raise_for_status()
    page = draft.client.get(f"/api/collections/{code.lower()}").raise_for_status().json()
    assert (page["title"], page["open"]) == ("Our class", True)
    ben = Contributor(draft.client, code)
    content = photo(1)
    sent = ben.send("my cat", content, by="Ben").raise_for_status().json()
    # The response was lost, and the phone sends it again.
    assert ben.send("my cat", content, by="Ben").json()["id"] == sent["id"]
    listed = draft.get("/contributions").json()
    (shown,) = listed["contributions"]
    assert (shown["name"], shown["by"], shown["state"], shown["picture"]) == (
        "my cat",
        "Ben",
        "waiting",
        sha256(content),
    )
    assert draft.get(f"/contributions/{sent['id']}/picture").content.startswith(b"\xff\xd8")
    assert draft.get(f"/pictures/{sha256(content)}").status_code == 404
    for _ in range(2):
        decision = draft.request("PUT", f"/contributions/{sent['id']}", json={"accept": True})
        assert decision.raise_for_status().json()["state"] == "accepted"
    changed = draft.get("/contributions", after=listed["cursor"]).json()
    assert [row["state"] for row in changed["contributions"]] == ["accepted"]
    assert changed["collection"]["accepted"] == 1
    assert draft.get("/contributions", after=changed["cursor"]).json()["contributions"] == []
    state = draft.change([picture_symbol("cat", content)]).raise_for_status().json()
    assert state["missing"] == []
    assert ben.own()[0]["state"] == "accepted"


def test_large_contribution_is_reduced_and_listed_small(draft: DraftClient, code: str) -> None:
    ben = Contributor(draft.client, code)
    large = photo(3, (3000, 2000), "PNG")
    sent = ben.send("large", large).raise_for_status().json()
    assert ben.send("large", large).json()["id"] == sent["id"]
    sizes = [Image.open(io.BytesIO(draft.get(f"/contributions/{sent['id']}/{kind}").content)).size for kind in KINDS]
    assert sizes == [(1400, 933), (320, 213)]
    draft.request("PUT", f"/contributions/{sent['id']}", json={"accept": True}).raise_for_status()
    accepted = draft.get(f"/pictures/{sha256(large)}").raise_for_status()
    assert Image.open(io.BytesIO(accepted.content)).size == (1400, 933)


def test_declined_and_withdrawn_pictures_are_deleted(draft: DraftClient, code: str) -> None:
    ben = Contributor(draft.client, code)
    first, second = (ben.send(f"cat {n}", photo(n)).raise_for_status().json()["id"] for n in (1, 2))
    draft.request("PUT", f"/contributions/{first}", json={"accept": False}).raise_for_status()
    assert ben.withdraw(second).status_code == 204
    for contribution in (first, second):
        assert [draft.get(f"/contributions/{contribution}/{kind}").status_code for kind in KINDS] == [404, 404]
        answer = draft.request("PUT", f"/contributions/{contribution}", json={"accept": True})
        assert (answer.status_code, answer.json()["code"]) == (409, "decided")
    shown = draft.get("/contributions").json()["contributions"]
    assert {(row["state"], row["name"]) for row in shown} == {("declined", ""), ("withdrawn", "")}
    assert draft.get("").json()["pictures"] == []


def test_contributions_are_private(draft: DraftClient, code: str) -> None:
    ben, eve = Contributor(draft.client, code), Contributor(draft.client, code)
    sent = ben.send("cat", photo(1)).raise_for_status().json()
    assert eve.own() == []
    assert eve.withdraw(sent["id"]).status_code == 404
    path = f"/api/drafts/{draft.id}/contributions"
    for address in (path, f"{path}/{sent['id']}/picture"):
        assert draft.client.get(address).status_code == 401
        assert draft.client.get(address, headers=eve.headers).status_code == 403
    assert draft.client.get(ben.path).status_code == 401


def test_closed_collection_takes_no_more(draft: DraftClient, code: str) -> None:
    ben = Contributor(draft.client, code)
    sent = ben.send("cat", photo(1)).raise_for_status().json()["id"]
    assert draft.request("DELETE", "/collection").status_code == 204
    answer = ben.send("dog", photo(2))
    assert (answer.status_code, answer.json()["code"]) == (403, "closed")
    assert draft.client.get(f"/api/collections/{code}").json()["open"] is False
    assert draft.request("PUT", f"/contributions/{sent}", json={"accept": True}).status_code == 200
    again = draft.request("POST", "/collection", json={}).raise_for_status().json()
    assert again["open"]
    assert again["code"] != code
    assert draft.client.get(f"/api/collections/{code}").json()["code"] == "no-such-collection"


def test_bad_contributions_are_refused(draft: DraftClient, code: str) -> None:
    ben = Contributor(draft.client, code)
    for name, content, problem in (("cat", b"nonsense", "unusable-source"), ("!?", photo(1), "bad-name")):
        answer = ben.send(name, content)
        assert (answer.status_code, answer.json()["code"]) == (400, problem)
    assert ben.send("cat", b"0" * 9_000_000).status_code == 413
    assert draft.get("/contributions").json()["contributions"] == []
