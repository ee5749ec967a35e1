"""The checker accepts a real history, and rejects corrupted ones."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from chaos.checker import StoredTable, check
from chaos.diary import Diary, SentRequest
from server.finished_tables import entries
from sosie.rules import PRACTICE
from sosie.server.live.archive import game_row
from sosie.server.live.update_history import encode
from sosie.server.store.rows import GameRow
from sosie.table.entries import Moved
from sosie.table.fold import fold
from sosie.table.messages import Closing, Refused, Ruled, Update, Welcome
from sosie.table.settings import Settings
from sosie.table.table import Table
from sosie.table.views import view

SETTINGS = Settings("match", ("tower", "hot-potato"))
CODE = "22222"
History = tuple[list[Diary], StoredTable]


def history() -> History:
    """Return the diaries of Ada, who finds every match, and Ben, and the stored match."""
    updates: list[Update] = []
    asked: dict[int, SentRequest] = {}
    ended: list[Table] = []
    before: Table | None = None
    for entry, table in entries(SETTINGS):
        if before is not None:
            updates += fold(before, entry).updates
            if isinstance(entry, Moved) and before.game is not None and entry.symbol is not None:
                asked[entry.number] = SentRequest(entry.number, "call", before.game.number, entry.turn, entry.symbol)
            if table.last is not None and table.last is not before.last:
                ended.append(table)
        before = table
    assert before is not None
    return [_diary(seat, updates, before, asked if seat == 0 else {}) for seat in (0, 1)], _stored(ended)


def _diary(seat: int, updates: list[Update], end: Table, asked: dict[int, SentRequest]) -> Diary:
    player = end.player(seat)
    assert player is not None
    first = [encode(Welcome(1, seat)), *(encode(update) for update in updates)]
    return Diary(CODE, seat, [first, [encode(Welcome(1, seat, end.last_requests[seat])), encode(view(end))]], asked)


def _stored(ended: list[Table]) -> StoredTable:
    rows = [
        game_row(table, table.game, table.last, 0)
        for table in ended
        if table.game is not None and table.last is not None and table.game.name != PRACTICE.name
    ]
    return StoredTable(tuple(rows), 1)


def findings(diaries: list[Diary], stored: StoredTable) -> str:
    return "\n".join(check(diaries, {CODE: stored}))


def index_of(diary: Diary, kind: str, verdict: str = "") -> int:
    """Return the index of the third message of a kind."""
    texts = diary.connections[0]
    indices = [
        index for index, text in enumerate(texts) if f'"type":"{kind}"'.encode() in text and verdict.encode() in text
    ]
    return indices[2]


def test_checker_accepts_a_real_history() -> None:
    diaries, stored = history()
    assert len(stored.games) == 2
    assert len(diaries[0].asked) > 20
    assert findings(diaries, stored) == ""


def change_an_update(diaries: list[Diary], stored: StoredTable) -> History:
    index = index_of(diaries[1], "ruled")
    ruled = msgspec.json.decode(diaries[1].connections[0][index], type=Ruled)
    diaries[1].connections[0][index] = encode(msgspec.structs.replace(ruled, took=1))
    return diaries, stored


def omit_an_update(diaries: list[Diary], stored: StoredTable) -> History:
    del diaries[1].connections[0][index_of(diaries[1], "ruled")]
    return diaries, stored


def swap_updates(diaries: list[Diary], stored: StoredTable) -> History:
    index, texts = index_of(diaries[1], "ruled"), diaries[1].connections[0]
    texts[index], texts[index + 1] = texts[index + 1], texts[index]
    return diaries, stored


def win_a_turn_twice(diaries: list[Diary], stored: StoredTable) -> History:
    """Replace the update after a win with the same win."""
    for diary in diaries:
        index, texts = index_of(diary, "ruled", '"won"'), diary.connections[0]
        won = msgspec.json.decode(texts[index], type=Ruled)
        texts[index + 1] = encode(msgspec.structs.replace(won, event=won.event + 1))
    return diaries, stored


def show_a_card_again(diaries: list[Diary], stored: StoredTable) -> History:
    """Show the first card of the centre again."""
    for diary in diaries:
        texts = diary.connections[0]
        rulings = [
            (index, msgspec.json.decode(text, type=Ruled)) for index, text in enumerate(texts) if b'"ruled"' in text
        ]
        (_, first), *_, (index, later) = rulings[:6]
        assert first.places is not None
        assert later.places is not None
        centre = (first.places[0], *later.places[1:])
        texts[index] = encode(msgspec.structs.replace(later, places=centre))
    return diaries, stored


def lose_a_request(diaries: list[Diary], stored: StoredTable) -> History:
    diaries[1].asked[7] = SentRequest(7, "ready")
    return diaries, stored


def stop_before_the_end(diaries: list[Diary], stored: StoredTable) -> History:
    del diaries[0].connections[1]
    del diaries[0].connections[0][-3:]
    return diaries, stored


def close_for_good(diaries: list[Diary], stored: StoredTable) -> History:
    diaries[0].connections[0].append(encode(Closing("elsewhere", "another window", again=False)))
    return diaries, stored


def lose_a_game(diaries: list[Diary], stored: StoredTable) -> History:
    return diaries, replace_games(stored, *stored.games[:1])


def store_a_game_twice(diaries: list[Diary], stored: StoredTable) -> History:
    return diaries, replace_games(stored, *stored.games, stored.games[0])


def store_an_unseen_game(diaries: list[Diary], stored: StoredTable) -> History:
    return diaries, replace_games(stored, *stored.games, replace(stored.games[0], number=9))


def store_fewer_moves(diaries: list[Diary], stored: StoredTable) -> History:
    record = msgspec.json.decode(stored.games[0].record)
    del record["moves"][4]
    lossy = replace(stored.games[0], record=msgspec.json.encode(record).decode())
    return diaries, replace_games(stored, lossy, *stored.games[1:])


def store_another_winner(diaries: list[Diary], stored: StoredTable) -> History:
    return diaries, replace_games(stored, replace(stored.games[0], winners=(1,)), *stored.games[1:])


def count_an_unmade_call(diaries: list[Diary], stored: StoredTable) -> History:
    number = next(iter(diaries[0].asked))
    del diaries[0].asked[number]
    return diaries, stored


def store_no_match(diaries: list[Diary], stored: StoredTable) -> History:
    return diaries, stored._replace(series=0)


def store_the_match_twice(diaries: list[Diary], stored: StoredTable) -> History:
    return diaries, stored._replace(series=2)


def replace_games(stored: StoredTable, *games: GameRow) -> StoredTable:
    return stored._replace(games=games)


@pytest.mark.parametrize(
    ("corrupt", "words"),
    [
        (change_an_update, "was told in two ways"),
        (omit_an_update, "seat 1 was told update"),
        (swap_updates, "seat 1 was told update"),
        (win_a_turn_twice, "was won 2 times"),
        (show_a_card_again, "lay in the centre twice"),
        (lose_a_request, "which never counted"),
        (stop_before_the_end, "seat 0 saw no end"),
        (close_for_good, "seat 0 was sent away: elsewhere"),
        (lose_a_game, "game 1 was seen to end, and is not in the store"),
        (store_a_game_twice, "game 0 is in the store 2 times"),
        (store_an_unseen_game, "game 9 is in the store, and nobody saw it"),
        (store_fewer_moves, "is not in the record in this order"),
        (store_another_winner, "game 0 ended otherwise"),
        (count_an_unmade_call, "was made 0 times and counted 1 times"),
        (store_no_match, "1 matches were seen to end, and 0 are in the store"),
        (store_the_match_twice, "1 matches were seen to end, and 2 are in the store"),
    ],
)
def test_checker_rejects_impossible_histories(
    corrupt: Callable[[list[Diary], StoredTable], History], words: str
) -> None:
    assert words in findings(*corrupt(*history()))


def test_refused_request_need_not_count() -> None:
    diaries, stored = history()
    lose_a_request(diaries, stored)
    diaries[1].connections[0].append(encode(Refused("not-playing", "no game is in progress", 7)))
    assert findings(diaries, stored) == ""


def test_lost_request_must_count_in_the_end() -> None:
    diaries, stored = history()
    lose_a_request(diaries, stored)
    diaries[1].connections[0].append(encode(Refused("try-again", "this could not be saved", 7)))
    assert "which never counted" in findings(diaries, stored)
