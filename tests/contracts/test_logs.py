"""What every log promises, whatever it is made of."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from log_contents import contents, entries_of
from sosie.server.cluster.nats import LocalNats
from sosie.server.embedded_log import EmbeddedLog
from sosie.server.log import Log, LogUnavailable
from sosie.server.nats_log import NatsLog
from sosie.server.nats_stream import NatsSettings, read_addresses
from sosie.server.tokens import ALPHABET

MakeLog = Callable[[Path], Log]
"""Makes a log on top of a folder; made twice on the same folder, one after the other, it is the same log."""

EMBEDDED: dict[str, MakeLog] = {
    "embedded": EmbeddedLog,
    "embedded-durable": lambda folder: EmbeddedLog(folder, durable=True),
    "embedded-tiny-segments": lambda folder: EmbeddedLog(folder, segment_bytes=256),
}
LOGS = (*EMBEDDED, "nats")


def nats_log(server: LocalNats, folder: Path) -> NatsLog:
    """Return a log in a stream that belongs to a folder."""
    digest = hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    return NatsLog(NatsSettings(read_addresses(server.url), stream=f"T{digest}"))


@pytest.fixture(params=LOGS)
def make(request: pytest.FixtureRequest) -> MakeLog:
    if request.param in EMBEDDED:
        return EMBEDDED[request.param]
    server: LocalNats = request.getfixturevalue("nats_server")
    return lambda folder: nats_log(server, folder)


class Ear:
    """Listens, and keeps what it heard."""

    def __init__(self, then: Callable[[int, bytes], None] = lambda _place, _entry: None) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self._then = then

    def __call__(self, place: int, entry: bytes) -> None:
        self.heard.append((place, entry))
        self._then(place, entry)

    @property
    def entries(self) -> list[bytes]:
        return [entry for _, entry in self.heard]

    async def has_heard(self, expected: list[tuple[int, bytes]]) -> bool:
        """Tell whether just this is heard, and nothing more a moment later."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                while len(self.heard) < len(expected):
                    await asyncio.sleep(0.001)
        await asyncio.sleep(0.005)
        return self.heard == expected


PATIENCE_S = 10.0


def numbered(*entries: bytes) -> list[tuple[int, bytes]]:
    return list(enumerate(entries, 1))


async def heard(ear: Ear, count: int) -> None:
    """Wait until so much is heard."""
    async with asyncio.timeout(PATIENCE_S):
        while len(ear.heard) < count:
            await asyncio.sleep(0.001)


async def comes_to(read: Callable[[], Awaitable[object]], expected: object) -> bool:
    """Tell whether what is read is what it should be, once what is under way has arrived."""
    for _ in range(200):
        if await read() == expected:
            return True
        await asyncio.sleep(0.01)
    return False


def with_log(make: MakeLog, folder: Path, body: Callable[[Log], Awaitable[None]]) -> None:
    async def run() -> None:
        log = make(folder)
        await log.open()
        try:
            await body(log)
        finally:
            await log.close()

    asyncio.run(run())


