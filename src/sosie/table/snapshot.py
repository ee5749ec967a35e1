"""Snapshots of a table, so that a server need not fold its whole log."""

from typing import Any, get_args, get_origin

import msgspec

from sosie.rules import Game, State, known_game
from sosie.table.shared_list import SharedList
from sosie.table.table import Table

VERSION = 3
"""Goes up whenever an older snapshot could not be read, or would continue differently."""

replace = msgspec.structs.replace


class _Snapshot(msgspec.Struct, frozen=True):
    version: int
    table: msgspec.Raw


def write(table: Table) -> bytes:
    """Encode a table."""
    return _encode(_Snapshot(VERSION, msgspec.Raw(_encode(table))))


def read(snapshot: bytes) -> Table | None:
    """Decode a table; None if another version of Sosie wrote the snapshot."""
    header = msgspec.msgpack.decode(snapshot, type=_Snapshot)
    if header.version != VERSION:
        return None
    table = _decode(header.table)
    if table.play is not None:
        referee = replace(table.play.referee, state=_with_own_table(table.play.referee.state))
        table = replace(table, play=replace(table.play, referee=referee))
    if table.series is not None and table.series.tied is not None:
        table = replace(table, series=replace(table.series, tied=_with_own_table(table.series.tied)))
    return table


def _with_own_table(state: State) -> State:
    """Return the state with the game's own table in the type that its deal has."""
    return replace(state, table=msgspec.convert(state.table, type(state.game.deal(state.setup))))


def _to_builtin(value: Any) -> Any:
    return list(value) if isinstance(value, SharedList) else value.name


def _from_builtin(kind: Any, value: Any) -> SharedList[Any] | Game[Any]:
    if get_origin(kind) is SharedList:
        return SharedList(msgspec.convert(value, list[get_args(kind)[0]]))  # type: ignore[misc]
    return known_game(value)


_encode = msgspec.msgpack.Encoder(enc_hook=_to_builtin).encode
_decode = msgspec.msgpack.Decoder(Table, dec_hook=_from_builtin).decode
