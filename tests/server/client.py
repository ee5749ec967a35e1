"""A client that knows the protocol from its document alone, and the cards; for tests."""

import asyncio
import struct
import time
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, TypeVar

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from server.harness import SPEED, ServedFrom
from sosie.server.live.room import Room
from sosie.table.messages import (
    VERSION,
    Call,
    Closing,
    FromClient,
    FromTable,
    GameView,
    Hello,
    Refused,
    Request,
    Ruled,
    Slap,
    Take,
    View,
    Welcome,
)
from sosie.table.settings import Pack

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromTable).decode
replace = msgspec.structs.replace
MessageT = TypeVar("MessageT")
PATIENCE_S = 5.0


class Listener(WSListener):
    """Puts what comes in where the client finds it."""

    def __init__(self, client: "Client") -> None:
        self._client = client

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take in a message, or the end."""
        if frame.msg_type == WSMsgType.TEXT:
            self._client.on_message(decode(frame.get_payload_as_bytes()))
        elif frame.msg_type == WSMsgType.CLOSE:
            (self._client.close_code,) = struct.unpack_from("!H", frame.get_payload_as_bytes())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        """Wake who waits."""
        self._client.ended.set()
        self._client.changed.set()


class Client:
    """A connection to a table, and the table as it has been told."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.socket: Any = None
        self.token: str | None = None
        self.said: list[FromTable] = []
        self.view: View | None = None
        self.seat: int | None = None
        self.number = 0
        self.last = 0
        self.close_code: int | None = None
        self.ended, self.changed = asyncio.Event(), asyncio.Event()
        self.shown = time.monotonic()
        self._read = 0

    @classmethod
    async def connect(
        cls, served: ServedFrom[Any], room: Room, token: str | None = None, last: int | None = None, **window: Any
    ) -> "Client":
        """Connect, say hello, and wait for the welcome and the table."""
        client = await cls.dial(served, room)
        client.token = token
        client.send(Hello(VERSION, room.code, token, last, **window))
        await client.next(Welcome)
        if last is None:
            await client.until(lambda: client.view is not None)
        return client

    @classmethod
    async def dial(cls, served: ServedFrom[Any], room: Room, **options: Any) -> "Client":
        """Connect, and say nothing yet."""
        client = cls(room.table.pack)
        client.socket, _ = await ws_connect(lambda: Listener(client), served.url, **options)
        return client

    @classmethod
    async def sit(cls, served: ServedFrom[Any], room: Room, name: str) -> "Client":
        """Sit down and connect."""
        _, token = await served.rooms.sit(room, name, "en")
        return await cls.connect(served, room, token)

    def on_message(self, message: FromTable) -> None:
        """Note what is said, and what the table is after it."""
        self.said.append(message)
        match message:
            case Welcome(seat=seat, number=number):
                # A server may not have heard yet of the last request that went through another.
                self.seat, self.number = seat, max(self.number, number)
            case View(event=event):
                self.view, self.last = message, event
                self.shown = time.monotonic()
            case Ruled(event=event):
                self.last = event
                self._apply(message)
        self.changed.set()

    def _apply(self, ruled: Ruled) -> None:
        if self.view is None or self.view.game is None:
            return
        game = self.view.game
        if ruled.places is not None:
            game = replace(
                game, turn=ruled.turn, places=ruled.places, counts=ruled.counts or game.counts, left=ruled.left or 0,
                out=ruled.out, ring=ruled.ring, ties=(),
            )  # fmt: skip
            self.shown = time.monotonic()
        self.view = replace(self.view, game=game)

    def send(self, message: FromClient | bytes) -> None:
        """Send a message, or any bytes as one."""
        self.socket.send(WSMsgType.TEXT, message if isinstance(message, bytes) else encode(message))

    def ask(self, kind: type[Request], **about: Any) -> int:
        """Send a request with the next number."""
        self.number += 1
        self.send(kind(number=self.number, **about))  # type: ignore[arg-type]
        return self.number

    async def until(self, holds: Any, seconds: float = PATIENCE_S) -> None:
        """Wait until something holds, or fail."""
        async with asyncio.timeout(seconds):
            while not holds():
                self.changed.clear()
                await self.changed.wait()

    async def next(self, kind: type[MessageT], seconds: float = PATIENCE_S) -> MessageT:
        """Return the next message of a kind, after those that were asked for before."""
        found: list[MessageT] = []

        def is_there() -> bool:
            while self._read < len(self.said) and not found:
                message = self.said[self._read]
                self._read += 1
                if isinstance(message, kind):
                    found.append(message)
            return bool(found)

        await self.until(is_there, seconds)
        return found[0]

    async def refused(self) -> str:
        """Return the code of the next refusal."""
        return (await self.next(Refused)).code

    async def closing(self) -> str:
        """Return why the connection ends, once it has."""
        closing = await self.next(Closing)
        async with asyncio.timeout(PATIENCE_S):
            await self.ended.wait()
        return closing.code

    async def close(self) -> None:
        """Hang up."""
        self.socket.disconnect(graceful=False)
        async with asyncio.timeout(PATIENCE_S):
            await self.ended.wait()

    @property
    def game(self) -> GameView | None:
        """The mini-game that is on."""
        playing = self.view is not None and self.view.phase == "playing"
        return self.view.game if playing and self.view else None

    def calls(self) -> list[dict[str, Any]]:
        """Return the right calls that can be seen, from the places and the cards alone."""
        game = self.game
        if game is None or self.seat not in game.seats or self.seat in game.out:
            return []
        return list(right_calls(game, self.pack, game.seats.index(self.seat)))

    def is_tied(self) -> bool:
        """Tell whether a tie that this seat is in waits for a take."""
        if self.game is None:
            return False
        if any(self.seat in tie.seats for tie in self.game.ties):
            return True
        ruled = [message for message in self.said if isinstance(message, Ruled)]
        latest = max((place for place, event in enumerate(ruled) if self.seat in event.tied), default=None)
        return latest is not None and all(event.places is None for event in ruled[latest:])

    async def play(self, chance: Random, *, until: Any = None) -> None:
        """Play as people do, until the table has finished or something else holds."""
        done = until or (lambda: self.view is not None and self.view.phase == "finished")
        called = (-1, -1)
        while not done() and not self.ended.is_set():
            game = self.game
            if game is not None and self.is_tied():
                await think(chance, 150, 300)
                self.ask(Take, turn=game.turn)
                await self.pause(400)
            elif game is not None and called != (game.number, game.turn) and (calls := self.calls()):
                await think(chance, 400, 900)
                if self.game is not None and (self.game.number, self.game.turn) == (game.number, game.turn):
                    called = (game.number, game.turn)
                    self.ask(Call, turn=game.turn, **chance.choice(calls))
            elif game is not None and game.game == "ring-tower" and chance.random() < 0.1:
                self.ask(Slap, turn=game.turn)
                await self.pause(300)
            else:
                called = (-1, -1) if await self.pause(1500) else called

    async def pause(self, ms: float) -> bool:
        """Wait until something is said, or so long; tell whether nothing was."""
        self.changed.clear()
        try:
            async with asyncio.timeout(ms / 1000 / SPEED):
                await self.changed.wait()
        except TimeoutError:
            return True
        return False


