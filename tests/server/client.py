"""A test client that knows only the documented protocol and the cards."""

import asyncio
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, Protocol, Self, TypeVar

import msgspec
from picows import WSMsgType

from sosie.server.live.room import Room
from sosie.server.live.rooms import Rooms
from sosie.table.messages import (
    PROTOCOL_VERSION,
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
TIMEOUT_S = 120.0


class Connection(Protocol):
    """The client's end of a WebSocket."""

    def send(self, kind: WSMsgType, payload: bytes) -> None:
        """Send a frame."""

    def disconnect(self, graceful: bool = True) -> None:
        """End the connection, after the unsent bytes or at once."""


class Served(Protocol):
    """A server that clients can connect to, simulated or real."""

    @property
    def rooms(self) -> Rooms:
        """Its rooms."""

    @property
    def address(self) -> str:
        """Its address in redirects."""

    async def dial(self, client: "Client", **options: Any) -> Connection:
        """Connect a client."""


class Client:
    """A connection to a table, and the table as this client knows it."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.socket: Connection
        self.token: str | None = None
        self.received: list[FromTable] = []
        self.view: View | None = None
        self.seat: int | None = None
        self.number = 0
        self.last = 0
        self.close_code: int | None = None
        self.ended, self.changed = asyncio.Event(), asyncio.Event()
        self._read = 0

    @classmethod
    async def connect(
        cls, served: Served, room: Room, token: str | None = None, last: int | None = None, **window: Any
    ) -> Self:
        """Connect, send a hello, and wait for the welcome and the view."""
        client = await cls.dial(served, room)
        client.token = token
        client.send(Hello(PROTOCOL_VERSION, room.code, token, last, **window))
        await client.next(Welcome)
        if last is None:
            await client.until(lambda: client.view is not None)
        return client

    @classmethod
    async def dial(cls, served: Served, room: Room, **options: Any) -> Self:
        """Connect without a hello."""
        client = cls(room.table.pack)
        client.socket = await served.dial(client, **options)
        return client

    @classmethod
    async def sit(cls, served: Served, room: Room, name: str) -> Self:
        """Sit down and connect."""
        _, token = await served.rooms.sit(room, name, "en")
        return await cls.connect(served, room, token)

    def on_message(self, message: FromTable) -> None:
        """Record a message, and apply it to the table."""
        self.received.append(message)
        match message:
            case Welcome(seat=seat, number=number):
                # A server may not have the last request yet, which went through another.
                self.seat, self.number = seat, max(self.number, number)
            case View(event=event):
                self.view, self.last = message, event
            case Ruled(event=event):
                self.last = event
                self._apply(message)
        self.changed.set()

    def on_end(self) -> None:
        """Notify waiters of the end of the connection."""
        self.ended.set()
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
        self.view = replace(self.view, game=game)

    def send(self, message: FromClient | bytes) -> None:
        """Send a message, or raw bytes."""
        self.socket.send(WSMsgType.TEXT, message if isinstance(message, bytes) else encode(message))

    def ask(self, kind: type[Request], **about: Any) -> int:
        """Send a request with the next number."""
        self.number += 1
        self.send(kind(number=self.number, **about))  # type: ignore[arg-type]  # fields of any request
        return self.number

    async def until(self, condition: Any, seconds: float = TIMEOUT_S) -> None:
        """Wait until a condition holds, or time out."""
        async with asyncio.timeout(seconds):
            while not condition():
                self.changed.clear()
                await self.changed.wait()

    async def next(self, kind: type[MessageT], seconds: float = TIMEOUT_S) -> MessageT:
        """Return the next unread message of a kind."""
        found: list[MessageT] = []

        def has_arrived() -> bool:
            while self._read < len(self.received) and not found:
                message = self.received[self._read]
                self._read += 1
                if isinstance(message, kind):
                    found.append(message)
            return bool(found)

        await self.until(has_arrived, seconds)
        return found[0]

    async def refused(self) -> str:
        """Return the code of the next refusal."""
        return (await self.next(Refused)).code

    async def closing(self) -> str:
        """Wait for the end of the connection, and return the code of its closing."""
        closing = await self.next(Closing)
        async with asyncio.timeout(TIMEOUT_S):
            await self.ended.wait()
        return closing.code

    async def close(self) -> None:
        """Abort the connection."""
        self.socket.disconnect(graceful=False)
        async with asyncio.timeout(TIMEOUT_S):
            await self.ended.wait()

    @property
    def game(self) -> GameView | None:
        """The mini-game in progress."""
        playing = self.view is not None and self.view.phase == "playing"
        return self.view.game if playing and self.view else None

    def calls(self) -> list[dict[str, Any]]:
        """Return the right calls, from the visible cards alone."""
        game = self.game
        if game is None or self.seat not in game.seats or self.seat in game.out:
            return []
        return list(right_calls(game, self.pack, game.seats.index(self.seat)))

    def is_tied(self) -> bool:
        """Tell whether this seat is in a tie that waits for a take."""
        if self.game is None:
            return False
        if any(self.seat in tie.seats for tie in self.game.ties):
            return True
        ruled = [message for message in self.received if isinstance(message, Ruled)]
        latest = max((index for index, update in enumerate(ruled) if self.seat in update.tied), default=None)
        return latest is not None and all(update.places is None for update in ruled[latest:])

    async def play(self, chance: Random, *, until: Any = None) -> None:
        """Play until the table has finished or a condition holds."""
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
        """Wait for a message; return whether the time passed without one."""
        self.changed.clear()
        try:
            async with asyncio.timeout(ms / 1000):
                await self.changed.wait()
        except TimeoutError:
            return True
        return False


async def think(chance: Random, least: int, most: int) -> None:
    """Wait for a random reaction time."""
    await asyncio.sleep(chance.uniform(least, most) / 1000)


def right_calls(game: GameView, pack: Pack, seat: int) -> Iterator[dict[str, Any]]:
    """Yield the right calls of a player, by the roles of places in each mini-game."""
    shown = [None if card is None else frozenset(pack.cards[card]) for card in game.places]

    def common(*places: int) -> Any:
        cards = [shown[place] for place in places]
        if any(card is None for card in cards):
            return None
        return next(iter(frozenset.intersection(*[card for card in cards if card is not None])), None)

    found: list[tuple[Any, dict[str, Any]]]
    match game.game:
        case "tower" | "well" | "ring-tower":
            found = [(common(0, seat + 1), {})]
        case "poisoned-gift":
            found = [(common(0, o + 1), {"on": s}) for o, s in enumerate(game.seats) if o != seat]
        case "hot-potato" | "duel":
            found = [(common(seat, o), {"on": s}) for o, s in enumerate(game.seats) if o != seat]
        case "catch-them-all":
            found = [(common(0, place), {"place": place - 1}) for place in range(1, len(shown))]
        case "triplet":
            found = [(common(*three), {"places": three}) for three in combinations(range(len(shown)), 3)]
        case _:
            found = [(common(0, 1), {})]
    yield from ({"symbol": symbol, **about} for symbol, about in found if symbol is not None)
