"""Messages between clients and the table: one union for each direction.

The JSON schema and the types of the web client are generated from these; docs/reference/protocol.md explains them.
"""

from typing import Annotated, Literal

import msgspec

from sosie.rules import Verdict
from sosie.rules.record import MAX_HANDICAP_MS
from sosie.table.settings import GameName, Kind, NewSettings, Phase, Settings
from sosie.types import Symbol

PROTOCOL_VERSION = 1
LONGEST_NAME = 24
MAX_SHARED_SEATS = 6
"""The most seats of one connection."""

Level = Literal["child", "adult", "expert"]
EmojiName = Literal["clap", "laugh", "wow", "cry", "heart", "hurry"]
WindowName = Annotated[str, msgspec.Meta(max_length=40)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
"""The code of a table, as typed by a person."""
Token = Annotated[str, msgspec.Meta(max_length=100)]
EditionId = Annotated[str, msgspec.Meta(max_length=64)]
"""The name of an edition, or the id of a deck."""
Name = Annotated[str, msgspec.Meta(max_length=100)]
"""A name before validation."""
Natural = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number that JavaScript can represent exactly."""
Small = Annotated[int, msgspec.Meta(ge=0, le=9999)]
"""The number of a seat, or of a place on the table."""
Milliseconds = Annotated[float, msgspec.Meta(ge=-1e12, le=1e12)]
CalledSymbol = Natural | Annotated[str, msgspec.Meta(max_length=200)]


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """A message on the socket."""


# From a client


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the table, the token of a seat (a spectator has none), and the last update received."""

    version: Natural
    table: Code
    token: Token | None = None
    last: Natural | None = None
    window: WindowName = ""
    """A random name of the browser window, which identifies its connections."""
    attempt: Natural = 0
    """Counts the connections of that window, so that a delayed one does not end a later one."""
    redirects: bool = False
    """Whether the client follows a redirect; false on the connection that follows one, so that there is only one."""
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=MAX_SHARED_SEATS)] = ()
    """The tokens of several seats that share this connection, instead of `token`."""


class BySharedSeat(Message, frozen=True, kw_only=True):
    """A request on a connection that several seats may share."""

    by: Small | None = None
    """The seat that makes the request; the first of the connection if it is left out."""


class Request(BySharedSeat, frozen=True):
    """A request of a seat; `number` goes up by one with each, and makes it idempotent."""

    number: Natural


class Call(Request, frozen=True, tag="call"):
    """Calls a symbol, as seen on a turn; `took` is the time from paint to touch by the page, in milliseconds."""

    symbol: CalledSymbol
    turn: Natural
    took: Milliseconds | None = None
    on: Small | None = None
    """The seat whose card is called, in games with a choice."""
    place: Small | None = None
    places: tuple[Small, Small, Small] | None = None
    game: Natural | None = None
    """The number of the mini-game; a move that arrives after its end is refused."""


class Take(Request, frozen=True, tag="take"):
    """Takes the card of a tie."""

    turn: Natural
    took: Milliseconds | None = None
    game: Natural | None = None
    """The number of the mini-game; a move that arrives after its end is refused."""


class Slap(Request, frozen=True, tag="slap"):
    """Slaps the pile."""

    turn: Natural
    took: Milliseconds | None = None
    game: Natural | None = None
    """The number of the mini-game; a move that arrives after its end is refused."""


class Forfeit(Request, frozen=True, tag="forfeit"):
    """Makes no call in time after a buzzer: a wrong call, of a symbol that is not the match."""

    turn: Natural
    took: Milliseconds | None = None
    game: Natural | None = None
    """The number of the mini-game; a move that arrives after its end is refused."""


class Ready(Request, frozen=True, tag="ready"):
    """Says that the player is ready, or no longer ready."""

    ready: bool = True


class Rename(Request, frozen=True, tag="rename"):
    """Changes the player's name."""

    name: Name


class Settle(Request, frozen=True, tag="settle"):
    """Changes the settings (host only)."""

    settings: NewSettings
    edition: EditionId | None = None


class AddBot(Request, frozen=True, tag="add-bot"):
    """Adds a bot, or lets one play for a disconnected player (host only)."""

    level: Level = "adult"
    seat: Small | None = None


