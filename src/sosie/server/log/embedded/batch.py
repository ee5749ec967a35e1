"""A batch: the entries, snapshots and drops that are written at once."""

from collections.abc import Callable

from sosie.server.log.embedded.frames import Frame, pack, pack_entry
from sosie.server.log.embedded.table_log import TableLog

OnLost = Callable[[], None] | None
Entry = tuple[TableLog, bytes, bytes, OnLost]
"""A table, a payload, the digest of a key or nothing, and the callback for the entry's loss."""
Control = tuple[TableLog, Frame, OnLost]
"""A table, its snapshot or drop, and the callback for its loss."""


class Batch:
    """The new entries of a queue, and their frames; entries whose key is known are left out."""

    __slots__ = ("controls", "entries", "frames", "of_dropped", "repeated")

    def __init__(self, queue: list[Entry], controls: list[Control]) -> None:
        self.entries: list[Entry] = []
        self.frames: list[bytes] = []
        self.repeated: list[Entry] = []
        """Entries whose key is in this batch already: they are lost if the batch is."""
        self.of_dropped = [entry for entry in queue if entry[0].is_dropped]
        """Entries of tables that were dropped while they waited."""
        keys: set[tuple[TableLog, bytes]] = set()
        for entry in queue:
            table_log, payload, key, _ = entry
            if table_log.is_dropped:
                continue
            if key:
                if key in table_log.keys:
                    continue
                if (table_log, key) in keys:
                    self.repeated.append(entry)
                    continue
                keys.add((table_log, key))
            table_log.staged += 1
            self.entries.append(entry)
            self.frames.append(pack_entry(table_log.encoded_code, table_log.last + table_log.staged, key, payload))
        # No snapshot may follow the drop of its table.
        self.controls = sorted(
            [c for c in controls if not c[0].is_dropped], key=lambda control: not control[1].position
        )
        self.frames += [pack(frame) for _, frame, _ in self.controls]

    def roll_back(self) -> list[OnLost]:
        """Undo the batch in its tables, and return the callbacks for the loss of all entries."""
        for table_log, *_ in self.entries:
            table_log.staged = 0
        entries = (*self.entries, *self.repeated)
        return [*(on_lost for *_, on_lost in entries), *(on_lost for *_, on_lost in self.controls)]
