"""The outcome of an entry: a changed table, or a rejection."""

import msgspec

from sosie.table.messages import Event, Flagged
from sosie.table.table import Table


class Rejected(Exception):
    """An entry does not count; a stable code and a sentence say why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """A table after an entry, and its numbered events; if `shown`, a view of the table follows them."""

    table: Table
    events: tuple[Event, ...] = ()
    to_host: tuple[Flagged, ...] = ()
    shown: bool = True
