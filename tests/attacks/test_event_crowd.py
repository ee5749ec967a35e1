"""An event behind one address is no attack: 200 people join, connect, and all go to their tables at once."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from attacks.attacker import Attacker
from server.raw_socket import RawSocket

PEOPLE = 200


def post(school: Attacker, path: str, about: dict[str, Any]) -> dict[str, Any]:
    answer = school.request(f"POST /api/{path}", json.dumps(about).encode(), Content_Type="application/json")
    body: dict[str, Any] = json.loads(answer.body)
    assert answer.status == 201, body
    return body


def enter(school: Attacker, code: str, token: str) -> RawSocket:
    socket = school.web_socket()
    socket.send(type="hello", version=1, table=code, token=token)
    socket.wait_for("welcome")
    return socket


def test_event_of_200_behind_one_address(attacker: Attacker) -> None:
    opened = post(attacker, "events", {"edition": "insects", "settings": {"rounds": 1, "size": 8}})
    code = opened["code"]
    host = enter(attacker, code, opened["token"])

    def join(number: int) -> tuple[str, RawSocket]:
        assert attacker.request(f"GET /api/events/{code}").status == 200
        token = post(attacker, f"events/{code}/people", {"name": f"Person {number}"})["token"]
        return token, enter(attacker, code, token)

    with ThreadPoolExecutor(20) as pool:
        people = list(pool.map(join, range(PEOPLE)))
        host.send(type="seat-round", number=1)
        while len(host.wait_for("event").get("tables", ())) != PEOPLE // 8:
            pass
        host.send(type="start-round", number=2)

        def sit(person: tuple[str, RawSocket]) -> RawSocket:
            token, waiting = person
            while not (table := waiting.wait_for("attending").get("table_code")):
                pass
            # The page still has its first connection while it opens the second.
            return enter(attacker, table, token)

        tables = list(pool.map(sit, people))
    assert len(tables) == PEOPLE
    for socket in [host, *tables, *(waiting for _, waiting in people)]:
        socket.socket.close()
