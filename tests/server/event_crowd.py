"""An event by sockets: a host, and a crowd that joins, plays at its tables, and comes back between rounds."""

import asyncio
import math
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from sosie.editions import edition
from waiting import PATIENCE_S

_RETRY_S = 0.05


class Wire(WSListener):
    """A connection to a table or an event, which reconnects until it is ended."""

    def __init__(self, port: int, code: str, token: str | None) -> None:
        self.port, self.code, self.token = port, code, token
        self.number = 0
        self.is_welcome = False
        self.closing: dict[str, Any] | None = None
        self._transport: WSTransport | None = None
        self._is_over = False
        self.ended = asyncio.create_task(self._keep_connected())

    async def _keep_connected(self) -> None:
        while not self._is_over:
            if self._transport is None:
                with suppress(OSError, TimeoutError):
                    await ws_connect(lambda: self, f"ws://127.0.0.1:{self.port}/socket?table={self.code}")
            await asyncio.sleep(_RETRY_S)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        if self._is_over:  # Ended while it was connecting.
            transport.disconnect(graceful=False)
            return
        self.say(type="hello", version=1, table=self.code, **({"token": self.token} if self.token else {}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = msgspec.json.decode(frame.get_payload_as_bytes())
        if message["type"] == "welcome":
            self.is_welcome, self.number = True, max(self.number, message.get("number", 0))
        elif message["type"] == "closing":
            self.closing = message
            if not message.get("again", True):
                self.end()
        self.on_message(message)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        self._transport, self.is_welcome = None, False

    def on_message(self, message: dict[str, Any]) -> None:
        """Handle a message."""

    def ask(self, **request: Any) -> None:
        """Send a request with the next number."""
        self.number += 1
        self.say(number=self.number, **request)

    def say(self, **message: Any) -> None:
        """Send a message, if connected."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def end(self) -> None:
        """Disconnect for good."""
        self._is_over = True
        if self._transport is not None:
            self._transport.disconnect(graceful=False)


class AtTable(Wire):
    """A person at a table, who calls the Tower's match quickly."""

    def __init__(self, crowd: "Crowd", code: str, token: str) -> None:
        self.crowd, self.chance = crowd, crowd.chance
        self.phase, self.game, self.seat = "", dict[str, Any](), 0
        self.paused, self.calls = False, 0
        self._thinking: asyncio.TimerHandle | None = None
        super().__init__(crowd.port, code, token)

    def on_message(self, message: dict[str, Any]) -> None:
        """Follow the game, and call."""
        match message["type"]:
            case "welcome":
                self.seat = message["seat"]
            case "view":
                self.phase, self.game = message["phase"], message.get("game") or {}
                self.paused = message.get("paused", False)
            case "ruled" if message.get("places"):
                self.game |= {"places": message["places"], "turn": message["turn"]}
            case "refused":
                pass  # Too quick for a person, as a busy machine measures it: call again.
            case "ruled" if message["verdict"] == "tied" and self.seat in message.get("tied", ()):
                asyncio.get_running_loop().call_later(self.chance.uniform(0.1, 0.3), self._take)
                return
            case _:
                return
        self._think()

    def _think(self) -> None:
        if self._thinking:
            self._thinking.cancel()
        if self.phase == "playing" and not self.paused and self.game.get("places"):
            wait = self.chance.uniform(0.3, 0.5) * self.crowd.pace
            self._thinking = asyncio.get_running_loop().call_later(wait, self._call)

    def _take(self) -> None:
        self.ask(type="take", turn=self.game["turn"])

    def _call(self) -> None:
        symbol = self._match()
        if symbol is not None and self.is_welcome and self.calls < self.crowd.most_calls(self.seat):
            self.calls += 1
            self.ask(type="call", symbol=symbol, turn=self.game["turn"])

    def _match(self) -> Any:
        """Return a symbol to call: in the Tower, or in a play-off, which shows two cards or one for each player."""
        if self.seat not in self.game["seats"]:
            return None
        seat, places = self.game["seats"].index(self.seat), self.game["places"]
        if self.game["game"] == "tower":
            shown = [places[0], places[1 + seat]]
        elif len(places) == 2:
            shown = places
        else:
            others = [card for place, card in enumerate(places) if place != seat and card is not None]
            shown = [places[seat], *others[:1]]
        if None in shown or len(shown) != 2:
            return None
        return next(iter(set(self.crowd.cards[shown[0]]) & set(self.crowd.cards[shown[1]])))


class Person(Wire):
    """Somebody who takes part: waits at the event, plays at the tables that it sends them to."""

    def __init__(self, crowd: "Crowd", code: str, joined: dict[str, Any]) -> None:
        self.crowd, self.person = crowd, joined["person"]
        self.attending: dict[str, Any] = {}
        self.table: AtTable | None = None
        self.sat_at = list[str]()
        """The codes of all tables where they sat."""
        super().__init__(crowd.port, code, joined["token"])

    def on_message(self, message: dict[str, Any]) -> None:
        """Go to the table and back."""
        if message["type"] != "attending":
            return
        self.attending = message
        code = message.get("table_code")
        if self.table is not None and self.table.code != code:
            self.table.end()
            self.crowd.left_tables.append(self.table)
            self.table = None
        if code and self.table is None and self.token:
            self.sat_at.append(code)
            self.table = AtTable(self.crowd, code, self.token)


class Host(Wire):
    """The host: sees everything, and asks for rounds."""

    def __init__(self, port: int, code: str, token: str) -> None:
        self.event: dict[str, Any] = {}
        self.boards = dict[int, dict[str, Any]]()
        self.changed = asyncio.Event()
        super().__init__(port, code, token)

    def on_message(self, message: dict[str, Any]) -> None:
        """Keep the view and the boards."""
        if message["type"] == "event":
            self.event, self.number = message, max(self.number, message.get("number", 0))
        elif message["type"] == "board":
            self.boards |= {table["table"]: table for table in message["tables"]}
        self.changed.set()

    async def until(self, phase: str, timeout_s: float = PATIENCE_S) -> dict[str, Any]:
        """Wait for a phase."""
        async with asyncio.timeout(timeout_s):
            while self.event.get("phase") != phase:
                self.changed.clear()
                await self.changed.wait()
        return self.event

    async def ask_until(self, phase: str, **request: Any) -> dict[str, Any]:
        """Ask until the event is in a phase, as a person who presses a button again."""
        for _ in range(60):
            if self.is_welcome:
                self.ask(**request)
            with suppress(TimeoutError):
                return await self.until(phase, 2)
        raise AssertionError(f"the event does not become {phase}: {self.event}")


@dataclass
class Crowd:
    """A host and people at one server."""

    port: int
    size: int
    chance: random.Random
    pace: float = 1.0
    """The thinking time of people, relative to half a second."""
    deck: str = "classic"
    names: Sequence[str] = ()
    most_calls: Callable[[int], float] = lambda _: math.inf
    """The most calls of a seat at one table."""
    host: Host = field(init=False)
    people: list[Person] = field(default_factory=list)
    left_tables: list[AtTable] = field(default_factory=list)

    @property
    def cards(self) -> Any:
        """The cards of the deck."""
        return edition(self.deck).deck.cards

    async def open(self, **settings: Any) -> None:
        """Open the event, and join."""
        async with self.http() as http:
            answer = await http.post("/events", json={"edition": self.deck, "settings": settings})
            opened = answer.raise_for_status().json()
        self.host = Host(self.port, opened["code"], opened["token"])
        await self.join(opened["code"])
        async with asyncio.timeout(PATIENCE_S):
            while not self.host.is_welcome:
                await asyncio.sleep(0.02)

    async def join(self, code: str) -> None:
        """Join an event, and connect."""
        async with self.http() as http:

            async def join(number: int) -> Person:
                name = {"name": self.names[number] if self.names else f"Person {number}", "language": "en"}
                joined = (await http.post(f"/events/{code}/people", json=name)).raise_for_status().json()
                return Person(self, code, joined)

            self.people += await asyncio.gather(*(join(number) for number in range(self.size)))
        async with asyncio.timeout(PATIENCE_S):
            while not all(person.is_welcome for person in self.people):
                await asyncio.sleep(0.02)

    def http(self) -> httpx.AsyncClient:
        """Return an HTTP client."""
        limits = httpx.Limits(max_connections=20)
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}/api", trust_env=False, timeout=PATIENCE_S, limits=limits
        )

    async def results(self) -> str:
        """Download the results."""
        async with self.http() as http:
            headers = {"Authorization": f"Bearer {self.host.token}"}
            answer = await http.get(f"/events/{self.host.code}/results.csv", headers=headers)
            return answer.raise_for_status().text

    async def end(self) -> None:
        """Disconnect everybody."""
        hosts = [self.host] if hasattr(self, "host") else []
        tables = [person.table for person in self.people if person.table]
        wires: list[Wire] = [*self.people, *self.left_tables, *tables, *hosts]
        for wire in wires:
            wire.end()
        await asyncio.gather(*(wire.ended for wire in wires), return_exceptions=True)
