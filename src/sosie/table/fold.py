"""The fold: what a table is after one more entry of its log, what there is to say to everybody, and what to refuse."""

from collections.abc import Callable
from typing import Any

import msgspec

from sosie.table import lobby
from sosie.table import session as playing
from sosie.table.entries import (
    AnyEntry,
    BotSat,
    BySeat,
    Came,
    Chosen,
    Closed,
    Dealt,
    Heard,
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
    Went,
)
from sosie.table.messages import Counted, Event, Flagged, Refused
from sosie.table.outcome import Outcome, Rejected
from sosie.table.table import Table
from sosie.table.views import view

replace = msgspec.structs.replace


class Folded(msgspec.Struct, frozen=True, gc=False):
    """A table after an entry, the events for everybody, those for the host alone, and the answer to its seat."""

    table: Table
    events: tuple[Event, ...] = ()
    to_host: tuple[Flagged, ...] = ()
    refused: Refused | None = None
    counted: Counted | None = None
    """The answer to a request that has counted before."""


_HANDLERS: dict[type, Callable[[Table, Any], Outcome]] = {
    Sat: lobby.sit,
    Came: lobby.come,
    Went: lobby.go,
    HostLapsed: lobby.lapse_host,
    Left: lobby.leave,
    Readied: lobby.be_ready,
    Named: lobby.rename,
    Settled: lobby.settle,
    BotSat: lobby.seat_bot,
    Removed: lobby.remove,
    Locked: lobby.lock,
    HostPassed: lobby.pass_host,
    Started: playing.start,
    Chosen: playing.choose,
    Stopped: playing.stop,
    Dealt: playing.deal,
    Moved: playing.move,
    Heard: playing.hear,
    Closed: lobby.close,
}


def open_table(entry: Opened) -> Table:
    """Return a table at which nobody sits yet."""
    return Table(entry.code, entry.pack, entry.settings).with_pack(entry.pack)


def fold(table: Table, entry: AnyEntry) -> Folded:
    """Return what an entry makes of a table: the same on every server."""
    if isinstance(entry, BySeat):
        player = table.player(entry.seat)
        if player is None:
            return Folded(table, refused=Refused("no-seat", "nobody sits there", entry.number))
        if entry.number <= player.heard:
            return Folded(table, counted=Counted(entry.number))
        table = table.with_player(entry.seat, replace(player, heard=entry.number))
    try:
        if table.phase == "closed":
            raise Rejected("closed", "this table has been put away")
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
