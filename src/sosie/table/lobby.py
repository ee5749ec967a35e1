"""Seats, presence, host and settings of a table."""

from typing import Any

from sosie.names import fold_name
from sosie.rules.record import MAX_HANDICAP_MS
from sosie.rules.value import replace
from sosie.table.entries import (
    BotSat,
    BySeat,
    Came,
    Closed,
    EmojiAllowed,
    EmojiSent,
    HandicapSet,
    HostLapsed,
    HostPassed,
    Left,
    Locked,
    Named,
    Readied,
    Removed,
    Sat,
    Settled,
    Went,
)
from sosie.table.messages import LONGEST_NAME, Emoji
from sosie.table.newcomers import admit, free_seat, give_away, make_room
from sosie.table.outcome import Outcome, Rejected
from sosie.table.settings import MAX_SEATS, fault
from sosie.table.table import MAX_KEPT_OUT, Player, Table


def sit(table: Table, entry: Sat) -> Outcome:
    """Give a person the first free seat; idempotent."""
    if any(player is not None and player.key == entry.key and not player.removed for player in table.players):
        return Outcome(table, shown=False)
    if entry.key in table.kept_out:
        raise Rejected("kept-out", "the host has asked you not to come back to this table")
    if table.locked:
        raise Rejected("locked", "the host has locked this table; ask them to unlock it")
    if not entry.waits:
        _only_in_lobby(table)
    seat = free_seat(table)
    if seat is None or not (seat < MAX_SEATS or entry.waits):
        raise Rejected("full", "all seats are taken; you can watch")
    player = Player(free_name(table, entry.name, None), entry.key, language=entry.language)
    seated = give_away(table.with_player(seat, player))
    seated = make_room(seated) if table.phase == "lobby" else admit(seated)
    return Outcome(replace(seated, host=seat) if table.host is None else seated)


def connect(table: Table, entry: Came) -> Outcome:
    """Mark a seat as connected, unless the entry is stale; a bot that played for the person stops."""
    player = player_at(table, entry.seat)
    if player.removed:
        raise Rejected("no-seat", "this seat is no longer yours")
    is_stale = entry.previous not in {None, player.connection} or player.has_later_attempt(entry.window, entry.attempt)
    # A bot may have the seat of somebody who has left meanwhile.
    if is_stale or player.is_bot:
        return Outcome(table, shown=False)
    changes: dict[str, Any] = {"connection": entry.connection, "window": entry.window, "attempt": entry.attempt}
    connected = table.with_player(entry.seat, replace(player, present=True, gone=False, level="", **changes))
    return Outcome(
        replace(connected, host=entry.seat) if table.host is None and not table.run_by else connected,
        shown=not player.present or bool(player.level),
    )


def disconnect(table: Table, entry: Went) -> Outcome:
    """Mark a seat as disconnected, unless it has another connection by now."""
    player = player_at(table, entry.seat)
    if player.connection != entry.connection:
        return Outcome(table, shown=False)
    return Outcome(table.with_player(entry.seat, replace(player, present=False, connection="")), shown=player.present)


def lapse_host(table: Table, entry: HostLapsed) -> Outcome:
    """Make somebody else host, unless the host is back."""
    player = table.player(entry.seat)
    if table.host != entry.seat or (player is not None and player.present):
        return Outcome(table, shown=False)
    return Outcome(replace(table, host=_next_host(table, entry.seat)))


def leave(table: Table, entry: Left) -> Outcome:
    """Let a player leave: in the lobby the seat becomes free, in a game it keeps their name."""
    player = player_at(table, entry.seat)
    left = table.with_player(entry.seat, None if _can_vanish(table, entry.seat) else _gone(player)).trimmed()
    # Nobody could unlock an empty table.
    left = replace(left, locked=left.locked and left.has_people)
    return Outcome(replace(left, host=_next_host(left, entry.seat)) if table.host == entry.seat else left)


def set_ready(table: Table, entry: Readied) -> Outcome:
    """Mark a player as ready or not."""
    return Outcome(table.with_player(entry.seat, replace(player_at(table, entry.seat), ready=entry.ready)))


def rename(table: Table, entry: Named) -> Outcome:
    """Change a player's name."""
    _only_in_lobby(table)
    name = free_name(table, entry.name, entry.seat)
    return Outcome(table.with_player(entry.seat, replace(player_at(table, entry.seat), name=name)))


def change_settings(table: Table, entry: Settled) -> Outcome:
    """Change the settings and the cards."""
    _only_host(table, entry)
    _only_in_lobby(table)
    pack = entry.pack or (table.packs.get(entry.digest) if entry.digest else table.pack)
    if pack is None:
        raise Rejected("no-such-edition", "these cards are no longer available; choose them again")
    if problem := fault(entry.settings, pack, len(table.taken)):
        raise Rejected("bad-settings", problem)
    return Outcome(replace(table.with_pack(pack), settings=entry.settings))