async def think(chance: Random, least: int, most: int) -> None:
    """Wait for as long as a player needs, in the table's milliseconds."""
    await asyncio.sleep(chance.uniform(least, most) / 1000 / SPEED)


def right_calls(game: GameView, pack: Pack, mine: int) -> Iterator[dict[str, Any]]:
    """Yield the right calls of a player, by the meaning that places have in each mini-game."""
    shown = [None if card is None else frozenset(pack.cards[card]) for card in game.places]

    def common(*places: int) -> Any:
        cards = [shown[place] for place in places]
        if any(card is None for card in cards):
            return None
        return next(iter(frozenset.intersection(*[card for card in cards if card is not None])), None)

    found: list[tuple[Any, dict[str, Any]]]
    match game.game:
        case "tower" | "well" | "ring-tower":
            found = [(common(0, mine + 1), {})]
        case "poisoned-gift":
            found = [(common(0, o + 1), {"on": s}) for o, s in enumerate(game.seats) if o != mine]
        case "hot-potato" | "duel":
            found = [(common(mine, o), {"on": s}) for o, s in enumerate(game.seats) if o != mine]
        case "catch-them-all":
            found = [(common(0, place), {"place": place - 1}) for place in range(1, len(shown))]
        case "triplet":
            found = [(common(*three), {"places": three}) for three in combinations(range(len(shown)), 3)]
        case _:
            found = [(common(0, 1), {})]
    yield from ({"symbol": symbol, **about} for symbol, about in found if symbol is not None)
