import re

import httpx
import pytest

from server.raw_socket import RawSocket
from server.running import Running
from sosie.server.config import Limits
from sosie.table.codes import ALPHABET, CODE_LENGTH


def make(client: httpx.Client, **about: object) -> dict[str, object]:
    answer = client.post("/api/tables", json={"name": "Ada", "edition": "insects", **about})
    assert answer.status_code == 201, answer.text
    made: dict[str, object] = answer.json()
    return made


def problem(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    body = answer.json()
    assert set(body) == {"code", "text", "request"}
    assert body["request"] == answer.headers["x-request-id"]
    assert body["text"]
    return str(body["code"])


def test_creator_of_a_table_is_its_host(server: Running, client: httpx.Client) -> None:
    made = make(client, language="fr")
    assert re.fullmatch(f"[{ALPHABET}]{{{CODE_LENGTH}}}", str(made["code"]))
    with RawSocket(server.port) as socket:
        socket.send(type="hello", version=1, table=made["code"], token=made["token"])
        assert socket.wait_for("welcome")["seat"] == made["seat"]
        view = socket.wait_for("view")
    assert view["host"] == made["seat"]
    assert view["seats"][0]["name"] == "Ada"


def test_lookup_shows_seats_without_tokens(client: httpx.Client) -> None:
    made = make(client, edition="insects", settings={"kind": "game", "games": ["hot-potato"]})
    code = str(made["code"])
    joined = client.post(f"/api/tables/{code}/seats", json={"name": "Ben", "language": "de"}).json()
    answer = client.get(f"/api/tables/{code.lower()[:2]}%20{code[2:]}")
    seen = answer.json()
    assert [(seat["seat"], seat["name"]) for seat in seen["seats"]] == [(0, "Ada"), (1, "Ben")]
    assert (seen["edition"], seen["phase"], seen["free"], seen["joinable"]) == ("insects", "lobby", 6, True)
    assert str(made["token"]) not in answer.text
    assert joined["token"] not in answer.text


def test_ninth_player_is_refused(client: httpx.Client) -> None:
    code = make(client)["code"]
    seats = [client.post(f"/api/tables/{code}/seats", json={"name": "Ben"}).json()["seat"] for _ in range(7)]
    assert seats == list(range(1, 8))
    assert problem(client.post(f"/api/tables/{code}/seats", json={"name": "Ben"}), 409) == "full"
    assert client.get(f"/api/tables/{code}").json()["joinable"] is False


def test_joining_again_returns_the_same_seat(client: httpx.Client) -> None:
    first = make(client)
    own = {"authorization": f"Bearer {first['token']}"}
    second = client.post("/api/tables", json={"name": "Ada", "edition": "insects"}, headers=own).json()
    assert second["token"] == first["token"]
    again = client.post(f"/api/tables/{second['code']}/seats", json={"name": "Ada"}, headers=own).json()
    assert again == second


@pytest.mark.parametrize("token", ["short", "x" * 33, "x" * 31 + "=", "x" * 16 + " " + "x" * 15])
def test_malformed_token_is_refused(client: httpx.Client, token: str) -> None:
    answer = client.post("/api/tables", json={"name": "Ada"}, headers={"authorization": f"Bearer {token}"})
    assert problem(answer, 400) == "bad-token"


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ({"name": ""}, "bad-request"),
        ({"name": "   "}, "bad-name"),
        ({"name": "A\u202eda"}, "bad-name"),
        ({"name": "A" * 25}, "bad-name"),
        ({"name": 3}, "bad-request"),
        ({"language": "xx"}, "bad-request"),
        ({"edition": "unheard-of"}, "no-such-edition"),
        ({"settings": {"kind": "game", "games": ["chess"]}}, "bad-settings"),
        ({"settings": {"kind": "war"}}, "bad-request"),
        ({"surname": "Lovelace"}, "bad-request"),
    ],
)
def test_invalid_table_is_refused(client: httpx.Client, about: dict[str, object], code: str) -> None:
    status = 404 if code == "no-such-edition" else 400
    assert problem(client.post("/api/tables", json={"name": "Ada", **about}), status) == code


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name": "Ada"'])
def test_invalid_json_is_refused(client: httpx.Client, content: bytes) -> None:
    answer = client.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert problem(answer, 400) == "bad-request"


