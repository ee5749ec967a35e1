"""Saves and finds what outlives a table."""

import hashlib
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Row, Table, and_, case, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sosie.server.disk import has_room
from sosie.server.store.database import is_file, make_engine, read_url, upgrade, writer_of
from sosie.server.store.rows import DeckRow, GameRow, SavedDeck, SeriesRow, Statistics, SymbolTimes, Tally, new_id
from sosie.server.store.tables import decks, games, series, statistics, symbol_times

_DECK = (decks.c.id, decks.c.name, decks.c.edition, decks.c.size, decks.c.sha256, decks.c.created)


class Store:
    """A database of games, series, statistics and decks: a file of SQLite, or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._engine = make_engine(read_url(url))
        self._writer = writer_of(self._engine)

    @property
    def kind(self) -> str:
        """Which database it is in."""
        return self._engine.dialect.name

    def can_write(self) -> bool:
        """Tell whether the disk has room, for a database on this machine."""
        url = self._engine.url
        return not is_file(url) or has_room(Path(url.database or "").parent)

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        await upgrade(self._engine)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def save_games(self, saved: Sequence[tuple[GameRow, Mapping[str, Statistics]]]) -> set[str]:
        """Save games and add to their players' statistics, each once, and return the ids of the new.

        To begin and to end costs as much as a game does, so who has several saves them together.
        """
        rows = [
            {
                **vars(row),
                "players": json.dumps(row.players, ensure_ascii=False),
                "winners": json.dumps(row.winners),
                "digest": _digest(row.record.encode()),
            }
            for row, _ in saved
        ]
        async with self._writer.begin() as connection:
            new = await _insert_new(connection, games, rows)
            await _add(connection, [by_player for row, by_player in saved if row.id in new])
        return new

    async def game(self, id: str) -> GameRow | None:  # noqa: A002 - that is what it is called
        """Return the game with an id, if there is one."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(games).where(games.c.id == id))).one_or_none()
            return _game(row) if row else None

    async def games_of(self, table: str) -> tuple[GameRow, ...]:
        """Return the games of a table, in the order in which they were finished."""
        query = select(games).where(games.c.table == table).order_by(games.c.finished, games.c.number)
        async with self._engine.connect() as connection:
            return tuple(map(_game, await connection.execute(query)))

    async def save_series(self, row: SeriesRow) -> str:
        """Save a series, once however often it is saved, and return its id."""
        values = {**vars(row), "digest": _digest(row.record.encode())}
        async with self._writer.begin() as connection:
            if await _insert_new(connection, series, [values]):
                return row.id
            return await _id_of(connection, series, values, ("table", "digest"))

    async def series(self, id: str) -> SeriesRow | None:  # noqa: A002 - that is what it is called
        """Return the series with an id, if there is one."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(series).where(series.c.id == id))).one_or_none()
            return SeriesRow(row.table, row.kind, row.champion, row.record, row.finished, row.id) if row else None

    async def add_statistics(self, player: str, more: Statistics) -> None:
        """Add to what a player has done; `player` is a digest, so that the store knows nobody."""
        async with self._writer.begin() as connection:
            await _add(connection, [{player: more}])

    async def statistics(self, player: str) -> Statistics:
        """Return what a player has done, by edition and mini-game, and by symbol."""
        async with self._engine.connect() as connection:
            tallies = await connection.execute(_of(statistics, player))
            symbols = await connection.execute(_of(symbol_times, player))
            return Statistics(
                tuple(Tally(**row) for row in tallies.mappings()),
                tuple(SymbolTimes(**row) for row in symbols.mappings()),
            )

    async def save_deck(self, file: bytes, name: str, edition: str) -> str:
        """Save the file of a deck and return its id: for the same file the same, and it is there again if deleted."""
        values = {
            "id": new_id(),
            "name": name,
            "edition": edition,
            "file": file,
            "size": len(file),
            "sha256": _digest(file),
            "created": time.time_ns() // 1_000_000,
            "deleted": False,
        }
        async with self._writer.begin() as connection:
            if await _insert_new(connection, decks, [values]):
                return str(values["id"])
            again = update(decks).where(decks.c.sha256 == values["sha256"], decks.c.deleted)
            await connection.execute(again.values(deleted=False, name=name))
            return await _id_of(connection, decks, values, ("sha256",))

    async def deck(self, id: str) -> SavedDeck | None:  # noqa: A002 - that is what it is called
        """Return the deck with an id, with its file, if there is one."""
        query = select(*_DECK, decks.c.file).where(decks.c.id == id, ~decks.c.deleted)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
            return SavedDeck(**row) if row else None

    async def deck_row(self, id: str) -> DeckRow | None:  # noqa: A002 - that is what it is called
        """Return the deck with an id, without its file, if there is one."""
        async with self._engine.connect() as connection:
            query = select(*_DECK).where(decks.c.id == id, ~decks.c.deleted)
            row = (await connection.execute(query)).mappings().one_or_none()
            return DeckRow(**row) if row else None

    async def decks(self, limit: int, before: DeckRow | None = None) -> tuple[DeckRow, ...]:
        """Return the newest decks, or the newest that are older than one."""
        query = select(*_DECK).where(~decks.c.deleted).order_by(decks.c.created.desc(), decks.c.id.desc()).limit(limit)
        if before:
            as_old = and_(decks.c.created == before.created, decks.c.id < before.id)
            query = query.where(or_(decks.c.created < before.created, as_old))
        async with self._engine.connect() as connection:
            return tuple(DeckRow(**row) for row in (await connection.execute(query)).mappings())

    async def delete_deck(self, id: str) -> None:  # noqa: A002 - that is what it is called
        """Let nobody find a deck any more."""
        async with self._writer.begin() as connection:
            await connection.execute(update(decks).where(decks.c.id == id).values(deleted=True))


async def _insert_new(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> set[str]:
    """Insert rows, and return the ids of those of which there was none alike."""
    return set(await connection.scalars(_inserting(connection.dialect.name, table), rows)) if rows else set()


@cache
def _inserting(dialect: str, table: Table) -> Any:
    """Return the statement that inserts a row if there is none like it, and says so."""
    return _insert(dialect, table).on_conflict_do_nothing().returning(table.c.id)


def _insert(dialect: str, table: Table) -> Any:
    """Return the statement that both databases have and SQL has not: to insert, or do something else."""
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)


async def _id_of(connection: AsyncConnection, table: Table, values: Mapping[str, Any], unique: Sequence[str]) -> str:
    query = select(table.c.id).where(*(table.c[name] == values[name] for name in unique))
    return str((await connection.execute(query)).scalar_one())


async def _add(connection: AsyncConnection, several: Iterable[Mapping[str, Statistics]]) -> None:
    """Add to what players have done, in one order for all, so that no two who do so wait for each other."""
    players = sorted([item for by_player in several for item in by_player.items()], key=itemgetter(0))
    tallies = [
        {"player": player, **vars(tally)}
        for player, more in players
        for tally in sorted(more.tallies, key=attrgetter("edition", "game"))
    ]
    times = [
        {"player": player, **vars(times)}
        for player, more in players
        for times in sorted(more.symbols, key=attrgetter("edition", "symbol"))
    ]
    for table, rows in ((statistics, tallies), (symbol_times, times)):
        if rows:
            await connection.execute(_adding(connection.dialect.name, table), rows)


@cache
def _adding(dialect: str, table: Table) -> Any:
    """Return the statement that adds numbers to those that are there; of the fastest times, the faster one stays."""
    insert = _insert(dialect, table)
    sums = {c.name: c + insert.excluded[c.name] for c in table.c if not c.primary_key and c.name != "fastest_ms"}
    if "fastest_ms" in table.c:
        old, new = table.c.fastest_ms, insert.excluded.fastest_ms
        sums["fastest_ms"] = case((or_(old.is_(None), new < old), new), else_=old)
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=sums)


def _of(table: Table, player: str) -> Any:
    """Return the query for what is known of a player, without the player."""
    columns = [column for column in table.c if column.name != "player"]
    return select(*columns).where(table.c.player == player).order_by(*table.primary_key)


def _game(row: Row[Any]) -> GameRow:
    values = {name: value for name, value in row._asdict().items() if name != "digest"}
    players, winners = tuple(json.loads(row.players)), tuple(json.loads(row.winners))
    return GameRow(**values | {"players": players, "winners": winners})


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
