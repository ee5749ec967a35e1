"""The fold: applies one entry of the log to a table, and returns the new table, its updates and the refusal."""

from collections.abc import Callable
from typing import Any, Final, final

from sosie.rules.value import Value, replace
from sosie.table import lobby, run_by_event, screen, session
from sosie.table.entries import (
    AnyEntry,
    BotSat,
    BySeat,
    Came,
    Chosen,
    Closed,
    Dealt,
    Drawn,
    EmojiAllowed,
    EmojiSent,
    EmojiSwitched,
    GameEnded,
    GamePaused,
    HandicapSet,
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
    ScreenCame,
    ScreenShowed,
    ScreenWent,
    SeatNamed,
    SeatRemoved,
    Settled,
    Started,
    Stopped,
    WatermarksRaised,
    Went,
)
from sosie.table.messages import Counted, Refused, ToHost, Update, View
from sosie.table.outcome import Outcome, Rejected
from sosie.table.settings import shared_pack
from sosie.table.table import Table
from sosie.table.views import view


@final
class Folded(Value):
    """The result of a fold: the table, updates for everybody, notices for the host, and the answer to the sender."""

    def __init__(
        self,
        table: Table,
        updates: tuple[Update, ...] = (),
        to_host: tuple[ToHost, ...] = (),
        refused: Refused | None = None,
        counted: Counted | None = None,
    ) -> None:
        self.table: Final = table
        self.updates: Final = updates
        self.to_host: Final = to_host
        self.refused: Final = refused
        self.counted: Final = counted
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
    HandicapSet: lobby.set_handicap,
    EmojiSent: lobby.send_emoji,
    EmojiAllowed: lobby.allow_emoji,
    HostPassed: lobby.pass_host,
    Started: session.start,
    Chosen: session.choose,
    Drawn: session.draw,
    Stopped: session.stop,
    Dealt: session.deal,
    Moved: session.move,
    WatermarksRaised: session.raise_watermarks,
    GamePaused: run_by_event.pause,
    EmojiSwitched: run_by_event.switch_emoji,
    GameEnded: run_by_event.end,
    SeatNamed: run_by_event.name_seat,
    SeatRemoved: run_by_event.remove_player,
    ScreenCame: screen.connect,
    ScreenWent: screen.disconnect,
    ScreenShowed: screen.show,
    Closed: lobby.close,
}


def open_table(entry: Opened) -> Table:
    """Return a new table: without players, or with those whom an event seats."""
    pack = shared_pack(entry.pack)
    table = Table(entry.code, pack, entry.settings, screen=entry.screen).with_pack(pack)
    return run_by_event.seat_and_start(table, entry) if entry.event else table


def fold(table: Table, entry: AnyEntry) -> Folded:
    """Apply an entry to a table; the result is the same on every server."""
    if isinstance(entry, BySeat):
        if table.player(entry.seat) is None:
            return Folded(table, refused=Refused("no-seat", "nobody sits there", entry.number, entry.seat))
        if table.has_counted(entry.seat, entry.number):
            return Folded(table, counted=Counted(entry.number, entry.seat))
    try:
        return _numbered(_apply(table, entry))
    except Rejected as refusal:
        code, text = refusal.code, str(refusal)
    if isinstance(entry, BySeat):
        # A refused request counts too.
        counted = table.with_request(entry.seat, entry.number)
        return Folded(counted, refused=Refused(code, text, entry.number, entry.seat))
    return Folded(table, refused=Refused(code, text))


def answer_without_entry(table: Table, entry: AnyEntry) -> Refused | Counted | None:
    """Return the answer to a request that would change nothing, so that it need not be logged; None if it would."""
    folded = fold(table, entry)
    if folded.refused is not None:
        return folded.refused
    after = replace(folded.table, updates=table.updates, last_requests=table.last_requests, skipped=table.skipped)
    if after != table or not all(isinstance(update, View) for update in folded.updates):
        return None
    return Counted(entry.number, entry.seat) if isinstance(entry, BySeat) else None


def _apply(table: Table, entry: AnyEntry) -> Outcome:
    if table.phase == "closed":
        raise Rejected("closed", "this table is closed")
    if isinstance(entry, BySeat):
        lobby.holder_only(table, entry)
        if not isinstance(entry, Moved):
            # A move is counted where it is ruled, so that only one new table is built for it.
            table = table.with_request(entry.seat, entry.number)
    return _HANDLERS[type(entry)](table, entry)


def _numbered(outcome: Outcome) -> Folded:
    if not outcome.shown:
        return Folded(outcome.table, outcome.updates, outcome.to_host)
    table = replace(outcome.table, updates=outcome.table.updates + 1)
    return Folded(table, (*outcome.updates, view(table)), outcome.to_host)
