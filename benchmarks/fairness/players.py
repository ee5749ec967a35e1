"""Players at a table, who react and call, and a watcher who records the winners."""

import asyncio
import time
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.fairness.races import Name, Race, reaction, take_reaction
from sosie.editions import edition
from sosie.table.messages import PROTOCOL_VERSION, Call, FromClient, FromTable, Hello, Ruled, Start, Stop, Take, View

_decode = msgspec.json.Decoder(FromTable).decode
_encode = msgspec.json.Encoder().encode
_PAINT_MS = 8.0
"""The largest error of a page's own measurement."""


class Watcher(WSListener):
    """A client without a seat and without a line, which records the server's messages and their times."""

    def __init__(self, run: str, table: int, code: str) -> None:
        self._run, self._table, self._code = run, table, code
        self._game, self._turn = -1, 0
        self._is_race = False
        self.races: dict[tuple[int, int], Race] = {}

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        transport.send(WSMsgType.TEXT, _encode(Hello(PROTOCOL_VERSION, self._code)))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        """Record the winner of a race, and the tied players."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = _decode(frame.get_payload_as_bytes())
        if isinstance(message, View) and message.game is not None and not message.game.over:
            self._game, self._turn = message.game.number, message.game.turn
            self._is_race = message.game.game == "tower"
        elif isinstance(message, Ruled) and self._is_race:
            self._note(message)

    def _note(self, told: Ruled) -> None:
        name = Name(self._run, self._table, self._game, self._turn)
        race = self.races.setdefault((self._game, self._turn), Race(name))
        if told.tied:
            race.tied = told.tied
        if told.turn != self._turn:
            race.winner, race.decided_at = told.seat, time.monotonic() * 1000
            self._turn = told.turn


class Player(WSListener):
    """A seated player, who finds the match on every turn after a reaction time."""

    def __init__(self, run: str, table: int, seat: int, hello: Hello, *, measures: bool) -> None:
        self._run, self._table, self._seat, self._hello, self._measures = run, table, seat, hello, measures
        self._loop = asyncio.get_running_loop()
        self._paint = Random(f"{run}/{table}/{seat}")
        self._transport: WSTransport | None = None
        self._cards = edition("classic").deck.cards
        self._number = self._game = self._turn = 0
        self._has_begun = False
        self._due: asyncio.TimerHandle | None = None
        self.called: dict[tuple[int, int], float] = {}
        """The true reaction time of each call, by mini-game and turn."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self._transport = transport
        self._send(self._hello)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        """React to changes of the table."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        now = time.monotonic()
        message = _decode(frame.get_payload_as_bytes())
        match message:
            case View(phase="playing", game=game) if game is not None and game.game == "tower":
                self._game, self._has_begun = game.number, True
                self._look(game.turn, game.places, now)
            case View(phase="playing") if self._seat == 0:
                # A play-off, which is not for all four.
                self._request(Stop(0))
            case View(phase="finished" | "lobby") if self._seat == 0 and self._has_begun:
                self._has_begun = False
                self.start()
            case Ruled(places=places) if places is not None:
                self._look(message.turn, places, now)
            case Ruled(tied=tied) if self._seat in tied:
                self._intend(Take(0, self._turn), take_reaction(self._name, self._seat), now)

    def start(self) -> None:
        """Start a game, or the next one."""
        self._request(Start(0))

    @property
    def _name(self) -> Name:
        return Name(self._run, self._table, self._game, self._turn)

    def _look(self, turn: int, places: tuple[int | None, ...], now: float) -> None:
        self._turn = turn
        centre, own = places[0], places[self._seat + 1]
        if centre is None or own is None:
            self._forget()
            return
        (symbol,) = set(self._cards[centre]) & set(self._cards[own])
        self._intend(Call(0, symbol, turn), reaction(self._name, self._seat), now)

    def _intend(self, move: Call | Take, needs_ms: float, now: float) -> None:
        self._forget()
        left = needs_ms / 1000 - (time.monotonic() - now)
        self._due = self._loop.call_later(left, self._move, move, now)

    def _forget(self) -> None:
        if self._due is not None:
            self._due.cancel()

    def _move(self, move: Call | Take, seen: float) -> None:
        took = (time.monotonic() - seen) * 1000
        if isinstance(move, Call):
            self.called[self._game, move.turn] = took
        measured = took + self._paint.uniform(0, _PAINT_MS) if self._measures else None
        self._request(msgspec.structs.replace(move, took=measured))

    def _request(self, request: Any) -> None:
        self._number += 1
        self._send(msgspec.structs.replace(request, number=self._number))

    def _send(self, message: FromClient) -> None:
        assert self._transport is not None  # noqa: S101 - nobody speaks before they are connected
        self._transport.send(WSMsgType.TEXT, _encode(message))


async def connect(listener: WSListener, port: int, table: str) -> None:
    """Connect a client to a port: the server's, or a line's."""
    await ws_connect(lambda: listener, f"ws://127.0.0.1:{port}/socket?table={table}")
