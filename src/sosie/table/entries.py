"""Entries: the requests and scheduled entries of a table, as its log stores them.

An entry is a request together with facts that only the server knows: the digest of a seat's token, the order of a
shuffled deck, the reaction time of a call. The fold decides whether an entry counts, so all servers that fold the same
log get the same table. An entry with `once` counts once, although several servers may propose the same deal.
"""

import msgspec

from sosie.table.settings import Pack, Settings
from sosie.types import Symbol

SeatWatermarks = tuple[tuple[int, int], ...]
"""Seats and their watermarks: no call from before its watermark can still come in from a seat."""


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """An entry of the log."""


class BySeat(Entry, frozen=True):
    """A request of a seat; `number` makes it idempotent."""

    seat: int
    number: int


class OpenedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player whom an event seats: a person by the digest of their token, or a bot by its level."""

    name: str
    key: str = ""
    language: str = "en"
    level: str = ""


class Opened(Entry, frozen=True, tag="opened"):
    """The table is created; an event seats its players at once, and the game starts."""

    code: str
    pack: Pack
    settings: Settings = Settings(tie_ms=3)
    """Logs leave out this value, so it stays the usual one of the first version."""
    event: str = ""
    """The code of the event that runs the table."""
    players: tuple[OpenedSeat, ...] = ()
    screen: str = ""
    """The digest of the token of the table's screen, if it has one."""
    emoji_off: bool = False
    """Whether the event has switched emoji off."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person takes the first free seat; `key` is the digest of their token."""

    name: str
    key: str
    language: str = "en"
    waits: bool = False
    """Whether they may wait for the next mini-game, or take a bot's seat; entries of older versions may not."""


class Came(Entry, frozen=True, tag="came"):
    """A seat is connected.

    A stale entry changes nothing: it counts only if `previous` is still the connection of the seat (compare-and-set),
    and if the same window has made no later attempt.
    """

    seat: int
    connection: str = msgspec.field(default="", name="at")
    previous: str | None = msgspec.field(default=None, name="was")
    window: str = ""
    attempt: int = 0


class Went(Entry, frozen=True, tag="went"):
    """A connection of a seat is closed; a newer connection of the seat stays."""

    seat: int
    connection: str = msgspec.field(default="", name="at")


class ScreenCame(Entry, frozen=True, tag="screen-came"):
    """The screen of the table is connected; the latest connection counts."""

    connection: str = msgspec.field(name="at")


class ScreenWent(Entry, frozen=True, tag="screen-went"):
    """A connection of the screen is closed; a newer one stays."""

    connection: str = msgspec.field(name="at")


class ScreenShowed(Entry, frozen=True, tag="screen-showed"):
    """The screen has painted a turn, so many milliseconds after the server sent it; `once` is the mini-game."""

    once: int
    turn: int
    reveal_ms: int


class HostLapsed(Entry, frozen=True, tag="host-lapsed"):
    """The host has been disconnected for too long, and somebody else becomes host."""

    seat: int


class Left(BySeat, frozen=True, tag="left"):
    """A player leaves the table."""


class Readied(BySeat, frozen=True, tag="readied"):
    """A player is ready, or no longer ready."""

    ready: bool = True


class Named(BySeat, frozen=True, tag="named"):
    """A player changes their name."""

    name: str


class Settled(BySeat, frozen=True, tag="settled"):
    """The host changes the settings, and optionally the cards."""

    settings: Settings
    pack: Pack | None = None
    digest: str = ""
    """The digest of a pack that the table has used before."""


class BotSat(BySeat, frozen=True, tag="bot-sat"):
    """The host adds a bot, or lets one play for the disconnected player of the seat `target`."""

    level: str
    name: str
    target: int | None = msgspec.field(default=None, name="place")


class Removed(BySeat, frozen=True, tag="removed"):
    """The host removes a bot or a person from the seat `target`, or the bot that plays for that person."""

    target: int = msgspec.field(name="place")
    keep_out: bool = False
    """Whether the person's token is banned; this also locks the table."""


class Locked(BySeat, frozen=True, tag="locked"):
    """The host locks or unlocks the table."""

    locked: bool = True
    forgive: bool = False
    """Whether to lift all bans."""


