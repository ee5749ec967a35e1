"""A dump of a round with findings: its players, and its tables as the log has them."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from chaos.player import Player
from server.nats_logs import opened
from sosie.server.log.nats.stream import NatsSettings
from sosie.table.entries import AnyEntry, Opened, from_log
from sosie.table.fold import fold, open_table
from sosie.table.snapshot import to_form
from sosie.table.table import Table

Entries = Callable[[str], Awaitable[list[bytes]]]
"""Reads the log of a table."""


async def write_dump(folder: Path, players: Sequence[Player], log: Entries) -> None:
    """Dump the state and diary of each player, and the entries and fold of each table."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "players.json", [player.state() for player in players])
    for diary in [player.diary for player in players]:
        connections = [[text.decode() for text in texts] for texts in diary.connections]
        diary_json = {"asked": list(diary.asked.values()), "connections": connections}
        _write(folder / f"diary-{diary.table}-{diary.seat}.json", diary_json)
    for code in sorted({player.diary.table for player in players}):
        _write(folder / f"table-{code}.json", await _table(code, log))


def _write(file: Path, part: Any) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(part, enc_hook=to_form), indent=1))


async def entries_in_nats(settings: NatsSettings, table: str) -> list[bytes]:
    """Return the log of a table in NATS."""
    found = list[bytes]()
    async with opened(settings) as log:
        (await log.subscribe(table, lambda _, entry: found.append(entry))).cancel()
    return found


async def _table(code: str, log: Entries) -> dict[str, Any]:
    entries: list[AnyEntry] = []
    # An unreadable log is a finding of its own, and must not hide the others.
    with suppress(Exception):
        entries = [from_log(entry) for entry in await log(code)]
    return {"fold": _fold(entries), "entries": entries}


def _fold(entries: Iterable[AnyEntry]) -> Table | None:
    table: Table | None = None
    for entry in entries:
        if isinstance(entry, Opened):
            table = open_table(entry)
        elif table is not None:
            table = fold(table, entry).table
    return table