def test_entries_are_told_in_the_order_in_which_they_were_appended(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_who_comes_back_hears_only_what_came_after(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_who_cancels_hears_nothing_more_and_others_do(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_who_cancels_while_being_told_hears_nothing_more(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_what_a_listener_appends_comes_after_what_it_is_being_told(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_tables_that_answer_each_other_keep_their_orders(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_a_listener_that_fails_disturbs_nobody(make: MakeLog, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
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

    with_log(make, tmp_path, body)


def test_a_key_counts_once_at_its_table(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_a_table_is_created_once(make: MakeLog, tmp_path: Path) -> None:
    async def body(log: Log) -> None:
        assert await log.create("ABCD", b"first")
        assert not await log.create("ABCD", b"second")
        assert await log.tables() == ["ABCD"]
        assert await entries_of(log, "ABCD") == [b"first"]

    with_log(make, tmp_path, body)


def test_a_table_that_is_not_there_has_no_entries_and_takes_none(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_a_table_that_is_dropped_is_forgotten_with_its_keys(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, body)


def test_what_is_appended_outlives_the_log(make: MakeLog, tmp_path: Path) -> None:
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

    with_log(make, tmp_path, fill)
    for _ in range(2):
        with_log(make, tmp_path, check)


def test_after_it_is_closed_nothing_can_be_appended(make: MakeLog, tmp_path: Path) -> None:
    async def run() -> None:
        log = make(tmp_path)
        await log.open()
        await log.create("ABCD", b"1")
        await log.close()
        with pytest.raises(LogUnavailable):
            log.append("ABCD", b"2")

    asyncio.run(run())


class AnyLog(RuleBasedStateMachine):
    """Does anything to a log and to a dictionary of lists, and compares."""

    make: MakeLog
    tables = Bundle("tables")

    @initialize()
    def begin(self) -> None:
        self._runner = asyncio.Runner()
        self._folder = TemporaryDirectory()
        self._model: dict[str, list[bytes]] = {}
        self._keys: dict[str, set[str]] = {}
        self._ears: list[tuple[str, int, Ear]] = []
        self._ended: list[tuple[Ear, list[tuple[int, bytes]]]] = []
        self._open()

    def _open(self) -> None:
        self._log = type(self).make(Path(self._folder.name))
        self._runner.run(self._log.open())
        self._listened_to: set[str] = set()

    @rule(target=tables, table=st.text(ALPHABET[:4], min_size=1, max_size=2), first=st.binary(max_size=40))
    def create(self, table: str, first: bytes) -> str:
        is_new = self._runner.run(self._log.create(table, first))
        assert is_new == (table not in self._model)
        if is_new:
            self._model[table], self._keys[table] = [first], set()
        return table

    @rule(table=tables, entry=st.binary(max_size=200), key=st.sampled_from(["", "", "a", "b", "c"]))
    def append(self, table: str, entry: bytes, key: str) -> None:
        if table in self._model and table not in self._listened_to:
            self.subscribe(table, 0)

        async def put() -> None:
            self._log.append(table, entry, key)

        with nullcontext() if table in self._model else _refused():
            self._runner.run(put())
        if table in self._model and (not key or key not in self._keys[table]):
            self._model[table].append(entry)
            self._keys[table].add(key)

    @rule(table=tables, after=st.integers(0, 5))
    def subscribe(self, table: str, after: int) -> None:
        if table in self._model:
            ear = Ear()
            self._runner.run(self._log.subscribe(table, ear, after))
            self._ears.append((table, after, ear))
            self._listened_to.add(table)

    @rule(table=tables)
    def drop(self, table: str) -> None:
        self._runner.run(self._log.drop(table))
        self._model.pop(table, None)
        self._listened_to.discard(table)
        self._end(lambda listened_to: listened_to == table)

    @rule()
    def reopen(self) -> None:
        self._runner.run(self._log.close())
        self._end(lambda _: True)
        self._open()

    def _end(self, is_over: Callable[[str], bool]) -> None:
        self._ended += [(ear, list(ear.heard)) for table, _, ear in self._ears if is_over(table)]
        self._ears = [each for each in self._ears if not is_over(each[0])]

    @invariant()
    def everybody_has_heard_what_is_there(self) -> None:
        for table, after, ear in self._ears:
            expected = numbered(*self._model[table])[after:]
            self._runner.run(heard(ear, len(expected)))
            assert ear.heard == expected
        assert all(ear.heard == before for ear, before in self._ended)

    @invariant()
    def the_log_has_what_the_model_has(self) -> None:
        assert self._runner.run(comes_to(lambda: contents(self._log), self._model))

    def teardown(self) -> None:
        if hasattr(self, "_log"):
            self._runner.run(self._log.close())
            self._runner.close()
            self._folder.cleanup()


def _refused() -> AbstractContextManager[object]:
    return pytest.raises(LogUnavailable)


def test_a_log_is_a_list_for_each_table(make: MakeLog, request: pytest.FixtureRequest) -> None:
    class ThisLog(AnyLog):
        pass

    ThisLog.make = staticmethod(make)
    examples = 20 if "nats" in request.node.name else 40
    run_state_machine_as_test(ThisLog, settings=settings(max_examples=examples, stateful_step_count=30))
