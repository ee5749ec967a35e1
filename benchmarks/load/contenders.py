"""The contenders: the start of each server, and the protocol of its clients."""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

import msgspec
from picows import WSMsgType

from benchmarks.live.process import ServerProcess, SosieProcess, Table
from benchmarks.load.rooms import SEATS, Room
from sosie.editions import edition
from sosie.table.messages import PROTOCOL_VERSION, Call, FromTable, Hello, Refused, Ruled, Start, Stop, View
from sosie.table.settings import NewSettings

RIVALS = Path(__file__).parent / "rivals"
_SETTINGS = NewSettings(tie_ms=3)
"""Calls wait about as long as those of the rivals, 6 ms. With the usual ties they wait for 27 ms more."""
_decode = msgspec.json.Decoder(FromTable).decode
_encode = msgspec.json.Encoder().encode
_cards = [frozenset(card) for card in edition("classic").deck]


@dataclass(frozen=True)
class Contender:
    """A server and its rooms."""

    name: str
    start: Callable[[int | None], ServerProcess]
    rooms: Callable[[ServerProcess, int], Sequence[Room]]


class SosieRoom(Room):
    """A table at which the tower is played repeatedly."""

    pause_s = 0.32
    """Calls within 300 ms of the deal do not count."""

    def __init__(self, number: int, laid: Table) -> None:
        super().__init__(number, [f"/socket?table={laid.code}"] * SEATS)
        self._laid = laid
        self._numbers = [0] * SEATS
        self._last = b""
        self._turn = -1
        self._shown = 0.0
        self._is_result = False
        self._places: tuple[int | None, ...] = ()

    def open(self, seat: int) -> None:
        """Send hello; ready after the welcome."""
        self.transports[seat].send(
            self.wants, _encode(Hello(PROTOCOL_VERSION, self._laid.code, self._laid.tokens[seat]))
        )

    def on_message(self, seat: int, payload: bytes) -> None:  # noqa: ARG002 - all are told the same
        """Read each message once for all four clients."""
        if payload != self._last:
            self._last = payload
            self._read(_decode(payload))
        if self._is_result:
            self.on_answer()

    def claim(self, seat: int) -> bytes | None:
        """Call the match of the centre and the top of the seat's pile."""
        centre, own = self._places[0] if self._places else None, self._places[seat + 1] if self._places else None
        if centre is None or own is None:
            return None
        (symbol,) = _cards[centre] & _cards[own]
        took = round((time.perf_counter() - self._shown) * 1000)
        return _encode(Call(self._next(seat), symbol, self._turn, took))

    def _read(self, message: FromTable) -> None:
        self._is_result = isinstance(message, Ruled) and message.places is not None
        if isinstance(message, Ruled) and message.places is not None:
            self._show(message.turn, message.places)
        elif isinstance(message, View):
            self._look(message)
        elif isinstance(message, Refused):
            self.fail()

    def _look(self, view: View) -> None:
        if view.phase == "playing" and view.game is not None and view.game.game == "tower":
            self._show(view.game.turn, view.game.places)
            self.ready = SEATS
            self.claim_next()
        elif view.phase == "playing":
            # A play-off, which is not for all four.
            self.transports[0].send(self.wants, _encode(Stop(self._next(0))))
        elif view.phase in {"lobby", "finished"}:
            self._places = ()
            # All four are present: start a game, or the next one.
            if sum(one.present for one in view.seats) == SEATS:
                self.transports[0].send(self.wants, _encode(Start(self._next(0))))

    def _show(self, turn: int, places: tuple[int | None, ...]) -> None:
        self._turn, self._places, self._shown = turn, places, time.perf_counter()

    def _next(self, seat: int) -> int:
        self._numbers[seat] += 1
        return self._numbers[seat]


class BareRoom(Room):
    """A room that answers every message with the same bytes."""

    def on_message(self, seat: int, payload: bytes) -> None:  # noqa: ARG002 - it is always the same
        """Count the answer."""
        self.on_answer()

    def claim(self, seat: int) -> bytes:
        """Send a message like a call."""
        return _encode(Call(1, "dolphin", seat))


class ColyseusRoom(Room):
    """A room of Colyseus, in its binary protocol."""

    wants = WSMsgType.BINARY
    _JOIN, _DATA = 10, 13

    def open(self, seat: int) -> None:
        """Wait until the server confirms."""

    def on_message(self, seat: int, payload: bytes) -> None:
        """Confirm the join; count answered claims."""
        if payload[0] == self._DATA:
            self.on_answer()
        elif payload[0] == self._JOIN:
            self.transports[seat].send(self.wants, bytes([self._JOIN]))
            self.ready += 1

    def claim(self, seat: int) -> bytes | None:
        """Send a claim, which begins with its message type as a short string."""
        payload = msgspec.msgpack.encode({"seat": seat, "symbol": "dolphin", "took": 376})
        return bytes([self._DATA, 0xA0 | len(b"claim")]) + b"claim" + payload


