"""What a table is: who sits where, what is chosen, what is being played, what was played."""

from collections.abc import Mapping

import msgspec

from sosie.rules import Move, Record, Referee, Series, Verdict
from sosie.table.settings import MOST_PACKS, MOST_SEATS, Pack, Phase, Settings, digest_of
from sosie.table.shared_list import SharedList
from sosie.types import Symbol

MOST_KEPT_OUT = 64


class Player(msgspec.Struct, frozen=True, gc=False):
    """Who sits in a seat: a person, a bot, or a person for whom a bot sits in."""

    name: str
    key: str = ""
    """The digest of the token that holds the seat; a bot's seat has none."""
    level: str = ""
    """Of the bot, if one plays here."""
    language: str = "en"
    present: bool = False
    at: str = ""
    """The connection that they have, while they are present: the server that it is to, and its number there."""
    window: str = ""
    """The window that has, or had, that connection, as it calls itself."""
    attempt: int = 0
    """Which of the window's connections it is."""
    ready: bool = False
    heard: int = 0
    """The number of the last message that counted."""
    quick: int = 0
    """How many right calls in a row were quicker than people are."""
    gone: bool = False
    """Got up for good while the game goes on."""
    removed: bool = False
    """Removed by the host while the game goes on: their token does not hold the seat any more."""

    @property
    def is_bot(self) -> bool:
        """Tell whether no person holds the seat."""
        return not self.key

    def is_given_up(self, window: str, attempt: int) -> bool:
        """Tell whether a window has a later connection than one of its attempts."""
        return bool(window) and window == self.window and attempt < self.attempt

    @property
    def plays(self) -> bool:
        """Tell whether moves can come from here now: from a person who is there, or from a bot."""
        return self.present or bool(self.level)


class TimedMove(msgspec.Struct, frozen=True, gc=False):
    """A move as it was ruled, and what is known of how it came."""

    move: Move
    took: int
    unsure: int
    trip: int


class MiniGame(msgspec.Struct, frozen=True, gc=False):
    """A mini-game in progress; its seats are numbered anew, since not all may play in it."""

    number: int
    """How many mini-games were dealt at this table before."""
    name: str
    seats: tuple[int, ...]
    """The table's seats, by the mini-game's."""
    cards: tuple[int, ...]
    """The pack's cards, by the mini-game's."""
    symbols: frozenset[Symbol]
    """Those that any of the cards shows."""
    referee: Referee
    seed: int = 0
    """For the bots; clients must not learn it."""
    moments: SharedList[int] = msgspec.field(default_factory=lambda: SharedList((0,)))
    """For each turn, the moment at which it was seen."""
    makers: SharedList[int] = msgspec.field(default_factory=lambda: SharedList((-1,)))
    """For each turn, which of its seats made it."""
    heard: tuple[int, ...] = ()
    """For each of its seats, the moment from before which nothing more can come."""
    ruled: int = 0
    """The moment up to which everything is ruled: nobody who comes back can call from before it."""
    moves: SharedList[TimedMove] = msgspec.field(default_factory=SharedList)
    """What the referee has been told, in that order."""
    verdicts: SharedList[tuple[int, Verdict]] = msgspec.field(default_factory=SharedList)
    """What was ruled of them, in that order: the place of a move among them, and what it came to."""
    pending: tuple[TimedMove, ...] = ()
    """What has come in, and may not be the first, in its order."""
    leader: TimedMove | None = None
    """The last call that others may not be told apart from."""
    needed: int | None = None
    """The moment up to which all must be heard before the first thing that waits can be ruled."""


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
    """The table's seats, by the series'."""
    chosen: str | None = None
    """The mini-game that is to be dealt next, once it is known."""
    play: MiniGame | None = None
    dealt: int = 0
    """How many mini-games have been dealt."""
    event: int = 0
    """How many events there have been."""
    last: Record | None = None
    """The mini-game that has just ended."""
    locked: bool = False
    """Whether nobody new may sit down or watch."""
    kept_out: tuple[str, ...] = ()
    """Digests of tokens that may not sit down again, the latest last."""
    packs: Mapping[str, Pack] = {}
    """The packs that this table has used, by their digests."""

    def player(self, seat: int) -> Player | None:
        """Return who sits in a seat, if anybody does."""
        return self.players[seat] if 0 <= seat < len(self.players) else None

    def with_player(self, seat: int, player: Player | None) -> "Table":
        """Return the table with somebody else in a seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return msgspec.structs.replace(self, players=players)

    def with_pack(self, pack: Pack) -> "Table":
        """Return the table with other cards, which it remembers."""
        packs = list({**self.packs, digest_of(pack): pack}.items())
        return msgspec.structs.replace(self, pack=pack, packs=dict(packs[-MOST_PACKS:]))

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats in which somebody sits."""
        return tuple(seat for seat, player in enumerate(self.players) if player is not None)

    @property
    def has_people(self) -> bool:
        """Tell whether a person holds a seat."""
        return any(player is not None and not player.is_bot for player in self.players)
