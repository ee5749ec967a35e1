import asyncio

import pytest

from sosie.server.runtime.lru import LruCache


def test_cache_evicts_least_recently_used() -> None:
    cache: LruCache[str, bytes] = LruCache(2, 100, len)
    cache.add("a", b"1")
    cache.add("b", b"2")
    assert cache.get("a") == b"1"
    cache.add("c", b"3")
    assert [cache.get(key) for key in "abc"] == [b"1", None, b"3"]


def test_cache_is_bounded_by_weight() -> None:
    cache: LruCache[str, bytes] = LruCache(10, 100, len)
    for key in "abcdef":
        cache.add(key, bytes(40))
        cache.add(key, bytes(30))
    assert cache.weight == 90
    assert [key for key in "abcdef" if cache.get(key)] == ["d", "e", "f"]
    cache.add("huge", bytes(101))
    assert cache.get("huge") is None
    assert cache.weight == 0


def test_concurrent_requests_create_a_value_once() -> None:
    made = 0

    async def make() -> bytes:
        nonlocal made
        made += 1
        await asyncio.sleep(0)
        return b"value"

    async def run() -> list[bytes]:
        cache: LruCache[str, bytes] = LruCache(10, 100, len)
        return await asyncio.gather(
            *(cache.get_or_create("key", make) for _ in range(12)), cache.get_or_create("key", make)
        )

    assert asyncio.run(run()) == [b"value"] * 13
    assert made == 1


def test_failure_is_not_cached() -> None:
    async def fail() -> bytes:
        raise OSError("failed")

    async def work() -> bytes:
        return b"value"

    async def run() -> bytes:
        cache: LruCache[str, bytes] = LruCache(10, 100, len)
        with pytest.raises(OSError, match="failed"):
            await cache.get_or_create("key", fail)
        return await cache.get_or_create("key", work)

    assert asyncio.run(run()) == b"value"


def test_value_discarded_while_pending_is_not_cached() -> None:
    async def run() -> tuple[bytes, bytes | None]:
        cache: LruCache[str, bytes] = LruCache(10, 100, len)
        may_finish = asyncio.Event()

        async def make() -> bytes:
            await may_finish.wait()
            return b"value"

        pending = asyncio.create_task(cache.get_or_create("key", make))
        await asyncio.sleep(0)
        cache.discard(lambda key: key == "key")
        may_finish.set()
        return await pending, cache.get("key")

    assert asyncio.run(run()) == (b"value", None)
