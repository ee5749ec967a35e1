"""The contract of every log implementation."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from contracts.logs import MakeLog, RecordingListener, numbered, wait_equal, wait_received
from log_contents import entries_of
from sosie.server.log.interface import SLICE, Log, LogUnavailable


def with_log(make: MakeLog, folder: Path, body: Callable[[Log], Awaitable[None]]) -> None:
    async def run() -> None:
        log = make(folder)
        await log.open()
        try:
            await body(log)
        finally:
            await log.close()

    asyncio.run(run())


def test_entries_arrive_in_append_order(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        first, second = RecordingListener(), RecordingListener()
        await log.create("ABCD", b"opened")
        await log.subscribe("ABCD", first)
        log.append("ABCD", b"a")
        await log.subscribe("ABCD", second)
        log.append("ABCD", b"b")
        log.append("ABCD", b"")
        everything = numbered(b"opened", b"a", b"b", b"")
        assert await first.has_received(everything)
        assert await second.has_received(everything)

    with_log(make_log, tmp_path, body)


def test_subscription_starts_after_given_position(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")
        log.append("ABCD", b"2")
        log.append("ABCD", b"3")
        listeners = [RecordingListener() for _ in range(5)]
        for after, listener in enumerate(listeners):
            await log.subscribe("ABCD", listener, after)
        log.append("ABCD", b"4")
        log.append("ABCD", b"5")
        everything = numbered(b"1", b"2", b"3", b"4", b"5")
        assert [await listener.has_received(everything[after:]) for after, listener in enumerate(listeners)] == [
            True
        ] * 5

    with_log(make_log, tmp_path, body)


def test_cancel_ends_only_its_own_subscription(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        gone, stays = RecordingListener(), RecordingListener()
        await log.create("ABCD", b"1")
        subscription = await log.subscribe("ABCD", gone)
        await log.subscribe("ABCD", stays)
        subscription.cancel()
        subscription.cancel()
        log.append("ABCD", b"2")
        assert await stays.has_received(numbered(b"1", b"2"))
        assert gone.received == numbered(b"1")

    with_log(make_log, tmp_path, body)


def test_cancel_inside_listener_takes_effect_at_once(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")

        def cancel_after_two(position: int, _entry: bytes) -> None:
            if position == 2:
                log.append("ABCD", b"3")
                subscription.cancel()

        listener, stays = RecordingListener(cancel_after_two), RecordingListener()
        subscription = await log.subscribe("ABCD", listener)
        await log.subscribe("ABCD", stays)
        log.append("ABCD", b"2")
        log.append("ABCD", b"4")
        await wait_received(stays, 4)
        assert listener.received == numbered(b"1", b"2")

    with_log(make_log, tmp_path, body)


def test_append_inside_listener_is_delivered_later(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        def answer(_position: int, entry: bytes) -> None:
            # Entries appended here are delivered after this returns.
            if len(entry) < 4:
                before = list(answering.received)
                log.append("ABCD", entry + b"x")
                log.append("ABCD", entry + b"yyy")
                assert answering.received == before

        answering, bystander, late = RecordingListener(answer), RecordingListener(), RecordingListener()
        await log.create("ABCD", b"a")
        await log.subscribe("ABCD", bystander)
        await log.subscribe("ABCD", answering)
        log.append("ABCD", b"b")
        await log.subscribe("ABCD", late)
        for listener in (answering, bystander, late):
            await wait_received(listener, 14)
        assert answering.received == bystander.received == late.received
        assert [position for position, _ in late.received] == list(range(1, len(late.received) + 1))
        assert sorted(late.entries) == sorted(
            beginning + end
            for beginning in (b"a", b"b")
            for end in (b"", b"x", b"yyy", b"xx", b"xyyy", b"xxx", b"xxyyy")
        )

    with_log(make_log, tmp_path, body)


def test_tables_that_answer_each_other_keep_order(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        def to(table: str) -> Callable[[int, bytes], None]:
            return lambda _position, entry: log.append(table, entry[1:]) if entry else None

        left, right = RecordingListener(to("RIGHT")), RecordingListener(to("LEFT"))
        await log.create("LEFT", b"")
        await log.create("RIGHT", b"")
        await log.subscribe("LEFT", left)
        await log.subscribe("RIGHT", right)
        log.append("LEFT", b"54321")
        assert await left.has_received(numbered(b"", b"54321", b"321", b"1"))
        assert await right.has_received(numbered(b"", b"4321", b"21", b""))

    with_log(make_log, tmp_path, body)


def test_failing_listener_does_not_affect_others(
    make_log: MakeLog, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def body(log: Log) -> None:
        def fail(position: int, _entry: bytes) -> None:
            if position == 2:
                raise ValueError("no such symbol")

        failing, other = RecordingListener(fail), RecordingListener()
        await log.create("ABCD", b"1")
        await log.subscribe("ABCD", failing)
        await log.subscribe("ABCD", other)
        log.append("ABCD", b"2")
        log.append("ABCD", b"3")
        assert await failing.has_received(numbered(b"1", b"2", b"3"))
        assert await other.has_received(numbered(b"1", b"2", b"3"))
        assert "no such symbol" in caplog.text
        with pytest.raises(ValueError, match="no such symbol"):
            await log.subscribe("ABCD", RecordingListener(fail))

    with_log(make_log, tmp_path, body)


def test_append_is_idempotent_by_key_and_table(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        listener = RecordingListener()
        await log.create("ABCD", b"1")
        await log.create("WXYZ", b"1")
        await log.subscribe("ABCD", listener)
        log.append("ABCD", b"2", key="seat 1, message 7")
        log.append("ABCD", b"other", key="seat 1, message 7")
        log.append("WXYZ", b"2", key="seat 1, message 7")
        log.append("ABCD", b"3")
        log.append("ABCD", b"3")
        assert await listener.has_received(numbered(b"1", b"2", b"3", b"3"))
        await wait_equal(lambda: entries_of(log, "WXYZ"), [b"1", b"2"])

    with_log(make_log, tmp_path, body)


def test_create_ignores_existing_table(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        assert await log.create("ABCD", b"first")
        assert not await log.create("ABCD", b"second")
        assert await log.tables() == ["ABCD"]
        assert await entries_of(log, "ABCD") == [b"first"]

    with_log(make_log, tmp_path, body)


def test_missing_table_has_and_accepts_no_entries(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        listener = RecordingListener()
        subscription = await log.subscribe("ABCD", listener)
        assert listener.received == []
        assert await log.tables() == []
        with pytest.raises(LogUnavailable, match="ABCD"):
            log.append("ABCD", b"1")
        await log.create("ABCD", b"1")
        assert await listener.has_received(numbered(b"1"))
        subscription.cancel()

    with_log(make_log, tmp_path, body)


def test_drop_forgets_entries_and_keys(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        old, new = RecordingListener(), RecordingListener()
        await log.create("ABCD", b"1")
        await log.create("WXYZ", b"stays")
        await log.subscribe("ABCD", old)
        log.append("ABCD", b"2", key="once")
        await wait_received(old, 2)
        await log.drop("ABCD")
        await log.drop("ABCD")
        assert await log.tables() == ["WXYZ"]
        with pytest.raises(LogUnavailable):
            log.append("ABCD", b"3")
        assert await log.create("ABCD", b"another")
        await log.subscribe("ABCD", new)
        log.append("ABCD", b"more", key="once")
        assert await new.has_received(numbered(b"another", b"more"))
        assert old.received == numbered(b"1", b"2")

    with_log(make_log, tmp_path, body)


def test_entries_survive_reopening(make_log: MakeLog, tmp_path: Path) -> None:
    async def fill(log: Log) -> None:
        for number in range(200):
            table = f"T{number % 40}"
            if not await log.create(table, b"opened"):
                log.append(table, b"%d" % number, key=f"{number}")
        await log.drop("T7")
        await log.create("T7", b"again")

    async def check(log: Log) -> None:
        assert sorted(await log.tables()) == sorted(f"T{number}" for number in range(40))
        assert await entries_of(log, "T7") == [b"again"]
        for number in {*range(40)} - {7}:
            later, listener = range(number + 40, 200, 40), RecordingListener()
            await log.subscribe(f"T{number}", listener)
            for repeated in later:
                log.append(f"T{number}", b"repeated", key=f"{repeated}")
            assert await listener.has_received(numbered(b"opened", *(b"%d" % each for each in later)))

    with_log(make_log, tmp_path, fill)
    for _ in range(2):
        with_log(make_log, tmp_path, check)


def test_closed_log_refuses_appends(make_log: MakeLog, tmp_path: Path) -> None:
    async def run() -> None:
        log = make_log(tmp_path)
        await log.open()
        await log.create("ABCD", b"1")
        await log.close()
        with pytest.raises(LogUnavailable):
            log.append("ABCD", b"2")

    asyncio.run(run())


def test_long_history_is_delivered_in_slices(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")
        first = RecordingListener()
        await log.subscribe("ABCD", first)
        for number in range(3 * SLICE):
            log.append("ABCD", b"%d" % number)
        await wait_received(first, 3 * SLICE + 1)
        second, turns = RecordingListener(), list[int]()

        async def count_turns() -> None:
            while True:
                turns.append(len(second.received))
                await asyncio.sleep(0)

        counting = asyncio.create_task(count_turns())
        await asyncio.sleep(0)
        await log.subscribe("ABCD", second)
        counting.cancel()
        assert second.received == first.received
        steps = [after - before for before, after in pairwise([*turns, len(second.received)])]
        assert max(steps) <= SLICE

    with_log(make_log, tmp_path, body)


def test_appends_between_slices_arrive_in_order(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")
        first, second = RecordingListener(), RecordingListener()
        await log.subscribe("ABCD", first)
        for number in range(2 * SLICE):
            log.append("ABCD", b"%d" % number)
        await wait_received(first, 2 * SLICE + 1)
        opening = asyncio.create_task(log.subscribe("ABCD", second))
        while not second.received:
            await asyncio.sleep(0)
        log.append("ABCD", b"meanwhile")
        await opening
        await wait_received(second, 2 * SLICE + 2)
        assert second.entries[-1] == b"meanwhile"
        assert await first.has_received(second.received)

    with_log(make_log, tmp_path, body)
