"""Saves, finds, decides and deletes contributions to collections.

Every change takes the next number of its draft's sequence, with the draft locked, so that a client that asks for the
changes since a number misses none.
"""

from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, and_, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sosie.server.runtime.clock import wall_clock
from sosie.server.store.draft_rows import (
    CollectionClosed,
    ContributionRow,
    DraftLimits,
    LimitReached,
    SavedPicture,
    State,
)
from sosie.server.store.drafts import add_picture, check_bytes, count, lock_draft
from sosie.server.store.rows import is_id
from sosie.server.store.space import Kind, Space
from sosie.server.store.tables import contributions, drafts

_TOTALS: tuple[Kind, ...] = ("collections", "drafts")
"""The totals in which a contribution counts."""
_COLUMNS = tuple(contributions.c[name] for name in ContributionRow.__dataclass_fields__)


class ContributionStore:
    """The part of the store that holds contributions."""

    def __init__(self, engine: AsyncEngine, writer: AsyncEngine, space: Space) -> None:
        self._engine, self._writer, self._space = engine, writer, space

    async def add(self, row: ContributionRow, content: bytes, limits: DraftLimits) -> ContributionRow | None:
        """Save a contribution and return it, or the one with the same picture; None if the draft is gone.

        A withdrawn one that is sent again waits again. A closed collection raises `CollectionClosed`.
        """
        async with self._writer.begin() as connection:
            counts = await lock_draft(connection, row.draft)
            if counts is None:
                return None
            own = and_(contributions.c.draft == row.draft, contributions.c.contributor == row.contributor)
            known = await _find(connection, and_(own, contributions.c.sha256 == row.sha256))
            if known and known.state != "withdrawn":
                return known
            if counts.closes is None or counts.closes <= wall_clock():
                raise CollectionClosed
            if known:
                row = replace(row, id=known.id)
                await connection.execute(delete(contributions).where(contributions.c.id == known.id))
            await _check_limits(connection, row.draft, own, limits)
            check_bytes(counts, row.size, limits)
            values = {**vars(row), "sequence": await _next(connection, row.draft), "content": content}
            await connection.execute(insert(contributions).values(values))
            await count(connection, row.draft, 0, row.size)
            for kind in _TOTALS:
                await self._space.check(connection, kind, row.size)
            return await _find(connection, contributions.c.id == row.id)

    async def find(self, draft_id: str, contribution_id: str) -> ContributionRow | None:
        """Return a contribution to a draft."""
        if not is_id(contribution_id):
            return None
        async with self._engine.connect() as connection:
            return await _find(connection, _chosen(draft_id, contribution_id))

    async def picture(self, draft_id: str, contribution_id: str) -> bytes:
        """Return the picture of a waiting contribution, or nothing."""
        if not is_id(contribution_id):
            return b""
        async with self._engine.connect() as connection:
            query = select(contributions.c.content).where(_chosen(draft_id, contribution_id))
            return await connection.scalar(query) or b""

    async def changes(self, draft_id: str, after: int, limit: int) -> tuple[ContributionRow, ...]:
        """Return the contributions to a draft that changed after a number of its sequence, in order."""
        chosen = and_(contributions.c.draft == draft_id, contributions.c.sequence > after)
        query = select(*_COLUMNS).where(chosen).order_by(contributions.c.sequence).limit(limit)
        async with self._engine.connect() as connection:
            return tuple(ContributionRow(**row) for row in (await connection.execute(query)).mappings())

    async def own(self, draft_id: str, contributor: str) -> tuple[ContributionRow, ...]:
        """Return the contributions of a contributor to a draft."""
        chosen = and_(contributions.c.draft == draft_id, contributions.c.contributor == contributor)
        query = select(*_COLUMNS).where(chosen).order_by(contributions.c.created, contributions.c.id)
        async with self._engine.connect() as connection:
            return tuple(ContributionRow(**row) for row in (await connection.execute(query)).mappings())

    async def counts(self, draft_id: str) -> dict[str, int]:
        """Return the number of contributions to a draft in each state."""
        query = select(contributions.c.state, func.count()).where(contributions.c.draft == draft_id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.group_by(contributions.c.state))
            return {row[0]: row[1] for row in rows}

    async def decide(
        self, draft_id: str, contribution_id: str, state: State, limits: DraftLimits
    ) -> ContributionRow | None:
        """Change the state of a waiting contribution, and return it as it is then; None if there is none.

        The picture of an accepted one becomes a picture of the draft; otherwise it is deleted.
        """
        if not is_id(contribution_id):
            return None
        chosen = _chosen(draft_id, contribution_id)
        async with self._writer.begin() as connection:
            await lock_draft(connection, draft_id)
            row = await _find(connection, chosen)
            if row is None or row.state != "waiting":
                return row
            content = await connection.scalar(select(contributions.c.content).where(chosen)) or b""
            await count(connection, draft_id, 0, -row.size)
            if state == "accepted":
                picture = SavedPicture(row.sha256, row.kind, row.width, row.height, row.size, content)
                await add_picture(connection, draft_id, picture, limits)
            values: dict[str, Any] = {"state": state, "content": b"", "sequence": await _next(connection, draft_id)}
            if state in {"declined", "withdrawn"}:
                values |= {"name": "", "by": ""}
            await connection.execute(update(contributions).where(chosen).values(values))
            return await _find(connection, chosen)

    async def expire(self, before: int) -> None:
        """Delete contributions made before a time."""
        old = select(
            contributions.c.draft, func.sum(case((contributions.c.state == "waiting", contributions.c.size), else_=0))
        ).where(contributions.c.created < before)
        async with self._writer.begin() as connection:
            for draft_id, size in (await connection.execute(old.group_by(contributions.c.draft))).all():
                await count(connection, draft_id, 0, -int(size))
            await connection.execute(delete(contributions).where(contributions.c.created < before))


async def _check_limits(
    connection: AsyncConnection, draft_id: str, own: ColumnElement[bool], limits: DraftLimits
) -> None:
    waiting = and_(contributions.c.draft == draft_id, contributions.c.state == "waiting")
    for chosen, limit in ((own, "contributions_each"), (waiting, "waiting")):
        number = await connection.scalar(select(func.count()).select_from(contributions).where(chosen))
        if (number or 0) >= getattr(limits, limit):
            raise LimitReached(limit)


async def _find(connection: AsyncConnection, chosen: ColumnElement[bool]) -> ContributionRow | None:
    row = (await connection.execute(select(*_COLUMNS).where(chosen))).mappings().one_or_none()
    return ContributionRow(**row) if row else None


def _chosen(draft_id: str, contribution_id: str) -> ColumnElement[bool]:
    return and_(contributions.c.id == contribution_id, contributions.c.draft == draft_id)


async def _next(connection: AsyncConnection, draft_id: str) -> int:
    """Take the next number of a draft's sequence."""
    change = update(drafts).where(drafts.c.id == draft_id).values(sequence=drafts.c.sequence + 1)
    return int(await connection.scalar(change.returning(drafts.c.sequence)) or 0)
