"""Totals of the uploads in the store, and the part of its disk that is kept for games."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Literal

from sqlalchemy import URL, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sosie.server.runtime.disk import disk_space, usual_reserve
from sosie.server.store.database import is_file
from sosie.server.store.tables import contributions, decks, drafts

Kind = Literal["drafts", "collections", "decks", "caches"]

_BYTES: Mapping[Kind, Select[tuple[int]]] = {
    "drafts": select(func.coalesce(func.sum(drafts.c.bytes + drafts.c.size), 0)),
    "collections": select(func.coalesce(func.sum(contributions.c.size), 0)).where(contributions.c.state == "waiting"),
    "decks": select(func.coalesce(func.sum(decks.c.size), 0)),
    "caches": select(func.coalesce(func.sum(drafts.c.cached), 0)),
}
"""The bytes of each kind; an index covers each of these queries. Drafts have their contributions in them."""


class NoRoom(Exception):
    """A total of the store is reached, or the rest of its disk is kept for games."""

    def __init__(self, what: Kind | Literal["disk"]) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True)
class Bounds:
    """The most bytes of each kind, and the free space of the disk below which uploads are refused."""

    drafts: float = inf
    collections: float = inf
    decks: float = inf
    caches: float = inf
    reserve: int | None = 0
    """None chooses it by the size of the disk."""


UNBOUNDED = Bounds()


@dataclass(frozen=True)
class SpaceReport:
    """The bytes of each kind in use, their bounds, and the free space of the disk."""

    used: Mapping[Kind, int]
    bounds: Mapping[Kind, float]
    free: int | None
    """None for a database on another machine."""
    reserve: int


class Space:
    """Refuses uploads beyond a total, and those that would use the space kept for games."""

    def __init__(self, engine: AsyncEngine, bounds: Bounds) -> None:
        self._engine, self.bounds = engine, bounds
        self._folder = _folder(engine.url)
        self._reserve = bounds.reserve

    async def check(self, connection: AsyncConnection, kind: Kind, added: int) -> None:
        """Raise `NoRoom` if the bytes that a transaction has added are too many; it is then rolled back."""
        if added <= 0:
            return
        if await self.over(connection, kind) > 0:
            raise NoRoom(kind)
        if self._folder is not None and await self._room(connection, self._folder) < self._reserve_of(self._folder):
            raise NoRoom("disk")

    async def over(self, connection: AsyncConnection, kind: Kind) -> float:
        """Return the bytes by which a kind is above its bound; negative if it is below."""
        return int(await connection.scalar(_BYTES[kind]) or 0) - float(getattr(self.bounds, kind))

    async def report(self) -> SpaceReport:
        """Return what is in use."""
        async with self._engine.connect() as connection:
            used = {kind: int(await connection.scalar(query) or 0) for kind, query in _BYTES.items()}
        bounds = {kind: float(getattr(self.bounds, kind)) for kind in _BYTES}
        if self._folder is None:
            return SpaceReport(used, bounds, None, 0)
        return SpaceReport(used, bounds, disk_space(self._folder).free, self._reserve_of(self._folder))

    async def _room(self, connection: AsyncConnection, folder: Path) -> int:
        """Return the free bytes of the disk, and up to half a reserve of unused ones inside the database.

        Not all of those: they are no space for the log of a table.
        """
        pages, size = [
            int((await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one())
            for name in ("freelist_count", "page_size")
        ]
        return disk_space(folder).free + min(pages * size, self._reserve_of(folder) // 2)

    def _reserve_of(self, folder: Path) -> int:
        if self._reserve is None:
            self._reserve = usual_reserve(disk_space(folder).total)
        return self._reserve


def _folder(url: URL) -> Path | None:
    """Return the folder of a database on this machine."""
    return Path(url.database or "").parent if is_file(url) else None
