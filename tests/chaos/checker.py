"""The checker: compares the diaries of all players and the store, and reports contradictions.

No acknowledged move is lost, no card is won twice, all players saw the same updates in the same order, every table came
to its end, and finished games are in the store once, as the players saw them. It knows nothing of servers and faults.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from chaos.diary import Diary, updates_of
from sosie.rules import Record, parse_json, read_record
from sosie.server.store.rows import GameRow
from sosie.table.messages import GameView, Ruled, View
from sosie.types import Symbol

WITH_CENTRE = {"tower", "well"}
"""Mini-games in which no card lies in the centre twice."""
_Call = tuple[int, int | None, Symbol]
"""A seat, a turn and the called symbol."""


class StoredTable(NamedTuple):
    """The games and matches of a table in the store."""

    games: tuple[GameRow, ...]
    series: int
    """The number of matches."""


@dataclass
class Game:
    """A mini-game, merged from all diaries."""

    seats: tuple[int, ...]
    name: str
    rulings: list[Ruled] = field(default_factory=list)
    centres: list[int] = field(default_factory=list)
    end: GameView | None = None


@dataclass
class Table:
    """A table, merged from all diaries: its updates, and fresh views between them."""

    updates: dict[int, View | Ruled] = field(default_factory=dict)
    fresh: dict[int, View] = field(default_factory=dict)

    def matches(self) -> int:
        """Return the number of matches whose end was seen."""
        views = [view for view in (*self.updates.values(), *self.fresh.values()) if isinstance(view, View)]
        return len({view.game.number for view in views if view.phase == "finished" and view.game})

    def games(self) -> dict[int, Game]:
        """Return the mini-games by number."""
        games: dict[int, Game] = {}
        current: Game | None = None
        for number in sorted({*self.updates, *self.fresh}):
            update = self.updates.get(number)
            if isinstance(update, Ruled) and current is not None:
                _add_ruling(current, update)
            for view in (update, self.fresh.get(number)):
                if isinstance(view, View) and view.game is not None:
                    current = games.setdefault(view.game.number, Game(view.game.seats, view.game.game))
                    _add_view(current, view.game)
        return games


def check(diaries: Sequence[Diary], stored: Mapping[str, StoredTable]) -> list[str]:
    """Return the findings; empty if all is well."""
    by_table: defaultdict[str, list[Diary]] = defaultdict(list)
    for diary in diaries:
        by_table[diary.table].append(diary)
    found: list[str] = []
    for code, of_table in by_table.items():
        table, differences = _merge(of_table)
        games = table.games()
        findings = (
            *differences,
            *(finding for diary in of_table for finding in _check_diary(diary)),
            *_unfinished(of_table),
            *_won_twice(games),
            *_not_as_stored(games, of_table, stored[code].games),
            *_matches_not_as_stored(table.matches(), stored[code].series),
        )
        found += [f"table {code}: {finding}" for finding in findings]
    return found


def _merge(diaries: Sequence[Diary]) -> tuple[Table, list[str]]:
    """Merge the diaries of a table, and report contradictions."""
    table, found = Table(), list[str]()
    for diary in diaries:
        for connection in diary.messages():
            fresh, updates = updates_of(connection)
            if fresh is not None:
                table.fresh[fresh.event] = fresh
            for update in updates:
                # Default values may be omitted, so decoded messages are compared.
                if (known := table.updates.setdefault(update.event, update)) != update:
                    found.append(f"update {update.event} was told in two ways: {known} and {update}")
    return table, found


def _check_diary(diary: Diary) -> Iterator[str]:
    """Yield the findings about one diary."""
    yield from _out_of_order(diary)
    for closing in diary.final_closings():
        yield f"seat {diary.seat} was sent away: {closing.code} ({closing.text})"
    lost = set(diary.asked) - diary.refused() - set(range(diary.last_welcome() + 1))
    if lost:
        yield f"seat {diary.seat} asked for {[diary.asked[number] for number in sorted(lost)]}, which never counted"


def _out_of_order(diary: Diary) -> Iterator[str]:
    """Yield gaps in the numbers of updates without a fresh view."""
    last = 0
    for connection in diary.messages():
        fresh, updates = updates_of(connection)
        last = fresh.event if fresh is not None else last
        for update in updates:
            if update.event != last + 1 and not (isinstance(update, View) and update.event > last):
                yield f"seat {diary.seat} was told update {update.event} after {last}"
            last = update.event


def _unfinished(diaries: Sequence[Diary]) -> Iterator[str]:
    for diary in diaries:
        views = [message for message in diary.flat() if isinstance(message, View)]
        if not views or views[-1].phase != "finished":
            yield f"seat {diary.seat} saw no end, but {views[-1].phase if views else 'nothing'}"


def _won_twice(games: Mapping[int, Game]) -> Iterator[str]:
    for number, game in games.items():
        if game.name in WITH_CENTRE:
            twice = [card for card, times in Counter(game.centres).items() if times > 1]
            if twice:
                yield f"in game {number}, cards {twice} lay in the centre twice"
        turns = Counter(ruled.turn for ruled in game.rulings if ruled.verdict in {"won", "lapsed"})
        for turn, times in turns.items():
            if times > 1:
                yield f"in game {number}, turn {turn} was won {times} times"


def _not_as_stored(games: Mapping[int, Game], diaries: Sequence[Diary], rows: Sequence[GameRow]) -> Iterator[str]:
    """Yield differences between the store and the diaries."""
    kept = Counter(row.number for row in rows)
    over = {number for number, game in games.items() if game.end is not None}
    for number in sorted(over - set(kept)):
        yield f"game {number} was seen to end, and is not in the store"
    for number in sorted(set(kept) - set(games)):
        yield f"game {number} is in the store, and nobody saw it"
    for row in rows:
        if kept[row.number] > 1:
            yield f"game {row.number} is in the store {kept[row.number]} times"
        if row.number in games:
            yield from _differs(games[row.number], diaries, row)


def _matches_not_as_stored(seen: int, kept: int) -> Iterator[str]:
    if seen != kept:
        yield f"{seen} matches were seen to end, and {kept} are in the store"


def _differs(game: Game, diaries: Sequence[Diary], row: GameRow) -> Iterator[str]:
    record = read_record(parse_json(row.record))
    state, _ = record.replay()
    remaining = iter(_ruled(record, game.seats))
    moves = [ruled for ruled in game.rulings if ruled.verdict != "lapsed"]
    for one in [(ruled.seat, ruled.symbol, ruled.take, ruled.verdict) for ruled in moves]:
        # Each is searched after the one before: the record has the seen rulings in the same order.
        if not any(other == one for other in remaining):
            yield f"game {row.number}: the ruling {one} was seen, and is not in the record in this order"
            break
    if game.end is not None and (game.end.turn, set(game.end.ranking[0])) != (
        state.turn,
        {game.seats[winner] for winner in row.winners},
    ):
        yield f"game {row.number} ended otherwise than the store has it"
    yield from _moved_twice(game, diaries, record, row.number)


def _moved_twice(game: Game, diaries: Sequence[Diary], record: Record, number: int) -> Iterator[str]:
    """Yield calls that are in the record more often than their player made them."""
    made: Counter[_Call] = Counter(
        (game.seats[move.seat], move.turn, move.symbol) for move in record.moves if move.symbol is not None
    )
    for diary in diaries:
        calls = [asked for asked in diary.asked.values() if asked.kind == "call" and asked.game == number]
        asked: Counter[_Call] = Counter((diary.seat, call.turn, call.symbol) for call in calls)
        for call, times in made.items():
            if call[0] == diary.seat and times > asked[call]:
                yield f"game {number}: the call {call} was made {asked[call]} times and counted {times} times"


def _ruled(record: Record, seats: Sequence[int]) -> Iterator[tuple[int, object, bool, str]]:
    """Yield the rulings of a record as players see them."""
    for step in record.replay()[1]:
        if step.move is not None and step.ruling is not None:
            yield seats[step.move.seat], step.move.symbol, step.move.take, step.ruling.verdict


def _add_ruling(game: Game, ruled: Ruled) -> None:
    game.rulings.append(ruled)
    if ruled.places:
        _record_centre(game, ruled.places[0])


def _add_view(game: Game, view: GameView) -> None:
    if view.places:
        _record_centre(game, view.places[0])
    if view.over:
        game.end = view


def _record_centre(game: Game, card: int | None) -> None:
    if card is not None and (not game.centres or game.centres[-1] != card):
        game.centres.append(card)