class Remove(Request, frozen=True, tag="remove"):
    """Removes a bot or a person from the table (host only)."""

    seat: Small
    keep_out: bool = False
    """Whether to ban the person's token; this also locks the table."""


class Lock(Request, frozen=True, tag="lock"):
    """Locks or unlocks the table: nobody new can sit down or watch (host only)."""

    locked: bool = True
    forgive: bool = False
    """Whether to lift all bans."""


class SetHandicap(Request, frozen=True, tag="set-handicap"):
    """Lets all moves of a player count later, from the next deal on (host only)."""

    seat: Small
    handicap_ms: Annotated[int, msgspec.Meta(ge=0, le=MAX_HANDICAP_MS)]


class SendEmoji(Request, frozen=True, tag="send-emoji"):
    """Shows an emoji to everybody at the table; rate limited."""

    emoji: EmojiName


class AllowEmoji(Request, frozen=True, tag="allow-emoji"):
    """Allows emoji at the table, or switches them off (host only)."""

    allowed: bool = True


class PassHost(Request, frozen=True, tag="pass-host"):
    """Makes another player host (host only)."""

    seat: Small


class Start(Request, frozen=True, tag="start"):
    """Starts a series, or the next one (host only)."""


class Choose(Request, frozen=True, tag="choose"):
    """Chooses the next mini-game (only the loser of the last one)."""

    game: GameName


class Stop(Request, frozen=True, tag="stop"):
    """Stops the series, and returns to the lobby (host only)."""


class Leave(Request, frozen=True, tag="leave"):
    """Leaves the table."""


class Painted(Message, frozen=True, tag="painted"):
    """Tells when the table's screen has painted a turn: `took` milliseconds after the page received it."""

    game: Natural
    turn: Natural
    took: Milliseconds | None = None


class Check(Message, frozen=True, tag="check"):
    """Asks for a sign of life: a page that asks for nothing else would not notice that its connection is dead."""


FromClient = (
    Hello | Call | Take | Slap | Forfeit | Ready | Rename | Settle | AddBot | Remove | Lock | SetHandicap | SendEmoji
    | AllowEmoji | PassHost | Start | Choose | Stop | Leave | Painted | Check
)  # fmt: skip


# To a client


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player of a seat."""

    seat: int
    name: str
    bot: str | None = None
    """The level of the bot, if one plays here."""
    person: bool = True
    present: bool = False
    ready: bool = False
    language: str = "en"
    gone: bool = False
    """Whether they left or were removed during a game; the seat keeps their name until it is over."""
    replaced: str = ""
    """The name of the bot whose seat they took in this series, with its points."""
    handicap_ms: int = 0
    """The delay of their moves in milliseconds, from the next deal on."""
    suggested_ms: int | None = None
    """The handicap that would have made the last mini-game even."""


class TieView(msgspec.Struct, frozen=True):
    """A tie that waits for a take: its seats, and the symbols that they called."""

    seats: tuple[int, ...]
    symbols: tuple[Symbol, ...]


class GameView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mini-game as everybody sees it: only cards that lie face up."""

    number: int
    game: str
    seats: tuple[int, ...]
    """The players; all fields refer to players by their seat at the table."""
    turn: int
    places: tuple[int | None, ...]
    """The card that lies face up at each place, by its number in the edition."""
    counts: tuple[int, ...]
    """The number of cards of each player, as the game counts them, in the order of `seats`."""
    left: int
    """The number of cards still to come."""
    ranking: tuple[tuple[int, ...], ...]
    frozen: tuple[int, ...]
    """The remaining time for which each player is frozen, in milliseconds, in the order of `seats`."""
    out: tuple[int, ...] = ()
    """Players without a card to play with."""
    ties: tuple[TieView, ...] = ()
    ring: int | None = None
    """The player who has the Ring card."""
    over: bool = False
    handicaps: tuple[int, ...] = ()
    """The handicap of each player in milliseconds, in the order of `seats`; empty if nobody has one."""
    round: int = 0
    """The number of the current round, from 1; 0 in a game without rounds."""
    rounds: int = 0
    scores: tuple[int, ...] = ()
    """The players' scores, in the order of `seats`, if they are ranked by more than `counts`."""


