"""Finished games on their way from the table to the store: each once, whatever happens in between."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sosie.errors import BadRecord
from sosie.rules import PRACTICE, Finished, Record, Series, SeriesRecord, parse_json, read_record, read_series
from sosie.server.metrics import Metrics
from sosie.server.store.rows import GameRow, SeriesRow, Statistics, SymbolTimes, Tally
from sosie.server.store.store import Store
from sosie.table.table import MiniGame, Table

_RETRY_S = 2.0
_REST_S = 0.25
"""How long after some games the next are kept: meanwhile others may end, and together they cost less."""
_MOST_AT_ONCE = 64
_RIGHT = {"won", "tied"}
_logger = logging.getLogger("sosie.archive")


class Archive:
    """Keeps what has ended, in the background; a table never waits for it."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self._waiting: asyncio.Queue[tuple[Table, Callable[[], None]]] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None
        self.is_stuck = False
        """Whether the store refused the latest games, which are tried again."""

    def start(self) -> None:
        """Begin to keep what comes."""
        self._work = asyncio.create_task(self._keep_all())

    def add(self, table: Table, then: Callable[[], None] = lambda: None) -> None:
        """Take in a table at which a mini-game has just ended, perhaps not for the first time, and what follows."""
        self._waiting.put_nowait((table, then))

    async def settled(self) -> None:
        """Wait until all that came has been kept."""
        await self._waiting.join()

    async def close(self, patience_s: float = 2.0) -> None:
        """Keep what is left, if that works; else the log still has it, and the next server keeps it."""
        try:
            async with asyncio.timeout(patience_s):
                await self.settled()
        except TimeoutError:
            _logger.warning("%s finished games wait for the next start", self._waiting.qsize() + 1)
        if self._work is not None:
            self._work.cancel()

    async def _keep_all(self) -> None:
        while True:
            ended = [await self._waiting.get()]
            while len(ended) < _MOST_AT_ONCE and not self._waiting.empty():
                ended.append(self._waiting.get_nowait())
            try:
                await self._keep_at_last([table for table, _ in ended])
                for _, then in ended:
                    then()
            finally:
                for _ in ended:
                    self._waiting.task_done()
            await asyncio.sleep(_REST_S)

    async def _keep_at_last(self, tables: Sequence[Table]) -> None:
        while True:
            try:
                await self._keep(tables)
            except Exception:
                # A store that is away for a while, or a disk that is full: nothing is lost by waiting.
                _logger.exception("finished games could not be kept; trying again")
                self.is_stuck = True
                await asyncio.sleep(_RETRY_S)
            else:
                self.is_stuck = False
                return

    async def _keep(self, tables: Sequence[Table]) -> None:
        ended = [(table, table.play, table.last) for table in tables]
        games = [
            (game_row(table, play, record), statistics_of(table, play))
            for table, play, record in ended
            if play is not None and record is not None and play.name != PRACTICE.name
        ]
        new = await self._store.save_games(games)
        for row, _ in games:
            if row.id in new:
                self._metrics.games.labels(row.game).inc()
        for table in tables:
            series = table.series
            if series is not None and isinstance(series.next, Finished) and table.settings.kind != "game":
                await self._keep_series(table, series, series.next.champion)

    async def _keep_series(self, table: Table, series: Series, champion: int) -> None:
        """Keep a match or tournament with the records of its games, which the store has by now."""
        # By their numbers, since the clocks of servers differ; of an earlier table of the same code the later stands.
        games = {game.number: game for game in await self._store.games_of(table.code) if game.number < table.dealt}
        in_order = [games[number] for number in sorted(games)]
        records = [read_record(parse_json(game.record)) for game in in_order]
        # It rules all the games again, for which nobody at a table should wait.
        whole = await asyncio.to_thread(series_of, series, records)
        if whole is None:
            _logger.warning("a series is not kept, since not all its games were")
            return
        players = series.terms.players
        await self._store.save_series(
            SeriesRow(table.code, series.terms.kind, players[champion], _json(whole.to_json()), _now()),
            [game.id for game in in_order[-len(whole.records) :]],
        )


def series_of(series: Series, records: list[Record]) -> SeriesRecord | None:
    """Return the record of a series, of which the last of these are the games; play-offs make it longer than it was."""
    for first in range(len(records) - len(series.played), -1, -1):
        whole = SeriesRecord(series.terms, tuple(records[first:]))
        try:
            replayed, _ = read_series(whole.to_json()).replay()
        except BadRecord:
            continue
        if replayed.played == series.played and replayed.next == series.next:
            return whole
    return None


def game_row(table: Table, play: MiniGame, record: Record) -> GameRow:
    """Return a mini-game that has just ended at a table, as the store keeps it."""
    state = play.referee.state
    return GameRow(
        table=table.code,
        number=play.number,
        game=play.name,
        edition=table.pack.edition,
        players=record.players,
        winners=state.game.ranking(state.table)[0],
        record=_json(record.to_json() | {"bots": _bots(table, play)}),
        moves=len(record.moves),
        duration=play.moments[-1],
        finished=_now(),
    )


def _bots(table: Table, play: MiniGame) -> dict[str, str]:
    """Return the level of each bot by its name: nothing to the referee, who makes no difference."""
    players = [player for seat in play.seats if (player := table.player(seat)) is not None]
    return {player.name: player.level for player in players if player.level}


def statistics_of(table: Table, play: MiniGame) -> dict[str, Statistics]:
    """Return what each person has done in a mini-game, by the digest of the token that holds their seat."""
    calls = _calls(play)
    state = play.referee.state
    winners = state.game.ranking(state.table)[0]
    keys = {number: player.key for number, seat in enumerate(play.seats) if (player := table.player(seat))}
    return {
        key: _statistics(table.pack.edition, play.name, number in winners, calls.get(number, []))
        for number, key in keys.items()
        if key
    }


def _calls(play: MiniGame) -> dict[int, list[tuple[str, str, int]]]:
    """Return the calls of each player: the symbol, the verdict, and how long it took."""
    calls: dict[int, list[tuple[str, str, int]]] = {}
    for place, verdict in play.verdicts:
        noted = play.moves[place]
        if noted.move.symbol is not None:
            calls.setdefault(noted.move.seat, []).append((str(noted.move.symbol), verdict, noted.took))
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
        wrong=sum(verdict == "wrong" for _, verdict, _ in calls),
        fastest_ms=min((took for _, took in right), default=None),
        total_ms=sum(took for _, took in right),
    )
    return Statistics((tally,), tuple(SymbolTimes(edition, s, len(t), sum(t)) for s, t in times.items()))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _now() -> int:
    return time.time_ns() // 1_000_000
