"""Guesses on a past turn: each costs a freeze, as on the current turn."""

import time
from typing import Any

from attacks.attacker import Attacker
from server.raw_socket import RawSocket
from sosie.server.live.seat_requests import MAX_PENDING

REACTION_S = 0.6
"""More than the quickest call (0.3 s) and the longest line that is compensated (0.21 s), as a busy one seems."""


def start_practice(attacker: Attacker, socket: RawSocket) -> dict[str, Any]:
    """Start a practice and return the dealt game."""
    opened = attacker.open_table(edition="insects")
    socket.send(type="hello", version=1, table=opened["code"], token=opened["token"])
    socket.send(type="settle", number=1, settings={"kind": "practice", "freeze_ms": 10_000})
    socket.send(type="start", number=2)
    while (view := socket.wait_for("view"))["phase"] != "playing":
        pass
    game: dict[str, Any] = view["game"]
    return game


def cards_of(attacker: Attacker, edition: str) -> list[list[int]]:
    with attacker.server.client() as client:
        cards: list[list[int]] = client.get(f"/api/editions/{edition}").raise_for_status().json()["cards"]
        return cards


def test_guesses_on_a_passed_turn_freeze(attacker: Attacker) -> None:
    cards = cards_of(attacker, "insects")
    with attacker.web_socket() as socket:
        game = start_practice(attacker, socket)
        left, right = (set(cards[card]) for card in game["places"])
        (match,) = left & right
        time.sleep(REACTION_S)
        socket.send(type="call", number=3, turn=0, symbol=match, took=None)
        assert socket.wait_for("ruled")["verdict"] == "won"
        guesses, verdicts = list(enumerate(sorted(left ^ right), start=4)), []
        # No more at once than a seat may have on their way through the log.
        for first in range(0, len(guesses), MAX_PENDING):
            some = guesses[first : first + MAX_PENDING]
            for number, symbol in some:
                socket.send(type="call", number=number, turn=0, symbol=symbol, took=None)
            verdicts += [socket.wait_for("ruled")["verdict"] for _ in some]
        assert verdicts == ["wrong"] + ["frozen"] * (len(verdicts) - 1)
