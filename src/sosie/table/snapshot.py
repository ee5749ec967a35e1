"""Snapshots of a table, so that a server need not fold its whole log."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin

import msgspec
from msgspec import field

from sosie.rules import Game, Move, Record, Referee, Ruling, Series, Setup, State, Tie, Verdict, known_game
from sosie.rules.game import Faces, Reading
from sosie.rules.options import Options
from sosie.rules.race import TiedCall
from sosie.rules.referee import Waiting
from sosie.rules.shared_list import SharedList
from sosie.rules.value import Value, replace
from sosie.table.settings import Pack, Phase, Settings, shared_pack
from sosie.table.table import LiveGame, Player, RightCall, Table, TimedMove
from sosie.types import Symbol

SNAPSHOT_VERSION = 5
"""Goes up whenever an older snapshot could not be read, or would continue differently."""
_READABLE = {3, 4, 5}


class _Snapshot(msgspec.Struct, frozen=True):
    version: int
    table: msgspec.Raw


def write(table: Table) -> bytes:
    """Encode a table."""
    return _encode(_Snapshot(SNAPSHOT_VERSION, msgspec.Raw(_encode(table))))


def read(snapshot: bytes) -> Table | None:
    """Decode a table; None if another version of Sosie wrote the snapshot."""
    header = msgspec.msgpack.decode(snapshot, type=_Snapshot)
    if header.version not in _READABLE:
        return None
    content = msgspec.msgpack.decode(header.table)
    table: Table = _convert(_from_version_3(content) if header.version == 3 else content, Table)
    if table.game is not None:
        referee = replace(table.game.referee, state=_with_own_table(table.game.referee.state))
        table = replace(table, game=replace(table.game, referee=referee))
    if table.series is not None and table.series.tied is not None:
        tied = _with_own_table(table.series.tied)
        table = replace(table, series=msgspec.structs.replace(table.series, tied=tied))
    return replace(table, pack=shared_pack(table.pack))


def _from_version_3(table: dict[str, Any]) -> dict[str, Any]:
    """Return the content of an older snapshot in the form of this version."""
    table["last_requests"] = [player["heard"] if player else 0 for player in table["players"]]
    play, series = table["play"], table["series"]
    for state in (play and play["referee"]["state"], series and series["tied"]):
        if state:
            history = state["history"]
            state["history"] = [*(faces for chunk in history["full"] for faces in chunk), *history["last"]]
    return table


def _with_own_table(state: State) -> State:
    """Return the state with the game's own table in the type that its deal has."""
    return replace(state, table=msgspec.convert(state.table, type(state.game.deal(state.setup))))


# The attributes of values as a snapshot has them. The names in the bytes never change.


class _Move(msgspec.Struct, omit_defaults=True):
    at: int
    seat: int
    symbol: Symbol | None = None
    take: bool = False
    slap: bool = False
    turn: int | None = None
    on: int | None = None
    place: int | None = None
    places: tuple[int, int, int] | None = None


class _Setup(msgspec.Struct):
    players: tuple[str, ...]
    cards: tuple[frozenset[Symbol], ...]
    options: Options
    own: Mapping[str, int | str]


class _Reading(msgspec.Struct):
    right: bool
    reads: tuple[int, ...]
    claims: tuple[int, ...]
    target: int


class _TiedCall(msgspec.Struct):
    at: int
    seat: int
    reading: Reading


class _Tie(msgspec.Struct):
    calls: tuple[TiedCall, ...]


class _Ruling(msgspec.Struct):
    verdict: Verdict
    reason: str
    reading: Reading | None
    rivals: tuple[int, ...]
    tie: Tie | None


class _State(msgspec.Struct):
    game: Game[Any]
    setup: Setup
    table: Any
    over: bool
    frozen_until: tuple[int, ...]
    turn: int
    changed: tuple[int, ...]
    recent: tuple[int, ...]
    ties: tuple[Tie, ...]
    history: SharedList[Faces]


class _Waiting(msgspec.Struct):
    number: int
    move: Move
    tied: Ruling | None


class _Referee(msgspec.Struct):
    state: State
    waiting: tuple[Waiting, ...]
    fed: int


class _TimedMove(msgspec.Struct):
    move: Move
    took: int
    error_ms: int = field(name="unsure")
    trip: int


class _LiveGame(msgspec.Struct, kw_only=True):
    number: int
    name: str
    seats: tuple[int, ...]
    cards: tuple[int, ...]
    symbols: frozenset[Symbol]
    referee: Referee
    seed: int = 0
    moments: SharedList[int]
    makers: SharedList[int]
    watermarks: tuple[int, ...] = field(name="heard")
    ruled_until: int = field(name="ruled")
    moves: SharedList[TimedMove]
    verdicts: SharedList[tuple[int, Verdict]]
    pending: tuple[TimedMove, ...]
    leader: TimedMove | None
    needed: int | None
    handicaps: tuple[int, ...] = ()


class _Player(msgspec.Struct, omit_defaults=True):
    name: str
    key: str = ""
    level: str = ""
    language: str = "en"
    present: bool = False
    connection: str = field(default="", name="at")
    window: str = ""
    attempt: int = 0
    ready: bool = False
    quick: int = 0
    gone: bool = False
    removed: bool = False
    replaced: str = ""
    handicap_ms: int = 0
    suggested_ms: int | None = None


class _RightCall(msgspec.Struct):
    seat: int
    took: int
    symbol: Symbol
    cards: tuple[int, ...]


class _Table(msgspec.Struct):
    code: str
    pack: Pack
    settings: Settings
    phase: Phase
    players: tuple[Player | None, ...]
    host: int | None
    series: Series | None
    seated: tuple[int, ...]
    chosen: str | None
    game: LiveGame | None = field(name="play")
    dealt: int
    updates: int = field(name="event")
    last: Record | None
    locked: bool
    kept_out: tuple[str, ...]
    last_requests: tuple[int, ...]
    packs: Mapping[str, Pack] = {}
    run_by: str = ""
    paused: bool = False
    emoji_off: bool = False
    screen: str = ""
    screen_at: str = ""
    fastest: RightCall | None = None
    skipped: tuple[tuple[int, int], ...] = ()
    reveals: tuple[int, ...] = ()


FORMS: Mapping[type[Value], type[msgspec.Struct]] = {
    Move: _Move,
    Setup: _Setup,
    Reading: _Reading,
    TiedCall: _TiedCall,
    Tie: _Tie,
    Ruling: _Ruling,
    State: _State,
    Waiting: _Waiting,
    Referee: _Referee,
    TimedMove: _TimedMove,
    LiveGame: _LiveGame,
    Player: _Player,
    RightCall: _RightCall,
    Table: _Table,
}


def to_form(value: Any) -> Any:
    """Return a value in a form that msgspec can encode."""
    if isinstance(value, SharedList):
        return list(value)
    if isinstance(value, Game):
        return value.name
    form = FORMS[type(value)]
    return form(**{name: getattr(value, name) for name in form.__struct_fields__})


def _from_form(kind: Any, value: Any) -> Any:
    """Return the value of a type whose decoded form is given."""
    if get_origin(kind) is SharedList:
        return SharedList(_convert(value, list[get_args(kind)[0]]))  # type: ignore[misc]  # a type of run time
    form = FORMS.get(kind)
    if form is None:
        return known_game(value)
    decoded = _convert(value, form)
    return kind(**{name: getattr(decoded, name) for name in form.__struct_fields__})


def _convert(value: Any, kind: Any) -> Any:
    return msgspec.convert(value, kind, dec_hook=_from_form)


_encode = msgspec.msgpack.Encoder(enc_hook=to_form).encode
