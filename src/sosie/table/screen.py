"""The screen of a table, such as a TV: it takes no seat, and in heads-up games it alone shows the centre."""

from sosie.rules.value import replace
from sosie.table.entries import ScreenCame, ScreenShowed, ScreenWent
from sosie.table.outcome import Outcome
from sosie.table.table import Table

MOST_REVEAL_MS = 500
"""The longest time from sending a turn to its paint on the screen that is compensated."""


def connect(table: Table, entry: ScreenCame) -> Outcome:
    """Mark the screen as connected."""
    return Outcome(replace(table, screen_at=entry.connection), shown=not table.screen_at)


def disconnect(table: Table, entry: ScreenWent) -> Outcome:
    """Mark the screen as disconnected, unless it has another connection by now."""
    if table.screen_at != entry.connection:
        return Outcome(table, shown=False)
    return Outcome(replace(table, screen_at=""))


def show(table: Table, entry: ScreenShowed) -> Outcome:  # noqa: ARG001 - all entries are folded alike
    """Change nothing: the servers use the time to compute reaction times."""
    return Outcome(table, shown=False)


def is_heads_up(table: Table) -> bool:
    """Tell whether the phones of this mini-game show only the players' own cards, and the screen the rest.

    That needs a screen that is connected, and a game in which each call reads the player's own card.
    """
    if not (table.settings.heads_up and table.screen_at) or table.play is None:
        return False
    return any(kind in {"own", "each"} for kind in table.play.referee.state.game.places)
