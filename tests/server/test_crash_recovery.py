"""A server that is killed during games restarts without losing an update.

A hundred kills in `make test-all`, and eight in `make test`. The server runs in a process that is forked from one with
everything imported, so that it restarts quickly. People play at several tables and reconnect. At the end the log is
folded again, and every update that anybody received must be in it, byte for byte.
"""

import asyncio
import random
import socket
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from sampling import is_thorough, sampled
from server.forked import start
from sosie.dev_cluster.processes import free_ports
from sosie.editions import edition
from sosie.server.live.update_history import encode
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.table.entries import Opened, from_log
from sosie.table.fold import fold, open_table
from sosie.table.table import Table
from waiting import PATIENCE_S, until

KILLS, TABLES = 20 if is_thorough() else 8, 3
CARDS = edition("classic").deck.cards


class Person(WSListener):
    """A client that calls as fast as people can, and records all updates."""

    cards = CARDS

    def __init__(self, seen: dict[int, bytes], code: str, token: str, chance: random.Random) -> None:
        self.seen, self.code, self.token, self.chance = seen, code, token, chance
        self.number, self.seat, self.is_seated = 0, 0, False
        self.game: dict[str, Any] = {}
        self.phase, self._is_new = "", False
        self._socket: WSTransport | None = None
        self._thinking: asyncio.TimerHandle | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._socket = transport
        self._send({"type": "hello", "version": 1, "table": self.code, "token": self.token})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        message = msgspec.json.decode(text)
        # The view after a welcome is a snapshot, and no update.
        is_update = message["type"] == "ruled" or (message["type"] == "view" and not self._is_new)
        self._is_new = message["type"] == "welcome"
        if is_update:
            assert self.seen.setdefault(message["event"], text) == text, "two people received different events"
        match message["type"]:
            case "welcome":
                self.is_seated, self.seat = True, message["seat"]
                # This server may not know the last request yet, if it went through another server.
                self.number = max(self.number, message.get("number", 0))
            case "view":
                self.phase, self.game = message["phase"], message.get("game") or {}
                self._think()
            case "ruled":
                if message.get("places"):
                    self.game |= {"places": message["places"], "turn": message["turn"]}
                self._think()
            case "refused" if message["code"] == "too-soon":
                # A busy machine may measure a call as too quick for a person, so it is made again.
                self._think()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        self._socket, self.is_seated = None, False
        if self._thinking:
            self._thinking.cancel()

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    def hang_up(self) -> None:
        if self._socket is not None:
            self._socket.disconnect(graceful=False)

    def ask(self, **request: Any) -> None:
        self.number += 1
        self._send({"number": self.number} | request)

    def _think(self) -> None:
        if self._thinking:
            self._thinking.cancel()
        if self.phase in {"lobby", "finished"} and self.seat == 0:
            self.ask(type="start")
        elif self.phase == "playing" and self.game.get("places"):
            self._thinking = asyncio.get_running_loop().call_later(self.chance.uniform(0.32, 0.45), self._call)

    def _call(self) -> None:
        centre, *own = self.game["places"]
        if centre is not None and self.is_seated:
            (symbol,) = set(self.cards[centre]) & set(self.cards[own[self.seat]])
            self.ask(type="call", symbol=symbol, turn=self.game["turn"])

    def _send(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            self._socket.send(WSMsgType.TEXT, msgspec.json.encode(message))


async def connect(person: Person, port: int) -> None:
    """Connect, with retries, as a page does."""
    async with asyncio.timeout(PATIENCE_S):
        while not person.is_seated:
            if not person.is_connected:
                with suppress(OSError):
                    await ws_connect(lambda: person, f"ws://127.0.0.1:{port}/socket?table={person.code}")
            await asyncio.sleep(0.01)


async def stay_connected(person: Person, port: int) -> None:
    """Connect again whenever the connection is lost."""
    while True:
        await connect(person, port)
        await asyncio.sleep(0.01)


async def until_disconnected(people: Sequence[Person]) -> None:
    """Wait until nobody is connected."""
    await until(lambda: not any(person.is_connected for person in people))


async def until_more_rulings(seen: Mapping[str, dict[int, bytes]], more: int = 2) -> None:
    """Wait until the people at every table have received so many further rulings."""

    def rulings(code: str) -> int:
        return sum(b'"type":"ruled"' in text for text in seen[code].values())

    enough = {code: rulings(code) + more for code in seen}
    await until(lambda: all(rulings(code) >= least for code, least in enough.items()), 60)


async def seat_people(port: int, chance: random.Random) -> tuple[list[Person], dict[str, dict[int, bytes]]]:
    """Open tables for two players each, and connect them."""
    people: list[Person] = []
    seen: dict[str, dict[int, bytes]] = {}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", trust_env=False, timeout=PATIENCE_S) as http:
        for _ in range(TABLES):
            opened = (await http.post("/tables", json={"name": "Ada", "language": "en"})).json()
            joined = (await http.post(f"/tables/{opened['code']}/seats", json={"name": "Ben", "language": "en"})).json()
            received = seen.setdefault(opened["code"], {})
            people += [Person(received, opened["code"], seat["token"], chance) for seat in (opened, joined)]
    await asyncio.gather(*(connect(person, port) for person in people))
    return people, seen


async def wait_until_listening(server: ForkServerProcess, port: int) -> None:
    while server.is_alive():
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=0.2):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the server did not start")


async def play_and_kill(data: Path, port: int, chance: random.Random) -> dict[str, dict[int, bytes]]:
    """Let people play while their server is killed repeatedly; return the updates they received, by table."""
    people: list[Person] = []
    seen: dict[str, dict[int, bytes]] = {}
    for _ in range(KILLS):
        server = start(data, port)
        await wait_until_listening(server, port)
        if not people:
            people, seen = await seat_people(port, chance)
        await asyncio.gather(*(connect(person, port) for person in people))
        await until_more_rulings(seen)
        await asyncio.sleep(chance.uniform(0, 0.3))
        server.kill()
        server.join()
        await until_disconnected(people)
    return seen


async def fold_logs(data: Path) -> dict[str, dict[int, bytes]]:
    """Fold the logs, and return all updates by table."""
    log, updates = EmbeddedLog(data / "log"), dict[str, dict[int, bytes]]()
    await log.open()
    for code in await log.tables():
        table: list[Table] = []
        own = updates.setdefault(code, {})

        def on_entry(_position: int, payload: bytes, table: list[Table] = table, own: dict[int, bytes] = own) -> None:
            entry = from_log(payload)
            if isinstance(entry, Opened):
                table.append(open_table(entry))
                return
            after = fold(table[-1], entry)
            table[:] = [after.table]
            own.update({update.event: encode(update) for update in after.updates})

        (await log.subscribe(code, on_entry)).cancel()
    await log.close()
    return updates


@pytest.mark.parametrize("seed", sampled(range(5), 5))
def test_no_event_is_lost_by_a_crash(seed: int, tmp_path: Path) -> None:
    (port,) = free_ports(1)
    seen = asyncio.run(play_and_kill(tmp_path, port, random.Random(seed)))
    logged = asyncio.run(fold_logs(tmp_path))
    for code, received in seen.items():
        assert received == {number: logged[code][number] for number in received}
