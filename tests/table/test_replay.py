"""Replays: clients show them like live tables, and they equal the live updates."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from live_table import GAME_NAMES, Live, pack_of
from rule_strategies import record_of, setups
from sosie.bots import LEVELS, Bot, play
from sosie.rules import MINI_GAMES, TIE_BREAKS, Game, Match, Move, Options, Record, Setup
from sosie.table.messages import GameView, Ruled, View
from sosie.table.replay import Origin, Replay, replay
from sosie.table.settings import Settings

replace = msgspec.structs.replace
every_game = pytest.mark.parametrize("game", [*MINI_GAMES, *TIE_BREAKS], ids=lambda game: game.name)
examples = settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def show(record: Record, cards: tuple[int, ...], number: int = 0) -> Replay:
    return replay(record, cards, Origin("abc", "tests", "2026-05-01T12:00:00+00:00", number, {"Ben": "adult"}))


def client_after(game: dict[str, Any], rulings: Iterable[Ruled]) -> dict[str, Any]:
    """Apply updates to a game as a client does, on JSON, by docs/reference/protocol.md."""
    for ruled in rulings:
        event = msgspec.json.decode(msgspec.json.encode(ruled))
        assert event["type"] == "ruled"
        game = game | {"turn": event["turn"]}
        if "places" in event:
            kept = {field: event[field] for field in ("places", "counts", "left")}
            game = game | kept | {"ring": event.get("ring"), "out": event.get("out", [])}
    return game


def as_client(view: GameView) -> dict[str, Any]:
    defaults: dict[str, Any] = {"ring": None, "out": []}
    whole = defaults | msgspec.json.decode(msgspec.json.encode(view))
    return {field: whole[field] for field in ("turn", "places", "counts", "left", "ring", "out")}


def check_shown(showing: Replay, record: Record) -> None:
    """Check that the updates lead from the start to the end, in order."""
    rulings = [event.ruled for event in showing.events]
    assert client_after(as_client(showing.start), rulings) == as_client(showing.end)
    assert (showing.start.turn, showing.start.over) == (0, False)
    assert [ruled.event for ruled in rulings] == list(range(1, len(rulings) + 1))
    moments = [event.at for event in showing.events]
    assert moments == sorted(moments)
    state, _ = record.replay()
    assert (showing.end.over, showing.end.counts, showing.end.ranking) == (
        state.over, state.game.counts(state.table), state.game.ranking(state.table),
    )  # fmt: skip


@every_game
@given(data=st.data())
@examples
def test_replay_of_bots_leads_to_the_end(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(setups(game, most_cards=20))
    options = Options(data.draw(st.sampled_from([0, 50, 1000])), 1500, data.draw(st.sampled_from([0, 2000])))
    bots = [Bot(data.draw(st.sampled_from(list(LEVELS.values()))), data.draw(st.integers(0, 99))) for _ in setup.seats]
    played = play(game, Setup(setup.players, setup.cards, options, setup.own), bots)
    record = record_of(game, played.state.setup, played.moves)
    cards = tuple(data.draw(st.permutations(range(len(record.cards)))))
    check_shown(show(record, cards), record)


def bare(ruled: Ruled) -> Ruled:
    """Return an event without its number and reaction time, which a live table may adjust."""
    return replace(ruled, event=0, took=None)


def live_rulings(live: Live) -> list[Ruled]:
    """Return the rulings of the mini-game up to its end."""
    rulings = [update for update in live.updates if isinstance(update, Ruled)]
    last = max(index for index, update in enumerate(rulings) if update.places is not None)
    return rulings[: last + 1]


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("tie_ms", [0, 150])
def test_replay_equals_the_live_events(name: str, tie_ms: int) -> None:
    live = Live(pack_of("plane:5"), Settings(games=(name,), tie_ms=tie_ms)).seat("Ada", "Ben", "Cleo").start(3)
    live.play_out(Random(f"{name} {tie_ms}"))
    record, shown = live.table.last, live.updates[-1]
    assert record is not None
    assert isinstance(shown, View)
    assert shown.game is not None
    showing = show(record, live.game.cards, live.game.number)
    assert [bare(event.ruled) for event in showing.events] == [bare(ruled) for ruled in live_rulings(live)]
    assert replace(showing.end, frozen=()) == replace(shown.game, frozen=())
    assert [(player.seat, player.name, player.bot) for player in showing.players] == [
        (0, "Ada", None), (1, "Ben", "adult"), (2, "Cleo", None),
    ]  # fmt: skip
    check_shown(showing, record)


def test_replay_has_reaction_times() -> None:
    live = Live(settings=Settings(tie_ms=50)).seat("Ada", "Ben").start()
    live.call(0, 600)
    live.call(1, 630)
    live.raise_watermarks(700)
    live.take(1, 432)
    live.take(0, 500)
    live.raise_watermarks(1700)
    count = len(live.updates)
    live.play_out(Random(0))
    assert live.table.last is not None
    rulings = [event.ruled for event in show(live.table.last, live.game.cards).events]
    first = [(ruled.seat, ruled.verdict, ruled.take, ruled.took) for ruled in rulings[:3]]
    assert first == [(0, "tied", False, 600), (1, "tied", False, 630), (1, "won", True, 432)]
    assert (
        first
        == [
            (update.seat, update.verdict, update.take, update.took)
            for update in live.updates[:count]
            if isinstance(update, Ruled)
        ][:3]
    )


def test_call_at_the_deal_took_no_time() -> None:
    cards = (("ab", "ac", "ad"), ("ab", "bc", "bd"), ("ac", "bc", "cd"), ("ad", "bd", "cd"))
    record = Record("tower", ("Ada", "Ben"), cards, Options(), {}, (Move(0, 1, "bc"), Move(900, 0, "ad")))
    assert [event.ruled.took for event in show(record, (0, 1, 2, 3)).events] == [0, 900]


def late_calls(showing: Replay) -> list[tuple[int | None, int | None]]:
    return [(event.ruled.margin, event.ruled.rival) for event in showing.events if event.ruled.verdict == "late"]


def test_late_call_has_margin_and_rival() -> None:
    live = Live(settings=Settings(tie_ms=5)).seat("Ada", "Ben").start()
    live.call(1, 840)
    live.call(0, 600)
    live.raise_watermarks(2000)
    live.play_out(Random(0))
    assert live.table.last is not None
    assert late_calls(show(live.table.last, live.game.cards))[0] == (240, 0)


def test_take_without_tie_has_no_rival() -> None:
    live = Live().seat("Ada", "Ben").start()
    live.take(0, 700)
    live.raise_watermarks(800)
    live.play_out(Random(0))
    assert live.table.last is not None
    assert late_calls(show(live.table.last, live.game.cards))[0] == (None, None)


def test_replay_ends_with_a_lapsed_tie() -> None:
    live = Live(pack_of("plane:2"), Settings(tie_ms=50, take_ms=1000)).seat("Ada", "Ben").start()
    while live.table.phase == "playing":
        matches: list[Match] = [live.matches(seat)[0] for seat in (0, 1)]
        moves = [live.moved(seat, match, 600) for seat, match in enumerate(matches)]
        for entry in moves:
            live.put(entry)
        live.raise_watermarks(live.game.moments[-1] + 3000)
    record = live.table.last
    assert record is not None
    assert record.moves[-1].take
    showing = show(record, live.game.cards)
    assert showing.events[-1].ruled.verdict == "lapsed"
    assert showing.events[-1].at == live.game.moments[-1]
    check_shown(showing, record)
