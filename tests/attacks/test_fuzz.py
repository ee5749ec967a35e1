"""Random WebSocket frames: the server keeps serving and releases every connection."""

import json
import struct
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from attacks.attacker import CLOSE, PING, PONG, TEXT, Attacker, frame
from sampling import examples
from server.running import Running

KINDS = ("hello", "call", "take", "slap", "ready", "rename", "settle", "add-bot", "remove", "start", "choose", "leave")
FIELDS = ("number", "turn", "symbol", "took", "on", "place", "places", "game", "seat", "name", "settings", "edition")
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**80), 2**80) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
messages = st.builds(
    lambda kind, number, about: json.dumps({"type": kind, "number": number} | about).encode(),
    st.sampled_from(KINDS),
    st.integers(0, 50),
    st.dictionaries(st.sampled_from(FIELDS), st.integers(0, 9) | values, max_size=4),
)
payloads = messages | st.binary(max_size=200) | st.sampled_from([b"", b"\xff" * 125, b"[" * 4000, b" " * 9000])
kinds = st.sampled_from([TEXT, TEXT, TEXT, PING, PONG, CLOSE]) | st.integers(0, 15)
frames = st.builds(
    lambda kind, payload, fin, mask: frame(kind, payload, fin=fin, mask=mask),
    kinds,
    payloads,
    st.booleans() | st.just(True),
    st.booleans() | st.just(True),
)
lying_frames = st.builds(
    lambda kind, size: struct.pack("!BBQ", 128 | kind, 255, size), kinds, st.integers(0, 2**64 - 1)
)
streams = st.lists(frames | lying_frames | st.binary(max_size=50), max_size=12).map(b"".join)


def send_stream(
    attacker: Attacker, hello: dict[str, Any] | None, stream: bytes, chunk_size: int, *, reads: bool
) -> None:
    """Send bytes in chunks on a new WebSocket, optionally after a hello, and optionally read until it closes."""
    with attacker.web_socket() as web_socket, suppress(ConnectionError, TimeoutError):
        if hello is not None:
            web_socket.send(type="hello", version=1, **hello)
        for start in range(0, len(stream), chunk_size):
            web_socket.socket.sendall(stream[start : start + chunk_size])
        if reads:
            web_socket.frame(CLOSE, b"")
            web_socket.socket.settimeout(0.3)
            while web_socket.socket.recv(65536):
                pass


@settings(max_examples=examples(60))
@given(st.sampled_from(["stranger", "watcher", "player"]), streams, st.sampled_from([1, 7, 100, 10**6]), st.booleans())
def test_server_survives_random_frames(server: Running, role: str, stream: bytes, chunk_size: int, reads: bool) -> None:
    attacker = Attacker(server)
    opened = attacker.open_table()
    hello = {"table": opened["code"]} | ({"token": opened["token"]} if role == "player" else {})
    send_stream(
        attacker,
        None if role == "stranger" else hello,
        stream,
        chunk_size if len(stream) < 2000 else 10**6,
        reads=reads,
    )
    attacker.wait_for_connections(0)
    assert Attacker(server).hello(table=opened["code"]) == "welcome"
    assert "Traceback" not in server.journal.read_text()
