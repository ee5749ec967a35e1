"""Saves, finds and deletes games, series, statistics and decks."""

import hashlib
import json
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, and_, case, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sosie.server.disk import has_free_space
from sosie.server.store.database import is_file, make_engine, parse_url, scrub, upgrade, writing_engine
from sosie.server.store.deletion import (
    BATCH,
    delete_games,
    delete_resurrected,
    delete_rows,
    delete_statistics_of_edition,
)
from sosie.server.store.rows import (
    DeckRow,
    GameRow,
    SavedDeck,
    SeriesRow,
    Statistics,
    SymbolTimes,
    Tally,
    is_id,
    new_id,
)
from sosie.server.store.tables import (
    decks,
    deleted_games,
    game_players,
    games,
    series,
    series_games,
    statistics,
    symbol_times,
    table_uses,
)

_DAY_MS = 24 * 3600_000
_HOUR_MS = 3600_000
_DECK_COLUMNS = (decks.c.id, decks.c.name, decks.c.edition, decks.c.size, decks.c.sha256, decks.c.created)


class Store:
    """A database of games, series, statistics and decks, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._engine = make_engine(parse_url(url))
        self._writer = writing_engine(self._engine)

    @property
    def kind(self) -> str:
        """The kind of database: "sqlite" or "postgresql"."""
        return self._engine.dialect.name

    def can_write(self) -> bool:
        """Tell whether the disk has free space, for a database on this machine."""
        url = self._engine.url
        return not is_file(url) or has_free_space(Path(url.database or "").parent)

    async def open(self) -> None:
        """Connect, and run pending migrations."""
        await upgrade(self._engine)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def save_games(self, saved: Sequence[tuple[GameRow, Mapping[str, Statistics]]]) -> set[str]:
        """Save games and add to their players' statistics, idempotently; return the ids of new games.

        A transaction costs as much as a game, so several are saved together.
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
            if new:
                new -= await delete_resurrected(connection, new)
            added = [(row, by_player) for row, by_player in saved if row.id in new]
            players = [{"game": row.id, "player": player} for row, by_player in added for player in by_player]
            if players:
                await connection.execute(insert(game_players), players)
            await _add_statistics(connection, [(row.finished, by_player) for row, by_player in added])
        return new

    async def game(self, game_id: str) -> GameRow | None:
        """Return the game with an id, or None."""
        if not is_id(game_id):
            return None
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game_id))).one_or_none()
            return _game(row) if row else None

    async def games_of(self, table: str) -> tuple[GameRow, ...]:
        """Return the games of a table, oldest first."""
        query = select(games).where(games.c.table == table).order_by(games.c.finished, games.c.number)
        async with self._engine.connect() as connection:
            return tuple(map(_game, await connection.execute(query)))

    async def save_series(self, row: SeriesRow, game_ids: Sequence[str] = ()) -> str:
        """Save a series of games, idempotently, and return its id."""
        values = {**vars(row), "digest": _digest(row.record.encode())}
        async with self._writer.begin() as connection:
            if await _insert_new(connection, series, [values]):
                if game_ids:
                    await connection.execute(
                        insert(series_games), [{"series": row.id, "game": game_id} for game_id in game_ids]
                    )
                return row.id
            return await _id_of(connection, series, values, ("table", "digest"))

    async def series(self, series_id: str) -> SeriesRow | None:
        """Return the series with an id, or None."""
        if not is_id(series_id):
            return None
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(series).where(series.c.id == series_id))).one_or_none()
            return SeriesRow(row.table, row.kind, row.champion, row.record, row.finished, row.id) if row else None

    async def add_statistics(self, player: str, more: Statistics) -> None:
        """Add to a player's statistics; `player` is the digest of their token."""
        async with self._writer.begin() as connection:
            await _add_statistics(connection, [(_now(), {player: more})])

    async def statistics(self, player: str) -> Statistics:
        """Return a player's statistics."""
        async with self._engine.connect() as connection:
            tallies = await connection.execute(_player_query(statistics, player))
            symbols = await connection.execute(_player_query(symbol_times, player))
            return Statistics(
                tuple(Tally(**row) for row in tallies.mappings()),
                tuple(SymbolTimes(**row) for row in symbols.mappings()),
            )

    async def delete_player(self, player: str) -> int:
        """Delete a player's statistics and all games that they played; return the number of games."""
        theirs = games.c.id.in_(select(game_players.c.game).where(game_players.c.player == player))
        deleted = await self._in_batches(partial(delete_games, chosen=theirs, now=_now()))
        async with self._writer.begin() as connection:
            for table in (statistics, symbol_times):
                await connection.execute(delete(table).where(table.c.player == player))
        await self.scrub()
        return deleted

    async def expire_games(self, before: int) -> int:
        """Delete games and series that ended before a time, and statistics last updated before it."""
        deleted = await self._in_batches(partial(delete_games, chosen=games.c.finished < before, now=_now()))
        for table, changed in (
            (series, series.c.finished),
            (statistics, statistics.c.updated),
            (symbol_times, symbol_times.c.updated),
        ):
            await self._in_batches(partial(delete_rows, table=table, chosen=changed < before))
        return deleted

    async def save_deck(self, file: bytes, name: str, edition: str, owner: str = "") -> str:
        """Save the file of a deck, idempotently for each owner, and return its id.

        `owner` is the digest of a secret; no request can delete a deck without one.
        """
        values = {
            "id": new_id(),
            "name": name,
            "edition": edition,
            "owner": owner,
            "file": file,
            "size": len(file),
            "sha256": _digest(file),
            "created": _now(),
            "used": _now(),
        }
        async with self._writer.begin() as connection:
            if await _insert_new(connection, decks, [values]):
                return str(values["id"])
            saved = await _id_of(connection, decks, values, ("sha256", "owner"))
            await connection.execute(update(decks).where(decks.c.id == saved).values(used=values["used"]))
            return saved

    async def use_deck(self, deck_id: str, now: int | None = None) -> DeckRow | None:
        """Return the deck with an id, without its file, and update its last use, at most once a day."""
        if not is_id(deck_id):
            return None
        now = now or _now()
        async with self._engine.connect() as connection:
            query = select(*_DECK_COLUMNS, decks.c.used).where(decks.c.id == deck_id)
            found = (await connection.execute(query)).mappings().one_or_none()
        if found is None:
            return None
        if now - found["used"] >= _DAY_MS:
            async with self._writer.begin() as connection:
                await connection.execute(
                    update(decks).where(decks.c.id == deck_id, decks.c.used < now).values(used=now)
                )
        return DeckRow(**{name: value for name, value in found.items() if name != "used"})

    async def delete_deck(self, deck_id: str, owner: str) -> bool:
        """Delete a deck with its games and statistics; False if there is none of this owner."""
        return is_id(deck_id) and await self._delete_deck(and_(decks.c.id == deck_id, decks.c.owner == owner), deck_id)

    async def expire_decks(self, before: int) -> list[str]:
        """Delete a batch of decks last used before a time, and return their ids."""
        unused = decks.c.used < before
        async with self._engine.connect() as connection:
            ids = list(await connection.scalars(select(decks.c.id).where(unused).limit(BATCH)))
        return [deck_id for deck_id in ids if await self._delete_deck(and_(decks.c.id == deck_id, unused), deck_id)]

    async def _delete_deck(self, chosen: ColumnElement[bool], deck_id: str) -> bool:
        async with self._writer.begin() as connection:
            if (await connection.execute(delete(decks).where(chosen))).rowcount == 0:
                return False
            await delete_statistics_of_edition(connection, deck_id)
        await self._in_batches(partial(delete_games, chosen=games.c.edition == deck_id, now=_now()))
        await self.scrub()
        return True

    async def scrub(self) -> None:
        """Remove copies of deleted rows from the files of the database, as far as possible."""
        await scrub(self._engine)

    async def table_uses(self) -> dict[str, int]:
        """Return the saved time of last use of each table."""
        async with self._engine.connect() as connection:
            return {row.table: row.used for row in await connection.execute(select(table_uses))}

    async def save_table_uses(self, uses: Mapping[str, int], now: int | None = None) -> None:
        """Save the times of last use of all tables in the log, and delete rows of tables that are not in it."""
        async with self._writer.begin() as connection:
            saved = {row.table: row.used for row in await connection.execute(select(table_uses))}
            rows = [{"table": code, "used": used} for code, used in uses.items() if used > saved.get(code, -1)]
            if rows:
                await connection.execute(
                    _table_use_upsert(connection.dialect.name), sorted(rows, key=itemgetter("table"))
                )
            old = select(deleted_games.c.table).distinct().where(deleted_games.c.deleted < (now or _now()) - _HOUR_MS)
            for table, codes in ((table_uses, saved), (deleted_games, await connection.scalars(old))):
                for gone in set(codes) - uses.keys():
                    await connection.execute(delete(table).where(table.c.table == gone))

    async def _in_batches(self, step: Callable[[AsyncConnection], Awaitable[int]]) -> int:
        """Delete in batches, each in its own transaction, until one is not full."""
        total, count = 0, BATCH
        while count == BATCH:
            async with self._writer.begin() as connection:
                count = await step(connection)
            total += count
        return total

    async def deck(self, deck_id: str) -> SavedDeck | None:
        """Return the deck with an id, with its file, or None."""
        if not is_id(deck_id):
            return None
        query = select(*_DECK_COLUMNS, decks.c.file).where(decks.c.id == deck_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
            return SavedDeck(**row) if row else None

    async def deck_row(self, deck_id: str) -> DeckRow | None:
        """Return the deck with an id, without its file, or None."""
        if not is_id(deck_id):
            return None
        async with self._engine.connect() as connection:
            query = select(*_DECK_COLUMNS).where(decks.c.id == deck_id)
            row = (await connection.execute(query)).mappings().one_or_none()
            return DeckRow(**row) if row else None

    async def existing_decks(self, ids: Sequence[str]) -> set[str]:
        """Return the ids that exist, of some."""
        async with self._engine.connect() as connection:
            return set(await connection.scalars(select(decks.c.id).where(decks.c.id.in_(ids))))

    async def decks(self, limit: int, before: DeckRow | None = None) -> tuple[DeckRow, ...]:
        """Return the newest decks, or the newest of those before one."""
        query = select(*_DECK_COLUMNS).order_by(decks.c.created.desc(), decks.c.id.desc()).limit(limit)
        if before:
            as_old = and_(decks.c.created == before.created, decks.c.id < before.id)
            query = query.where(or_(decks.c.created < before.created, as_old))
        async with self._engine.connect() as connection:
            return tuple(DeckRow(**row) for row in (await connection.execute(query)).mappings())


async def _insert_new(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> set[str]:
    """Insert rows that do not exist yet, and return their ids."""
    return set(await connection.scalars(_insert_or_ignore(connection.dialect.name, table), rows)) if rows else set()


@cache
def _insert_or_ignore(dialect: str, table: Table) -> Any:
    """Return the statement that inserts a row unless it exists, and returns its id."""
    return _dialect_insert(dialect, table).on_conflict_do_nothing().returning(table.c.id)


def _dialect_insert(dialect: str, table: Table) -> Any:
    """Return the dialect's INSERT, which supports upserts."""
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)


async def _id_of(connection: AsyncConnection, table: Table, values: Mapping[str, Any], unique: Sequence[str]) -> str:
    query = select(table.c.id).where(*(table.c[name] == values[name] for name in unique))
    return str((await connection.execute(query)).scalar_one())


async def _add_statistics(connection: AsyncConnection, several: Iterable[tuple[int, Mapping[str, Statistics]]]) -> None:
    """Add to players' statistics, with their times; rows are sorted, to avoid deadlocks."""
    items = [(player, now, more) for now, by_player in several for player, more in by_player.items()]
    players = sorted(items, key=itemgetter(0))
    tallies = [
        {"player": player, "updated": now, **vars(tally)}
        for player, now, more in players
        for tally in sorted(more.tallies, key=attrgetter("edition", "game"))
    ]
    times = [
        {"player": player, "updated": now, **vars(times)}
        for player, now, more in players
        for times in sorted(more.symbols, key=attrgetter("edition", "symbol"))
    ]
    for table, rows in ((statistics, tallies), (symbol_times, times)):
        if rows:
            await connection.execute(_statistics_upsert(connection.dialect.name, table), rows)


@cache
def _statistics_upsert(dialect: str, table: Table) -> Any:
    """Return the upsert that sums counts and times, and takes the minimum of the fastest times."""
    upsert = _dialect_insert(dialect, table)
    others = {"fastest_ms", "updated"}
    sums = {c.name: c + upsert.excluded[c.name] for c in table.c if not c.primary_key and c.name not in others}
    sums["updated"] = upsert.excluded.updated
    if "fastest_ms" in table.c:
        old, new = table.c.fastest_ms, upsert.excluded.fastest_ms
        sums["fastest_ms"] = case((or_(old.is_(None), new < old), new), else_=old)
    return upsert.on_conflict_do_update(index_elements=list(table.primary_key), set_=sums)


@cache
def _table_use_upsert(dialect: str) -> Any:
    """Return the upsert of the time of last use, which never decreases."""
    upsert = _dialect_insert(dialect, table_uses)
    used = upsert.excluded.used
    return upsert.on_conflict_do_update(index_elements=["table"], set_={"used": used}, where=table_uses.c.used < used)


def _player_query(table: Table, player: str) -> Any:
    """Return the query for a player's rows, without the columns `player` and `updated`."""
    columns = [column for column in table.c if column.name not in {"player", "updated"}]
    return select(*columns).where(table.c.player == player).order_by(*table.primary_key)


def _game(row: Row[Any]) -> GameRow:
    values = {name: value for name, value in row._asdict().items() if name != "digest"}
    players, winners = tuple(json.loads(row.players)), tuple(json.loads(row.winners))
    return GameRow(**values | {"players": players, "winners": winners})


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _now() -> int:
    return time.time_ns() // 1_000_000
