"""Attacks that fill the disk: with drafts, decks, contributions and previews; and a disk that others have filled."""

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from attacks.attacker import Attacker
from cards.own.test_deck_file import deck_file
from server.drafts import DraftClient, photo, sha256, word_symbol
from server.multiprocess.machine import machine
from server.running import Running, new_address, running
from sosie.server.config import Limits

TOKEN = "t" * 32
BEARER = {"Authorization": f"Bearer {TOKEN}"}
PHOTO = photo(0, (400, 300))


@contextmanager
def serving(data: Path, *bounds: str) -> Iterator[Running]:
    """Run a server with small bounds."""
    with running(data, "--trusted-proxy", "127.0.0.1", "--metrics-token", "count-me", *bounds) as server:
        yield server


def contribute(client: httpx.Client, code: str, number: int) -> httpx.Response:
    """Send a contribution to a collection."""
    about = {"name": f"cat {number}", "picture": base64.b64encode(photo(number, (400, 300))).decode()}
    return client.post(f"/api/collections/{code}/contributions", json=about, headers=BEARER)


def upload_deck(client: httpx.Client, number: int) -> httpx.Response:
    """Upload a small deck."""
    file = deck_file(7, name=f"Deck {number}").to_bytes()
    return client.post("/api/decks", content=file, headers={"Content-Type": "application/octet-stream"})


def until_refused(answers: Iterator[httpx.Response]) -> httpx.Response:
    """Return the first refusal of a few dozen answers."""
    for answer in answers:
        if answer.status_code >= 400:
            return answer
    raise AssertionError("nothing was refused")


def gauges(server: Running) -> dict[str, float]:
    """Return the gauges of the space, by name and label."""
    text = Attacker(server).request("GET /api/metrics", Authorization="Bearer count-me").body.decode()
    found = re.findall(r'^sosie_(\w*bytes)(?:\{kind="(\w+)"\})? (\S+)$', text, re.MULTILINE)
    return {f"{name} {kind}".strip(): float(value) for name, kind, value in found}


def play_goes_on(server: Running) -> bool:
    """Tell whether a table can be opened, and the server is healthy."""
    attacker = Attacker(server)
    made = attacker.request("POST /api/tables", b'{"name": "Ada"}', Content_Type="application/json").status
    return made == 201 and attacker.is_served()


def test_drafts_have_a_total(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--drafts-max-bytes", "50kB") as server, server.client() as client:
        draft = DraftClient(client)
        refusal = until_refused(draft.upload(photo(number, (400, 300))) for number in range(40))
        assert (refusal.status_code, refusal.json()["code"]) == (507, "studio-full")
        assert "delete" in refusal.json()["text"]
        assert 30_000 < gauges(server)["stored_bytes drafts"] <= gauges(server)["stored_bound_bytes drafts"] == 50_000
        # A deletion makes room.
        draft.request("DELETE", "").raise_for_status()
        assert DraftClient(client).upload(PHOTO).status_code == 200
        assert play_goes_on(server)


def test_documents_count_in_the_total(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--drafts-max-bytes", "20kB") as server, server.client() as client:
        draft = DraftClient(client)
        symbols = [word_symbol(f"word-{number}") for number in range(200)]
        assert draft.change(symbols).json()["code"] == "studio-full"
        assert draft.change(symbols[:20]).status_code == 200
        assert draft.change(symbols[:10]).status_code == 200
        assert 0 < gauges(server)["stored_bytes drafts"] < 20_000


def test_collections_have_a_total(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--collections-max-bytes", "40kB") as server, server.client() as client:
        draft = DraftClient(client)
        code = draft.request("POST", "/collection", json={}).raise_for_status().json()["code"]
        refusal = until_refused(contribute(client, code, number) for number in range(30))
        assert (refusal.status_code, refusal.json()["code"]) == (507, "collections-full")
        waiting = draft.get("/contributions").json()["contributions"]
        draft.request("PUT", f"/contributions/{waiting[0]['id']}", json={"accept": True}).raise_for_status()
        assert contribute(client, code, 99).status_code == 201
        assert gauges(server)["stored_bytes collections"] <= 40_000


def test_decks_have_a_total(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--decks-max-bytes", "30kB") as server:
        refusal = until_refused(upload_deck(client, number) for number, client in enumerate(crowd(server)))
        assert (refusal.status_code, refusal.json()["code"]) == (507, "decks-full")
        assert 0 < gauges(server)["stored_bytes decks"] <= 30_000
        assert play_goes_on(server)


def crowd(server: Running) -> Iterator[httpx.Client]:
    """Yield clients with addresses of their own."""
    for _ in range(40):
        with server.client() as client:
            yield client


def test_previews_evict_each_other(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--caches-max-bytes", "200kB") as server, server.client() as client:
        drafts = [DraftClient(client) for _ in range(4)]
        for number, draft in enumerate(drafts):
            assert draft.upload(photo(number, (400, 300))).status_code == 200
            for turn in (90, 180, 270):
                face = {"type": "picture", "picture": sha256(photo(number, (400, 300))), "turn": turn}
                assert draft.request("POST", "/faces", json=face).status_code == 200, number
        assert 0 < gauges(server)["stored_bytes caches"] <= 200_000
        assert drafts[0].get("").status_code == 200


@pytest.mark.parametrize("cores", [1, 2])
def test_address_has_a_share(tmp_path: Path, cores: int) -> None:
    limits = Limits(address_bytes=60_000)
    with machine(tmp_path / "data", cores, limits=limits) as server:
        address = new_address()

        def client(of: str) -> httpx.Client:
            return httpx.Client(base_url=server.url, headers={"x-forwarded-for": of}, timeout=600, trust_env=False)

        def upload(number: int) -> httpx.Response:
            # A new connection each time, which any process may accept.
            with client(address) as new:
                return DraftClient(new).upload(photo(number, (400, 300)))

        refusal = until_refused(upload(number) for number in range(40))
        assert (refusal.status_code, refusal.json()["code"]) == (429, "too-much")
        assert int(refusal.headers["retry-after"]) > 60
        with client(new_address()) as other:
            draft = DraftClient(other)
            assert draft.upload(PHOTO).status_code == 200
        # A share that is used up does not stop work on a draft.
        with client(address) as again:
            draft = DraftClient(again)
            assert draft.change([word_symbol("cat")]).status_code == 200


def test_reserve_is_kept_for_games(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, server.client() as client:
        draft = DraftClient(client)
        draft.upload(PHOTO).raise_for_status()
        draft.change([word_symbol("cat")]).raise_for_status()
    # Nothing has so much free space, so the reserve counts as broken.
    with serving(tmp_path / "data", "--reserve-bytes", "1000TB") as server, server.client() as client:
        draft.client = client
        answers = [
            draft.upload(photo(1)),
            upload_deck(client, 1),
            draft.change([word_symbol("cat"), word_symbol("dog")]),
        ]
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (507, "disk-full"), answer.text
            assert "kept for games" in answer.json()["text"]
        assert draft.get("").status_code == 200
        assert draft.change([]).status_code == 200
        assert play_goes_on(server)
        assert gauges(server)["disk_reserve_bytes"] == 10**15 > gauges(server)["disk_free_bytes"] > 0


def test_refusals_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--decks-max-bytes", "1kB") as server, server.client() as client:
        assert upload_deck(client, 1).status_code == 507
        text = Attacker(server).request("GET /api/metrics", Authorization="Bearer count-me").body.decode()
        assert 'sosie_refused_total{code="decks-full"} 1.0' in text
    assert json.loads((tmp_path / "data.log").read_text().splitlines()[0])
