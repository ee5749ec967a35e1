"""Points of every mini-game, matches and tournaments, their play-offs and their records."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rule_book import Outcome, book_of
from rule_strategies import BY_NAME, NAMES, fewest_cards, games_in_play, matches_of
from sosie.bots import LEVELS, Bot, play
from sosie.bots.chance import mix
from sosie.deck import Recipe
from sosie.errors import BadRecord, OutOfRange
from sosie.rules import (
    MINI_GAMES,
    Choose,
    Finished,
    Game,
    Options,
    PlayOff,
    Ranking,
    Record,
    Referee,
    Series,
    SeriesRecord,
    Setup,
    State,
    add_game,
    decide,
    evolve,
    read_series,
    series_result,
    start,
    start_series,
    tell,
    tell_series,
)
from sosie.rules.hot_potato import Potatoes
from sosie.rules.tower import Draw
from sosie.rules.well import Hands

PLANE = Recipe.parse("plane:7").build().cards
unhurried = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


# Points


def outcomes_of(counts: list[int], ranks: list[int], lost: list[int], ring: int | None) -> list[Outcome]:
    """Return the outcome of each player; `ranks` are the players' ranks from 1, the best if tied."""
    alone, last = ranks.count(1) == 1, max(ranks)
    return [
        Outcome(
            count=counts[seat],
            is_first=alone and rank == 1,
            is_second=alone and rank == 2,
            is_last=rank == last > 1,
            lost=lost[seat] if lost else 0,
            has_ring=seat == ring,
        )
        for seat, rank in enumerate(ranks)
    ]


def ranks_of(ranking: Ranking, players: int) -> list[int]:
    rank_of = {seat: 1 + sum(map(len, ranking[:level])) for level, seats in enumerate(ranking) for seat in seats}
    return [rank_of[seat] for seat in range(players)]


