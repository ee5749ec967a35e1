"""What every log promises, whatever it is made of."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from contracts.logs import Ear, MakeLog, comes_to, heard, numbered
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


def test_entries_are_told_in_the_order_in_which_they_were_appended(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        first, second = Ear(), Ear()
        await log.create("ABCD", b"opened")
        await log.subscribe("ABCD", first)
        log.append("ABCD", b"a")
        await log.subscribe("ABCD", second)
        log.append("ABCD", b"b")
        log.append("ABCD", b"")
        everything = numbered(b"opened", b"a", b"b", b"")
        assert await first.has_heard(everything)
        assert await second.has_heard(everything)

    with_log(make_log, tmp_path, body)


def test_who_comes_back_hears_only_what_came_after(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")
        log.append("ABCD", b"2")
        log.append("ABCD", b"3")
        ears = [Ear() for _ in range(5)]
        for after, ear in enumerate(ears):
            await log.subscribe("ABCD", ear, after)
        log.append("ABCD", b"4")
        log.append("ABCD", b"5")
        everything = numbered(b"1", b"2", b"3", b"4", b"5")
        assert [await ear.has_heard(everything[after:]) for after, ear in enumerate(ears)] == [True] * 5

    with_log(make_log, tmp_path, body)


def test_who_cancels_hears_nothing_more_and_others_do(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        gone, stays = Ear(), Ear()
        await log.create("ABCD", b"1")
        subscription = await log.subscribe("ABCD", gone)
        await log.subscribe("ABCD", stays)
        subscription.cancel()
        subscription.cancel()
        log.append("ABCD", b"2")
        assert await stays.has_heard(numbered(b"1", b"2"))
        assert gone.heard == numbered(b"1")

    with_log(make_log, tmp_path, body)


def test_who_cancels_while_being_told_hears_nothing_more(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")

        def twice_and_then_no_more(place: int, _entry: bytes) -> None:
            if place == 2:
                log.append("ABCD", b"3")
                subscription.cancel()

        ear, stays = Ear(twice_and_then_no_more), Ear()
        subscription = await log.subscribe("ABCD", ear)
        await log.subscribe("ABCD", stays)
        log.append("ABCD", b"2")
        log.append("ABCD", b"4")
        await heard(stays, 4)
        assert ear.heard == numbered(b"1", b"2")

    with_log(make_log, tmp_path, body)


def test_what_a_listener_appends_comes_after_what_it_is_being_told(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        def answer(_place: int, entry: bytes) -> None:
            # What it has just appended is in the log, and is not told before this returns.
            if len(entry) < 4:
                before = list(answering.heard)
                log.append("ABCD", entry + b"x")
                log.append("ABCD", entry + b"yyy")
                assert answering.heard == before

        answering, bystander, late = Ear(answer), Ear(), Ear()
        await log.create("ABCD", b"a")
        await log.subscribe("ABCD", bystander)
        await log.subscribe("ABCD", answering)
        log.append("ABCD", b"b")
        await log.subscribe("ABCD", late)
        for ear in (answering, bystander, late):
            await heard(ear, 14)
        assert answering.heard == bystander.heard == late.heard
        assert [place for place, _ in late.heard] == list(range(1, len(late.heard) + 1))
        assert sorted(late.entries) == sorted(
            beginning + end
            for beginning in (b"a", b"b")
            for end in (b"", b"x", b"yyy", b"xx", b"xyyy", b"xxx", b"xxyyy")
        )

    with_log(make_log, tmp_path, body)


def test_tables_that_answer_each_other_keep_their_orders(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        def to(table: str) -> Callable[[int, bytes], None]:
            return lambda _place, entry: log.append(table, entry[1:]) if entry else None

        left, right = Ear(to("RIGHT")), Ear(to("LEFT"))
        await log.create("LEFT", b"")
        await log.create("RIGHT", b"")
        await log.subscribe("LEFT", left)
        await log.subscribe("RIGHT", right)
        log.append("LEFT", b"54321")
        assert await left.has_heard(numbered(b"", b"54321", b"321", b"1"))
        assert await right.has_heard(numbered(b"", b"4321", b"21", b""))

    with_log(make_log, tmp_path, body)


def test_a_listener_that_fails_disturbs_nobody(
    make_log: MakeLog, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def body(log: Log) -> None:
        def fail(place: int, _entry: bytes) -> None:
            if place == 2:
                raise ValueError("no such symbol")

        failing, other = Ear(fail), Ear()
        await log.create("ABCD", b"1")
        await log.subscribe("ABCD", failing)
        await log.subscribe("ABCD", other)
        log.append("ABCD", b"2")
        log.append("ABCD", b"3")
        assert await failing.has_heard(numbered(b"1", b"2", b"3"))
        assert await other.has_heard(numbered(b"1", b"2", b"3"))
        assert "no such symbol" in caplog.text
        with pytest.raises(ValueError, match="no such symbol"):
            await log.subscribe("ABCD", Ear(fail))

    with_log(make_log, tmp_path, body)


def test_a_key_counts_once_at_its_table(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        ear = Ear()
        await log.create("ABCD", b"1")
        await log.create("WXYZ", b"1")
        await log.subscribe("ABCD", ear)
        log.append("ABCD", b"2", key="seat 1, message 7")
        log.append("ABCD", b"other", key="seat 1, message 7")
        log.append("WXYZ", b"2", key="seat 1, message 7")
        log.append("ABCD", b"3")
        log.append("ABCD", b"3")
        assert await ear.has_heard(numbered(b"1", b"2", b"3", b"3"))
        assert await comes_to(lambda: entries_of(log, "WXYZ"), [b"1", b"2"])

    with_log(make_log, tmp_path, body)


def test_a_table_is_created_once(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        assert await log.create("ABCD", b"first")
        assert not await log.create("ABCD", b"second")
        assert await log.tables() == ["ABCD"]
        assert await entries_of(log, "ABCD") == [b"first"]

    with_log(make_log, tmp_path, body)


def test_a_table_that_is_not_there_has_no_entries_and_takes_none(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        ear = Ear()
        subscription = await log.subscribe("ABCD", ear)
        assert ear.heard == []
        assert await log.tables() == []
        with pytest.raises(LogUnavailable, match="ABCD"):
            log.append("ABCD", b"1")
        await log.create("ABCD", b"1")
        assert await ear.has_heard(numbered(b"1"))
        subscription.cancel()

    with_log(make_log, tmp_path, body)


def test_a_table_that_is_dropped_is_forgotten_with_its_keys(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        old, new = Ear(), Ear()
        await log.create("ABCD", b"1")
        await log.create("WXYZ", b"stays")
        await log.subscribe("ABCD", old)
        log.append("ABCD", b"2", key="once")
        await heard(old, 2)
        await log.drop("ABCD")
        await log.drop("ABCD")
        assert await log.tables() == ["WXYZ"]
        with pytest.raises(LogUnavailable):
            log.append("ABCD", b"3")
        assert await log.create("ABCD", b"another")
        await log.subscribe("ABCD", new)
        log.append("ABCD", b"more", key="once")
        assert await new.has_heard(numbered(b"another", b"more"))
        assert old.heard == numbered(b"1", b"2")

    with_log(make_log, tmp_path, body)


def test_what_is_appended_outlives_the_log(make_log: MakeLog, tmp_path: Path) -> None:
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
            later, ear = range(number + 40, 200, 40), Ear()
            await log.subscribe(f"T{number}", ear)
            for repeated in later:
                log.append(f"T{number}", b"repeated", key=f"{repeated}")
            assert await ear.has_heard(numbered(b"opened", *(b"%d" % each for each in later)))

    with_log(make_log, tmp_path, fill)
    for _ in range(2):
        with_log(make_log, tmp_path, check)


def test_after_it_is_closed_nothing_can_be_appended(make_log: MakeLog, tmp_path: Path) -> None:
    async def run() -> None:
        log = make_log(tmp_path)
        await log.open()
        await log.create("ABCD", b"1")
        await log.close()
        with pytest.raises(LogUnavailable):
            log.append("ABCD", b"2")

    asyncio.run(run())


def test_long_histories_are_told_in_slices(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")
        first = Ear()
        await log.subscribe("ABCD", first)
        for number in range(3 * SLICE):
            log.append("ABCD", b"%d" % number)
        await heard(first, 3 * SLICE + 1)
        told, turns = Ear(), list[int]()

        async def count_turns() -> None:
            while True:
                turns.append(len(told.heard))
                await asyncio.sleep(0)

        counting = asyncio.create_task(count_turns())
        await asyncio.sleep(0)
        await log.subscribe("ABCD", told)
        counting.cancel()
        assert told.heard == first.heard
        steps = [after - before for before, after in pairwise([*turns, len(told.heard)])]
        assert max(steps) <= SLICE

    with_log(make_log, tmp_path, body)


def test_entries_appended_between_slices_are_told_in_order(make_log: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        await log.create("ABCD", b"1")
        first, second = Ear(), Ear()
        await log.subscribe("ABCD", first)
        for number in range(2 * SLICE):
            log.append("ABCD", b"%d" % number)
        await heard(first, 2 * SLICE + 1)
        opening = asyncio.create_task(log.subscribe("ABCD", second))
        while not second.heard:
            await asyncio.sleep(0)
        log.append("ABCD", b"meanwhile")
        await opening
        await heard(second, 2 * SLICE + 2)
        assert second.entries[-1] == b"meanwhile"
        assert await first.has_heard(second.heard)

    with_log(make_log, tmp_path, body)