def seat_bot(table: Table, entry: BotSat) -> Outcome:
    """Add a bot, or let one play for a disconnected player."""
    _only_host(table, entry)
    if entry.target is not None:
        player = player_at(table, entry.target)
        if player.is_bot or player.present:
            raise Rejected("not-gone", f"{player.name} is connected")
        return Outcome(table.with_player(entry.target, replace(player, level=entry.level)))
    _only_in_lobby(table)
    seat = next((seat for seat, player in enumerate(table.players) if player is None), None)
    if seat is None or len(table.taken) >= MAX_SEATS:
        raise Rejected("full", "all seats are taken")
    bot = Player(free_name(table, entry.name, None), level=entry.level, present=False, ready=True)
    return Outcome(table.with_player(seat, bot))


def remove(table: Table, entry: Removed) -> Outcome:
    """Remove a bot or a person: in the lobby the seat becomes free, in a game it keeps their name."""
    _only_host(table, entry)
    player = player_at(table, entry.target)
    if entry.target == entry.seat:
        raise Rejected("not-gone", "make somebody else the host, or leave")
    if player.is_bot:
        _only_in_lobby(table)
        return Outcome(table.with_player(entry.target, None))
    if _can_vanish(table, entry.target):
        removed = table.with_player(entry.target, None).trimmed()
    elif player.level and not entry.keep_out:
        # Only the bot goes; the person may still reconnect.
        return Outcome(table.with_player(entry.target, replace(player, level="")))
    else:
        removed = table.with_player(entry.target, replace(_gone(player), removed=True))
    return Outcome(_banned(removed, player.key) if entry.keep_out else removed)


def set_handicap(table: Table, entry: HandicapSet) -> Outcome:
    """Set the handicap of a player, from the next deal on."""
    _only_host(table, entry)
    if not 0 <= entry.handicap_ms <= MAX_HANDICAP_MS:
        raise Rejected("bad-settings", f"a handicap is 0 to {MAX_HANDICAP_MS} ms")
    player = player_at(table, entry.target)
    return Outcome(table.with_player(entry.target, replace(player, handicap_ms=entry.handicap_ms)))


def send_emoji(table: Table, entry: EmojiSent) -> Outcome:
    """Show an emoji of a player to everybody."""
    if table.emoji_off:
        raise Rejected("emoji-off", "the host has switched emoji off")
    number = table.updates + 1
    return Outcome(replace(table, updates=number), (Emoji(number, entry.seat, entry.emoji),), shown=False)


def allow_emoji(table: Table, entry: EmojiAllowed) -> Outcome:
    """Allow emoji, or switch them off."""
    _only_host(table, entry)
    return Outcome(replace(table, emoji_off=not entry.allowed))


def lock(table: Table, entry: Locked) -> Outcome:
    """Lock or unlock the table."""
    _only_host(table, entry)
    return Outcome(replace(table, locked=entry.locked, kept_out=() if entry.forgive else table.kept_out))


def pass_host(table: Table, entry: HostPassed) -> Outcome:
    """Make another player host."""
    _only_host(table, entry)
    player = player_at(table, entry.target)
    if player.is_bot or not player.present:
        raise Rejected("cannot-host", f"{player.name} cannot be the host now")
    return Outcome(replace(table, host=entry.target))


def close(table: Table, entry: Closed) -> Outcome:  # noqa: ARG001 - all entries are folded alike
    """Close the table for good."""
    return Outcome(replace(table, phase="closed", game=None))


def host_only(table: Table, entry: BySeat) -> None:
    """Reject a request that only the host may make."""
    if entry.seat != table.host:
        raise Rejected("host-only", "only the host can do that")


_only_host = host_only


def holder_only(table: Table, entry: BySeat) -> None:
    """Reject a person who was removed; a bot may play for them."""
    player = player_at(table, entry.seat)
    if player.removed and not player.level:
        raise Rejected("no-seat", "this seat is no longer yours")


def _only_in_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise Rejected("playing", "wait until the game is over")


def player_at(table: Table, seat: int) -> Player:
    """Return the player of a seat; reject a free one."""
    player = table.player(seat)
    if player is None:
        raise Rejected("no-seat", "nobody sits there")
    return player


def _can_vanish(table: Table, seat: int) -> bool:
    """Tell whether a seat can become free now: nobody in a series does, because its results name them."""
    return table.phase == "lobby" or seat not in table.seated


def _gone(player: Player) -> Player:
    return replace(player, present=False, connection="", ready=False, gone=True)


def _banned(table: Table, key: str) -> Table:
    """Return the table with a token banned, and locked, since anybody can get another token."""
    others = tuple(other for other in table.kept_out if other != key)
    return replace(table, locked=True, kept_out=(*others, key)[-MAX_KEPT_OUT:])


def _next_host(table: Table, after: int) -> int | None:
    """Return the next person who is present, clockwise."""
    order = sorted(table.taken, key=lambda seat: (seat <= after, seat))
    return next(
        (seat for seat in order if (p := table.players[seat]) and p.present and not p.is_bot and seat != after), None
    )


def free_name(table: Table, wanted: str, seat: int | None) -> str:
    """Return the wanted name, with a number if somebody else at the table has it."""
    taken = {fold_name(p.name, "") for number, p in enumerate(table.players) if p is not None and number != seat}
    base, number, name = wanted, 1, wanted
    while fold_name(name, "") in taken:
        number += 1
        name = f"{base[: LONGEST_NAME - 3]} {number}"
    return name
