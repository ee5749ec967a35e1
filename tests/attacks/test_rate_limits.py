"""Rate limits over HTTP: lookups that could be guessed, and requests that change data."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from attacks.attacker import Attacker
from sosie.server.config import Limits

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
