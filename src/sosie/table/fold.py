"""The fold: applies one entry of the log to a table, and returns the new table, its events and the refusal."""

from collections.abc import Callable
from typing import Any

import msgspec

from sosie.table import lobby, session
from sosie.table.entries import (
    AnyEntry,
    BotSat,
    BySeat,
    Came,
    Chosen,
    Closed,
    Dealt,
    HostLapsed,
    HostPassed,
    Left,
    Locked,
    Moved,
    Named,
    Opened,
    Readied,
    Removed,
    Sat,
    Settled,
    Started,
    Stopped,
    WatermarksRaised,
    Went,
)
from sosie.table.messages import Counted, Event, Flagged, Refused
from sosie.table.outcome import Outcome, Rejected
from sosie.table.table import Table
from sosie.table.views import view

replace = msgspec.structs.replace


class Folded(msgspec.Struct, frozen=True, gc=False):
    """The result of a fold: the table, the events for everybody, the flags for the host, the answer to the sender."""

    table: Table
    events: tuple[Event, ...] = ()
    to_host: tuple[Flagged, ...] = ()
    refused: Refused | None = None
    counted: Counted | None = None
    """The answer to a repeated request."""


_HANDLERS: dict[type, Callable[[Table, Any], Outcome]] = {
    Sat: lobby.sit,
    Came: lobby.connect,
    Went: lobby.disconnect,
    HostLapsed: lobby.lapse_host,
    Left: lobby.leave,
    Readied: lobby.set_ready,
    Named: lobby.rename,
    Settled: lobby.change_settings,
    BotSat: lobby.seat_bot,
    Removed: lobby.remove,
    Locked: lobby.lock,
    HostPassed: lobby.pass_host,
    Started: session.start,
    Chosen: session.choose,
    Stopped: session.stop,
    Dealt: session.deal,
    Moved: session.move,
    WatermarksRaised: session.raise_watermarks,
    Closed: lobby.close,
}


def open_table(entry: Opened) -> Table:
    """Return a new table without players."""
    return Table(entry.code, entry.pack, entry.settings).with_pack(entry.pack)


def fold(table: Table, entry: AnyEntry) -> Folded:
    """Apply an entry to a table; the result is the same on every server."""
    if isinstance(entry, BySeat):
        player = table.player(entry.seat)
        if player is None:
            return Folded(table, refused=Refused("no-seat", "nobody sits there", entry.number))
        if entry.number <= player.last_request:
            return Folded(table, counted=Counted(entry.number))
        table = table.with_player(entry.seat, replace(player, last_request=entry.number))
    try:
        if table.phase == "closed":
            raise Rejected("closed", "this table is closed")
        if isinstance(entry, BySeat):
            lobby.holder_only(table, entry)
        outcome = _HANDLERS[type(entry)](table, entry)
    except Rejected as refusal:
        number = entry.number if isinstance(entry, BySeat) else None
        return Folded(table, refused=Refused(refusal.code, str(refusal), number))
    return _numbered(outcome)


def _numbered(outcome: Outcome) -> Folded:
    table, events = outcome.table, outcome.events
    if outcome.shown:
        table = replace(table, event=table.event + 1)
        events = (*events, view(table))
    return Folded(table, events, outcome.to_host)
