"""A class behind one address is no attack: 60 pupils look up, join, connect and play within ten seconds."""

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from attacks.attacker import Attacker
from server.raw_socket import RawSocket
from server.running import running
from sosie.server.config import Limits

PUPILS = 60
SEATS = 8


@pytest.fixture
def school(attacker: Attacker) -> Attacker:
    """Return a client whose requests all come from one address."""
    return attacker


def post(school: Attacker, path: str, **about: object) -> tuple[int, dict[str, object]]:
    answer = school.request(f"POST /api/{path}", json.dumps(about).encode(), Content_Type="application/json")
    body: dict[str, object] = json.loads(answer.body)
    return answer.status, body


def enter(school: Attacker, seated: dict[str, object]) -> RawSocket:
    """Connect to a table, and stay connected."""
    socket = school.web_socket()
    socket.send(type="hello", version=1, table=seated["code"], token=seated["token"])
    assert socket.wait_for("welcome")["seat"] == seated["seat"]
    return socket


def join(school: Attacker, code: object) -> RawSocket:
    """Look up a table twice, join and connect, as a pupil's page does."""
    for path in (f"/api/tables/{code}", f"/api/tables/{code}", f"/api/tables/{code}/invitation"):
        assert school.request(f"GET {path}").status == 200
    status, seated = post(school, f"tables/{code}/seats", name="Ben")
    assert status == 201, seated
    return enter(school, seated)


def test_class_of_60_joins_tables(school: Attacker) -> None:
    tables = [post(school, "tables", name="Ada", edition="insects")[1] for _ in range(PUPILS // (SEATS - 1) + 1)]
    with ThreadPoolExecutor(PUPILS) as pool:
        codes = [tables[pupil // (SEATS - 1)]["code"] for pupil in range(PUPILS)]
        sockets = list(pool.map(lambda code: join(school, code), codes))
        # Their network drops, and all reconnect before the server has noticed.
        again = list(pool.map(lambda table: enter(school, table), tables * 3))
    for socket in sockets + again:
        socket.socket.close()


def test_class_of_60_plays_alone(school: Attacker) -> None:
    with ThreadPoolExecutor(PUPILS) as pool:
        # Each pupil starts three times: the first two tables are left behind.
        made = list(pool.map(lambda _: post(school, "tables", name="Ada", edition="insects"), range(3 * PUPILS)))
        assert {status for status, _ in made} == {201}
        sockets = list(pool.map(lambda table: enter(school, table[1]), made[:PUPILS]))
    for socket in sockets:
        socket.socket.close()


def test_wrong_codes_are_rate_limited(school: Attacker) -> None:
    _, table = post(school, "tables", name="Ada", edition="insects")
    statuses = [school.request(f"GET /api/tables/{33333 + n}").status for n in range(Limits().lookups_burst + 5)]
    assert set(statuses[: Limits().lookups_burst]) == {404}
    assert statuses[-1] == 429
    assert school.request(f"GET /api/tables/{table['code']}").status == 429


def test_stale_phones_leave_the_class_its_lookups(school: Attacker) -> None:
    for attempt in range(PUPILS):
        socket = school.web_socket()
        socket.send(type="hello", version=1, table="E33333", token=f"{attempt:032}")
        assert socket.wait_for("closing")["code"] == "no-such-event"
        socket.socket.close()
        assert school.request("GET /api/events/E33333").status == 404
    _, event = post(school, "events", edition="insects")
    assert post(school, f"events/{event['code']}/people", name="Ada")[0] == 201


def test_concurrent_wrong_codes_all_count(school: Attacker) -> None:
    started = threading.Barrier(PUPILS)

    def guess(number: int) -> int:
        started.wait()
        return school.request(f"GET /api/tables/2222{number % 8 + 2}/games").status

    with ThreadPoolExecutor(PUPILS) as pool:
        assert set(pool.map(guess, range(PUPILS))) <= {404, 429}
    answer = school.request("GET /api/tables/33333")
    assert answer.status == 429
    assert int(answer.header("retry-after")) > 1


def test_too_many_tables_says_limit_and_wait(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        school = Attacker(server)
        most = Limits().tables_an_address
        with ThreadPoolExecutor(8) as pool:
            made = list(pool.map(lambda _: post(school, "tables", name="Ada", edition="insects")[0], range(most)))
        assert set(made) == {201}
        body = b'{"name": "Ada"}'
        answer = school.request("POST /api/tables", body, Content_Type="application/json")
        body = json.loads(answer.body)
        assert (answer.status, body["code"], answer.header("ratelimit-limit")) == (429, "too-many-tables", str(most))
        wait = int(answer.header("retry-after"))
        assert 1 <= wait <= 60
        assert f"{most} tables" in body["text"]
        assert f"in {wait} s" in body["text"]
