import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from sosie.server.access.refusal import Refusal
from sosie.server.workers.draft_jobs import BuildDeck
from sosie.server.workers.jobs import LayOutCard, PrintEdition, ReadDeck, RenderPng
from sosie.server.workers.pool import WorkerPool, WorkerPools
from waiting import PATIENCE_S

T = TypeVar("T")

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
SMALL = RenderPng(SQUARE, 16)


def in_pool(use: Callable[[WorkerPool], Awaitable[T]], longest_s: float = 120.0) -> T:
    async def work() -> T:
        pool = WorkerPool(longest_s=longest_s)
        try:
            return await use(pool)
        finally:
            await pool.close()

    return asyncio.run(work())


def workers() -> list[int]:
    """Return the process ids of all workers of this process."""
    children = [Path("/proc", pid) for pid in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]
    # Other tests leave other child processes, of multiprocessing for instance.
    return [int(child.name) for child in children if b"sosie.server.workers.main" in (child / "cmdline").read_bytes()]


def test_jobs_share_a_worker_process() -> None:
    async def use(pool: WorkerPool) -> tuple[bytes, list[int], list[int]]:
        picture, first = await pool.run(SMALL), workers()
        await pool.run(SMALL)
        return picture, first, workers()

    picture, first, second = in_pool(use)
    assert picture.startswith(b"\x89PNG")
    assert len(first) == 1
    assert first == second


def test_untrusted_file_gets_its_own_process() -> None:
    async def use(pool: WorkerPool) -> list[int]:
        with pytest.raises(Refusal) as refusal:
            await pool.run(ReadDeck(b"hello"))
        assert refusal.value.code == "unreadable-deck-file"
        assert "zip" in str(refusal.value)
        return workers()

    assert in_pool(use) == []


def test_drafts_do_not_share_a_process() -> None:
    async def use(pool: WorkerPool) -> list[list[int]]:
        seen = []
        for draft in ("one", "one", "two", "one", "three"):
            await pool.run(BuildDeck(draft, 7, None, None, 0))
            seen.append(workers())
        return seen

    first, again, with_other, third, last = in_pool(use)
    assert len(first) == 1
    assert first == again
    assert len(with_other) == 2
    assert third == with_other
    # Only two wait for further jobs: that of the draft not used for longest has ended.
    assert len(last) == 2
    assert set(first) < set(last)


def test_idle_worker_of_a_draft_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sosie.server.workers.pool._IDLE_S", 0.05)

    async def use(pool: WorkerPool) -> None:
        await pool.run(BuildDeck("one", 7, None, None, 0))
        async with asyncio.timeout(PATIENCE_S):
            while workers():
                await asyncio.sleep(0.05)
        await pool.run(BuildDeck("one", 7, None, None, 0))

    in_pool(use)


def test_quick_studio_jobs_do_not_wait() -> None:
    async def use() -> None:
        pools = WorkerPools()
        try:
            slow = asyncio.create_task(pools.run(PrintEdition("insects", "a4", "en")))
            async with asyncio.timeout(PATIENCE_S):
                while not workers():
                    await asyncio.sleep(0.01)
                # A stopped job never ends by itself.
                os.kill(workers()[0], signal.SIGSTOP)
                await pools.run(BuildDeck("one", 7, None, None, 0))
            assert not slow.done()
            slow.cancel()
        finally:
            await pools.close()

    asyncio.run(use())


def test_dead_worker_is_replaced() -> None:
    async def use(pool: WorkerPool) -> bytes:
        await pool.run(SMALL)
        for worker in workers():
            os.kill(worker, signal.SIGKILL)
        return await pool.run(SMALL)

    assert in_pool(use).startswith(b"\x89PNG")


def test_hanging_job_is_killed() -> None:
    async def use(pool: WorkerPool) -> None:
        await pool.run(LayOutCard("classic", 0))

    with pytest.raises(Refusal) as refusal:
        in_pool(use, longest_s=0.01)
    assert refusal.value.code == "took-too-long"
    assert workers() == []


def test_job_with_too_much_memory_fails() -> None:
    async def use(pool: WorkerPool) -> None:
        await pool.run(RenderPng(SQUARE, 60_000))

    with pytest.raises(Refusal) as refusal:
        in_pool(use)
    assert refusal.value.code == "failed"


def test_worker_has_no_secrets_in_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_METRICS_TOKEN", "a-secret")

    async def use(pool: WorkerPool) -> bytes:
        await pool.run(SMALL)
        (worker,) = workers()
        return Path(f"/proc/{worker}/environ").read_bytes()

    environment = in_pool(use)
    assert b"PATH=" in environment
    assert b"a-secret" not in environment


@pytest.mark.skipif(sys.platform != "linux", reason="needs the OOM score of Linux")
def test_worker_is_killed_before_the_server() -> None:
    async def use(pool: WorkerPool) -> list[int]:
        await pool.run(SMALL)
        return [int(Path(f"/proc/{worker}/oom_score_adj").read_text()) for worker in workers()]

    assert in_pool(use) == [1000]


def test_worker_threads_do_not_grow_with_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    # More threads than this machine has cores; libraries believe it.
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "16")
    monkeypatch.setenv("RAYON_NUM_THREADS", "16")

    async def use(pool: WorkerPool) -> list[int]:
        await pool.run(LayOutCard("classic", 0))
        return [len(list(Path(f"/proc/{worker}/task").iterdir())) for worker in workers()]

    (threads,) = in_pool(use)
    assert threads < 8
