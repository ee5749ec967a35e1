"""Games between bots: deterministic, finite, and replayed with the same rulings."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rule_strategies import BY_NAME, DECKS, NAMES, record_of, setups
from sosie.bots import LEVELS, Bot, Playthrough, intend, play
from sosie.rules import MINI_GAMES, TIE_BREAKS, Game, Options, Setup, result, start
from sosie.rules.value import replace

every_game = pytest.mark.parametrize("game", [*MINI_GAMES, *TIE_BREAKS], ids=lambda game: game.name)
examples = settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
levels = st.sampled_from(list(LEVELS.values()))


@st.composite
def tables(draw: st.DrawFn, game: Game[Any]) -> tuple[Setup, list[Bot]]:
    setup = draw(setups(game, most_cards=24))
    tie_ms = draw(st.sampled_from([0, 1, 50, 150, 320, 1000, 3000]))
    take_ms = tie_ms + draw(st.sampled_from([0, 1, 400, 3000]))
    setup = replace(setup, options=Options(tie_ms, take_ms, draw(st.sampled_from([0, 500, 2000]))))
    return setup, [Bot(draw(levels), draw(st.integers(0, 2**64))) for _ in setup.seats]


@every_game
@given(data=st.data())
@examples
def test_game_is_determined_by_seeds_and_ends(game: Game[Any], data: st.DataObject) -> None:
    setup, bots = data.draw(tables(game))
    played = play(game, setup, bots)
    assert played == play(game, setup, bots)
    assert played.state.over
    assert played.length_ms == played.state.recent[-1]
    assert 0 < played.length_ms <= max(move.at for move in played.moves)


@every_game
@given(data=st.data())
@examples
def test_record_replays_to_same_rulings(game: Game[Any], data: st.DataObject) -> None:
    played = play(game, *data.draw(tables(game)))
    state, steps = record_of(game, played.state.setup, played.moves).replay()
    assert steps == played.steps
    assert state == played.state


@every_game
@given(data=st.data())
@examples
def test_intention_depends_on_own_seed_only(game: Game[Any], data: st.DataObject) -> None:
    setup, bots = data.draw(tables(game))
    state = start(game, setup)
    for seat, bot in enumerate(bots):
        intention = intend(state, seat, bot, since=1000)
        assert intention is not None
        assert intention == intend(start(game, setup), seat, bot, since=1000)
        later = intend(state, seat, bot, since=4000)
        assert later is not None
        assert later.move.at - intention.move.at == 3000
        assert intention.move.at >= 1000 + 800 * bot.level.shift_s


@pytest.mark.parametrize("game", MINI_GAMES, ids=lambda game: game.name)
@given(data=st.data())
@examples
def test_another_seed_gives_another_game(game: Game[Any], data: st.DataObject) -> None:
    setup, bots = data.draw(tables(game))
    others = [Bot(bot.level, bot.seed + 1) for bot in bots]

    def first_moments(played: Playthrough) -> list[int]:
        return [move.at for move in played.moves]

    assert first_moments(play(game, setup, bots)) != first_moments(play(game, setup, others))


def test_tied_bots_take_while_others_are_frozen() -> None:
    """Two tied bots take, even while the third is frozen until after the tie lapses."""
    setup = Setup.of(NAMES[:3], DECKS[-1], Options(tie_ms=1500, take_ms=3000, freeze_ms=9000))
    takes = 0
    for seed in range(20):
        played = play(BY_NAME["tower"], setup, [Bot(LEVELS["adult"], seed + 50 * seat) for seat in setup.seats])
        takes += sum(move.take for move in played.moves)
        assert all(step.move is not None for step in played.steps)
    assert takes


def test_record_replays_ties_and_takes() -> None:
    """Many close games have ties with takes; their records replay them exactly."""
    setup = Setup.of(NAMES, DECKS[-1], Options(tie_ms=300))
    played = play(BY_NAME["tower"], setup, [Bot(LEVELS["expert"], seed) for seed in setup.seats])
    ruled = result(record_of(BY_NAME["tower"], setup, played.moves))["rulings"]
    by_number = {step.number: step.ruling.verdict for step in played.steps if step.ruling is not None}
    assert ruled == [by_number[number] for number in range(len(ruled))]
    assert {"tied", "won"} <= set(ruled)
    assert any(move.take and verdict == "won" for move, verdict in zip(played.moves, ruled, strict=True))