class PlayedView(msgspec.Struct, frozen=True):
    """A finished mini-game of a series."""

    game: str
    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


class SeriesView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match or tournament: its results so far, and the next mini-game."""

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
    """The next mini-game, once it is known."""
    play_off: bool = False
    play_off_seats: tuple[int, ...] = ()
    """The players of the play-off, if one is next."""
    champion: int | None = None


class View(Message, frozen=True, tag="view"):
    """The whole table after an update."""

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
    """Whether the table is closed to new players and spectators."""
    kept_out: int = 0
    """The number of banned people."""
    run_by: str = ""
    """The code of the event that runs this table; it has no host then."""
    paused: bool = False
    """Whether the event has paused the game: moves are refused until it goes on."""
    emoji_off: bool = False
    """Whether the host has switched emoji off."""
    screen: bool | None = None
    """Whether the table's screen is connected; None if the table has none."""


class SharedSeat(msgspec.Struct, frozen=True):
    """A seat of a connection that several seats share, and the number of its last request that counted."""

    seat: int
    number: int


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to a hello: the protocol version and the seat; a view or the missed updates follow."""

    version: int
    seat: int | None
    number: int = 0
    """The number of the last request that counted; the client continues from there."""
    seats: tuple[SharedSeat, ...] = ()
    """The seats of the `tokens` in the hello, in that order; a token that holds no seat is left out."""
    choice_ms: int | None = None
    """The time that is left to choose the next mini-game, in milliseconds, while a person chooses it."""


class Redirect(Message, frozen=True, tag="redirect"):
    """The other answer to a hello: the first person at the table is at another server, which has this address.

    The connection ends. The client says hello there or, if it cannot get there, here again.
    """

    address: str
    """An origin, such as https://s1.example.org; the path of the socket is the same."""


class Ruled(Message, frozen=True, tag="ruled"):
    """The ruling of a move, or of a tie that nobody took in time, and the table after it."""

    event: int
    verdict: Verdict | Literal["lapsed"]
    seat: int
    """The player of the move, or of the call that won a lapsed tie."""
    turn: int
    """The number of changes of the table so far."""
    symbol: Symbol | None = None
    take: bool = False
    slap: bool = False
    took: int | None = None
    reads: tuple[int, ...] = ()
    """The places of the match."""
    margin: int | None = None
    """The delay of a late call behind the winner's, in milliseconds; None if only a handicap made the call late."""
    rival: int | None = None
    """The player who was faster."""
    frozen: int | None = None
    """The length of the player's freeze, in milliseconds."""
    tied: tuple[int, ...] = ()
    places: tuple[int | None, ...] | None = None
    """The cards that lie face up now, if the table has changed."""
    counts: tuple[int, ...] | None = None
    left: int | None = None
    ring: int | None = None
    out: tuple[int, ...] = ()
    round: int = 0
    """The number of the round that is played now, if the table has changed; 0 in a game without rounds."""


class Emoji(Message, frozen=True, tag="emoji"):
    """An emoji that a player has sent."""

    event: int
    seat: int
    emoji: str


class Flagged(Message, frozen=True, tag="flagged"):
    """Tells the host that a player is faster than people are."""

    event: int
    seat: int
    calls: int


class Unchecked(Message, frozen=True, tag="unchecked"):
    """Tells the host that much is compensated for a player's trip, and that the server could not check the trip."""

    seat: int
    compensated_ms: int


class Refused(Message, frozen=True, tag="refused"):
    """Refuses a request, and says why."""

    code: str
    text: str
    number: int | None = None
    seat: int | None = None
    """The seat of that request."""


class Counted(Message, frozen=True, tag="counted"):
    """Acknowledges a repeated request, so that the client stops sending it."""

    number: int
    seat: int | None = None
    """The seat of that request."""


class Checked(Message, frozen=True, tag="checked"):
    """Answers a check."""


class Closing(Message, frozen=True, tag="closing"):
    """Announces the end of the connection, and whether to reconnect."""

    code: str
    text: str
    again: bool = True


Update = View | Ruled | Emoji
"""Updates go to everybody, in order, each with its number."""
ToHost = Flagged | Unchecked
"""Notices go to the host alone, and are not updates."""
FromTable = Welcome | Redirect | Update | ToHost | Refused | Counted | Checked | Closing
