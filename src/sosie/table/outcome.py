"""The outcome of an entry: a changed table, or a rejection."""

from typing import Final, final

from sosie.rules.value import Value
from sosie.table.messages import ToHost, Update
from sosie.table.table import Table


class Rejected(Exception):
    """An entry does not count; a stable code and a sentence say why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Final = code


@final
class Outcome(Value):
    """A table after an entry, and its numbered updates; if `shown`, a view of the table follows them."""

    def __init__(
        self, table: Table, updates: tuple[Update, ...] = (), to_host: tuple[ToHost, ...] = (), shown: bool = True
    ) -> None:
        self.table: Final = table
        self.updates: Final = updates
        self.to_host: Final = to_host
        self.shown: Final = shown
