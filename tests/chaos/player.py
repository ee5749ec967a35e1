"""A scripted player who reconnects whenever the connection is lost, and records all messages in a diary."""

import asyncio
import random
import struct
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from chaos.diary import Diary, SentRequest
from chaos.requests import Requests
from server.client import decode, encode, replace, right_calls
from sosie.table.messages import (
    PROTOCOL_VERSION,
    AddBot,
    Call,
    Closing,
    Hello,
    Redirect,
    Request,
    Ruled,
    Start,
    View,
    Welcome,
)
from sosie.table.settings import Pack

_SILENT_S = 4.0
"""A player who receives nothing for this long during a game changes servers."""
_REPEAT_S = 4.0
_CLOSE_CODE = struct.Struct("!H")


class Player(WSListener):
    """One seat with one connection and one pending request at a time, which is repeated until it counts."""

    def __init__(self, diary: Diary, token: str, pack: Pack, ports: Sequence[int], chance: random.Random) -> None:
        self.diary, self.wants_more = diary, True
        self.view: View | None = None
        self.latest, self.longest_s = 0, 0.0
        self._token, self._pack, self._ports, self._chance = token, pack, ports, chance
        self.requests = Requests(diary.seat)
        self._called = (-1, -1)
        self._socket: WSTransport | None = None
        self._is_welcome = False
        self._redirected_to: int | None = None
        self._follows = True
        self._loop = asyncio.get_running_loop()
        self._last_message = self._last_attempt = self._last_sent = self._loop.time()
        self._acts_at = 0.0

    # The connection

    @property
    def is_welcome(self) -> bool:
        """Whether a server has sent a welcome."""
        return self._is_welcome

    def state(self) -> dict[str, Any]:
        """Return the state of this player for a dump."""
        now = self._loop.time()
        return {
            "table": self.diary.table,
            "seat": self.diary.seat,
            "pending": self.requests.pending,
            "number": self.requests.number,
            "counted": self.diary.last_welcome(),
            "event": self.latest,
            "called": self._called,
            "is_here": self._is_welcome,
            "wants_more": self.wants_more,
            "connections": len(self.diary.connections),
            "seconds": {
                "since heard": now - self._last_message,
                "since sent": now - self._last_sent,
                "since tried": now - self._last_attempt,
            },
            "view": self.view,
        }

    async def stay(self) -> None:
        """Play, and reconnect to a random server when needed, until cancelled."""
        while True:
            if self._socket is None:
                port, self._redirected_to = self._redirected_to, None
                # A client that has just followed a redirect, or could not, is not redirected again.
                self._follows = port is None
                await self._connect(port or self._chance.choice(self._ports))
                if self._socket is None and port:
                    await self._connect(self._chance.choice(self._ports))
            self._act()
            await asyncio.sleep(0.04)

    async def reconnect(self, port: int) -> None:
        """Reconnect to a server, and wait for its view."""
        self.disconnect()
        # Like a reloaded page: without a last update the server always sends a view.
        self.latest, self._follows = 0, False
        before = len(self.diary.connections)
        while not (self._is_welcome and len(self.diary.connections) > before and len(self.diary.connections[-1]) > 1):
            if self._socket is None:
                await self._connect(port)
            await asyncio.sleep(0.02)

    def disconnect(self) -> None:
        """Abort the connection."""
        if self._socket is not None:
            self._socket.disconnect(graceful=False)
        self._socket, self._is_welcome = None, False

    async def _connect(self, port: int) -> None:
        self._last_attempt = self._loop.time()
        connection = Connection(self)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(3):
                await ws_connect(lambda: connection, f"ws://127.0.0.1:{port}/socket?table={self.diary.table}")

    def on_open(self, socket: WSTransport) -> None:
        self._socket = socket
        self.diary.connections.append([])
        # Half of the time like a reloaded page.
        last = self.latest if self.latest and self._chance.random() < 0.5 else None
        attempt = len(self.diary.connections)
        window = f"seat {self.diary.seat}"
        self._send(Hello(PROTOCOL_VERSION, self.diary.table, self._token, last, window, attempt, self._follows))

    def on_text(self, socket: WSTransport, text: bytes) -> None:
        if socket is not self._socket:
            return
        self.diary.connections[-1].append(text)
        self._record_silence()
        message = decode(text)
        self.requests = self.requests.after(message)
        match message:
            case Welcome():
                self._is_welcome = True
                self._repeat()
            case View(event=number):
                self.view, self.latest = message, number
                self._plan()
            case Ruled():
                self.latest = message.event
                self._on_ruled(message)
            case Redirect(address=address):
                self._redirected_to = int(address.rpartition(":")[2])
                self.disconnect()
            case Closing():
                self.disconnect()

    def on_end(self, socket: WSTransport) -> None:
        if socket is self._socket:
            self._socket, self._is_welcome = None, False

    # Requests

    def _act(self) -> None:
        """Send the next request, repeat the pending one, or leave a silent server."""
        now = self._loop.time()
        is_silent = now - max(self._last_message, self._last_attempt) > _SILENT_S
        is_idle = self._is_welcome and (self.view is None or self.view.phase != "playing")
        if is_silent and not is_idle:
            self.disconnect()
        elif not self._is_welcome:
            return
        elif self.requests.pending is not None:
            if now - self._last_sent > _REPEAT_S:
                self._repeat()
        elif self.view is not None and now >= self._acts_at and (request := self._next_request()) is not None:
            self._ask(*request)

    def _next_request(self) -> tuple[type[Request], dict[str, Any]] | None:
        """Return the next request for the current table."""
        view = self.view
        assert view is not None
        if view.phase in {"lobby", "finished"} and view.host == self.diary.seat and self.wants_more:
            if len(view.seats) < 2:
                return None
            return (AddBot, {"level": "adult"}) if len(view.seats) < 3 else (Start, {})
        game = view.game
        if view.phase != "playing" or game is None or self.diary.seat not in game.seats or game.over:
            return None
        calls = list(right_calls(game, self._pack, game.seats.index(self.diary.seat)))
        if not calls or self._called == (game.number, game.turn):
            return None
        self._called = (game.number, game.turn)
        return Call, {"turn": game.turn, "game": game.number, **self._chance.choice(calls)}

    def _plan(self) -> None:
        self._acts_at = self._loop.time() + self._chance.uniform(0.33, 0.7)

    def _ask(self, kind: type[Request], about: dict[str, Any]) -> None:
        self.requests = self.requests.ask(kind, **about)
        number = self.requests.number
        self.diary.asked[number] = SentRequest(
            number,
            kind.__name__.lower(),
            about.get("game", -1),
            about.get("turn", -1),
            about.get("symbol", ""),
        )
        self._repeat()

    def _repeat(self) -> None:
        if self.requests.pending is not None and self._is_welcome:
            self._last_sent = self._loop.time()
            self._send(self.requests.pending)

    def _send(self, message: Hello | Request) -> None:
        if self._socket is not None:
            self._socket.send(WSMsgType.TEXT, encode(message))

    def _on_ruled(self, ruled: Ruled) -> None:
        view = self.view
        if ruled.places is not None and view is not None and view.game is not None:
            game = replace(view.game, turn=ruled.turn, places=ruled.places, out=ruled.out)
            self.view = replace(view, game=game)
            self._plan()

    def _record_silence(self) -> None:
        """Record the longest silence during a game."""
        now = self._loop.time()
        if self.view is not None and self.view.phase == "playing":
            self.longest_s = max(self.longest_s, now - self._last_message)
        self._last_message = now


class Connection(WSListener):
    """A connection of a player; messages of old connections are ignored."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._player.on_open(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._player.on_text(transport, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._player.on_end(transport)
