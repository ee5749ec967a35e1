"""Scheduled entries: the next entries of a table that no request causes, and their times.

All servers that fold the same log find the same entries with the same names, so an entry that several servers propose
counts once. The server of the first person present acts in time; the others act later, in case that server has died.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, final

from sosie.rules import Choose
from sosie.rules.value import Value
from sosie.table.entries import Came, HostLapsed, ScreenCame, ScreenWent, Went
from sosie.table.presence import backup_ms, is_host_away, presence_changes, screen_changes, server_of
from sosie.table.table import LiveGame, Player, Table

Kind = Literal["presence", "host", "deal", "bots", "watermarks"]


@final
class Due(Value):
    """A scheduled entry."""

    def __init__(
        self,
        kind: Kind,
        at: float,
        name: str,
        entry: Came | Went | HostLapsed | ScreenCame | ScreenWent | None = None,
        shared: bool = True,
    ) -> None:
        self.kind: Final = kind
        self.at: Final = at
        """The time by this server's clock, in milliseconds."""
        self.name: Final = name
        """Identifies the entry on all servers."""
        self.entry: Final = entry
        """The entry to append, where it follows from the table alone."""
        self.shared: Final = shared
        """Whether other servers may append it too."""


@dataclass(frozen=True)
class Pace:
    """Waiting times of a table, in milliseconds, and its limit for slow readers."""

    deal_ms: int = 2500
    choose_ms: int = 20_000
    chooser_away_ms: int = 6000
    host_away_ms: int = 20_000
    backlog: int = 256 * 1024
    """Beyond this a slow reader gets a fresh view instead of updates."""


USUAL_PACE = Pace()


@final
class Times(Value):
    """The times at which one server saw changes of a table, by its clock."""

    def __init__(self, phase_since: float, host_left: float | None = None, chooser_left: float | None = None) -> None:
        self.phase_since: Final = phase_since
        """When the phase began, or the next mini-game was chosen or drawn."""
        self.host_left: Final = host_left
        """When the host left, if they are not back."""
        self.chooser_left: Final = chooser_left
        """When the chooser of the next mini-game left, if they are not back."""


@final
class Connected(Value):
    """The knowledge of one server beyond the log: its connections to a table, and the times of changes."""

    def __init__(
        self,
        server: str,
        seats: Mapping[int, Came],
        is_empty: bool,
        is_gone: Callable[[str], bool],
        times: Times,
        pace: Pace = USUAL_PACE,
        screen: str = "",
    ) -> None:
        self.server: Final = server
        self.seats: Final = seats
        """The seats that are connected to this server."""
        self.is_empty: Final = is_empty
        """Whether this server has no connection to the table, not even of a spectator."""
        self.is_gone: Final = is_gone
        """Tells whether another server has died."""
        self.times: Final = times
        self.pace: Final = pace
        self.screen: Final = screen
        """The connection of the table's screen to this server, if there is one."""


@final
class Playing(Value):
    """The knowledge of one server about a mini-game beyond the log: its clock, its players, its buffered moves."""

    def __init__(
        self,
        server: str,
        moment: int,
        shown: float,
        seats: tuple[int, ...],
        delay: float,
        buffered: int | None,
        bots: int | None,
    ) -> None:
        self.server: Final = server
        self.moment: Final = moment
        """A moment of the game ..."""
        self.shown: Final = shown
        """... and its time by this server's clock."""
        self.seats: Final = seats
        """The seats that play and are connected to this server."""
        self.delay: Final = delay
        """The longest delay of a call from these seats."""
        self.buffered: Final = buffered
        """The watermark at which the first buffered move can be ruled."""
        self.bots: Final = bots
        """The moment of the bots' next move."""


def is_new_phase(before: Table, table: Table) -> bool:
    """Tell whether an entry began a phase or a mini-game, or a pause, or ended one."""
    return table.phase != before.phase or table.dealt != before.dealt or table.paused != before.paused


def due(table: Table, connected: Connected, playing: Playing) -> tuple[Due, ...]:
    """Return all scheduled entries of a table, as far as one server knows."""
    at_table = [due for find in AT_TABLE for due in find(table, connected)]
    return (*at_table, *[due for find in IN_GAME for due in find(table, playing)])


