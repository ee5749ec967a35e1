"""An evening at one table."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from picows import WSMsgType

from simulation.evening import Evening, Guest
from simulation.page import Page
from simulation.pages import Around, Liar, Television
from simulation.party import Party
from simulation.player import Player
from sosie.server.access.tokens import digest
from sosie.table.messages import (
    AddBot,
    AllowEmoji,
    Call,
    Choose,
    Forfeit,
    Leave,
    Lock,
    PassHost,
    Ready,
    Remove,
    Rename,
    Request,
    SendEmoji,
    SeriesView,
    SetHandicap,
    Settle,
    Start,
    Stop,
    View,
)
from sosie.table.settings import NewSettings
from sosie.table.table import Table

_SCREEN_TOKEN = "the token of the screen"  # noqa: S105 - of a simulated screen
_AROUND = 3
_FLOOD = 80
_GUESSES, _GUESS_S = 40, 3.0


class TableParty(Party):
    """A table with its guests."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening)
        self.code = self.world.table(evening.settings, evening.pack, screen=digest(_SCREEN_TOKEN))
        self._arrivals = 0

    @property
    def table(self) -> Table:
        """The table, as its log says."""
        return self.world.oracle.tables[self.code]

    def acts(self) -> dict[str, Callable[[Random, int], None]]:
        """Return what people can do."""
        return {
            "repeat": self._repeat, "disorder": self._disorder, "nonsense": self._nonsense, "flood": self._flood,
            "guess": self._guess, "flood_again": self._flood_again,
            **{name: self._asking(*request) for name, request in _REQUESTS.items()},
        }  # fmt: skip

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or nobody is left to play it."""
        is_played = any(player and player.present for player in self.table.players)
        return self.table.phase in {"lobby", "finished"} or not is_played

    async def seat(self, guest: Guest, server: int) -> Any:
        """Sit down, except for a screen and for those who only watch."""
        if guest.kind in {"television", "spectator"}:
            return _SCREEN_TOKEN if guest.kind == "television" else None
        rooms = self.world.servers[server].rooms
        names = [guest.name] if guest.kind != "around" else [f"{guest.name} {one}" for one in range(_AROUND)]
        tokens = []
        for name in names:
            room = await rooms.find(self.code)
            assert room is not None
            tokens.append((await rooms.sit(room, name, "en", token=f"token of {name} at {self.code}"))[1])
        return tuple(tokens) if guest.kind == "around" else tokens[0]

    def open_page(self, number: int) -> Page:
        """Open the page of a guest."""
        guest = self.evening.guests[number]
        kind = {"liar": Liar, "around": Around, "television": Television}.get(guest.kind, Player)
        self._arrivals += 1
        slow = 0 if self.is_calm else guest.bytes_a_second
        about = {"bytes_a_second": slow, "address": f"198.51.100.{number}", "speed": guest.speed}
        page: Player = kind(
            self.world, self.code, f"{guest.name}/{self._arrivals}", self.tokens[number], guest.server, **about
        )
        page.plays = guest.kind != "television"
        return page

    def look(self) -> None:
        """Let the host start the game, and losers choose."""
        for page in self.pages.values():
            if not isinstance(page, Player) or page.waiting or not page.is_open or not page.seats:
                continue
            view = page.view
            if view is None:
                continue
            seats = page.seats
            may_start = view.phase == "lobby" or (view.phase == "finished" and not self.is_calm)
            if self.is_calm and view.phase == "playing" and view.host in seats:
                self._replace_absent(page, view)
            elif may_start and view.host in seats and sum(one.present for one in view.seats) >= 2:
                self._ask(page, view.host, Start)
            elif view.series and view.series.choices and not view.series.next and view.phase == "dealing":
                self._choose(page, view.series)

    def _replace_absent(self, page: Player, view: View) -> None:
        """Let bots sit in for those who do not come back, or a game may wait for them for ever."""
        absent = [one.seat for one in view.seats if not one.present and not one.bot]
        if absent:
            self._ask(page, view.host, AddBot, level="expert", seat=absent[0])

    def _choose(self, page: Player, series: SeriesView) -> None:
        if series.chooser in page.seats and page.chance.random() < 0.8:
            self._ask(page, series.chooser, Choose, game=page.chance.choice(series.choices))

    # Acts

    def _ask(self, page: Page, by: int | None, kind: type[Request], **about: Any) -> None:
        page.ask(kind, **about, **({"by": by} if isinstance(page, Around) else {}))

    def _asking(
        self, kind: type[Request], is_of_host: bool, about: Callable[[Random, Table], dict[str, Any]]
    ) -> Callable[[Random, int], None]:
        """Return an act that makes a request, usually by the host if it is one of the host's."""

        def act(chance: Random, who: int) -> None:
            page: Page | None = self.pages.get(who)
            host = self.table.host
            if is_of_host and chance.random() < 0.9:
                page = next((one for one in self.pages.values() if host in one.seats), None)
            if page is not None and page.seats and len(page.waiting) < 30:
                self._ask(page, host if host in page.seats else min(page.seats), kind, **about(chance, self.table))

        return act

    def _repeat(self, chance: Random, who: int) -> None:
        """Send earlier requests again."""
        page = self.pages.get(who)
        if page is not None and page.is_open:
            earlier = [message for message, _ in page.ended.values()] + page.waiting
            for message in chance.choices(earlier, k=min(len(earlier), 5)):
                page._send(message)

    def _disorder(self, chance: Random, who: int) -> None:
        """Leave numbers out, and use them afterwards."""
        page = self.pages.get(who)
        if page is not None and page.is_open and not isinstance(page, Around) and page.seat is not None:
            for number in chance.sample(range(page.number + 1, page.number + 9), 4):
                page._send(Ready(number=number, ready=chance.random() < 0.5))
            page.number += 9

    def _nonsense(self, chance: Random, who: int) -> None:
        """Send what is not of the protocol, or not this page's to ask."""
        page = self.pages.get(who)
        if page is not None and page._wire is not None and self.evening.guests[who].kind == "liar":
            symbol = chance.choice(self.evening.pack.cards[0])
            for payload in (b"{", b'{"type": "call"}', b'{"type": "seat-round", "number": 1}', chance.randbytes(20)):
                page._wire.up.send(WSMsgType.TEXT, payload)
            page._send(Call(number=page.number + 3, symbol=symbol, turn=2**53 - 1, took=-1e12, place=9999))
            page._send(Start(number=page.number + 1, by=chance.randrange(9)))

    def _flood(self, _chance: Random, who: int) -> None:
        """Send more than the rate limit allows."""
        page = self.pages.get(who)
        if page is not None and page._wire is not None and self.evening.guests[who].kind == "liar":
            for number in range(_FLOOD):
                page._send(Ready(number=page.number + 1 + number))

    def _flood_again(self, _chance: Random, who: int) -> None:
        """Change something as often as it goes, on one connection after the other."""
        kinds = (partial(Ready, ready=True), partial(SendEmoji, emoji="wow"), partial(Ready, ready=False))
        self.flood(who, self.code, kinds)

    def _guess(self, chance: Random, who: int) -> None:
        """Try tokens that nobody has, until the address has guessed too often."""
        if self.evening.guests[who].kind == "liar":
            for number in range(_GUESSES):
                address = f"198.51.100.{who}"
                page = Page(self.world, self.code, f"guess {number}", f"guess {chance.random()}", address=address)
                self.world.loop.call_later(_GUESS_S, page.close)


