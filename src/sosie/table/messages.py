"""What clients and the table say to each other: one union for each direction.

The JSON schema and the types of the web client are made from these; docs/reference/protocol.md explains them.
"""

from typing import Annotated, Literal

import msgspec

from sosie.rules import Verdict
from sosie.table.settings import GameName, Kind, NewSettings, Phase, Settings
from sosie.types import Symbol

VERSION = 1
LONGEST_NAME = 24

Language = Literal["en", "fr", "es", "de"]
Level = Literal["child", "adult", "expert"]
WindowName = Annotated[str, msgspec.Meta(max_length=40)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
"""The code of a table, as somebody types it."""
Token = Annotated[str, msgspec.Meta(max_length=100)]
EditionId = Annotated[str, msgspec.Meta(max_length=64)]
"""An edition, or the id of a deck."""
Name = Annotated[str, msgspec.Meta(max_length=100)]
"""A name before it is cleaned and measured."""
Natural = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number that counts something: JavaScript has no larger integers."""
Small = Annotated[int, msgspec.Meta(ge=0, le=9999)]
"""The number of a seat, or of a place on the table."""
Milliseconds = Annotated[float, msgspec.Meta(ge=-1e12, le=1e12)]
CalledSymbol = Natural | Annotated[str, msgspec.Meta(max_length=200)]


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Anything that goes over the socket."""


# From a client


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which table, the token of a seat (a spectator has none), and the last event that is known."""

    version: Natural
    table: Code
    token: Token | None = None
    last: Natural | None = None
    window: WindowName = ""
    """A name that the client has made up for itself, so that its own connections can be told from those of others."""
    attempt: Natural = 0
    """Which connection of that client's this is: one that comes in late does not end a later one."""


class Request(Message, frozen=True):
    """What a seat asks for; `number` goes up by one with each, and one that is repeated counts once."""

    number: Natural


class Call(Request, frozen=True, tag="call"):
    """Names a symbol, as seen on a turn; `took` is what the page measured from paint to touch, in milliseconds."""

    symbol: CalledSymbol
    turn: Natural
    took: Milliseconds | None = None
    on: Small | None = None
    """The seat that the call is about, where there is a choice."""
    place: Small | None = None
    places: tuple[Small, Small, Small] | None = None
    game: Natural | None = None
    """The number of the mini-game that it is about; if that is over by the time it arrives, it is refused."""


class Take(Request, frozen=True, tag="take"):
    """Takes the card of a tie."""

    turn: Natural
    took: Milliseconds | None = None
    game: Natural | None = None
    """The number of the mini-game that it is about; if that is over by the time it arrives, it is refused."""


class Slap(Request, frozen=True, tag="slap"):
    """Slaps the pile."""

    turn: Natural
    took: Milliseconds | None = None
    game: Natural | None = None
    """The number of the mini-game that it is about; if that is over by the time it arrives, it is refused."""


class Ready(Request, frozen=True, tag="ready"):
    """Says that the player is ready, or not any more."""

    ready: bool = True


class Rename(Request, frozen=True, tag="rename"):
    """Asks for another name."""

    name: Name


class Settle(Request, frozen=True, tag="settle"):
    """Chooses what is played (the host)."""

    settings: NewSettings
    edition: EditionId | None = None


class AddBot(Request, frozen=True, tag="add-bot"):
    """Adds a bot, or lets one sit in for a player who has gone (the host)."""

    level: Level = "adult"
    seat: Small | None = None


class Remove(Request, frozen=True, tag="remove"):
    """Removes a bot or a person from the table (the host)."""

    seat: Small
    keep_out: bool = False
    """Whether the person may not come back; this also locks the table."""


class Lock(Request, frozen=True, tag="lock"):
    """Locks or unlocks the table: nobody new can sit down or watch (the host)."""

    locked: bool = True
    forgive: bool = False
    """Whether those who were kept out may sit down again."""


class PassHost(Request, frozen=True, tag="pass-host"):
    """Makes somebody else the host (the host)."""

    seat: Small


class Start(Request, frozen=True, tag="start"):
    """Starts to play, or to play again (the host)."""


class Choose(Request, frozen=True, tag="choose"):
    """Chooses the next mini-game (the loser of the last one)."""

    game: GameName


class Stop(Request, frozen=True, tag="stop"):
    """Ends what is played; all are in the lobby again (the host)."""


class Leave(Request, frozen=True, tag="leave"):
    """Gets up for good."""


FromClient = (
    Hello | Call | Take | Slap | Ready | Rename | Settle | AddBot | Remove | Lock | PassHost | Start | Choose | Stop
    | Leave
)  # fmt: skip


# To a client


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    seat: int
    name: str
    bot: str | None = None
    """The level of the bot that plays here, if one does."""
    person: bool = True
    present: bool = False
    ready: bool = False
    language: str = "en"
    gone: bool = False
    """Left for good or was removed; the seat is theirs in name until the game is over."""


class TieView(msgspec.Struct, frozen=True):
    """A tie that waits for a take: the seats that are in it, and what they called."""

    seats: tuple[int, ...]
    symbols: tuple[Symbol, ...]


class GameView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mini-game as everybody sees it: only what lies face up."""

    number: int
    game: str
    seats: tuple[int, ...]
    """Who plays in it; players are meant by their seat at the table everywhere."""
    turn: int
    places: tuple[int | None, ...]
    """The card that lies face up at each place, by its number in the edition."""
    counts: tuple[int, ...]
    """How many cards each has, as the game counts them, in the order of `seats`."""
    left: int
    """How many cards are still to come."""
    ranking: tuple[tuple[int, ...], ...]
    frozen: tuple[int, ...]
    """For how many milliseconds from now each is frozen, in the order of `seats`."""
    out: tuple[int, ...] = ()
    """Who has no card to play with any more."""
    ties: tuple[TieView, ...] = ()
    ring: int | None = None
    """Who has the Ring card."""
    over: bool = False


class PlayedView(msgspec.Struct, frozen=True):
    """A mini-game of a series that is over."""

    game: str
    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


class SeriesView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match or tournament: what was played, who leads, and what is next."""

    kind: Kind
    length: int
    seats: tuple[int, ...]
    played: tuple[PlayedView, ...]
    points: tuple[int, ...]
    wins: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    choices: tuple[str, ...] = ()
    chooser: int | None = None
    next: str | None = None
    """The mini-game that is dealt next, once it is known."""
    play_off: bool = False
    champion: int | None = None


class View(Message, frozen=True, tag="view"):
    """The whole table as it is after an event."""

    event: int
    code: str
    phase: Phase
    edition: str
    games: tuple[str, ...]
    settings: Settings
    seats: tuple[SeatView, ...]
    host: int | None
    series: SeriesView | None = None
    game: GameView | None = None
    locked: bool = False
    """Whether nobody new can sit down or watch."""
    kept_out: int = 0
    """The number of people who may not sit down again."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to a hello: the version that is spoken, and which seat it is; a view, or what was missed, follows."""

    version: int
    seat: int | None
    number: int = 0
    """The number of the last request that counted, from which the client goes on."""


class Ruled(Message, frozen=True, tag="ruled"):
    """What the referee says of a move, or of a tie that nobody took in time, and the table after it."""

    event: int
    verdict: Verdict | Literal["lapsed"]
    seat: int
    """Whose move it was, or whose call stands."""
    turn: int
    """How many times the table has changed now."""
    symbol: Symbol | None = None
    take: bool = False
    slap: bool = False
    took: int | None = None
    reads: tuple[int, ...] = ()
    """The places where the match was."""
    margin: int | None = None
    """How many milliseconds the winner was faster, for a call that was beaten."""
    rival: int | None = None
    """Who was faster."""
    frozen: int | None = None
    """For how long the player is frozen."""
    tied: tuple[int, ...] = ()
    places: tuple[int | None, ...] | None = None
    """The cards that lie face up now, if something has changed."""
    counts: tuple[int, ...] | None = None
    left: int | None = None
    ring: int | None = None
    out: tuple[int, ...] = ()


class Flagged(Message, frozen=True, tag="flagged"):
    """Tells the host that a player is quicker than people are."""

    event: int
    seat: int
    calls: int


class Refused(Message, frozen=True, tag="refused"):
    """Says that a request does not count, and why."""

    code: str
    text: str
    number: int | None = None


class Counted(Message, frozen=True, tag="counted"):
    """Answers a repeated request: its number has been used, so it is not to be sent again."""

    number: int


class Closing(Message, frozen=True, tag="closing"):
    """Says that the connection ends, and whether to come back."""

    code: str
    text: str
    again: bool = True


Event = View | Ruled
"""What everybody is told, in one order, each with its number."""
FromTable = Welcome | Event | Flagged | Refused | Counted | Closing
