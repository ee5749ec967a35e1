"""What a client asks for, turned into entries of the log; names and settings are checked here."""

import unicodedata
from collections.abc import Callable
from typing import Any

from sosie.editions import EDITIONS, Edition, edition
from sosie.rules import games_for
from sosie.server.names import is_legible
from sosie.table.entries import (
    AnyEntry,
    BotSat,
    Chosen,
    HostPassed,
    Left,
    Locked,
    Named,
    Readied,
    Removed,
    Settled,
    Started,
    Stopped,
)
from sosie.table.messages import (
    LONGEST_NAME,
    AddBot,
    Choose,
    Leave,
    Lock,
    PassHost,
    Ready,
    Refused,
    Remove,
    Rename,
    Settle,
    Start,
    Stop,
)
from sosie.table.outcome import NotNow
from sosie.table.settings import MOST_PACKS, Pack, digest_of
from sosie.table.state import Table
from sosie.table.table import fold

BOT_NAMES = {
    "child": ("Pip", "Lulu", "Momo", "Tiny", "Bibi", "Kiki", "Nino", "Zaza"),
    "adult": ("Sacha", "Robin", "Camille", "Alex", "Charlie", "Noa", "Max", "Kim"),
    "expert": ("Argus", "Lynx", "Falcon", "Vega", "Hawk", "Iris", "Sirius", "Nova"),
}


def clean_name(text: str) -> str:
    """Return a name as it is shown: any script, all of it visible, single spaces."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME:
        raise NotNow("bad-name", f"a name has 1 to {LONGEST_NAME} letters")
    if not is_legible(name):
        raise NotNow("bad-name", "a name has letters, digits, signs and spaces that can be seen")
    return name


def pack_of(chosen: Edition) -> Pack:
    """Return the cards of an edition, as a table has them."""
    tie_break: Any = chosen.tie_break
    cards = tuple(tuple(card) for card in chosen.deck)
    games = games_for(chosen.games, marked=chosen.ring_symbol is not None)
    return Pack(chosen.id, cards, games, tie_break, chosen.ring_symbol)


async def built_in_pack(name: str, _address: str = "") -> Pack:
    """Return the cards of an edition that comes with Sosie."""
    if name not in EDITIONS:
        raise NotNow("no-such-edition", f"choose one of {', '.join(EDITIONS)}")
    return pack_of(edition(name))


_ENTRIES: dict[type, Callable[[int, Any], AnyEntry]] = {
    Ready: lambda seat, m: Readied(seat, m.number, m.ready),
    Rename: lambda seat, m: Named(seat, m.number, clean_name(m.name)),
    Settle: lambda seat, m: Settled(seat, m.number, m.settings.plain),
    AddBot: lambda seat, m: BotSat(seat, m.number, m.level, BOT_NAMES[m.level][m.number % 8], m.seat),
    Remove: lambda seat, m: Removed(seat, m.number, m.seat, m.keep_out),
    Lock: lambda seat, m: Locked(seat, m.number, m.locked, m.forgive),
    PassHost: lambda seat, m: HostPassed(seat, m.number, m.seat),
    Start: lambda seat, m: Started(seat, m.number),
    Choose: lambda seat, m: Chosen(seat, m.number, m.game),
    Stop: lambda seat, m: Stopped(seat, m.number),
    Leave: lambda seat, m: Left(seat, m.number),
}


def settled(table: Table, seat: int, message: Settle, pack: Pack) -> Settled:
    """Return the entry that puts cards on a table: with the pack itself only if the table has not used it before."""
    settings, digest = message.settings.plain, digest_of(pack)
    known = Settled(seat, message.number, settings, digest=digest)
    if digest in table.packs:
        return known
    if len(table.packs) >= MOST_PACKS:
        raise NotNow("too-many-decks", f"a table uses at most {MOST_PACKS} decks; open a new one for others")
    whole = Settled(seat, message.number, settings, pack)
    after = fold(table, whole)
    if after.refused is not None:
        raise NotNow(after.refused.code, after.refused.text)
    # A number that has counted before changes nothing, so the log needs no pack for it.
    return whole if after.table is not table else known


def not_kept(number: int | None) -> Refused:
    """Return what is said when nothing can be appended to the log."""
    return Refused("try-again", "this could not be kept; try again", number)


def beyond_bounds() -> Refused:
    """Return what is said of a number that no log keeps."""
    return Refused("unreadable", "a number is beyond all bounds")


def entry_for(seat: int, message: Any) -> AnyEntry:
    """Return the entry that a request asks for."""
    return _ENTRIES[type(message)](seat, message)
