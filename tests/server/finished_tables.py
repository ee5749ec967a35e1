"""Tables with finished mini-games, without a server."""

from collections.abc import Iterator
from pathlib import Path

from sosie.editions import edition
from sosie.server.access.tokens import digest
from sosie.server.decks.packs import pack_of
from sosie.server.live.archive import game_row
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.store import Store
from sosie.table.entries import AnyEntry, Dealt, Moved, Opened, Sat, Started, WatermarksRaised
from sosie.table.fold import fold, open_table
from sosie.table.settings import Settings
from sosie.table.table import Table

TOKENS = ("token of Ada", "token of Ben")


def opening(settings: Settings, code: str = "22222") -> Iterator[AnyEntry]:
    """Yield the entries from an empty table to the start."""
    yield Opened(code, pack_of(edition("insects")), settings)
    for name, token in zip(("Ada", "Ben"), TOKENS, strict=True):
        yield Sat(name, digest(token))
    yield Started(0, 1)


def entries(settings: Settings) -> Iterator[tuple[AnyEntry, Table]]:
    """Yield all entries of a table where Ada finds every match, each with the table after it."""
    first, *rest = opening(settings)
    assert isinstance(first, Opened)
    table = open_table(first)
    yield first, table
    for entry in rest:
        table = fold(table, entry).table
        yield entry, table
    number = 1
    while table.phase != "finished":
        number += 1
        for entry in next_entries(table, number):
            table = fold(table, entry).table
            yield entry, table


def next_entries(table: Table, number: int) -> list[AnyEntry]:
    if table.phase == "dealing" or table.game is None:
        return [Dealt(table.dealt, tuple(range(len(table.pack.cards))))]
    game, state = table.game, table.game.referee.state
    match = next(iter(state.game.matches(state.setup, state.table, 0)))
    on = None if match.on is None else game.seats[match.on]
    watermark = game.moments[-1] + 1000
    return [
        Moved(0, number, state.turn, 400, symbol=match.symbol, on=on),
        WatermarksRaised(game.number, ((0, watermark), (1, watermark))),
    ]


def finished(settings: Settings) -> list[Table]:
    """Return the table after each of its mini-games."""
    ended: list[Table] = []
    for _, table in entries(settings):
        if table.last is not None and (not ended or table.last is not ended[-1].last):
            ended.append(table)
    return ended


async def save_game(data: Path, game: str) -> str:
    """Save a game directly in the store of a server, and return its id."""
    (table,) = finished(Settings("game", (game,)))
    assert table.game is not None
    assert table.last is not None
    store = Store(f"sqlite:///{data / 'store.db'}")
    await store.open()
    try:
        (game_id,) = await store.save_games([(game_row(table, table.game, table.last, wall_clock()), {})])
        return game_id
    finally:
        await store.close()
