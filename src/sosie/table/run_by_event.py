"""A table that an event runs: it opens with everybody seated, has no host, and obeys the event."""

from sosie.rules.value import replace
from sosie.table import session
from sosie.table.entries import EmojiSwitched, GameEnded, GamePaused, Opened, SeatNamed, SeatRemoved
from sosie.table.lobby import free_name, player_at
from sosie.table.outcome import Outcome
from sosie.table.table import Player, Table


def seat_and_start(table: Table, entry: Opened) -> Table:
    """Return a new table with its players, and its first mini-game about to be dealt."""
    for seat, known in enumerate(entry.players):
        player = Player(free_name(table, known.name, None), known.key, known.level, known.language)
        table = table.with_player(seat, player)
    return session.begin(replace(table, run_by=entry.event, locked=True, emoji_off=entry.emoji_off))


def pause(table: Table, entry: GamePaused) -> Outcome:
    """Pause the table, or let it go on."""
    if not table.run_by or table.paused == entry.paused:
        return Outcome(table, shown=False)
    return Outcome(replace(table, paused=entry.paused))


def switch_emoji(table: Table, entry: EmojiSwitched) -> Outcome:
    """Switch emoji off, or allow them."""
    if not table.run_by or table.emoji_off == entry.off:
        return Outcome(table, shown=False)
    return Outcome(replace(table, emoji_off=entry.off))


def end(table: Table, entry: GameEnded) -> Outcome:  # noqa: ARG001 - all entries are folded alike
    """End the session where it stands."""
    if not table.run_by or table.phase not in {"dealing", "playing"}:
        return Outcome(table, shown=False)
    return Outcome(replace(table, phase="finished", paused=False))


def name_seat(table: Table, entry: SeatNamed) -> Outcome:
    """Change the name of a player."""
    player = player_at(table, entry.seat)
    if not table.run_by or player.name == entry.name:
        return Outcome(table, shown=False)
    return Outcome(table.with_player(entry.seat, replace(player, name=free_name(table, entry.name, entry.seat))))


def remove_player(table: Table, entry: SeatRemoved) -> Outcome:
    """Remove a person; their seat keeps their name and cards."""
    player = player_at(table, entry.seat)
    if not table.run_by or player.removed:
        return Outcome(table, shown=False)
    gone = replace(player, present=False, connection="", ready=False, gone=True, removed=True)
    return Outcome(table.with_player(entry.seat, gone))