def presence_due(table: Table, connected: Connected) -> list[Due]:
    """Return the entries for changes of presence."""
    changes = []
    server, is_gone = connected.server, connected.is_gone
    for entry in (
        *presence_changes(table, connected.seats, server, is_gone),
        *screen_changes(table, connected.screen, server, is_gone),
    ):
        # Named by the whole entry: each connection, and each replacement, is a change of its own.
        is_own = server_of(entry.connection) == server
        changes.append(Due("presence", 0.0, name_of(table, str(entry)), entry, shared=not is_own))
    return changes


def host_due(table: Table, connected: Connected) -> list[Due]:
    """Return the change of host, if the host is disconnected and somebody else is connected."""
    left = connected.times.host_left
    if table.host is None or not is_host_away(table) or left is None or connected.is_empty:
        return []
    at = left + connected.pace.host_away_ms + backup_ms(table, connected.server)
    return [Due("host", at, name_of(table, "host"), HostLapsed(table.host))]


def deal_due(table: Table, connected: Connected) -> list[Due]:
    """Return the next deal, or the draw of a mini-game that nobody chose."""
    if table.phase != "dealing" or table.paused:
        return []
    at = _deal_at(table, connected) + backup_ms(table, connected.server)
    return [Due("deal", at, name_of(table, "deal"))]


def bots_due(table: Table, playing: Playing) -> list[Due]:
    """Return the bots' next move."""
    if table.phase != "playing" or table.paused or playing.bots is None:
        return []
    return [Due("bots", _time_of(playing.bots, playing) + backup_ms(table, playing.server), "")]


def watermarks_due(table: Table, playing: Playing) -> list[Due]:
    """Return the time at which this server's seats let the first pending or buffered move be ruled."""
    game = table.game
    if table.phase != "playing" or table.paused or game is None:
        return [] if playing.buffered is None else [Due("watermarks", 0.0, "")]
    needed = needed_watermark(game, playing.buffered)
    if needed is None or (playing.buffered is None and not _is_for_this_server(table, game, playing, needed)):
        return []
    # Buffered moves are not in the log, so no other server can propose the same.
    name = "" if playing.buffered is not None else name_of(table, f"heard {needed} {playing.seats}")
    at = _time_of(needed, playing) + (playing.delay + 1 if playing.seats else 0)
    return [Due("watermarks", at, name, shared=False)]


AT_TABLE: tuple[Callable[[Table, Connected], list[Due]], ...] = (presence_due, host_due, deal_due)
"""Entries that no move changes."""
IN_GAME: tuple[Callable[[Table, Playing], list[Due]], ...] = (bots_due, watermarks_due)


def needed_watermark(game: LiveGame, buffered: int | None) -> int | None:
    """Return the watermark at which the first pending or buffered move can be ruled."""
    if game.needed is None or buffered is None:
        return buffered if game.needed is None else game.needed
    return min(game.needed, buffered)


def name_of(table: Table, kind: str) -> str:
    """Return the name of an entry, which is the same on all servers."""
    return f"{kind} {table.dealt} {table.updates}"


def _time_of(moment: int, playing: Playing) -> float:
    return playing.shown + moment - playing.moment


def chooser_of(table: Table) -> Player | None:
    """Return the player who chooses the next mini-game now; None if nobody does, or a bot plays for them."""
    following = table.series.next if table.series and table.phase == "dealing" else None
    if not isinstance(following, Choose) or table.chosen is not None or following.chooser is None:
        return None
    player = table.player(table.seated[following.chooser])
    return None if player is None or player.level or player.gone else player


def _deal_at(table: Table, connected: Connected) -> float:
    """Return the time of the next deal: later while a person chooses, who may also reload their page meanwhile."""
    pace, since = connected.pace, connected.times.phase_since
    chooser = chooser_of(table)
    if chooser is None:
        return since + pace.deal_ms
    if chooser.present:
        return since + pace.choose_ms
    left = connected.times.chooser_left
    return min((since if left is None else left) + pace.chooser_away_ms, since + pace.choose_ms)


def _is_for_this_server(table: Table, game: LiveGame, playing: Playing, needed: int) -> bool:
    """Tell whether this server has to raise a watermark: of its own seats, or if nobody is present."""
    if any(
        moment <= needed and seat in playing.seats for seat, moment in zip(game.seats, game.watermarks, strict=True)
    ):
        return True
    players = [table.player(seat) for seat in game.seats]
    return not any(player is not None and player.present and not player.level for player in players)
