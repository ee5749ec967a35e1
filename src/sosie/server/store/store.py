"""Saves, finds and deletes games, series, statistics and decks."""

import asyncio
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sosie.server.runtime.clock import DAY_MS, HOUR_MS, wall_clock
from sosie.server.runtime.disk import has_free_space
from sosie.server.store.contributions import ContributionStore
from sosie.server.store.database import is_file, make_engine, parse_url, scrub, upgrade, writing_engine
from sosie.server.store.deletion import (
    BATCH,
    delete_games,
    delete_resurrected,
    delete_rows,
    delete_statistics_of_edition,
    in_batches,
)
from sosie.server.store.dialects import dialect_insert, insert_or_ignore
from sosie.server.store.drafts import DraftStore
from sosie.server.store.rows import (
    DeckRow,
    GameRow,
    SavedDeck,
    SeriesRow,
    Statistics,
    is_id,
    new_id,
)
from sosie.server.store.space import UNBOUNDED, Bounds, Space
from sosie.server.store.statistics import add_statistics, find_statistics
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

_DECK_COLUMNS = (decks.c.id, decks.c.name, decks.c.edition, decks.c.size, decks.c.sha256, decks.c.created)


class Store:
    """A database of games, series, statistics and decks, in SQLite or PostgreSQL."""

    def __init__(self, url: str, bounds: Bounds = UNBOUNDED) -> None:
        self._engine = make_engine(parse_url(url))
        self._writer = writing_engine(self._engine)
        self.space = Space(self._engine, bounds)
        self.drafts = DraftStore(self._engine, self._writer, self.space)
        self.contributions = ContributionStore(self._engine, self._writer, self.space)

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
            await add_statistics(connection, [(row.finished, by_player) for row, by_player in added])
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

    async def game_infos_of(self, table: str) -> tuple[GameRow, ...]:
        """Return the games of a table without their records, oldest first: fifty long ones have many megabytes."""
        columns = [column for column in games.c if column.name != "record"]
        query = select(*columns).where(games.c.table == table).order_by(games.c.finished, games.c.number)
        async with self._engine.connect() as connection:
            return tuple(_game(row, record="") for row in await connection.execute(query))

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
            await add_statistics(connection, [(wall_clock(), {player: more})])

    async def statistics(self, player: str) -> Statistics:
        """Return a player's statistics."""
        async with self._engine.connect() as connection:
            return await find_statistics(connection, player)

    async def delete_player(self, player: str) -> int:
        """Delete a player's statistics and all games that they played; return the number of games."""
        theirs = games.c.id.in_(select(game_players.c.game).where(game_players.c.player == player))
        deleted = await in_batches(self._writer, partial(delete_games, chosen=theirs, now=wall_clock()))
        async with self._writer.begin() as connection:
            for table in (statistics, symbol_times):
                await connection.execute(delete(table).where(table.c.player == player))
        await self.scrub()
        return deleted

    async def expire_games(self, before: int) -> int:
        """Delete games and series that ended before a time, and statistics last updated before it."""
        deleted = await in_batches(
            self._writer, partial(delete_games, chosen=games.c.finished < before, now=wall_clock())
        )
        for table, changed in (
            (series, series.c.finished),
            (statistics, statistics.c.updated),
            (symbol_times, symbol_times.c.updated),
        ):
            await in_batches(self._writer, partial(delete_rows, table=table, chosen=changed < before))
        return deleted

    async def save_deck(self, file: bytes, name: str, edition: str, owner: str = "") -> str:
        """Save the file of a deck, idempotently for each owner, and return its id.

        `owner` is the digest of a secret; no request can delete a deck without one.
        """
        # In a thread, which other threads run beside: a large file takes a tenth of a second.
        sha256 = await asyncio.to_thread(_digest, file)
        values = {
            "id": new_id(),
            "name": name,
            "edition": edition,
            "owner": owner,
            "file": file,
            "size": len(file),
            "sha256": sha256,
            "created": wall_clock(),
            "used": wall_clock(),
        }
        async with self._writer.begin() as connection:
            if await _insert_new(connection, decks, [values]):
                await self.space.check(connection, "decks", len(file))
                return str(values["id"])
            saved = await _id_of(connection, decks, values, ("sha256", "owner"))
            await connection.execute(update(decks).where(decks.c.id == saved).values(used=values["used"]))
            return saved

    async def use_deck(self, deck_id: str, now: int | None = None) -> DeckRow | None:
        """Return the deck with an id, without its file, and update its last use, at most once a day."""
        if not is_id(deck_id):
            return None
        now = now or wall_clock()
        async with self._engine.connect() as connection:
            query = select(*_DECK_COLUMNS, decks.c.used).where(decks.c.id == deck_id)
            found = (await connection.execute(query)).mappings().one_or_none()
        if found is None:
            return None
        if now - found["used"] >= DAY_MS:
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
        await in_batches(self._writer, partial(delete_games, chosen=games.c.edition == deck_id, now=wall_clock()))
        await self.scrub()
        return True

    async def scrub(self) -> None:
        """Remove copies of deleted rows from the files of the database, as far as possible."""
        await scrub(self._engine)

    async def table_uses(self) -> dict[str, int]:
        """Return the saved time of last use of each table."""
        async with self._engine.connect() as connection:
            return {row.table: row.used for row in await connection.execute(select(table_uses))}

    async def add_table_uses(self, uses: Mapping[str, int]) -> None:
        """Save the times of last use of some tables."""
        async with self._writer.begin() as connection:
            await _add_table_uses(connection, uses)

    async def save_table_uses(
        self, uses: Mapping[str, int], now: int | None = None, owns: Callable[[str], bool] = lambda _: True
    ) -> None:
        """Save the times of last use of all tables that the caller owns, and delete rows of those that are gone."""
        now = now or wall_clock()
        async with self._writer.begin() as connection:
            # Times of a clock that was ahead, and was set right.
            await connection.execute(delete(table_uses).where(table_uses.c.used > now + HOUR_MS))
            saved = {row.table: row.used for row in await connection.execute(select(table_uses))}
            await _add_table_uses(connection, {code: t for code, t in uses.items() if t > saved.get(code, -1)})
            old = select(deleted_games.c.table).distinct().where(deleted_games.c.deleted < now - HOUR_MS)
            for table, codes in ((table_uses, saved), (deleted_games, await connection.scalars(old))):
                for gone in filter(owns, set(codes) - uses.keys()):
                    await connection.execute(delete(table).where(table.c.table == gone))

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

    async def decks_of(self, owner: str) -> list[str]:
        """Return the ids of an owner's decks."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(decks.c.id).where(decks.c.owner == owner)))

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
    return insert_or_ignore(dialect, table).returning(table.c.id)


async def _id_of(connection: AsyncConnection, table: Table, values: Mapping[str, Any], unique: Sequence[str]) -> str:
    query = select(table.c.id).where(*(table.c[name] == values[name] for name in unique))
    return str((await connection.execute(query)).scalar_one())


async def _add_table_uses(connection: AsyncConnection, uses: Mapping[str, int]) -> None:
    rows = [{"table": code, "used": used} for code, used in sorted(uses.items())]
    if rows:
        await connection.execute(_table_use_upsert(connection.dialect.name), rows)


@cache
def _table_use_upsert(dialect: str) -> Any:
    """Return the upsert of the time of last use, which never decreases."""
    upsert = dialect_insert(dialect, table_uses)
    used = upsert.excluded.used
    return upsert.on_conflict_do_update(index_elements=["table"], set_={"used": used}, where=table_uses.c.used < used)


def _game(row: Row[Any], **others: str) -> GameRow:
    values = {name: value for name, value in row._asdict().items() if name != "digest"} | others
    players, winners = tuple(json.loads(row.players)), tuple(json.loads(row.winners))
    return GameRow(**values | {"players": players, "winners": winners})


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
