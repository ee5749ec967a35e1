"""The screen of a table, such as a TV: it takes no seat, and in heads-up games it alone shows the centre."""

from sosie.rules.value import replace
from sosie.table.entries import ScreenCame, ScreenShowed, ScreenWent
from sosie.table.fairness import DEFAULT_CAP_MS, KEPT_TRIPS, MAX_JITTER_MS, median
from sosie.table.outcome import Outcome
from sosie.table.table import Table

MAX_REVEAL_MS = round(DEFAULT_CAP_MS)
"""The longest time from sending a turn to its paint on the screen that is compensated: that of a connection."""


def connect(table: Table, entry: ScreenCame) -> Outcome:
    """Mark the screen as connected."""
    return Outcome(replace(table, screen_at=entry.connection), shown=not table.screen_at)


def disconnect(table: Table, entry: ScreenWent) -> Outcome:
    """Mark the screen as disconnected, unless it has another connection by now."""
    if table.screen_at != entry.connection:
        return Outcome(table, shown=False)
    return Outcome(replace(table, screen_at=""))


def show(table: Table, entry: ScreenShowed) -> Outcome:
    """Keep the time of a paint, as far as it is credible: the servers use it to compute reaction times."""
    if table.game is None or table.game.number != entry.once:
        return Outcome(table, shown=False)
    reveal_ms = _credible(table.reveals, entry.reveal_ms)
    return Outcome(replace(table, reveals=(*table.reveals[1 - KEPT_TRIPS :], reveal_ms)), shown=False)


def _credible(earlier: tuple[int, ...], claimed: int) -> int:
    """Return the part of a claimed time that counts: not much more than that of earlier paints.

    The holder of the screen's token can report a paint late. Then honest calls would seem faster than people are.
    """
    usual = median(earlier) + MAX_JITTER_MS if earlier else DEFAULT_CAP_MS
    return max(min(claimed, round(usual), MAX_REVEAL_MS), 0)


def is_heads_up(table: Table) -> bool:
    """Tell whether the phones of this mini-game show only the players' own cards, and the screen the rest.

    That needs a screen that is connected, and a game in which each call reads the player's own card.
    """
    if not (table.settings.heads_up and table.screen_at) or table.game is None:
        return False
    return any(kind in {"own", "each"} for kind in table.game.referee.state.game.places)
