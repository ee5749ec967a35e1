"""Saves, finds and deletes drafts, their pictures, and the faces and layouts computed for them."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sosie.server.runtime.clock import DAY_MS, wall_clock
from sosie.server.store.deletion import delete_rows, in_batches
from sosie.server.store.dialects import insert_or_ignore
from sosie.server.store.draft_rows import DraftLimits, DraftRow, LimitReached, PictureRow, ResultRow, SavedPicture
from sosie.server.store.rows import is_id, new_id
from sosie.server.store.space import Space
from sosie.server.store.tables import draft_pictures, draft_results, drafts

_BATCH = 200
_COLUMNS = tuple(drafts.c[name] for name in DraftRow.__dataclass_fields__)
_PICTURE_COLUMNS = tuple(draft_pictures.c[name] for name in PictureRow.__dataclass_fields__)


class DraftStore:
    """The part of the store that holds drafts."""

    def __init__(self, engine: AsyncEngine, writer: AsyncEngine, space: Space) -> None:
        self._engine, self._writer, self._space = engine, writer, space

    async def create(self, owner: str, document: bytes, limits: DraftLimits) -> str:
        """Save a new draft and return its id; `owner` is the digest of a secret."""
        now = wall_clock()
        values = {
            "id": new_id(), "owner": owner, "version": 0, "created": now, "changed": now, "used": now,
            "pictures": 0, "bytes": 0, "sequence": 0, "document": document, "size": len(document), "cached": 0,
        }  # fmt: skip
        async with self._writer.begin() as connection:
            if (await connection.scalar(select(func.count()).select_from(drafts)) or 0) >= limits.drafts:
                raise LimitReached("drafts")
            await connection.execute(insert(drafts).values(values))
            await self._space.check(connection, "drafts", len(document))
        return str(values["id"])

    async def find(self, draft_id: str) -> DraftRow | None:
        """Return the draft with an id, and update its last use, at most once a day."""
        if not is_id(draft_id):
            return None
        async with self._engine.connect() as connection:
            query = select(*_COLUMNS).where(drafts.c.id == draft_id)
            row = (await connection.execute(query)).mappings().one_or_none()
        if row is None:
            return None
        now = wall_clock()
        if now - row["used"] >= DAY_MS:
            async with self._writer.begin() as connection:
                await connection.execute(update(drafts).where(drafts.c.id == draft_id).values(used=now))
        return DraftRow(**row)

    async def find_collection(self, code: str) -> DraftRow | None:
        """Return the draft with a collection."""
        async with self._engine.connect() as connection:
            query = select(*_COLUMNS).where(drafts.c.collection == code)
            row = (await connection.execute(query)).mappings().one_or_none()
        return DraftRow(**row) if row else None

    async def document(self, draft_id: str) -> bytes:
        """Return the document of a draft, or nothing if the draft is gone."""
        async with self._engine.connect() as connection:
            return await connection.scalar(select(drafts.c.document).where(drafts.c.id == draft_id)) or b""

    async def save_document(self, draft_id: str, version: int, document: bytes) -> int | None:
        """Save a document based on a version, which increases, and return the bytes by which the draft grows.

        None if the draft has another version.
        """
        now, size = wall_clock(), len(document)
        chosen = and_(drafts.c.id == draft_id, drafts.c.version == version)
        values = {"document": document, "size": size, "version": version + 1, "changed": now, "used": now}
        async with self._writer.begin() as connection:
            before = await connection.scalar(select(drafts.c.size).where(chosen).with_for_update())
            if before is None:
                return None
            await connection.execute(update(drafts).where(chosen).values(values))
            await self._space.check(connection, "drafts", size - before)
            return size - int(before)

    async def open_collection(self, draft_id: str, code: str, closes: int) -> None:
        """Open a collection, with a code, until a time."""
        async with self._writer.begin() as connection:
            change = update(drafts).where(drafts.c.id == draft_id)
            await connection.execute(change.values(collection=code, closes=closes))

    async def close_collection(self, draft_id: str, now: int | None = None) -> None:
        """Close the collection of a draft."""
        now = now or wall_clock()
        async with self._writer.begin() as connection:
            change = update(drafts).where(drafts.c.id == draft_id, drafts.c.closes > now)
            await connection.execute(change.values(closes=now))

    async def delete(self, draft_id: str) -> None:
        """Delete a draft with its pictures, results and contributions."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(drafts).where(drafts.c.id == draft_id))

    async def expire(self, before: int) -> None:
        """Delete drafts last used before a time."""
        await in_batches(self._writer, partial(delete_rows, table=drafts, chosen=drafts.c.used < before))

    async def existing(self, ids: Iterable[str]) -> set[str]:
        """Return the ids that exist, of some."""
        async with self._engine.connect() as connection:
            return set(await connection.scalars(select(drafts.c.id).where(drafts.c.id.in_(list(ids)))))

    # Pictures

    async def pictures(self, draft_id: str) -> tuple[PictureRow, ...]:
        """Return the pictures of a draft, without their content."""
        query = select(*_PICTURE_COLUMNS).where(draft_pictures.c.draft == draft_id).order_by(draft_pictures.c.created)
        async with self._engine.connect() as connection:
            return tuple(PictureRow(**row) for row in (await connection.execute(query)).mappings())

    async def picture(self, draft_id: str, sha256: str) -> SavedPicture | None:
        """Return a picture of a draft, with its content."""
        chosen = and_(draft_pictures.c.draft == draft_id, draft_pictures.c.sha256 == sha256)
        async with self._engine.connect() as connection:
            query = select(*_PICTURE_COLUMNS, draft_pictures.c.content).where(chosen)
            row = (await connection.execute(query)).mappings().one_or_none()
        return SavedPicture(**row) if row else None

    async def add_pictures(self, draft_id: str, pictures: Sequence[SavedPicture], limits: DraftLimits) -> None:
        """Add pictures to a draft, except those that it has; all or none if a limit is reached."""
        async with self._writer.begin() as connection:
            added = [await add_picture(connection, draft_id, picture, limits) for picture in pictures]
            await self._space.check(connection, "drafts", sum(added))

    async def delete_pictures(self, draft_id: str, keep: Iterable[str], before: int) -> None:
        """Delete pictures added before a time, except some, and the faces made from them."""
        kept = set(keep)
        async with self._writer.begin() as connection:
            await lock_draft(connection, draft_id)
            query = select(draft_pictures.c.sha256, draft_pictures.c.size).where(
                draft_pictures.c.draft == draft_id, draft_pictures.c.created < before
            )
            gone = [row for row in await connection.execute(query) if row.sha256 not in kept]
            for row in gone:
                for table, column in (
                    (draft_pictures, draft_pictures.c.sha256),
                    (draft_results, draft_results.c.picture),
                ):
                    await connection.execute(delete(table).where(table.c.draft == draft_id, column == row.sha256))
            if gone:
                await count(connection, draft_id, -len(gone), -sum(row.size for row in gone))
                await _count_results(connection, draft_id)

    # Faces and layouts

    async def result_infos(self, draft_id: str, keys: Iterable[str]) -> dict[str, str]:
        """Return the infos of the results with these keys, without their content."""
        return {key: info for key, info, _ in await self._results(draft_id, keys, contents=False)}

    async def result_contents(self, draft_id: str, keys: Iterable[str]) -> dict[str, bytes]:
        """Return the contents of the results with these keys."""
        return {key: content for key, _, content in await self._results(draft_id, keys, contents=True)}

    async def _results(self, draft_id: str, keys: Iterable[str], *, contents: bool) -> list[tuple[str, str, bytes]]:
        wanted, found = sorted(set(keys)), list[tuple[str, str, bytes]]()
        columns = (draft_results.c.key, draft_results.c.info, *((draft_results.c.content,) if contents else ()))
        async with self._engine.connect() as connection:
            for first in range(0, len(wanted), _BATCH):
                chosen = draft_results.c.key.in_(wanted[first : first + _BATCH])
                rows = await connection.execute(select(*columns).where(draft_results.c.draft == draft_id, chosen))
                found += [(row.key, row.info, row.content if contents else b"") for row in rows]
        return found

    async def save_results(self, draft_id: str, results: Iterable[ResultRow]) -> None:
        """Save results; existing ones stay. Beyond their total, those of the drafts unused for longest go."""
        rows = {result.key: {"draft": draft_id, **vars(result)} for result in results}
        async with self._writer.begin() as connection:
            # The draft may have been deleted meanwhile.
            if not rows or not await lock_draft(connection, draft_id):
                return
            statement = insert_or_ignore(connection.dialect.name, draft_results).returning(draft_results.c.key)
            new = [rows[key] for key in await connection.scalars(statement, list(rows.values()))]
            added = sum(len(row["info"]) + len(row["content"]) for row in new)
            change = update(drafts).where(drafts.c.id == draft_id)
            await connection.execute(change.values(cached=drafts.c.cached + added))
            await self._evict(connection, draft_id)
            await self._space.check(connection, "caches", added)

    async def _evict(self, connection: AsyncConnection, draft_id: str) -> None:
        """Delete the results of other drafts, those unused for longest first, until all are within their total."""
        over = await self._space.over(connection, "caches")
        if over <= 0:
            return
        query = select(drafts.c.id, drafts.c.cached).where(drafts.c.cached > 0, drafts.c.id != draft_id)
        for other, cached in (await connection.execute(query.order_by(drafts.c.used, drafts.c.id))).all():
            await connection.execute(delete(draft_results).where(draft_results.c.draft == other))
            await connection.execute(update(drafts).where(drafts.c.id == other).values(cached=0))
            over -= cached
            if over <= 0:
                return

    async def count_results(self, draft_id: str) -> int:
        """Return the number of results of a draft."""
        query = select(func.count()).select_from(draft_results).where(draft_results.c.draft == draft_id)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def prune_results(self, draft_id: str, keep: Iterable[str]) -> None:
        """Delete the results of a draft, except some."""
        own = draft_results.c.draft == draft_id
        async with self._writer.begin() as connection:
            gone = sorted(set(await connection.scalars(select(draft_results.c.key).where(own))) - set(keep))
            for first in range(0, len(gone), _BATCH):
                chosen = draft_results.c.key.in_(gone[first : first + _BATCH])
                await connection.execute(delete(draft_results).where(own, chosen))
            await _count_results(connection, draft_id)


