"""The checker finds nothing in what really happened, and finds whatever could not have been."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from chaos.checker import Kept, check
from chaos.diary import Asked, Diary
from server.finished_tables import entries
from sosie.rules import PRACTICE
from sosie.server.live.archive import game_row
from sosie.server.live.event_history import encode
from sosie.server.store.rows import GameRow
from sosie.table.entries import Moved
from sosie.table.fold import fold
from sosie.table.messages import Closing, Event, Refused, Ruled, Welcome
from sosie.table.settings import Settings
from sosie.table.table import Table
from sosie.table.views import view

SETTINGS = Settings("match", ("tower", "hot-potato"))
CODE = "22222"
Story = tuple[list[Diary], Kept]


def story() -> Story:
    """Return what Ada, who finds everything, and Ben saw of a match, and what was kept of it."""
    told: list[Event] = []
    asked: dict[int, Asked] = {}
    ended: list[Table] = []
    before: Table | None = None
    for entry, table in entries(SETTINGS):
        if before is not None:
            told += fold(before, entry).events
            if isinstance(entry, Moved) and before.play is not None and entry.symbol is not None:
                asked[entry.number] = Asked(entry.number, "call", before.play.number, entry.turn, entry.symbol)
            if table.last is not None and table.last is not before.last:
                ended.append(table)
        before = table
    assert before is not None
    return [_diary(seat, told, before, asked if seat == 0 else {}) for seat in (0, 1)], _kept(ended)


def _diary(seat: int, told: list[Event], end: Table, asked: dict[int, Asked]) -> Diary:
    player = end.player(seat)
    assert player is not None
    first = [encode(Welcome(1, seat)), *(encode(event) for event in told)]
    return Diary(CODE, seat, [first, [encode(Welcome(1, seat, player.last_request)), encode(view(end))]], asked)


def _kept(ended: list[Table]) -> Kept:
    rows = [
        game_row(table, table.play, table.last)
        for table in ended
        if table.play is not None and table.last is not None and table.play.name != PRACTICE.name
    ]
    return Kept(tuple(rows), 1)


def found(diaries: list[Diary], kept: Kept) -> str:
    return "\n".join(check(diaries, {CODE: kept}))


def place_of(diary: Diary, kind: str, verdict: str = "") -> int:
    """Return where the third message of a kind is."""
    texts = diary.connections[0]
    places = [
        place for place, text in enumerate(texts) if f'"type":"{kind}"'.encode() in text and verdict.encode() in text
    ]
    return places[2]


def test_checker_accepts_a_real_history() -> None:
    diaries, kept = story()
    assert len(kept.games) == 2
    assert len(diaries[0].asked) > 20
    assert found(diaries, kept) == ""


def tell_otherwise(diaries: list[Diary], kept: Kept) -> Story:
    place = place_of(diaries[1], "ruled")
    ruled = msgspec.json.decode(diaries[1].connections[0][place], type=Ruled)
    diaries[1].connections[0][place] = encode(msgspec.structs.replace(ruled, took=1))
    return diaries, kept


def leave_out_an_event(diaries: list[Diary], kept: Kept) -> Story:
    del diaries[1].connections[0][place_of(diaries[1], "ruled")]
    return diaries, kept


def swap_events(diaries: list[Diary], kept: Kept) -> Story:
    place, texts = place_of(diaries[1], "ruled"), diaries[1].connections[0]
    texts[place], texts[place + 1] = texts[place + 1], texts[place]
    return diaries, kept


def win_a_turn_twice(diaries: list[Diary], kept: Kept) -> Story:
    """Tell everybody a win again under the number of the next event, which nobody is told then."""
    for diary in diaries:
        place, texts = place_of(diary, "ruled", '"won"'), diary.connections[0]
        won = msgspec.json.decode(texts[place], type=Ruled)
        texts[place + 1] = encode(msgspec.structs.replace(won, event=won.event + 1))
    return diaries, kept


def show_a_card_again(diaries: list[Diary], kept: Kept) -> Story:
    """Let the card that lay in the centre first lie there again."""
    for diary in diaries:
        texts = diary.connections[0]
        rulings = [
            (place, msgspec.json.decode(text, type=Ruled)) for place, text in enumerate(texts) if b'"ruled"' in text
        ]
        (_, first), *_, (place, later) = rulings[:6]
        assert first.places is not None
        assert later.places is not None
        centre = (first.places[0], *later.places[1:])
        texts[place] = encode(msgspec.structs.replace(later, places=centre))
    return diaries, kept


def forget_a_request(diaries: list[Diary], kept: Kept) -> Story:
    diaries[1].asked[7] = Asked(7, "ready")
    return diaries, kept


def stop_before_the_end(diaries: list[Diary], kept: Kept) -> Story:
    del diaries[0].connections[1]
    del diaries[0].connections[0][-3:]
    return diaries, kept


def send_away(diaries: list[Diary], kept: Kept) -> Story:
    diaries[0].connections[0].append(encode(Closing("elsewhere", "another window", again=False)))
    return diaries, kept


def lose_a_game(diaries: list[Diary], kept: Kept) -> Story:
    return diaries, replace_games(kept, *kept.games[:1])


def keep_a_game_twice(diaries: list[Diary], kept: Kept) -> Story:
    return diaries, replace_games(kept, *kept.games, kept.games[0])


def keep_a_game_that_nobody_saw(diaries: list[Diary], kept: Kept) -> Story:
    return diaries, replace_games(kept, *kept.games, replace(kept.games[0], number=9))


def keep_less_than_was_acknowledged(diaries: list[Diary], kept: Kept) -> Story:
    record = msgspec.json.decode(kept.games[0].record)
    del record["moves"][4]
    lossy = replace(kept.games[0], record=msgspec.json.encode(record).decode())
    return diaries, replace_games(kept, lossy, *kept.games[1:])


def keep_another_winner(diaries: list[Diary], kept: Kept) -> Story:
    return diaries, replace_games(kept, replace(kept.games[0], winners=(1,)), *kept.games[1:])


def count_a_call_that_was_not_made(diaries: list[Diary], kept: Kept) -> Story:
    number = next(iter(diaries[0].asked))
    del diaries[0].asked[number]
    return diaries, kept


def keep_no_match(diaries: list[Diary], kept: Kept) -> Story:
    return diaries, kept._replace(series=0)


def keep_the_match_twice(diaries: list[Diary], kept: Kept) -> Story:
    return diaries, kept._replace(series=2)


def replace_games(kept: Kept, *games: GameRow) -> Kept:
    return kept._replace(games=games)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (tell_otherwise, "was told in two ways"),
        (leave_out_an_event, "seat 1 was told event"),
        (swap_events, "seat 1 was told event"),
        (win_a_turn_twice, "was won 2 times"),
        (show_a_card_again, "lay in the centre twice"),
        (forget_a_request, "which never counted"),
        (stop_before_the_end, "seat 0 saw no end"),
        (send_away, "seat 0 was sent away: elsewhere"),
        (lose_a_game, "game 1 was seen to end, and is not in the store"),
        (keep_a_game_twice, "game 0 is in the store 2 times"),
        (keep_a_game_that_nobody_saw, "game 9 is in the store, and nobody saw it"),
        (keep_less_than_was_acknowledged, "is not in the record in this order"),
        (keep_another_winner, "game 0 ended otherwise"),
        (count_a_call_that_was_not_made, "was made 0 times and counted 1 times"),
        (keep_no_match, "1 matches were seen to end, and 0 are in the store"),
        (keep_the_match_twice, "1 matches were seen to end, and 2 are in the store"),
    ],
)
def test_checker_rejects_impossible_histories(spoil: Callable[[list[Diary], Kept], Story], words: str) -> None:
    assert words in found(*spoil(*story()))


def test_refused_request_need_not_count() -> None:
    diaries, kept = story()
    forget_a_request(diaries, kept)
    diaries[1].connections[0].append(encode(Refused("not-playing", "no game is in progress", 7)))
    assert found(diaries, kept) == ""


def test_lost_request_must_count_in_the_end() -> None:
    diaries, kept = story()
    forget_a_request(diaries, kept)
    diaries[1].connections[0].append(encode(Refused("try-again", "this could not be saved", 7)))
    assert "which never counted" in found(diaries, kept)