def _seat(chance: Random, table: Table) -> int:
    return chance.choice(table.taken) if table.taken else 0


def _others(chance: Random, table: Table) -> int:
    return chance.choice([seat for seat in table.taken if seat != table.host] or [0])


def _settings(chance: Random, table: Table) -> dict[str, Any]:
    kept = table.settings
    return {"settings": NewSettings(kept.kind, kept.games, kept.length, tie_ms=chance.choice((0, 30, 100)))}


_REQUESTS: dict[str, tuple[type[Request], bool, Callable[[Random, Table], dict[str, Any]]]] = {
    "ready": (Ready, False, lambda chance, _: {"ready": chance.random() < 0.5}),
    "rename": (Rename, False, lambda chance, _: {"name": chance.choice(("Zoe", "Ada", "Ben 2", ""))}),
    "emoji": (SendEmoji, False, lambda chance, _: {"emoji": chance.choice(("clap", "hurry"))}),
    "leave": (Leave, False, lambda *_: {}),
    "forfeit": (Forfeit, False, lambda chance, _: {"turn": chance.randrange(20)}),
    "add_bot": (AddBot, True, lambda chance, _: {"level": chance.choice(("child", "adult", "expert"))}),
    "sit_in": (AddBot, True, lambda chance, table: {"level": "adult", "seat": _seat(chance, table)}),
    "remove": (Remove, True, lambda chance, t: {"seat": _others(chance, t), "keep_out": chance.random() < 0.3}),
    "lock": (Lock, True, lambda chance, _: {"locked": chance.random() < 0.5, "forgive": chance.random() < 0.5}),
    "set_handicap": (SetHandicap, True, lambda c, table: {"seat": _seat(c, table), "handicap_ms": c.randrange(1500)}),
    "pass_host": (PassHost, True, lambda chance, table: {"seat": _seat(chance, table)}),
    "allow_emoji": (AllowEmoji, True, lambda chance, _: {"allowed": chance.random() < 0.5}),
    "settle": (Settle, True, _settings),
    "stop": (Stop, True, lambda *_: {}),
    "start": (Start, True, lambda *_: {}),
}
