"""Invitations as URLs and as QR codes."""

import io
import re
from pathlib import Path

import httpx
import pytest
from PIL import Image

from browser.decks import zoo_file
from server.http.api.test_tables import make, problem
from server.running import Running, running
from sosie.cards.drawing import png
from sosie.server.config import Limits
from sosie.server.runtime.addresses import EVERYWHERE, shared_host


def get_invitation(client: httpx.Client, code: object, **headers: str) -> dict[str, str]:
    answer = client.get(f"/api/tables/{code}/invitation", headers=headers)
    assert answer.status_code == 200, answer.text
    invitation: dict[str, str] = answer.json()
    return invitation


@pytest.mark.parametrize("host", ["192.168.7.9:8123", "play.example.org", "[fe80::1]:8000"])
def test_invitation_uses_the_requested_host(client: httpx.Client, host: str) -> None:
    code = make(client)["code"]
    assert get_invitation(client, str(code).lower(), host=host) == {"address": f"http://{host}/t/{code}", "short": host}


def test_trusted_proxy_reports_the_scheme(client: httpx.Client) -> None:
    code = make(client)["code"]
    invitation = get_invitation(client, code, host="play.example.org", **{"x-forwarded-proto": "https"})
    assert invitation == {"address": f"https://play.example.org/t/{code}", "short": "play.example.org"}
    odd = get_invitation(client, code, host="play.example.org", **{"x-forwarded-proto": "javascript"})
    assert odd["address"].startswith("http://")


def test_untrusted_scheme_header_is_ignored(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--allowed-host", "play.example.org") as server, server.client() as client:
        invitation = get_invitation(
            client, make(client)["code"], host="play.example.org", **{"x-forwarded-proto": "https"}
        )
    assert invitation["address"].startswith("http://play.example.org/")


def test_loopback_server_invites_to_loopback(server: Running, client: httpx.Client) -> None:
    code = make(client)["code"]
    for host in ("localhost:8000", f"127.0.0.1:{server.port}", ""):
        assert get_invitation(client, code, host=host)["address"] == f"http://127.0.0.1:{server.port}/t/{code}"


def test_loopback_request_is_invited_to_the_network(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--host", EVERYWHERE[0]) as server, server.client() as client:
        code = make(client)["code"]
        invitation = get_invitation(client, code, host=f"localhost:{server.port}")
    network = shared_host(EVERYWHERE[0]) or "127.0.0.1"
    assert invitation == {"address": f"http://{network}:{server.port}/t/{code}", "short": f"{network}:{server.port}"}


def test_qr_code_is_scalable_with_quiet_zone(client: httpx.Client) -> None:
    code = make(client)["code"]
    answer = client.get(f"/api/tables/{code}/invitation.svg", headers={"host": "192.168.1.5:8000"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in answer.headers["content-security-policy"]
    assert len(answer.text) < 4000
    assert not re.search(r"<svg[^>]* (width|height)=", answer.text)
    side = int(re.findall(r'viewBox="0 0 (\d+) \1"', answer.text)[0])
    with Image.open(io.BytesIO(png(answer.text, side))) as image:
        colours = {colour for _, colour in image.convert("RGBA").getcolors() or []}
        rim = image.convert("RGBA").crop((0, 0, side, 4)).getcolors()
        corner = [image.convert("RGBA").getpixel((place, place)) for place in (4, 5, 6, 10, 11)]
    dark, white = (0x1D, 0x24, 0x40, 255), (255, 255, 255, 255)
    assert colours == {dark, white}
    assert rim == [(4 * side, white)]
    assert corner == [dark, white, dark, dark, white]


def test_qr_code_depends_on_the_host(client: httpx.Client) -> None:
    path = f"/api/tables/{make(client)['code']}/invitation.svg"
    hosts = ("play.example.org", "play.example.org", "192.168.1.5")
    one, same, other = (client.get(path, headers={"host": host}).text for host in hosts)
    assert one == same != other


@pytest.mark.parametrize("end", ["invitation", "invitation.svg"])
def test_invitations_are_rate_limited(client: httpx.Client, end: str) -> None:
    answers = [client.get(f"/api/tables/{22222 + n}/{end}") for n in range(Limits().lookups_burst + 1)]
    assert problem(answers[0], 404) == "no-such-table"
    assert problem(answers[-1], 429) == "too-many"


def test_deck_and_collection_are_invited_to(client: httpx.Client) -> None:
    deck = client.post("/api/decks", content=zoo_file(7)).json()["id"]
    draft = client.post("/api/drafts", json={}).json()
    owner = {"authorization": f"Bearer {draft['secret']}"}
    code = client.post(f"/api/drafts/{draft['id']}/collection", json={}, headers=owner).json()["code"]
    for path, page in ((f"decks/{deck}", f"decks/{deck}"), (f"collections/{code.lower()}", f"collect/{code}")):
        invitation = client.get(f"/api/{path}/invitation", headers={"host": "play.example.org"}).json()
        assert invitation == {"address": f"http://play.example.org/{page}", "short": "play.example.org"}
        drawn = client.get(f"/api/{path}/invitation.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")


def test_draft_has_an_address_for_its_owner(client: httpx.Client) -> None:
    draft = client.post("/api/drafts", json={}).json()
    path = f"/api/drafts/{draft['id']}/invitation"
    owner = {"authorization": f"Bearer {draft['secret']}", "host": "play.example.org"}
    assert client.get(path, headers=owner).json()["address"] == f"http://play.example.org/studio/{draft['id']}"
    assert problem(client.get(path), 401) == "no-token"


def test_missing_deck_or_collection_has_no_invitation(client: httpx.Client) -> None:
    assert problem(client.get("/api/decks/none/invitation"), 404) == "no-such-deck"
    assert problem(client.get("/api/collections/2222222/invitation.svg"), 404) == "no-such-collection"
