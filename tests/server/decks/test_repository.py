import asyncio
import tracemalloc
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from attacks.test_decks import unpacked, with_faces, with_files
from cards.own.test_deck_file import deck_file
from cards.own.test_image_files import PRIVATE, TALKATIVE, embedded, images_in, is_plain
from sosie.server.access.refusal import Refusal
from sosie.server.decks.repository import DeckRepository
from sosie.server.store.store import Store
from sosie.server.workers.job import Job
from sosie.server.workers.jobs import ReadDeck
from sosie.server.workers.pool import WorkerPool

T = TypeVar("T")
ADDRESS = "192.0.2.1"


class CountingPool(WorkerPool):
    """A worker pool that counts the decks it reads."""

    reads = 0

    async def run(self, job: Job[T], address: str = "") -> T:
        self.reads += isinstance(job, ReadDeck)
        return await super().run(job, address)


class LargeDecks(CountingPool):
    """A worker pool that runs in this process, and adds five megabytes to each picture."""

    async def run(self, job: Job[T], address: str = "") -> T:  # noqa: ARG002 - no queue
        self.reads += 1
        content: Any = job.run()
        symbols = [
            replace(symbol, faces=(symbol.faces[0].replace(" />", f"{' ' * 5_000_000}/>"),))
            for symbol in content.symbols
        ]
        large: T = msgspec.structs.replace(content, symbols=tuple(symbols))
        return large


def with_repository(
    folder: Path,
    use: Callable[[Store, DeckRepository, CountingPool], Awaitable[Any]],
    pool_type: type[CountingPool] = CountingPool,
) -> None:
    async def work() -> None:
        store, worker_pool = Store(f"sqlite:///{folder}/s.db"), pool_type()
        await store.open()
        try:
            await use(store, DeckRepository(store, worker_pool), worker_pool)
        finally:
            await worker_pool.close()
            await store.close()

    asyncio.run(work())


def test_concurrent_requests_read_a_deck_once(tmp_path: Path) -> None:
    async def use(store: Store, decks: DeckRepository, worker_pool: CountingPool) -> None:
        deck_id = await store.save_deck(deck_file(7).to_bytes(), "Things", "things")
        found = await asyncio.gather(*(decks.find(deck_id, f"192.0.2.{n}") for n in range(12)))
        assert worker_pool.reads == 1
        assert all(deck is found[0] for deck in found)
        row = await store.deck_row(deck_id)
        assert row is not None
        assert found[0].version == row.sha256

    with_repository(tmp_path, use)


def test_deck_of_earlier_version_is_rewritten(tmp_path: Path) -> None:
    deck = with_faces(deck_file(7), embedded(TALKATIVE["JPEG with EXIF"]))
    file = with_files(deck, **{"notes.txt": PRIVATE.encode()})

    async def use(store: Store, decks: DeckRepository, _: CountingPool) -> None:
        deck_id = await store.save_deck(file, "Things", "things")
        files = unpacked(await decks.file(deck_id, ADDRESS))
        assert "notes.txt" not in files
        faces = [
            files["symbols/000-thing-0.svg"].decode(),
            (await decks.find(deck_id, ADDRESS)).edition.symbols[0].faces[0],
        ]
        assert all(is_plain(image) for face in faces for image in images_in(face))

    with_repository(tmp_path, use)


def test_deleted_deck_is_dropped_from_caches(tmp_path: Path) -> None:
    async def use(store: Store, decks: DeckRepository, worker_pool: CountingPool) -> None:
        deck_id = await store.save_deck(deck_file(7).to_bytes(), "Things", "things", "owner")
        await decks.find(deck_id, ADDRESS)
        await store.delete_deck(deck_id, "owner")
        with pytest.raises(Refusal) as refusal:
            await decks.find(deck_id, ADDRESS)
        assert refusal.value.code == "no-such-edition"
        deck_id = await store.save_deck(deck_file(7).to_bytes(), "Things", "things", "owner")
        await decks.find(deck_id, ADDRESS)
        assert worker_pool.reads == 2

    with_repository(tmp_path, use)


def test_memory_stays_bounded_after_many_decks(tmp_path: Path) -> None:
    async def use(store: Store, decks: DeckRepository, worker_pool: CountingPool) -> None:
        ids = [await store.save_deck(deck_file(7, seed=seed).to_bytes(), "Things", "things") for seed in range(6)]
        tracemalloc.start()
        for deck_id in ids:
            deck = await decks.find(deck_id, ADDRESS)
            assert len(deck.cards[0].svg()) > 15_000_000
            del deck
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        # Two decks of 35 MB each stay cached, and four do not.
        assert 60_000_000 < size < 110_000_000
        assert worker_pool.reads == 6
        await decks.find(ids[-1], ADDRESS)
        assert worker_pool.reads == 6
        await decks.find(ids[0], ADDRESS)
        assert worker_pool.reads == 7

    with_repository(tmp_path, use, LargeDecks)
