"""Attacks on the WebSocket: connection slots, unread answers, floods of control frames, guessed codes."""

from collections.abc import Callable
from contextlib import ExitStack, suppress

import pytest

from attacks.attacker import PING, PONG, Attacker, frame
from server.raw_socket import Refused
from sosie.server.config import Limits
from sosie.table.codes import ALPHABET

_MAX = Limits().connections_an_address
_FLOOD_BYTES = 40 << 20
"""Far more than the buffers of two kernels hold."""


@pytest.mark.parametrize(
    ("headers", "path", "status"),
    [
        ({}, "/socket", 400),
        ({"Sec_WebSocket_Key": "short"}, "/socket", 400),
        ({"Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec_WebSocket_Version": "12"}, "/socket", 400),
        ({"Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA=="}, "/elsewhere", 404),
        ({"Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "https://other.example"}, "/socket", 403),
    ],
    ids=["no key", "bad key", "bad version", "bad path", "bad origin"],
)
def test_failed_upgrades_release_their_slot(
    attacker: Attacker, headers: dict[str, str], path: str, status: int
) -> None:
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13"} | headers
    statuses = {attacker.request(f"GET {path}", b"", **upgrade).status for _ in range(_MAX + 10)}
    assert statuses == {status}
    with attacker.web_socket():
        pass
    attacker.wait_for_connections(0)


def test_upgrade_with_long_headers_connects(attacker: Attacker) -> None:
    with attacker.web_socket(Cookie="x" * 6000):
        pass
    attacker.wait_for_connections(0)


def test_connections_beyond_the_limit_are_refused(attacker: Attacker) -> None:
    with ExitStack() as stack:
        for _ in range(_MAX):
            stack.enter_context(attacker.web_socket())
        with pytest.raises(Refused, match="429"):
            attacker.web_socket()
    attacker.wait_for_connections(0)
    with attacker.web_socket():
        pass


@pytest.mark.parametrize("kind", [PING, PONG], ids=["pings", "pongs"])
def test_control_frame_flood_ends_the_connection(attacker: Attacker, kind: int) -> None:
    before = attacker.memory_mb
    block = frame(kind, b"x" * 125) * 500 + frame(kind, b"") * 5000
    with attacker.web_socket() as web_socket:
        with suppress(ConnectionError):
            for sent in range(0, _FLOOD_BYTES, len(block)):
                web_socket.socket.sendall(block)
                assert sent + len(block) < _FLOOD_BYTES, "nobody hung up"
        assert attacker.is_served()
    assert attacker.memory_mb < before + 20
    attacker.wait_for_connections(0)


def test_slow_pings_are_answered(attacker: Attacker) -> None:
    with attacker.web_socket() as web_socket:
        web_socket.frame(PING, b"hello?")
        while (answer := web_socket.next_frame())[0] == PING or answer == (PONG, b""):
            # The server's own measurements.
            pass
        assert answer == (PONG, b"hello?")


def failures_until_refused(attacker: Attacker, code: str, guess: Callable[[int], dict[str, str]]) -> int:
    """Send hellos with different guesses until the rate limit, and return the number of answers."""
    for count in range(200):
        if (answer := attacker.hello(**guess(count))) == "too-many":
            return count
        assert answer == code
    raise AssertionError("all guesses were answered")


def wrong_code(number: int) -> str:
    """Return one of many codes that no table has."""
    high, low = divmod(number, len(ALPHABET))
    return f"222{ALPHABET[high]}{ALPHABET[low]}"


def test_guessed_codes_are_slowed_down(attacker: Attacker) -> None:
    assert failures_until_refused(attacker, "no-such-table", lambda count: {"table": wrong_code(count)}) >= 30
    # Lookups over HTTP share the bucket; other addresses do not.
    assert 429 in {attacker.request("GET /api/tables/22222").status for _ in range(20)}
    opened = attacker.open_table()
    assert Attacker(attacker.server).hello(table=opened["code"]) == "welcome"


def test_guessed_tokens_are_slowed_down(attacker: Attacker) -> None:
    opened = attacker.open_table()
    hello = {"table": opened["code"]}
    assert failures_until_refused(attacker, "bad-token", lambda count: {**hello, "token": f"guess {count}"}) >= 30


def test_successful_hellos_cost_nothing(attacker: Attacker) -> None:
    # More than the wrong ones that an address may try, and fewer than a seat may connect.
    for _ in range(2):
        opened = attacker.open_table()
        assert {attacker.hello(table=opened["code"], token=opened["token"]) for _ in range(25)} == {"welcome"}


@pytest.mark.parametrize(
    ("field", "value"),
    [("attempt", 2**70), ("attempt", 2**63), ("attempt", -1), ("last", 2**80), ("version", 2**70)],
)
def test_huge_numbers_do_not_stall_a_table(attacker: Attacker, field: str, value: int) -> None:
    opened = attacker.open_table()
    hello = {"type": "hello", "version": 1, "table": opened["code"], "token": opened["token"], "window": "w"}
    with attacker.web_socket() as web_socket:
        web_socket.send(**hello | {field: value})
        assert web_socket.wait_for("refused")["code"] == "unreadable"
        web_socket.send(**hello)
        web_socket.wait_for("welcome")
        while not web_socket.wait_for("view")["seats"][0].get("present"):
            pass
        web_socket.send(type="rename", number=1, name="Still here")
        while web_socket.wait_for("view")["seats"][0]["name"] != "Still here":
            pass


UPGRADE = b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize(("headers", "status"), [(KEY, 101), (b"", 400)], ids=["accepted", "refused"])
def test_pipelined_upgrade_is_answered_last(attacker: Attacker, count: int, headers: bytes, status: int) -> None:
    get = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with attacker.connection() as plain:
        plain.sendall(get * count + UPGRADE + headers + b"\r\n")
        received = b""
        while received.count(b"HTTP/1.1 ") <= count and (more := plain.recv(65536)):
            received += more
    statuses = [int(part[:3]) for part in received.split(b"HTTP/1.1 ")[1:]]
    assert statuses == [*[200] * count, status]
    attacker.wait_for_connections(0)
