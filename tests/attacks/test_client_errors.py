"""Errors of clients are counted and sampled: nobody can fill the log with them."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from attacks.attacker import TEXT, Attacker, frame
from server.running import Running, running
from waiting import wait_until

TIMES = 30
GOOD = b"GET /api/editions HTTP/1.1\r\nHost: localhost\r\n\r\n"
BAD_REQUESTS = {
    "nonsense": b"nonsense\r\n\r\n",
    "pipelined nonsense": GOOD + b"nonsense\r\n\r\n",
    "pipelined header": GOOD * 3 + b"GET / HTTP/1.1\r\nno header\r\n\r\n",
    "too many pipelined": GOOD * 20,
    "pipelined upgrade": GOOD + b"GET /socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    "other upgrade": b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n",
}
CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
BAD_FRAMES = {
    "unmasked": frame(TEXT, b"hi", mask=False),
    "opcode": frame(3, b"x"),
    "control": frame(9, b"x" * 200),
    "size": frame(TEXT, b"x" * 9000),
}


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server that no other test makes log anything."""
    data = tmp_path_factory.mktemp("client-errors") / "data"
    with running(data, "--trusted-proxy", "127.0.0.1", "--metrics-token", "count-me") as server:
        yield server


def metrics(server: Running, name: str) -> dict[str, int]:
    """Return a metric by its labels."""
    text = Attacker(server).request("GET /api/metrics", Authorization="Bearer count-me").body.decode()
    found = re.findall(rf"^{name}\{{(.*)\}} (\S+)$", text, re.MULTILINE)
    return {labels: int(float(value)) for labels, value in found}


def warnings(server: Running) -> list[dict[str, Any]]:
    """Return the lines of the log that are no records of requests."""
    lines = (json.loads(line) for line in server.journal.read_text().splitlines())
    return [line for line in lines if line["level"] != "info"]


def send(attacker: Attacker, content: bytes) -> None:
    """Send bytes on a connection, and read until the server closes it."""
    with attacker.connection() as plain:
        plain.sendall(content)
        plain.shutdown(1)
        try:
            while plain.recv(65536):
                pass
        except ConnectionError:
            pass


def test_bad_requests_are_counted_and_not_all_logged(victim: Running) -> None:
    attacker = Attacker(victim)
    for _ in range(TIMES):
        for content in BAD_REQUESTS.values():
            send(attacker, content)
    counted = metrics(victim, "sosie_client_errors_total")
    assert counted['kind="bad-request"'] >= 4 * TIMES
    assert counted['kind="bad-upgrade"'] == TIMES
    assert attacker.is_served()
    found = warnings(victim)
    assert {line.get("kind") for line in found} <= {"bad-request", "bad-upgrade", "bad-frame"}
    assert len(found) < TIMES
    assert not any("trace" in line for line in found)


def test_bad_frames_are_counted_and_not_all_logged(victim: Running) -> None:
    attacker, before = Attacker(victim), len(warnings(victim))
    for _ in range(TIMES):
        for content in BAD_FRAMES.values():
            with attacker.web_socket() as web_socket:
                web_socket.socket.sendall(content)
                while web_socket.next_frame()[0] != 8:
                    pass
    assert metrics(victim, "sosie_client_errors_total")['kind="bad-frame"'] == TIMES * len(BAD_FRAMES)
    found = warnings(victim)[before:]
    assert {line["level"] for line in found} == {"warning"}
    assert len(found) < TIMES


@pytest.mark.parametrize(
    "chunks", [b"zzz\r\n", b"5\r\nhello\r\nzzz\r\n", b"5\r\nhel"], ids=["first", "later", "cut off"]
)
def test_broken_body_is_no_error_of_the_server(victim: Running, chunks: bytes) -> None:
    def broken() -> int:
        return sum(
            count for labels, count in metrics(victim, "sosie_requests_total").items() if 'status="499"' in labels
        )

    before = broken()
    send(Attacker(victim), CHUNKED + chunks)
    wait_until(lambda: broken() == before + 1)
    assert not any('status="500"' in labels for labels in metrics(victim, "sosie_requests_total"))
