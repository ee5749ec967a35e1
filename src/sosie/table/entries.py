"""What happens at a table, as its log keeps it, in one order for everybody.

An entry is what somebody asks for, with what the server knows that they cannot: the digest of a seat's token, the order
of a shuffled deck, how long a call took. Whether it counts is decided when it is folded, so that every server that
folds the same log comes to the same table. An entry with a `once` counts only the first time that it is due, since
several servers may propose the same deal.
"""

import msgspec

from sosie.table.settings import Pack, Settings
from sosie.types import Symbol


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """Anything that can be in the log."""


class BySeat(Entry, frozen=True):
    """Something that a seat asks for; `number` counts its messages, so that one that is repeated counts once."""

    seat: int
    number: int


class Opened(Entry, frozen=True, tag="opened"):
    """The table is there."""

    code: str
    pack: Pack
    settings: Settings = Settings()


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sits down in the first free seat; `key` is the digest of the token that holds it."""

    name: str
    key: str
    language: str = "en"


class Came(Entry, frozen=True, tag="came"):
    """A seat is connected, by the connection that `at` names.

    It counts only if the seat still has the connection that it had, as far as the server knew that says so, and if the
    same window has not tried again since: what was said long ago and comes late changes nothing.
    """

    seat: int
    at: str = ""
    was: str | None = None
    window: str = ""
    attempt: int = 0


class Went(Entry, frozen=True, tag="went"):
    """A seat does not have a connection any more; another one that it has since then stays."""

    seat: int
    at: str = ""


class HostLapsed(Entry, frozen=True, tag="host-lapsed"):
    """The host has been away for too long."""

    seat: int


class Left(BySeat, frozen=True, tag="left"):
    """Somebody gets up for good."""


class Readied(BySeat, frozen=True, tag="readied"):
    """Somebody is ready, or not any more."""

    ready: bool = True


class Named(BySeat, frozen=True, tag="named"):
    """Somebody takes another name."""

    name: str


class Settled(BySeat, frozen=True, tag="settled"):
    """The host chooses what is played, perhaps with other cards."""

    settings: Settings
    pack: Pack | None = None
    digest: str = ""
    """Of a pack that the table has used before."""


class BotSat(BySeat, frozen=True, tag="bot-sat"):
    """The host adds a bot, or lets one sit in for the player of `place` who has gone."""

    level: str
    name: str
    place: int | None = None


class Removed(BySeat, frozen=True, tag="removed"):
    """The host removes a bot or a person from the table; a bot that sits in for somebody gets up."""

    place: int
    keep_out: bool = False
    """Whether the person's token is refused from now on; this also locks the table."""


class Locked(BySeat, frozen=True, tag="locked"):
    """The host locks or unlocks the table."""

    locked: bool = True
    forgive: bool = False
    """Whether those who were kept out may sit down again."""


class HostPassed(BySeat, frozen=True, tag="host-passed"):
    """The host makes somebody else the host."""

    place: int


class Started(BySeat, frozen=True, tag="started"):
    """The host starts to play, or to play again."""


class Chosen(BySeat, frozen=True, tag="chosen"):
    """Whose turn it is to choose the next mini-game does so."""

    game: str


class Stopped(BySeat, frozen=True, tag="stopped"):
    """The host ends what is played, and all are in the lobby again."""


class Dealt(Entry, frozen=True, tag="dealt"):
    """The next mini-game is dealt; `once` is how many have been dealt before, `order` the shuffled cards."""

    once: int
    order: tuple[int, ...]
    game: str | None = None
    """Chosen for whoever did not choose in time."""
    seed: int = 0
    """A random number for the bots; clients must not learn it."""
    name: str = ""
    """The mini-game that is dealt, for servers that may not have it."""


class Moved(BySeat, frozen=True, tag="moved"):
    """A call, a take or a slap: on which turn, and how long it took from when that was seen, in milliseconds."""

    turn: int
    took: int
    unsure: int = 0
    trip: int = 0
    symbol: Symbol | None = None
    take: bool = False
    slap: bool = False
    on: int | None = None
    place: int | None = None
    places: tuple[int, int, int] | None = None
    heard: tuple[tuple[int, int], ...] = ()
    """Seats, and the moments from before which nothing more can come from them, by all that is not known of it."""
    game: int | None = None
    """The mini-game in which it was made, by its number: it may come when that is over and another is on."""


class Heard(Entry, frozen=True, tag="heard"):
    """Nothing more can come from these seats from before these moments; `once` is the mini-game that it is about."""

    once: int
    heard: tuple[tuple[int, int], ...]


class Closed(Entry, frozen=True, tag="closed"):
    """The table is put away."""


AnyEntry = (
    Opened | Sat | Came | Went | HostLapsed | Left | Readied | Named | Settled | BotSat | Removed | Locked | HostPassed
    | Started | Chosen | Stopped | Dealt | Moved | Heard | Closed
)  # fmt: skip

to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEntry).decode
"""Entries as bytes of the log, and back."""