Counters = Row[Any, Any, Any]
"""The pictures and bytes of a draft, and when its collection closes."""


async def lock_draft(connection: AsyncConnection, draft_id: str) -> Counters | None:
    """Lock a draft until the transaction ends, and return its counters; None if it is gone."""
    query = select(drafts.c.pictures, drafts.c.bytes, drafts.c.closes).where(drafts.c.id == draft_id)
    return (await connection.execute(query.with_for_update())).one_or_none()


async def add_picture(connection: AsyncConnection, draft_id: str, picture: SavedPicture, limits: DraftLimits) -> int:
    """Add a picture to a draft, unless it has it or is gone; return the bytes by which the draft grows."""
    counts = await lock_draft(connection, draft_id)
    if counts is None:
        return 0
    row = {"draft": draft_id, "created": wall_clock(), **vars(picture)}
    new = await connection.execute(insert_or_ignore(connection.dialect.name, draft_pictures), row)
    if new.rowcount != 1:
        return 0
    check_bytes(counts, picture.size, limits)
    if counts.pictures >= limits.pictures:
        raise LimitReached("pictures")
    await count(connection, draft_id, 1, picture.size)
    return picture.size


def check_bytes(counts: Counters, size: int, limits: DraftLimits) -> None:
    """Refuse more bytes than a draft may have."""
    if counts.bytes + size > limits.bytes:
        raise LimitReached("bytes")


async def count(connection: AsyncConnection, draft_id: str, pictures: int, size: int) -> None:
    """Count pictures and bytes of a draft."""
    change = update(drafts).where(drafts.c.id == draft_id)
    await connection.execute(change.values(pictures=drafts.c.pictures + pictures, bytes=drafts.c.bytes + size))


async def _count_results(connection: AsyncConnection, draft_id: str) -> None:
    """Count the bytes of a draft's results anew."""
    size = func.sum(func.length(draft_results.c.info) + func.length(draft_results.c.content))
    own = select(func.coalesce(size, 0)).where(draft_results.c.draft == draft_id).scalar_subquery()
    await connection.execute(update(drafts).where(drafts.c.id == draft_id).values(cached=own))
