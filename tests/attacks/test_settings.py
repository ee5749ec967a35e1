"""Invalid settings: too long or misspelt."""

import json

from attacks.attacker import Attacker
from sosie.server.config import Limits

JSON = {"Content_Type": "application/json"}


def code_of(body: bytes) -> str:
    return str(json.loads(body)["code"])


def new_table(**settings: object) -> bytes:
    return json.dumps({"name": "Eve", "settings": settings}).encode()


def test_table_with_thousands_of_games_is_refused(attacker: Attacker) -> None:
    body = new_table(games=["tower"] * 7000)
    assert 60_000 < len(body) < Limits().request_bytes
    answer = attacker.request("POST /api/tables", body, **JSON)
    assert (answer.status, code_of(answer.body)) == (400, "bad-request")


def test_table_with_unknown_settings_is_refused(attacker: Attacker) -> None:
    answer = attacker.request("POST /api/tables", new_table(freeze=0), **JSON)
    assert (answer.status, code_of(answer.body)) == (400, "bad-request")
    assert b"freeze" in answer.body


def test_settle_with_many_games_is_refused(attacker: Attacker) -> None:
    opened = attacker.open_table()
    with attacker.web_socket() as socket:
        socket.send(type="hello", version=1, table=opened["code"], token=opened["token"])
        socket.wait_for("view")
        for number, settings in enumerate(({"games": ["tower"] * 700}, {"freeze": 0}), start=1):
            socket.send(type="settle", number=number, settings=settings)
            socket.send(type="rename", number=number + 10, name="")
            for code in ("unreadable", "bad-name"):
                assert socket.wait_for("refused")["code"] == code
