"""What an entry comes to."""

import msgspec

from sosie.table.messages import Event, Flagged
from sosie.table.table import Table


class Rejected(Exception):
    """An entry does not count, and why: a stable code and a sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """A table after an entry; `events` have their numbers, and a view of the table follows them if it is shown."""

    table: Table
    events: tuple[Event, ...] = ()
    to_host: tuple[Flagged, ...] = ()
    shown: bool = True
