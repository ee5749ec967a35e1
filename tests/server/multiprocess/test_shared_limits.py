"""Limits that several processes share, with real processes."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from sosie.server.access.limits import Buckets, Counts
from sosie.server.multiprocess import shared_limits
from sosie.server.multiprocess.shared_limits import LimitMemory, SharedLimits

ADDRESS, OTHER = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def memory() -> Iterator[LimitMemory]:
    with closing(LimitMemory()) as made:
        yield made


def in_child(work: Callable[[], object]) -> None:
    """Fork a process that works, and wait for its end."""
    pid = os.fork()
    if pid == 0:
        try:
            work()
        finally:
            os._exit(0)
    os.waitpid(pid, 0)


def counts(memory: LimitMemory, index: int, each: int = 3, all_together: int = 5) -> Counts:
    return SharedLimits(memory, index).counts("tables", each, all_together)


def buckets(memory: LimitMemory, index: int = 0, burst: float = 3, rate: float = 1) -> Buckets:
    return SharedLimits(memory, index).buckets("posts", burst, rate)


def test_counts_of_all_processes_add_up(memory: LimitMemory) -> None:
    here = counts(memory, 0)
    assert here.add(ADDRESS)
    in_child(lambda: [counts(memory, 1).add(ADDRESS) for _ in range(5)])
    assert (here.of(ADDRESS), here.total, here.own) == (3, 3, 1)
    assert not here.add(ADDRESS)


def test_total_of_all_processes_is_bounded(memory: LimitMemory) -> None:
    in_child(lambda: [counts(memory, 1).add(address) for address in (ADDRESS, ADDRESS, OTHER)])
    here = counts(memory, 0)
    assert [here.add("2001:db8::1"), here.add("2001:db8::2"), here.add("192.0.2.9")] == [True, True, False]
    assert (here.of("192.0.2.9"), here.of("2001:db8::ffff"), here.total) == (0, 2, 5)


def test_removed_counts_make_room(memory: LimitMemory) -> None:
    here = counts(memory, 0)
    assert [here.add(ADDRESS, 3), here.add(ADDRESS)] == [True, False]
    here.remove(ADDRESS, 2)
    assert [here.add(ADDRESS), here.of(ADDRESS), here.total] == [True, 2, 2]


def test_counts_of_dead_process_are_forgotten(memory: LimitMemory) -> None:
    here = counts(memory, 0)
    assert here.add(ADDRESS)
    in_child(lambda: [counts(memory, 2).add(address) for address in (ADDRESS, OTHER)])
    memory.forget(2)
    assert (here.of(ADDRESS), here.of(OTHER), here.total) == (1, 0, 1)


def test_limits_with_other_names_are_separate(memory: LimitMemory) -> None:
    limits = SharedLimits(memory, 0)
    assert limits.counts("one", 1, 1).add(ADDRESS)
    assert limits.counts("two", 1, 1).add(ADDRESS)
    assert limits.buckets("one", 1, 1).take(ADDRESS, 1)
    assert limits.buckets("two", 1, 1).take(ADDRESS, 1)


def test_bucket_is_shared(memory: LimitMemory) -> None:
    in_child(lambda: [buckets(memory, 1).take(ADDRESS, 1000) for _ in range(2)])
    here = buckets(memory)
    assert [here.take(ADDRESS, 1000), here.take(ADDRESS, 1000), here.allows(OTHER, 1000)] == [True, False, True]
    assert here.wait_s(ADDRESS) == 1
    assert here.take(ADDRESS, 2000)


def test_charge_makes_other_processes_wait(memory: LimitMemory) -> None:

    def charge() -> None:
        for _ in range(5):
            buckets(memory, 1).charge(ADDRESS, 1000)

    in_child(charge)
    here = buckets(memory)
    assert (here.allows(ADDRESS, 1000), here.wait_s(ADDRESS), here.allows(ADDRESS, 4000)) == (False, 3, True)


def test_amounts_of_all_processes_add_up(memory: LimitMemory) -> None:
    in_child(lambda: buckets(memory, 1, burst=100).charge(ADDRESS, 1000, 80))
    here = buckets(memory, burst=100)
    assert [here.allows(ADDRESS, 1000, 20), here.allows(ADDRESS, 1000, 21)] == [True, False]
    assert here.wait_s(ADDRESS, 50) == 30
    assert here.allows(ADDRESS, 31_000, 50)


def test_lock_survives_killed_holder(memory: LimitMemory) -> None:
    pid = os.fork()
    if pid == 0:
        with memory.locked():
            os.kill(os.getpid(), signal.SIGSTOP)
        os._exit(0)
    os.waitpid(pid, os.WUNTRACED)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    assert counts(memory, 0).add(ADDRESS)


def test_processes_do_not_lose_counts(memory: LimitMemory) -> None:
    rounds = 300

    def work(index: int) -> None:
        own = counts(memory, index, 10**6, 10**6)
        for _ in range(rounds):
            own.add(ADDRESS)

    children = []
    for index in (0, 1, 2):
        pid = os.fork()
        if pid == 0:
            work(index)
            os._exit(0)
        children.append(pid)
    for pid in children:
        os.waitpid(pid, 0)
    assert counts(memory, 3).of(ADDRESS) == 3 * rounds


def test_unused_counts_make_room(memory: LimitMemory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limits, "_SLOTS", 64)
    here = counts(memory, 0)
    for number in range(250):
        assert here.add(f"192.0.2.{number}")
        here.remove(f"192.0.2.{number}")
    assert here.total == 0


def test_bucket_table_is_bounded(memory: LimitMemory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limits, "_SLOTS", 64)
    here = buckets(memory)
    assert all(here.take(f"192.0.2.{number}", 1000 + number) for number in range(250))
    assert sum(map(bool, memory.bucket_keys)) <= 64


def test_processes_share_what_each_takes_ahead(memory: LimitMemory) -> None:
    first, second = (buckets(memory, index, burst=50, rate=1.0) for index in (0, 1))
    assert [limit.take("203.0.113.1", 1000.0, 20) for limit in (first, second, first)] == [True, True, False]
    assert second.take("203.0.113.1", 1000.0, 10)
    assert not first.take("203.0.113.1", 1000.0)
    assert first.take("203.0.113.1", 21_000.0, 20)
