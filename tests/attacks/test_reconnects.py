"""Attacks of one stranger who reconnects, so that limits begin anew."""

import time
from contextlib import suppress

from attacks.attacker import Attacker
from sosie.server.config import Limits
from sosie.table.messages import PROTOCOL_VERSION

LIMITS = Limits()
RECONNECTS = 30


def test_reconnects_share_the_emoji_of_a_seat(attacker: Attacker) -> None:
    table = attacker.open_table()
    hello = {"type": "hello", "version": PROTOCOL_VERSION, "table": table["code"], "token": table["token"]}
    started = time.monotonic()
    with attacker.web_socket() as watcher:
        watcher.send(type="hello", version=PROTOCOL_VERSION, table=table["code"])
        watcher.wait_for("view")
        for _ in range(RECONNECTS):
            # The table closes the connection of the one who sends too much, also between two messages.
            with suppress(OSError), attacker.web_socket() as socket:
                socket.send(**hello)
                number = (socket.receive() or {}).get("number", 0)
                for more in range(1, LIMITS.emoji_burst + 1):
                    socket.send(type="send-emoji", number=number + more, emoji="wow")
                socket.send(type="check")
                while (socket.receive() or {"type": "closing"})["type"] not in {"checked", "closing"}:
                    pass
        seen = time.monotonic() - started
        watcher.send(type="check")
        shown = 0
        while (message := watcher.receive() or {"type": "checked"})["type"] != "checked":
            shown += message["type"] == "emoji"
    assert 0 < shown <= LIMITS.emoji_burst + seen * LIMITS.emoji_a_second + 1