@pytest.mark.parametrize("code", ["33333", "AEIOU", "2", "%00", "💥", "22222222"])
def test_unknown_table_is_not_found(client: httpx.Client, code: str) -> None:
    for answer in (
        client.get(f"/api/tables/{code}"),
        client.get(f"/api/tables/{code}/games"),
        client.post(f"/api/tables/{code}/seats", json={"name": "Ada"}),
    ):
        assert problem(answer, 404) == "no-such-table"


def test_lookups_of_codes_are_rate_limited(server: Running, client: httpx.Client) -> None:
    answers = [client.get(f"/api/tables/{33333 + n}") for n in range(Limits().lookups_burst + 5)]
    assert [answer.status_code for answer in answers[: Limits().lookups_burst]] == [404] * Limits().lookups_burst
    assert problem(answers[-1], 429) == "too-many"
    assert int(answers[-1].headers["retry-after"]) >= 1
    with server.client() as somebody_else:
        assert somebody_else.get("/api/tables/33333").status_code == 404


def test_tables_of_one_address_are_limited(client: httpx.Client) -> None:
    for _ in range(Limits().tables_an_address):
        make(client)
    answer = client.post("/api/tables", json={"name": "Ada"})
    assert problem(answer, 429) == "too-many-tables"
    assert "retry-after" in answer.headers


def test_large_body_is_refused(client: httpx.Client) -> None:
    large = {"name": "A" * Limits().request_bytes}
    assert problem(client.post("/api/tables", json=large), 413) == "too-large"


def test_join_during_a_game_takes_a_seat(server: Running, client: httpx.Client) -> None:
    made = make(client)
    with RawSocket(server.port) as socket:
        socket.send(type="hello", version=1, table=made["code"], token=made["token"])
        socket.wait_for("view")
        socket.send(type="add-bot", number=1)
        socket.send(type="start", number=2)
        while socket.wait_for("view")["phase"] == "lobby":
            continue
        assert client.get(f"/api/tables/{made['code']}").json()["joinable"] is True
        seated = client.post(f"/api/tables/{made['code']}/seats", json={"name": "Ben"}).json()
        assert seated["seat"] == 2
        assert [one["name"] for one in socket.wait_for("view")["seats"]][2:] == ["Ben"]


def test_locked_table_refuses_a_join_kindly(server: Running, client: httpx.Client) -> None:
    made = make(client)
    with RawSocket(server.port) as socket:
        socket.send(type="hello", version=1, table=made["code"], token=made["token"])
        socket.wait_for("view")
        socket.send(type="lock", number=1)
        while not socket.wait_for("view").get("locked"):
            continue
        shown = client.get(f"/api/tables/{made['code']}").json()
        assert (shown["locked"], shown["joinable"]) == (True, False)
        refused = client.post(f"/api/tables/{made['code']}/seats", json={"name": "Ben"})
        assert problem(refused, 409) == "locked"
        assert refused.json()["text"] == "the host has locked this table; ask them to unlock it"


def test_banned_player_is_refused_kindly(server: Running, client: httpx.Client) -> None:
    made = make(client)
    ben = client.post(f"/api/tables/{made['code']}/seats", json={"name": "Ben"}).json()
    with RawSocket(server.port) as socket:
        socket.send(type="hello", version=1, table=made["code"], token=made["token"])
        socket.wait_for("view")
        socket.send(type="remove", number=1, seat=ben["seat"], keep_out=True)
        while not socket.wait_for("view").get("locked"):
            continue
        own = {"authorization": f"Bearer {ben['token']}"}
        refused = client.post(f"/api/tables/{made['code']}/seats", json={"name": "Ben"}, headers=own)
        assert problem(refused, 403) == "kept-out"
        assert refused.json()["text"] == "the host has asked you not to come back to this table"
