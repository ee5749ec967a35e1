"""The archive: saves finished games in the store, idempotently and in the background."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from sosie.errors import BadRecord
from sosie.rules import PRACTICE, Finished, Record, Series, SeriesRecord, parse_json, read_record, read_series
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.rows import GameRow, SeriesRow, Statistics, SymbolTimes, Tally
from sosie.server.store.store import Store
from sosie.table.table import LiveGame, Table

_RETRY_S = 2.0
_PAUSE_S = 1.0
"""The pause between batches; games that end meanwhile share a batch, which costs less."""
_MAX_AT_ONCE = 64
MAX_QUEUED = 2000
"""The most games that wait for the store; the log keeps the others until their tables are opened again."""
_RIGHT = {"won", "tied"}
_logger = logging.getLogger("sosie.archive")


class Archive:
    """Saves finished games in the background; tables never wait for it."""

    def __init__(self, store: Store, metrics: Metrics, now: Callable[[], int] = wall_clock) -> None:
        self._store, self._metrics, self._now = store, metrics, now
        self._queue: asyncio.Queue[tuple[Table, Callable[[], None]]] = asyncio.Queue()
        self._is_urgent = asyncio.Event()
        """Whether somebody waits for the queued games, so that the pause is skipped."""
        self._task: asyncio.Task[None] | None = None
        self.is_stuck = False
        """Whether the latest batch failed and is being retried."""

    def start(self) -> None:
        """Start to save games."""
        self._task = asyncio.create_task(self._save_all())

    def add(self, table: Table, on_saved: Callable[[], None] = lambda: None) -> None:
        """Queue a table whose mini-game has just ended, perhaps again, and a callback for when it is saved."""
        if self._queue.qsize() < MAX_QUEUED:
            self._queue.put_nowait((table, on_saved))
        else:
            _logger.warning("too many finished games wait for the store; one is saved when its table opens again")

    async def drain(self) -> None:
        """Save all queued games without a pause, and wait for that."""
        self._is_urgent.set()
        await self._queue.join()

    async def close(self, timeout_s: float = 2.0) -> None:
        """Save the queued games; after the timeout, leave them to the next server, which finds them in the log."""
        try:
            async with asyncio.timeout(timeout_s):
                await self.drain()
        except TimeoutError:
            _logger.warning(
                "%s finished games are not saved yet; they will be after the next start", self._queue.qsize() + 1
            )
        if self._task is not None:
            self._task.cancel()

    async def _save_all(self) -> None:
        while True:
            ended = [await self._queue.get()]
            while len(ended) < _MAX_AT_ONCE and not self._queue.empty():
                ended.append(self._queue.get_nowait())
            try:
                await self._save_with_retries([table for table, _ in ended])
                for _, on_saved in ended:
                    on_saved()
            finally:
                for _ in ended:
                    self._queue.task_done()
            await self._pause()

    async def _pause(self) -> None:
        if self._queue.empty():
            self._is_urgent.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_PAUSE_S):
                await self._is_urgent.wait()

    async def _save_with_retries(self, tables: Sequence[Table]) -> None:
        while True:
            try:
                await self._save(tables)
            except Exception:
                # The store may be unavailable, or the disk full: waiting loses nothing.
                _logger.exception("finished games could not be saved; retrying")
                self.is_stuck = True
                await asyncio.sleep(_RETRY_S)
            else:
                self.is_stuck = False
                return

    async def _save(self, tables: Sequence[Table]) -> None:
        # In a thread: a row takes as long as a call, and one of a long game far longer.
        games = await asyncio.to_thread(_rows, tables, self._now())
        new = await self._store.save_games(games)
        for row, _ in games:
            if row.id in new:
                self._metrics.games.labels(row.game).inc()
        for table in tables:
            series = table.series
            if series is not None and isinstance(series.next, Finished) and table.settings.kind != "game":
                await self._save_series(table, series, series.next.champion)

    async def _save_series(self, table: Table, series: Series, champion: int) -> None:
        """Save a match or tournament with the records of its games, which are in the store by now."""
        # By number, since the clocks of servers differ; a later table of the same code wins.
        games = {game.number: game for game in await self._store.games_of(table.code) if game.number < table.dealt}
        in_order = [games[number] for number in sorted(games)]
        # This replays all games, so it must not block the event loop.
        record = await asyncio.to_thread(_read_series, series, [game.record for game in in_order])
        if record is None:
            _logger.warning("a series was not saved, because some of its games are missing")
            return
        players = series.terms.players
        await self._store.save_series(
            SeriesRow(table.code, series.terms.kind, players[champion], record.text, self._now()),
            [game.id for game in in_order[-record.games :]],
        )


class _SeriesText(NamedTuple):
    """The record of a series as JSON, and the number of its games."""

    text: str
    games: int


def _read_series(series: Series, records: list[str]) -> _SeriesText | None:
    """Return the record of a series, whose games are the last of these."""
    found = series_of(series, [read_record(parse_json(record)) for record in records])
    return _SeriesText(_json(found.to_json()), len(found.records)) if found else None


def series_of(series: Series, records: list[Record]) -> SeriesRecord | None:
    """Return the record of a series, whose games are the last of these; play-offs may add games."""
    for first in range(len(records) - len(series.played), -1, -1):
        record = SeriesRecord(series.terms, tuple(records[first:]))
        try:
            replayed, _ = read_series(record.to_json()).replay()
        except BadRecord:
            continue
        if replayed.played == series.played and replayed.next == series.next:
            return record
    return None


def _rows(tables: Sequence[Table], now: int) -> list[tuple[GameRow, dict[str, Statistics]]]:
    """Return the rows of finished mini-games, and the statistics of their players."""
    return [
        (game_row(table, game, record, now), statistics_of(table, game))
        for table in tables
        if (game := table.game) is not None and (record := table.last) is not None and game.name != PRACTICE.name
    ]


def game_row(table: Table, game: LiveGame, record: Record, finished: int) -> GameRow:
    """Return the row of a finished mini-game."""
    state = game.referee.state
    return GameRow(
        table=table.code,
        number=game.number,
        game=game.name,
        edition=table.pack.edition,
        players=record.players,
        winners=state.game.ranking(state.table)[0],
        record=_json(record.to_json() | {"bots": _bots(table, game)}),
        moves=len(record.moves),
        duration=game.moments[-1],
        finished=finished,
    )


def _bots(table: Table, game: LiveGame) -> dict[str, str]:
    """Return the level of each bot by name."""
    players = [player for seat in game.seats if (player := table.player(seat)) is not None]
    return {player.name: player.level for player in players if player.level}


def statistics_of(table: Table, game: LiveGame) -> dict[str, Statistics]:
    """Return the statistics of each person in a mini-game, by the digest of their token."""
    calls = _calls(game)
    state = game.referee.state
    winners = state.game.ranking(state.table)[0]
    keys = {number: player.key for number, seat in enumerate(game.seats) if (player := table.player(seat))}
    return {
        key: _statistics(table.pack.edition, game.name, number in winners, calls.get(number, []))
        for number, key in keys.items()
        if key
    }


def _calls(game: LiveGame) -> dict[int, list[tuple[str, str, int]]]:
    """Return the calls of each player: symbol, verdict and reaction time."""
    calls: dict[int, list[tuple[str, str, int]]] = {}
    moves = list(game.moves)
    for index, verdict in game.verdicts:
        timed = moves[index]
        move = timed.move
        if move.symbol is not None:
            calls.setdefault(move.seat, []).append((str(move.symbol), verdict, timed.took))
    return calls


def _statistics(edition: str, game: str, won: bool, calls: list[tuple[str, str, int]]) -> Statistics:
    right = [(symbol, took) for symbol, verdict, took in calls if verdict in _RIGHT]
    times: dict[str, list[int]] = {}
    for symbol, took in right:
        times.setdefault(symbol, []).append(took)
    tally = Tally(
        edition,
        game,
        wins=int(won),
        right=len(right),
        wrong=[verdict for _, verdict, _ in calls].count("wrong"),
        fastest_ms=min([took for _, took in right], default=None),
        total_ms=sum([took for _, took in right]),
    )
    return Statistics((tally,), tuple(SymbolTimes(edition, s, len(t), sum(t)) for s, t in times.items()))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