class HandicapSet(BySeat, frozen=True, tag="handicap-set"):
    """The host sets the handicap of the seat `target`, from the next deal on."""

    target: int = msgspec.field(name="place")
    handicap_ms: int = 0


class EmojiSent(BySeat, frozen=True, tag="emoji-sent"):
    """A player sends an emoji to everybody at the table."""

    emoji: str


class EmojiAllowed(BySeat, frozen=True, tag="emoji-allowed"):
    """The host allows emoji, or switches them off."""

    allowed: bool = True


class HostPassed(BySeat, frozen=True, tag="host-passed"):
    """The host makes the player of the seat `target` host."""

    target: int = msgspec.field(name="place")


class Started(BySeat, frozen=True, tag="started"):
    """The host starts the series, or the next one."""


class Chosen(BySeat, frozen=True, tag="chosen"):
    """The player whose turn it is to choose the next mini-game chooses."""

    game: str


class Drawn(Entry, frozen=True, tag="drawn"):
    """The next mini-game is drawn at random, since nobody chose in time; `once` is the number of deals before it."""

    once: int
    game: str


class Stopped(BySeat, frozen=True, tag="stopped"):
    """The host stops the series, and the table is in the lobby again."""


class Dealt(Entry, frozen=True, tag="dealt"):
    """The next mini-game is dealt; `once` is the number of deals before it, `order` the shuffled cards."""

    once: int
    order: tuple[int, ...]
    game: str | None = None
    """The mini-game that was drawn, in logs from before it had an entry of its own."""
    seed: int = 0
    """A random number for the bots; clients must not learn it."""
    name: str = ""
    """The mini-game that is dealt, for servers that may not have it."""


class Moved(BySeat, frozen=True, tag="moved"):
    """A call, a take or a slap: the turn that the player saw, and the reaction time in milliseconds."""

    turn: int
    took: int
    error_ms: int = msgspec.field(default=0, name="unsure")
    """The measurement error of the reaction time."""
    trip: int = 0
    symbol: Symbol | None = None
    take: bool = False
    slap: bool = False
    on: int | None = None
    place: int | None = None
    places: tuple[int, int, int] | None = None
    watermarks: SeatWatermarks = msgspec.field(default=(), name="heard")
    """Watermarks that this server raised meanwhile."""
    game: int | None = None
    """The number of the mini-game; a move that arrives after its end is refused."""
    unchecked_ms: int = 0
    """The compensated time for which there are only the words and pongs of the client, in milliseconds."""


class WatermarksRaised(Entry, frozen=True, tag="heard"):
    """Watermarks of some seats are raised; `once` is the number of the mini-game."""

    once: int
    watermarks: SeatWatermarks = msgspec.field(name="heard")


class GamePaused(Entry, frozen=True, tag="game-paused"):
    """The event pauses the table, or lets it go on."""

    paused: bool = True


class EmojiSwitched(Entry, frozen=True, tag="emoji-switched"):
    """The event switches emoji off at the table, or allows them."""

    off: bool = True


class GameEnded(Entry, frozen=True, tag="game-ended"):
    """The event ends the game where it stands."""


class SeatNamed(Entry, frozen=True, tag="seat-named"):
    """The event changes the name of a player."""

    seat: int
    name: str


class SeatRemoved(Entry, frozen=True, tag="seat-removed"):
    """The event removes a person, whose token is no longer valid."""

    seat: int


class Closed(Entry, frozen=True, tag="closed"):
    """The table is closed for good."""


AnyEntry = (
    Opened | Sat | Came | Went | HostLapsed | Left | Readied | Named | Settled | BotSat | Removed | Locked | HostPassed
    | HandicapSet | EmojiSent | EmojiAllowed | Started | Chosen | Drawn | Stopped | Dealt | Moved
    | WatermarksRaised | GamePaused | EmojiSwitched | GameEnded | SeatNamed | SeatRemoved | ScreenCame | ScreenWent
    | ScreenShowed | Closed
)  # fmt: skip

to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEntry).decode
"""Entries as bytes of the log, and back."""
