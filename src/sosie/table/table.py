"""The state of a table: its players, its settings, the series and the mini-game in progress."""

from collections.abc import Mapping

import msgspec

from sosie.rules import Move, Record, Referee, Series, Verdict
from sosie.table.settings import MOST_PACKS, MOST_SEATS, Pack, Phase, Settings, digest_of
from sosie.table.shared_list import SharedList
from sosie.types import Symbol

MOST_KEPT_OUT = 64


class Player(msgspec.Struct, frozen=True, gc=False):
    """The player of a seat: a person, a bot, or a person for whom a bot plays."""

    name: str
    key: str = ""
    """The digest of the person's token; empty for a bot."""
    level: str = ""
    """The level of the bot, if one plays here."""
    language: str = "en"
    present: bool = False
    connection: str = msgspec.field(default="", name="at")
    """The name of their connection while they are present: the server, and a number there."""
    window: str = ""
    """The browser window of their latest connection, by the name that the client chose."""
    attempt: int = 0
    """Counts the connections of that window."""
    ready: bool = False
    last_request: int = msgspec.field(default=0, name="heard")
    """The number of the last request that counted."""
    quick: int = 0
    """The number of right calls in a row that were faster than people are."""
    gone: bool = False
    """Whether they left during a game."""
    removed: bool = False
    """Whether the host removed them during a game, so that their token is no longer valid here."""

    @property
    def is_bot(self) -> bool:
        """Whether no person holds the seat."""
        return not self.key

    def has_later_attempt(self, window: str, attempt: int) -> bool:
        """Tell whether the window has made a later attempt to connect."""
        return bool(window) and window == self.window and attempt < self.attempt

    @property
    def plays(self) -> bool:
        """Whether the seat can make moves now: a person is present, or a bot plays."""
        return self.present or bool(self.level)


class TimedMove(msgspec.Struct, frozen=True, gc=False):
    """A move with its reaction time, the error of that, and the round trip, in milliseconds."""

    move: Move
    took: int
    error_ms: int = msgspec.field(name="unsure")
    trip: int


class MiniGame(msgspec.Struct, frozen=True, gc=False):
    """A mini-game in progress; its seats have their own numbers, since not all players of the table take part."""

    number: int
    """The number of mini-games that were dealt at this table before."""
    name: str
    seats: tuple[int, ...]
    """The table's seat of each seat of the mini-game."""
    cards: tuple[int, ...]
    """The pack's card of each card of the mini-game."""
    symbols: frozenset[Symbol]
    """All symbols of the cards."""
    referee: Referee
    seed: int = 0
    """The seed of the bots; clients must not learn it."""
    moments: SharedList[int] = msgspec.field(default_factory=lambda: SharedList((0,)))
    """The moment at which each turn was shown, in milliseconds of game time."""
    makers: SharedList[int] = msgspec.field(default_factory=lambda: SharedList((-1,)))
    """The seat that made each turn."""
    watermarks: tuple[int, ...] = msgspec.field(default=(), name="heard")
    """The watermark of each seat: no call from before that moment can still come in."""
    ruled_until: int = msgspec.field(default=0, name="ruled")
    """The moment up to which everything is ruled; even a player who reconnects cannot call from before it."""
    moves: SharedList[TimedMove] = msgspec.field(default_factory=SharedList)
    """The moves that went to the referee, in that order."""
    verdicts: SharedList[tuple[int, Verdict]] = msgspec.field(default_factory=SharedList)
    """The verdicts in order, each with the index of its move."""
    pending: tuple[TimedMove, ...] = ()
    """Moves that cannot be ruled yet, in order of time: an earlier one may still come in."""
    leader: TimedMove | None = None
    """The last call that later calls may tie with because of measurement errors."""
    needed: int | None = None
    """The watermark at which the first pending move can be ruled."""


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table, from lobby to champion."""

    code: str
    pack: Pack
    settings: Settings = Settings()
    phase: Phase = "lobby"
    players: tuple[Player | None, ...] = (None,) * MOST_SEATS
    host: int | None = None
    series: Series | None = None
    seated: tuple[int, ...] = ()
    """The table's seat of each player of the series."""
    chosen: str | None = None
    """The next mini-game, once it is known."""
    play: MiniGame | None = None
    dealt: int = 0
    """The number of mini-games dealt so far."""
    event: int = 0
    """The number of events so far."""
    last: Record | None = None
    """The record of the mini-game that ended last."""
    locked: bool = False
    """Whether nobody new may sit down or watch."""
    kept_out: tuple[str, ...] = ()
    """Digests of banned tokens, the latest last."""
    packs: Mapping[str, Pack] = {}
    """The packs that this table has used, by their digests."""

    def player(self, seat: int) -> Player | None:
        """Return the player of a seat; None if it is free."""
        return self.players[seat] if 0 <= seat < len(self.players) else None

    def with_player(self, seat: int, player: Player | None) -> "Table":
        """Return the table with another player in a seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return msgspec.structs.replace(self, players=players)

    def with_pack(self, pack: Pack) -> "Table":
        """Return the table with another pack, which is remembered."""
        packs = list({**self.packs, digest_of(pack): pack}.items())
        return msgspec.structs.replace(self, pack=pack, packs=dict(packs[-MOST_PACKS:]))

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats that are taken."""
        return tuple(seat for seat, player in enumerate(self.players) if player is not None)

    @property
    def has_people(self) -> bool:
        """Whether a person holds a seat."""
        return any(player is not None and not player.is_bot for player in self.players)
