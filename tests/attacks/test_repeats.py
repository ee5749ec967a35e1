"""A repeated request is answered each time."""

from typing import Any

from attacks.attacker import TEXT, Attacker
from server.raw_socket import RawSocket
from sosie.table.messages import PROTOCOL_VERSION

REPEATS = 20
"""Fewer than the burst of a client."""


def answers(socket: RawSocket) -> list[dict[str, Any]]:
    """Return all messages until the table refuses an unreadable one."""
    socket.frame(TEXT, b"garbage")
    messages: list[dict[str, Any]] = []
    while (message := socket.receive()) is not None and message["type"] != "refused":
        messages.append(message)
    return messages


def test_repeat_is_answered_before_and_after_reconnect(attacker: Attacker) -> None:
    table = attacker.open_table()
    hello = {"type": "hello", "version": PROTOCOL_VERSION, "table": table["code"], "token": table["token"]}
    with attacker.web_socket() as ada:
        ada.send(**hello)
        ada.wait_for("welcome")
        ada.send(type="ready", number=7)
        while not ada.wait_for("view")["seats"][0].get("ready"):
            pass
        for _ in range(REPEATS):
            ada.send(type="ready", number=7)
        assert answers(ada) == [{"type": "counted", "number": 7, "seat": 0}] * REPEATS
    with attacker.web_socket() as ada:
        ada.send(**hello)
        assert ada.wait_for("welcome")["number"] == 7
        ada.send(type="rename", number=7, name="Eve")
        assert {"type": "counted", "number": 7, "seat": 0} in answers(ada)