class ColyseusTower(ColyseusRoom):
    """A room of Colyseus that plays the Tower by the rules."""

    def __init__(self, number: int, paths: Sequence[str]) -> None:
        super().__init__(number, paths)
        self._turn = 0
        self._places: list[int] = []
        self._last = b""

    def on_message(self, seat: int, payload: bytes) -> None:
        """Confirm the join; read each ruling once for all four clients."""
        if payload[0] != self._DATA:
            super().on_message(seat, payload)
            return
        if payload != self._last:
            self._last = payload
            # The type of the message is a short string, whose first byte has its length.
            message = msgspec.msgpack.decode(payload[2 + (payload[1] & 0x1F) :])
            self._turn, self._places = message["turn"], message.get("places", self._places)
        if payload[2:7] == b"ruled":
            self.on_answer()

    def claim(self, seat: int) -> bytes | None:
        """Call the match of the centre and the top of the seat's pile."""
        if not self._places:
            return None
        (symbol,) = _cards[self._places[0]] & _cards[self._places[seat + 1]]
        payload = msgspec.msgpack.encode({"seat": seat, "symbol": symbol, "turn": self._turn, "took": 376})
        return bytes([self._DATA, 0xA0 | len(b"claim")]) + b"claim" + payload


class BoardgameRoom(Room):
    """A match of boardgame.io, in the protocol of Socket.IO over engine.io."""

    def open(self, seat: int) -> None:
        """Wait for the server to begin."""

    def on_message(self, seat: int, payload: bytes) -> None:
        """Complete the handshake, answer pings, count answered claims."""
        if payload.startswith(b'42/tower,["update"'):
            self.on_answer()
        elif payload.startswith(b'42/tower,["sync"'):
            self.ready += 1
        elif payload.startswith(b"0{"):
            self._send(seat, b"40/tower,")
        elif payload.startswith(b"40/tower,"):
            self._send(seat, b"42/tower," + _encode(["sync", f"m{self.number}", str(seat), None, SEATS]))
        elif payload == b"2":
            self._send(seat, b"3")

    def claim(self, seat: int) -> bytes:
        """Make a move."""
        move = {"type": "claim", "args": [seat, "dolphin", 376], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        return b"42/tower," + _encode(["update", action, 0, f"m{self.number}", str(seat)])

    def _send(self, seat: int, payload: bytes) -> None:
        self.transports[seat].send(self.wants, payload)


def _sosie_rooms(server: ServerProcess, count: int) -> list[Room]:
    assert isinstance(server, SosieProcess)  # noqa: S101 - it was started as one
    return [SosieRoom(number, server.lay(SEATS, _SETTINGS)) for number in range(count)]


def _colyseus_rooms(server: ServerProcess, count: int) -> list[Room]:
    return [ColyseusRoom(number, _reserved(server.port)) for number in range(count)]


def _colyseus_tower(core: int | None) -> ServerProcess:
    cards = _encode(edition("classic").deck.cards).decode()
    return ServerProcess(["node", "colyseus-tower.mjs", cards], core, RIVALS)


def _colyseus_towers(server: ServerProcess, count: int) -> list[Room]:
    return [ColyseusTower(number, _reserved(server.port)) for number in range(count)]


def _reserved(port: int) -> list[str]:
    with urlopen(f"http://127.0.0.1:{port}/rooms", timeout=30) as answer:
        return msgspec.json.decode(answer.read(), type=list[str])


def _boardgame_rooms(_: ServerProcess, count: int) -> list[Room]:
    path = "/socket.io/?EIO=4&transport=websocket"
    return [BoardgameRoom(number, [path] * SEATS) for number in range(count)]


def _python(module: str, core: int | None) -> ServerProcess:
    return ServerProcess([sys.executable, "-m", f"benchmarks.load.{module}"], core)


def _bare_rooms(_: ServerProcess, count: int) -> list[Room]:
    return [BareRoom(number, [f"/{number}"] * SEATS) for number in range(count)]


SOSIE = Contender("sosie", SosieProcess, _sosie_rooms)
COMPILED_SOSIE = Contender("sosie compiled", lambda core: SosieProcess(core, compiled=True), _sosie_rooms)


def sosie_with(workers: int) -> Contender:
    """Return Sosie with several processes."""
    return Contender(f"sosie, {workers} workers", lambda core: SosieProcess(core, workers=workers), _sosie_rooms)


BARE = Contender("bare picows room", lambda core: _python("bare_room", core), _bare_rooms)
WITHOUT_RULES = Contender("all but the ruling", lambda core: _python("room_without_rules", core), _bare_rooms)
COLYSEUS = Contender("colyseus", lambda core: ServerProcess(["node", "colyseus.mjs"], core, RIVALS), _colyseus_rooms)
COLYSEUS_TOWER = Contender("colyseus tower", _colyseus_tower, _colyseus_towers)
"""It does the work of a Sosie table, without fairness, rejoining, spectators, bots and the other mini-games."""
BOARDGAME = Contender(
    "boardgame.io", lambda core: ServerProcess(["node", "boardgame.cjs"], core, RIVALS), _boardgame_rooms
)
