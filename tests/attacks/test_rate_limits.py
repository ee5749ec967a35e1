"""Rate limits: lookups that could be guessed, requests that change data, and costly answers."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from attacks.attacker import Attacker
from attacks.costly import record
from attacks.test_event_crowd import enter, post
from server.raw_socket import RawSocket
from server.running import running
from sosie.server.config import Limits
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.rows import GameRow
from sosie.server.store.store import Store

JSON = {"Content_Type": "application/json"}
LIMITS = Limits()
ID = "2" * 12
GUESSES = [
    "GET /api/tables/22222",
    "GET /api/tables/22222/games",
    "GET /api/tables/22222/invitation",
    "GET /api/tables/22222/invitation.svg",
    f"GET /api/games/{ID}",
    f"GET /api/games/{ID}/replay",
    "GET /api/statistics",
    f"DELETE /api/decks/{ID}",
]


@pytest.mark.parametrize("line", GUESSES)
def test_failed_lookups_are_limited(attacker: Attacker, line: str) -> None:
    token = f"Bearer {'A' * 32}"
    # A repeated code is counted only once a minute.
    lines = [line.replace("22222", str(22222 + number)) for number in range(LIMITS.lookups_burst + 15)]
    statuses = [attacker.request(guess, Authorization=token).status for guess in lines]
    assert 429 not in statuses[: LIMITS.lookups_burst]
    assert 429 in statuses[LIMITS.lookups_burst :]
    assert Attacker(attacker.server).request(line, Authorization=token).status in {401, 404}


def test_changes_are_limited_before_their_body_is_parsed(attacker: Attacker) -> None:
    with ThreadPoolExecutor(8) as clients:
        answers = [
            clients.submit(attacker.request, "POST /api/tables", b"{", **JSON) for _ in range(3 * LIMITS.posts_burst)
        ]
        statuses = [answer.result().status for answer in answers]
    assert set(statuses) == {400, 429}
    assert statuses.count(400) >= LIMITS.posts_burst


@pytest.mark.parametrize("path", ["?told=1", "/replay"])
def test_transcripts_and_replays_are_limited(tmp_path: Path, path: str) -> None:
    game = asyncio.run(save_short_game(tmp_path / "data"))
    with running(tmp_path / "data", "--trusted-proxy", "127.0.0.1") as server, ThreadPoolExecutor(8) as clients:
        attacker = Attacker(server)
        count = 2 * LIMITS.drawings_burst
        answers = clients.map(lambda _: attacker.request(f"GET /api/games/{game}{path}").status, range(count))
        assert set(answers) >= {200, 429}
        assert attacker.request(f"GET /api/games/{game}").status == 200


async def save_short_game(data: Path) -> str:
    """Save a game in the store of a server that has not started, and return its id."""
    data.mkdir()
    store = Store(f"sqlite:///{data / 'store.db'}")
    await store.open()
    try:
        row = GameRow("33333", 0, "tower", "insects", ("Ada", "Ben"), (0,), json.dumps(record(2)), 2, 9, wall_clock())
        await store.save_games([(row, {})])
        return row.id
    finally:
        await store.close()


def test_plans_of_rounds_are_limited(attacker: Attacker) -> None:
    answers = set[str]()
    # The requests at one event are limited, too.
    for _ in range(0, 2 * LIMITS.plans_burst, 20):
        opened = post(attacker, "events", {"edition": "insects"})
        for number in range(2):
            post(attacker, f"events/{opened['code']}/people", {"name": f"Person {number}"})
        with enter(attacker, opened["code"], opened["token"]) as host:
            for number in range(1, 21):
                host.send(type="seat-round", number=number)
                answers.add(answer_to(host, number))
    assert answers == {"counted", "too-many-plans"}


def answer_to(host: RawSocket, number: int) -> str:
    """Return the code of a refusal, or "counted"."""
    while (message := host.receive()) is not None:
        if message.get("number") == number and message["type"] in {"counted", "refused"}:
            return str(message.get("code", message["type"]))
    return "closed"
