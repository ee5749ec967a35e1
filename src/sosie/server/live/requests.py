"""Converts requests of clients to entries of the log, and validates names and packs."""

import unicodedata
from collections.abc import Callable
from typing import Any

from sosie.server.live.player_names import is_legible
from sosie.table.entries import (
    BotSat,
    Chosen,
    EmojiAllowed,
    EmojiSent,
    HandicapSet,
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
from sosie.table.fold import fold
from sosie.table.messages import (
    LONGEST_NAME,
    AddBot,
    AllowEmoji,
    Choose,
    Leave,
    Lock,
    PassHost,
    Ready,
    Refused,
    Remove,
    Rename,
    SendEmoji,
    SetHandicap,
    Settle,
    Start,
    Stop,
)
from sosie.table.outcome import Rejected
from sosie.table.settings import BOT_NAMES, MAX_PACKS, Pack, digest_of
from sosie.table.table import Table


def clean_name(text: str) -> str:
    """Return the normalized name, or reject it: any script, visible characters, single spaces."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME:
        raise Rejected("bad-name", f"a name has 1 to {LONGEST_NAME} letters")
    if not is_legible(name):
        raise Rejected("bad-name", "a name has letters, digits, signs and spaces that can be seen")
    return name


SeatEntry = (
    BotSat | Chosen | EmojiAllowed | EmojiSent | HandicapSet | HostPassed | Left | Locked | Named | Readied | Removed
    | Settled | Started | Stopped
)  # fmt: skip
"""An entry that a request makes, and that is no move."""
_ENTRIES: dict[type, Callable[[int, Any], SeatEntry]] = {
    Ready: lambda seat, m: Readied(seat, m.number, m.ready),
    Rename: lambda seat, m: Named(seat, m.number, clean_name(m.name)),
    Settle: lambda seat, m: Settled(seat, m.number, m.settings.plain),
    AddBot: lambda seat, m: BotSat(seat, m.number, m.level, BOT_NAMES[m.level][m.number % 8], m.seat),
    Remove: lambda seat, m: Removed(seat, m.number, m.seat, m.keep_out),
    Lock: lambda seat, m: Locked(seat, m.number, m.locked, m.forgive),
    SetHandicap: lambda seat, m: HandicapSet(seat, m.number, m.seat, m.handicap_ms),
    SendEmoji: lambda seat, m: EmojiSent(seat, m.number, m.emoji),
    AllowEmoji: lambda seat, m: EmojiAllowed(seat, m.number, m.allowed),
    PassHost: lambda seat, m: HostPassed(seat, m.number, m.seat),
    Start: lambda seat, m: Started(seat, m.number),
    Choose: lambda seat, m: Chosen(seat, m.number, m.game),
    Stop: lambda seat, m: Stopped(seat, m.number),
    Leave: lambda seat, m: Left(seat, m.number),
}


def settled(table: Table, seat: int, message: Settle, pack: Pack) -> Settled:
    """Return the entry for settings with a pack; the pack itself is included only if it is new to the table."""
    settings, digest = message.settings.plain, digest_of(pack)
    by_digest = Settled(seat, message.number, settings, digest=digest)
    if digest in table.packs:
        return by_digest
    if len(table.packs) >= MAX_PACKS:
        raise Rejected("too-many-decks", f"a table uses at most {MAX_PACKS} decks; open a new one for others")
    with_pack = Settled(seat, message.number, settings, pack)
    after = fold(table, with_pack)
    if after.refused is not None:
        raise Rejected(after.refused.code, after.refused.text)
    # A repeated request changes nothing, so it needs no pack.
    return with_pack if after.table is not table else by_digest


def not_saved(number: int | None, seat: int | None) -> Refused:
    """Return the refusal for a request that the log has not stored."""
    return Refused("try-again", "this could not be saved; try again", number, seat)


def out_of_range() -> Refused:
    """Return the refusal for a number that is too large for the log."""
    return Refused("unreadable", "a number is out of range")


def entry_for(seat: int, message: Any) -> SeatEntry:
    """Return the entry for a request."""
    return _ENTRIES[type(message)](seat, message)
