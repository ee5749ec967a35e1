"""Scheduled events: the next events of a table that no request causes, and their times.

All servers that fold the same log find the same events with the same names, so an event that several servers propose
counts once. The server of the first person present acts in time; the others act later, in case that server has died.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from sosie.rules import Choose
from sosie.table.entries import Came, HostLapsed, Went
from sosie.table.presence import backup_ms, is_host_away, presence_changes, server_of
from sosie.table.table import MiniGame, Table

Kind = Literal["presence", "host", "deal", "bots", "watermarks"]


class Due(NamedTuple):
    """A scheduled event."""

    kind: Kind
    at: float
    """The time by this server's clock, in milliseconds."""
    name: str
    """Identifies the event on all servers."""
    entry: Came | Went | HostLapsed | None = None
    """The entry to append, where it follows from the table alone."""
    shared: bool = True
    """Whether other servers may append it too."""


@dataclass(frozen=True)
class Pace:
    """Waiting times of a table, in milliseconds, and its limit for slow readers."""

    deal_ms: int = 2500
    choose_ms: int = 20_000
    host_away_ms: int = 20_000
    backlog: int = 256 * 1024
    """Beyond this a slow reader gets a fresh view instead of events."""


USUAL_PACE = Pace()


class Connected(NamedTuple):
    """The knowledge of one server beyond the log: its connections to a table, and the times of changes."""

    server: str
    seats: Mapping[int, Came]
    """The seats that are connected to this server."""
    is_empty: bool
    """Whether this server has no connection to the table, not even of a spectator."""
    is_gone: Callable[[str], bool]
    """Tells whether another server has died."""
    phase_since: float
    """The time at which this server saw the phase begin."""
    host_left: float | None
    """The time at which this server saw the host leave."""
    pace: Pace = USUAL_PACE


class Playing(NamedTuple):
    """The knowledge of one server about a mini-game beyond the log: its clock, its players, its buffered moves."""

    server: str
    moment: int
    """A moment of the game ..."""
    shown: float
    """... and its time by this server's clock."""
    seats: tuple[int, ...]
    """The seats that play and are connected to this server."""
    delay: float
    """The longest delay of a call from these seats."""
    buffered: int | None
    """The watermark at which the first buffered move can be ruled."""
    bots: int | None
    """The moment of the bots' next move."""


def due(table: Table, connected: Connected, playing: Playing) -> tuple[Due, ...]:
    """Return all scheduled events of a table, as far as one server knows."""
    at_table = (event for find in AT_TABLE for event in find(table, connected))
    return (*at_table, *(event for find in IN_GAME for event in find(table, playing)))


def presence_due(table: Table, connected: Connected) -> Iterator[Due]:
    """Yield the entries for changes of presence."""
    for entry in presence_changes(table, connected.seats, connected.server, connected.is_gone):
        # Named by the whole entry: each connection, and each replacement, is a change of its own.
        is_own = server_of(entry.connection) == connected.server
        yield Due("presence", 0.0, name_of(table, str(entry)), entry, shared=not is_own)


def host_due(table: Table, connected: Connected) -> Iterator[Due]:
    """Yield the change of host, if the host is disconnected and somebody else is connected."""
    if table.host is not None and is_host_away(table) and connected.host_left is not None and not connected.is_empty:
        at = connected.host_left + connected.pace.host_away_ms + backup_ms(table, connected.server)
        yield Due("host", at, name_of(table, "host"), HostLapsed(table.host))


def deal_due(table: Table, connected: Connected) -> Iterator[Due]:
    """Yield the next deal."""
    if table.phase == "dealing":
        wait = _deal_ms(table, connected.pace) + backup_ms(table, connected.server)
        yield Due("deal", connected.phase_since + wait, name_of(table, "deal"))


def bots_due(table: Table, playing: Playing) -> Iterator[Due]:
    """Yield the bots' next move."""
    if table.phase == "playing" and playing.bots is not None:
        yield Due("bots", _time_of(playing.bots, playing) + backup_ms(table, playing.server), "")


def watermarks_due(table: Table, playing: Playing) -> Iterator[Due]:
    """Yield the time at which this server's seats let the first pending or buffered move be ruled."""
    game = table.play
    if table.phase != "playing" or game is None:
        if playing.buffered is not None:
            yield Due("watermarks", 0.0, "")
        return
    needed = needed_watermark(game, playing)
    if needed is not None and (playing.buffered is not None or _is_for_this_server(table, game, playing, needed)):
        # Buffered moves are not in the log, so no other server can propose the same.
        name = "" if playing.buffered is not None else name_of(table, f"heard {needed} {playing.seats}")
        at = _time_of(needed, playing) + (playing.delay + 1 if playing.seats else 0)
        yield Due("watermarks", at, name, shared=False)


AT_TABLE = (presence_due, host_due, deal_due)
"""Events that no move changes."""
IN_GAME = (bots_due, watermarks_due)


def needed_watermark(game: MiniGame, playing: Playing) -> int | None:
    """Return the watermark at which the first pending or buffered move can be ruled."""
    return min((moment for moment in (game.needed, playing.buffered) if moment is not None), default=None)


def name_of(table: Table, kind: str) -> str:
    """Return the name of an event, which is the same on all servers."""
    return f"{kind} {table.dealt} {table.event}"


def _time_of(moment: int, playing: Playing) -> float:
    return playing.shown + moment - playing.moment


def _deal_ms(table: Table, pace: Pace) -> int:
    """Return how long the next deal waits: longer while somebody present has to choose the mini-game."""
    following = table.series.next if table.series else None
    if isinstance(following, Choose) and table.chosen is None and following.chooser is not None:
        chooser = table.player(table.seated[following.chooser])
        if chooser is not None and chooser.present:
            return pace.choose_ms
    return pace.deal_ms


def _is_for_this_server(table: Table, game: MiniGame, playing: Playing, needed: int) -> bool:
    """Tell whether this server has to raise a watermark: of its own seats, or if nobody is present."""
    if any(
        moment <= needed and seat in playing.seats for seat, moment in zip(game.seats, game.watermarks, strict=True)
    ):
        return True
    players = [table.player(seat) for seat in game.seats]
    return not any(player is not None and player.present and not player.level for player in players)
