"""Newcomers: people who sat down during a series, and the bots that make room for them.

A newcomer holds a seat at once, beyond the usual eight if bots hold those. They play from the next mini-game on: with
no points, or, if no more players fit, in the place of the bot that has done worst, with its points.
"""

from collections.abc import Iterator

from sosie.rules import Choose, add_player, replace_player
from sosie.rules.value import replace
from sosie.table.settings import MAX_SEATS, fault
from sosie.table.table import Player, Table


def free_seat(table: Table) -> int | None:
    """Return the first free seat, one beyond the usual seats if bots hold all those; None if people do."""
    if table.people >= MAX_SEATS:
        return None
    return next((seat for seat, player in enumerate(table.players) if player is None), len(table.players))


def waiting(table: Table) -> Iterator[int]:
    """Yield the seats of newcomers, in the order of their seats."""
    for seat in table.taken:
        player = table.players[seat]
        if seat not in table.seated and player is not None and not player.is_bot:
            yield seat


def admit(table: Table) -> Table:
    """Return the table with its newcomers in the series, as far as they fit; a play-off admits nobody."""
    if table.phase != "dealing" or table.series is None or not isinstance(table.series.next, Choose):
        return table
    for seat in tuple(waiting(table)):
        count = len(table.seated) + 1
        fits = count <= MAX_SEATS and fault(table.settings, table.pack, count) is None
        table = _with_more(table, seat) if fits else _instead_of_bot(table, seat)
    return table


def make_room(table: Table) -> Table:
    """Return the table without the last bots for which it has no seats, or its deck too few cards."""
    most = _most_players(table)
    for seat in reversed(table.taken):
        if len(table.taken) > most and _is_bot(table.player(seat)):
            table = _without(table, seat)
    return table


def give_away(table: Table) -> Table:
    """Return the table after a newcomer sat down: if all seats were held, one who left cannot come back."""
    held = [seat for seat in table.taken if (player := table.players[seat]) and player.key and not player.removed]
    left = [(seat, player) for seat in held if (player := table.players[seat]) and player.gone]
    if len(held) <= MAX_SEATS or not left:
        return table
    seat, player = left[0]
    return table.with_player(seat, replace(player, removed=True))


def _most_players(table: Table) -> int:
    """Return the number of players, of those who sit here, for whom there are seats and cards; two if nothing fits."""
    count = min(len(table.taken), MAX_SEATS)
    while count > 2 and fault(table.settings, table.pack, count):
        count -= 1
    return count


def _with_more(table: Table, seat: int) -> Table:
    """Return the table with a newcomer as one more player of the series."""
    player, series = table.players[seat], table.series
    assert player is not None and series is not None  # noqa: S101, PT018 - callers check it
    return replace(table, series=add_player(series, player.name), seated=(*table.seated, seat))


def _instead_of_bot(table: Table, seat: int) -> Table:
    """Return the table with a newcomer in the place of the bot that has done worst; as it was if there is no bot."""
    player, series = table.players[seat], table.series
    assert player is not None and series is not None  # noqa: S101, PT018 - callers check it
    standing = [number for group in series.ranking for number in group]
    bots = [number for number in standing if _is_bot(table.player(table.seated[number]))]
    if not bots:
        return table
    number = bots[-1]
    bot = table.players[table.seated[number]]
    name = bot.name if bot is not None else ""
    seated = (*table.seated[:number], seat, *table.seated[number + 1 :])
    table = _without(table, table.seated[number]).with_player(seat, replace(player, replaced=name))
    return replace(table, series=replace_player(series, number, player.name), seated=seated)


def _is_bot(player: Player | None) -> bool:
    return player is not None and player.is_bot


def _without(table: Table, seat: int) -> Table:
    """Return the table with a free seat, and without free seats beyond the usual ones."""
    return table.with_player(seat, None).trimmed()
