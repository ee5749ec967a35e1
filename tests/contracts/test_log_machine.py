"""Every log behaves as a list of entries for each table, under any sequence of operations."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from contracts.logs import MakeLog, RecordingListener, numbered, wait_equal, wait_received
from sampling import examples
from sosie.server.log.embedded import table_log
from sosie.server.log.interface import LogUnavailable, Restorer
from sosie.server.log.nats import log as nats_log
from sosie.table.codes import ALPHABET


class AnyLog(RuleBasedStateMachine):
    """Applies the same operations to a log and to a dictionary of lists, and compares."""

    make: MakeLog
    tables = Bundle("tables")

    @initialize()
    def begin(self) -> None:
        self._runner = asyncio.Runner()
        self._folder = TemporaryDirectory()
        self._model: dict[str, list[bytes]] = {}
        self._keys: dict[str, set[str]] = {}
        self._snapshots: list[list[bytes]] = []
        self._listeners: list[tuple[str, int, RecordingListener]] = []
        self._ended: list[tuple[RecordingListener, list[tuple[int, bytes]]]] = []
        self._open()

    def _open(self) -> None:
        self._log = type(self).make(Path(self._folder.name))
        self._runner.run(self._log.open())
        self._subscribed_tables: set[str] = set()

    @rule(target=tables, table=st.text(ALPHABET[:4], min_size=1, max_size=2), first=st.binary(max_size=40))
    def create(self, table: str, first: bytes) -> str:
        is_new = self._runner.run(self._log.create(table, first))
        assert is_new == (table not in self._model)
        if is_new:
            self._model[table], self._keys[table] = [first], set()
        return table

    @rule(table=tables, entry=st.binary(max_size=200), key=st.sampled_from(["", "", "a", "b", "c"]))
    def append(self, table: str, entry: bytes, key: str) -> None:
        if table in self._model and table not in self._subscribed_tables:
            self.subscribe(table, 0)

        async def append() -> None:
            self._log.append(table, entry, key)

        with nullcontext() if table in self._model else _refused():
            self._runner.run(append())
        if table in self._model and (not key or key not in self._keys[table]):
            self._model[table].append(entry)
            self._keys[table].add(key)

    @rule(table=tables, after=st.integers(0, 5))
    def subscribe(self, table: str, after: int) -> None:
        if table in self._model:
            listener = RecordingListener()
            self._runner.run(self._log.subscribe(table, listener, after, self._restorer(listener, after)))
            self._listeners.append((table, after, listener))
            self._subscribed_tables.add(table)

    @rule(table=tables, more=st.lists(st.binary(min_size=40, max_size=200), max_size=8))
    def append_and_offer(self, table: str, more: list[bytes]) -> None:
        for entry in more:
            self.append(table, entry, "")
        for subscribed, after, listener in self._listeners:
            self._runner.run(wait_received(listener, len(self._model[subscribed]) - after))

        async def offer() -> None:
            self._log.offer(table, len(self._model[table]), lambda: b"%d" % len(self._snapshots))

        if table in self._subscribed_tables:
            self._runner.run(offer())
            self._snapshots.append(list(self._model[table]))

    def _restorer(self, listener: RecordingListener, after: int = 0) -> Restorer:
        """Return a function that restores a listener from a snapshot, which is the number of a copy of the model."""

        def restore(position: int, data: bytes) -> bool:
            entries = self._snapshots[int(data)]
            assert len(entries) == position
            listener.received += numbered(*entries)[after:]
            return True

        return restore

    @rule(table=tables)
    def drop(self, table: str) -> None:
        self._runner.run(self._log.drop(table))
        self._model.pop(table, None)
        self._subscribed_tables.discard(table)
        self._end(lambda listened_to: listened_to == table)

    @rule()
    def reopen(self) -> None:
        self._runner.run(self._log.close())
        self._end(lambda _: True)
        self._open()

    def _end(self, is_over: Callable[[str], bool]) -> None:
        self._ended += [(listener, list(listener.received)) for table, _, listener in self._listeners if is_over(table)]
        self._listeners = [each for each in self._listeners if not is_over(each[0])]

    @invariant()
    def listeners_have_all_entries(self) -> None:
        for table, after, listener in self._listeners:
            expected = numbered(*self._model[table])[after:]
            self._runner.run(wait_received(listener, len(expected)))
            assert listener.received == expected
        assert all(listener.received == before for listener, before in self._ended)

    @invariant()
    def log_equals_model(self) -> None:
        self._runner.run(wait_equal(self._contents, self._model))

    async def _contents(self) -> dict[str, list[bytes]]:
        listeners = {table: RecordingListener() for table in await self._log.tables()}
        for table, listener in listeners.items():
            (await self._log.subscribe(table, listener, restore=self._restorer(listener))).cancel()
        return {table: listener.entries for table, listener in listeners.items()}

    def teardown(self) -> None:
        if hasattr(self, "_log"):
            self._runner.run(self._log.close())
            self._runner.close()
            self._folder.cleanup()


def _refused() -> AbstractContextManager[object]:
    return pytest.raises(LogUnavailable)


def test_log_behaves_as_lists_by_table(
    make_log: MakeLog, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVERY", 2)
    monkeypatch.setattr(nats_log, "SNAPSHOT_EVERY", 2)

    class ThisLog(AnyLog):
        pass

    ThisLog.make = staticmethod(make_log)
    most = examples(20 if "nats" in request.node.name else 40)
    run_state_machine_as_test(ThisLog, settings=settings(max_examples=most, stateful_step_count=30))