@pytest.mark.parametrize("game", MINI_GAMES, ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_points_match_the_rulebook(game: Game[Any], data: st.DataObject) -> None:
    setup, moves = data.draw(games_in_play(game))
    table = Referee.of(game, setup).finish(moves)[0].state.table
    ranking = game.ranking(table)
    assert sorted(seat for seats in ranking for seat in seats) == list(setup.seats)
    lost = list(table.lost) if isinstance(table, Potatoes) else []
    ranks, ring = ranks_of(ranking, len(setup.players)), game.extras(table).get("ring")
    expected = map(book_of(game).points, outcomes_of(list(game.counts(table)), ranks, lost, ring))
    assert list(game.points(table, ranking)) == list(expected)


def test_hot_potato_points_count_rounds_not_cards() -> None:
    table = Potatoes(((), (), ()), ((0, 1, 2), (), (3, 4, 5, 6, 7, 8)), (1, 0, 2), 3)
    game = BY_NAME["hot-potato"]
    assert game.ranking(table) == ((1,), (0,), (2,))
    assert game.points(table, game.ranking(table)) == (-5, 0, -10)


# Series of made-up games


def tower_state(piles: list[int], name: str = "tower", players: tuple[str, ...] | None = None) -> State:
    """Return a finished tower, or another game with a draw pile, with these numbers of cards."""
    names = players or NAMES[: len(piles)]
    cards = iter(range(sum(piles)))
    table: Any = Draw(tuple(tuple(next(cards) for _ in range(count)) for count in piles), sum(piles))
    setup = Setup.of(names, PLANE[: sum(piles)])
    assert BY_NAME[name].is_over(setup, table)
    return State(BY_NAME[name], setup, table, over=True, frozen_until=(0,) * len(names))


def well_state(left: list[int], out: tuple[int, ...]) -> State:
    cards = iter(range(1, sum(left) + 1))
    table = Hands(tuple(tuple(next(cards) for _ in range(count)) for count in left), (0,), out)
    return State(BY_NAME["well"], Setup.of(NAMES[: len(left)], PLANE), table, over=True, frozen_until=(0,) * len(left))


def won_by(game: str, seats: int, winner: int) -> State:
    """Return a finished play-off with a winner."""
    state = start(BY_NAME[game], Setup.of(NAMES[:seats], PLANE))
    match = matches_of(state, winner)[0]
    return evolve(state, match.call(0, winner), decide(state, match.call(0, winner)))


THREE = ("tower", "well", "poisoned-gift")


def tournament(players: int, games: tuple[str, ...] = THREE, **terms: Any) -> Series:
    return start_series("tournament", NAMES[:players], games, **{"tie_break": "face-off", **terms})


def test_tournament_opens_with_the_tower() -> None:
    assert tournament(3, ("well", "tower", "triplet")).next == Choose(("tower",))
    assert tournament(3, ("well", "triplet")).next == Choose(("well",))


def test_loser_chooses_the_next_game() -> None:
    series = add_game(tournament(3), tower_state([4, 1, 3]))
    assert series.next == Choose(("well", "poisoned-gift"), chooser=1)
    series = add_game(series, well_state([0, 3, 5], out=(0,)))
    assert series.next == Choose(("poisoned-gift",), chooser=2)
    assert series.points == (3 + 5 + 10, 0, 2 - 20)


def test_chooser_has_fewest_points_or_lowest_seat() -> None:
    tied_last = add_game(tournament(3), tower_state([4, 1, 1]))
    assert tied_last.next == Choose(("well", "poisoned-gift"), chooser=1)
    ahead = add_game(tournament(3), tower_state([1, 3, 2]))
    assert ahead.points == (0, 7, 1)
    both_last = add_game(ahead, tower_state([1, 5, 5], "poisoned-gift"))
    assert both_last.points == (20, 17, 11)
    assert both_last.next == Choose(("well",), chooser=2)


def test_length_repeats_mini_games() -> None:
    twice = tournament(2, ("tower", "well"), length=4)
    names = []
    for _ in range(4):
        assert isinstance(twice.next, Choose)
        names.append(twice.next.games)
        due = twice.next.games[0]
        twice = add_game(twice, tower_state([4, 2]) if due == "tower" else well_state([0, 2], out=(0,)))
    assert names == [("tower",), ("well",), ("tower", "well"), ("well",)]
    assert twice.next == Finished(0)


@pytest.mark.parametrize(("tie_break", "game"), [("face-off", "face-off"), ("duel-or-hot-potato", "duel")])
def test_tie_for_first_is_played_off_before_points(tie_break: str, game: str) -> None:
    series = add_game(tournament(4, tie_break=tie_break), tower_state([3, 4, 1, 4]))
    assert series.next == PlayOff(game, (1, 3), "game")
    assert series.points == (0, 0, 0, 0)
    series = add_game(series, won_by(game, 2, winner=1))
    assert series.points == (2, 3, 0, 3 + 5)
    assert series.played[0].ranking == ((3,), (1,), (0,), (2,))
    assert series.wins == (0, 0, 0, 1)
    assert series.next == Choose(("well", "poisoned-gift"), chooser=2)


def test_play_off_loser_is_second() -> None:
    series = add_game(tournament(3, ("poisoned-gift",)), tower_state([2, 2, 5], "poisoned-gift"))
    assert series.next == PlayOff("face-off", (0, 1), "game")
    series = add_game(series, won_by("face-off", 2, winner=1))
    assert series.points == (10, 20, 0)
    assert series.next == Finished(1)


def test_tie_behind_first_is_not_played_off() -> None:
    series = add_game(tournament(3, ("poisoned-gift",)), tower_state([2, 3, 3], "poisoned-gift"))
    assert series.points == (20, 10, 10)
    series = add_game(tournament(3, ("well",)), well_state([0, 4, 4], out=(0,)))
    assert series.points == (10, -20, -20)


def test_series_play_off_gives_no_points() -> None:
    series = add_game(tournament(3, ("tower", "well")), tower_state([6, 1, 1]))
    series = add_game(series, well_state([3, 0, 2], out=(1,)))
    assert series.points == (10 - 20, 10, 0)
    series = add_game(tournament(2, ("tower", "poisoned-gift")), tower_state([16, 1]))
    series = add_game(series, tower_state([2, 3], "poisoned-gift"))
    assert series.points == (40, 10)
    level = add_game(tournament(2, ("tower", "poisoned-gift")), tower_state([6, 1]))
    level = add_game(level, tower_state([3, 2], "poisoned-gift"))
    assert level.points == (20, 20)
    assert level.next == PlayOff("face-off", (0, 1), "series")
    level = add_game(level, won_by("face-off", 2, winner=1))
    assert level.points == (20, 20)
    assert level.ranking == ((1,), (0,))
    assert level.next == Finished(1)
    with pytest.raises(OutOfRange):
        add_game(level, tower_state([3, 2]))


def test_match_counts_wins_not_points() -> None:
    match = start_series("match", NAMES[:3], THREE, length=3, tie_break="face-off")
    assert match.next == Choose(THREE)
    match = add_game(match, tower_state([2, 1, 1]))
    assert match.next == Choose(THREE)
    match = add_game(match, tower_state([2, 1, 1]))
    match = add_game(match, tower_state([1, 30, 1]))
    assert match.wins == (2, 1, 0)
    assert match.points[1] > match.points[0]
    assert match.next == Finished(0)


def test_match_with_equal_wins_is_played_off() -> None:
    match = start_series("match", NAMES[:3], THREE, length=2, tie_break="duel-or-hot-potato")
    match = add_game(add_game(match, tower_state([1, 2, 1])), tower_state([1, 1, 2]))
    assert match.next == PlayOff("duel", (1, 2), "series")
    assert add_game(match, won_by("duel", 2, winner=0)).next == Finished(1)


def test_series_needs_a_game() -> None:
    with pytest.raises(OutOfRange):
        tournament(2, ())
    with pytest.raises(OutOfRange):
        tournament(2, length=0)


# Series played by bots


def play_series(series: Series, seed: int) -> SeriesRecord:
    """Let bots play a series to its end."""
    played: list[Record] = []
    while not isinstance(due := series.next, Finished):
        number = mix(seed, len(played))
        if isinstance(due, Choose):
            name, players = due.games[number % len(due.games)], series.terms.players
        else:
            name, players = due.game, tuple(series.terms.players[seat] for seat in due.players)
        cards = PLANE[number % 20 :][: max(fewest_cards(BY_NAME[name], len(players)) + 6, 12)]
        own: dict[str, int | str] = {"ring_symbol": cards[-1][0]} if BY_NAME[name].needs_marked_symbol else {}
        setup = Setup(players, tuple(map(frozenset, cards)), Options(tie_ms=80), own)
        levels = list(LEVELS.values())
        bots = [Bot(levels[(number >> seat) % 3], mix(number, seat)) for seat in setup.seats]
        game = play(BY_NAME[name], setup, bots)
        played.append(Record(name, players, cards, setup.options, own, game.moves))
        series = add_game(series, game.state)
    return SeriesRecord(series.terms, tuple(played))


@st.composite
def played_series(draw: st.DrawFn) -> SeriesRecord:
    names = [game.name for game in MINI_GAMES]
    games = tuple(draw(st.lists(st.sampled_from(names), min_size=1, max_size=4, unique=True)))
    kind = draw(st.sampled_from(["match", "tournament"]))
    series = start_series(
        "match" if kind == "match" else "tournament",
        NAMES[: draw(st.integers(2, 5))],
        games,
        length=draw(st.none() | st.integers(1, 4)),
        tie_break="face-off" if draw(st.booleans()) else "duel-or-hot-potato",
    )
    return play_series(series, draw(st.integers(0, 10**6)))


@given(played_series())
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_series_has_one_champion_and_consistent_points(record: SeriesRecord) -> None:
    written = json.loads(json.dumps(record.to_json()))
    assert written == record.to_json()
    assert read_series(written) == record
    found = series_result(record)
    assert series_result(read_series(written)) == found
    assert found["over"]
    assert found["next"] is None
    assert found["ranking"][0] == [found["champion"]]
    mini_games = [game for game in found["games"] if game["game"] in {game.name for game in MINI_GAMES}]
    assert len(mini_games) == record.terms.length == sum(found["wins"].values())
    for player, total in found["points"].items():
        # A play-off adds the points that a tie withholds: the winner's, and in the Poisoned Gift the second's.
        before = sum(game["points"][player] for game in mini_games)
        tied = [game["game"] for game in mini_games if len(game["winners"]) > 1 and player in game["winners"]]
        assert before <= total <= before + sum(book_of(BY_NAME[name]).bonus for name in tied)
    most = found["points"] if record.terms.kind == "tournament" else found["wins"]
    assert most[found["champion"]] == max(most.values())


@given(played_series(), st.data())
@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_series_can_be_read_at_any_point(record: SeriesRecord, data: st.DataObject) -> None:
    value = record.to_json()
    value["records"] = value["records"][: data.draw(st.integers(0, len(value["records"]) - 1))]
    found = series_result(read_series(value))
    assert not found["over"]
    assert found["champion"] is None
    assert found["next"] is not None


@given(played_series(), st.data())
@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_series_transcript_has_all_games_points_and_the_next(record: SeriesRecord, data: st.DataObject) -> None:
    played = record.records[: data.draw(st.integers(0, len(record.records)))]
    record = SeriesRecord(record.terms, played)
    lines = "\n".join(tell_series(record)).split("\n")
    assert [line for line in lines if re.fullmatch(r"--- \d+ ---", line)] == [
        f"--- {number} ---" for number in range(1, len(played) + 1)
    ]
    text, found = "\n".join(lines), series_result(record)
    assert all("\n".join(tell(game)) in text for game in played)
    *points, last = lines[-len(record.terms.players) - 1 :]
    assert [re.split(r": | points?, | games? won", line)[:3] for line in points] == [
        [name, str(found["points"][name]), str(found["wins"][name])] for name in record.terms.players
    ]
    series, _ = record.replay()
    match series.next:
        case Finished(champion=champion):
            assert last == f"champion: {record.terms.players[champion]}"
        case Choose(games=games):
            assert last.startswith(f"next: {' or '.join(games)}")
        case PlayOff(game=game, players=players):
            assert last.startswith(f"next: a {game} between {record.terms.players[players[0]]} and ")


# Invalid series


def example_series() -> dict[str, Any]:
    value: dict[str, Any] = play_series(tournament(2, ("tower", "poisoned-gift")), seed=4).to_json()
    return value


def test_example_series_is_valid() -> None:
    assert series_result(read_series(example_series()))["over"]


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("format", "sosie-game/1", "format: "),
        ("format", None, "format: "),
        ("kind", "league", "kind: "),
        ("kind", 1, "kind: "),
        ("players", ["Ada"], "players: "),
        ("players", ["Ada", "Ada"], "players[1]: "),
        ("players", ["Ada", 1], "players[1]: "),
        ("players", list("ABCDEFGHI"), "players: "),
        ("games", [], "games: "),
        ("games", ["tower", "chess"], "games[1]: "),
        ("games", ["tower", "tower"], "games[1]: "),
        ("games", ["face-off"], "games[0]: "),
        ("games", None, "games: "),
        ("length", 0, "length: "),
        ("length", -1, "length: "),
        ("length", 1.5, "length: "),
        ("tie_break", "coin", "tie_break: "),
        ("records", None, "records: "),
        ("records", [3], "records[0]: "),
    ],
)
def test_broken_series_is_refused_with_path(key: str, value: object, path: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_series({**example_series(), key: value})
    assert str(refusal.value).startswith(path)


def test_record_not_due_is_refused_with_path() -> None:
    def refusal(change: Callable[[dict[str, Any]], object]) -> str:
        value = example_series()
        change(value)
        with pytest.raises(BadRecord) as error:
            read_series(value)
        return str(error.value)

    swap = {"records": list(reversed(example_series()["records"]))}
    assert refusal(lambda value: value.update(swap)).startswith("records[0].game: ")
    assert refusal(lambda value: value["records"].append(value["records"][0])).endswith("game: the series is over")
    assert refusal(lambda value: value["records"][1]["players"].reverse()).startswith("records[1].players: ")
    assert refusal(lambda value: value["records"][1]["moves"][0].update(at=-1)).startswith("records[1].moves[0].at: ")
    assert refusal(lambda value: value["records"][0]["options"].update(speed=1)).startswith(
        "records[0].options.speed: "
    )
    assert refusal(lambda value: value["records"][0]["moves"].clear()).startswith("records[1]: the game before")
    assert refusal(lambda value: value["records"][0]["cards"].clear()).startswith("records[0].cards: ")
