"""What every mini-game promises, and tie-breaks and practice as well wherever it makes sense for them."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rule_strategies import BY_NAME, games_in_play, impulses, make_move, matches_of, setups
from sosie.rules import (
    GAMES,
    MINI_GAMES,
    PRACTICE,
    Game,
    Move,
    Options,
    Referee,
    Setup,
    State,
    Step,
    decide,
    evolve,
    lapse,
    start,
)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_mini_game = pytest.mark.parametrize("game", MINI_GAMES, ids=lambda game: game.name)
every_game_that_ends = pytest.mark.parametrize(
    "game", [game for game in GAMES if game is not PRACTICE], ids=lambda game: game.name
)
examples = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])

Draw = st.DataObject


def steps_of(game: Game[Any], setup: Setup, moves: tuple[Move, ...]) -> tuple[Step, ...]:
    return Referee.of(game, setup).finish(moves)[1]


def reached(game: Game[Any], data: Draw, *, most_players: int = 8, most_cards: int = 31) -> list[State]:
    """Draw a game in play, and return all its states."""
    setup, moves = data.draw(games_in_play(game, most_players=most_players, most_cards=most_cards))
    return [start(game, setup), *(step.state for step in steps_of(game, setup, moves))]


def without_ties(state: State) -> State:
    """Return the state after all its ties have lapsed."""
    while state.ties:
        state = lapse(state)
    return state


# Cards


@every_game
@given(data=st.data())
@examples
def test_every_card_is_in_one_place(game: Game[Any], data: Draw) -> None:
    for state in reached(game, data):
        held = Counter(card for cards in game.holdings(state.setup, state.table).values() for card in cards)
        assert held == Counter(range(len(state.setup.cards)))


OWNERS = ("pile ", "won ", "aside ")
"""What begins the name of a place that is somebody's: their seat follows."""


def owners(state: State) -> dict[int, int]:
    """Return whose each card is, of those that are somebody's."""
    holdings = state.game.holdings(state.setup, state.table)
    return {
        card: int(name.rpartition(" ")[2])
        for name, cards in holdings.items()
        if name.startswith(OWNERS)
        for card in cards
    }


@every_mini_game
@given(data=st.data())
@examples
def test_cards_move_only_when_somebody_wins_and_for_one_player_at_a_time(game: Game[Any], data: Draw) -> None:
    states = reached(game, data)
    for before, after in pairwise(states):
        old, new = (game.holdings(state.setup, state.table) for state in (before, after))
        changed = {card: seat for card, seat in owners(after).items() if owners(before).get(card, seat) != seat}
        gained = {seat for card, seat in owners(after).items() if card not in owners(before)}
        if before.turn == after.turn:
            assert old == new
        elif after.turn == before.turn + 1:
            # A new round, which gives everybody a card, is a turn of its own.
            assert len(gained | set(changed.values())) <= 1


def all_call(state: State, data: Draw, *, gap: int) -> tuple[Move, ...]:
    """Return a right call of everybody, one after another, all as if nobody had seen the others'."""
    order = data.draw(st.permutations(state.setup.seats))
    calls = [data.draw(st.sampled_from(matches_of(state, seat))) for seat in order]
    return tuple(
        call.call(gap * place, seat, turn=0) for place, (seat, call) in enumerate(zip(order, calls, strict=True))
    )


@every_game
@given(data=st.data())
@examples
def test_exactly_one_player_wins_what_is_contested(game: Game[Any], data: Draw) -> None:
    setup = msgspec.structs.replace(data.draw(setups(game, most_cards=24)), options=Options(tie_ms=0))
    dealt = start(game, setup)
    calls = all_call(dealt, data, gap=1)
    changed: set[int] = set()
    for step in steps_of(game, setup, calls):
        assert step.move is not None
        assert step.ruling is not None
        own = decide(dealt, step.move).reading
        assert own is not None
        if step.ruling.verdict == "won":
            assert not changed & set(own.reads)
            changed |= {place for place, turn in enumerate(step.state.changed) if turn}
        else:
            can_play = not step.state.over and game.can_play(step.state.table, step.move.seat)
            assert step.ruling.verdict == ("late" if can_play else "frozen")
            assert step.state.over or changed & set(own.reads)
    assert changed


@every_game
@given(data=st.data())
@examples
def test_exactly_one_tied_player_takes_what_is_tied(game: Game[Any], data: Draw) -> None:
    setup = msgspec.structs.replace(data.draw(setups(game, most_cards=24)), options=Options(tie_ms=50))
    referee, _ = Referee.of(game, setup).finish(all_call(start(game, setup), data, gap=data.draw(st.integers(0, 7))))
    tied = [call.seat for tie in referee.state.ties for call in tie.calls]
    assert len(set(tied)) == len(tied)
    takers = data.draw(st.permutations(setup.seats))
    after, steps = referee.finish(Move(200, seat, take=True) for seat in takers)
    verdicts = {step.move.seat: step.ruling.verdict for step in steps if step.move and step.ruling}
    decided = 0
    for tie in referee.state.ties:
        first_to_take, *others = sorted((call.seat for call in tie.calls), key=takers.index)
        assert verdicts[first_to_take] in ({"won", "frozen"} if after.state.over else {"won"})
        assert not any(verdicts[seat] == "won" for seat in others)
        decided += verdicts[first_to_take] == "won"
    assert bool(decided) == bool(referee.state.ties)
    assert sum(verdict == "won" for verdict in verdicts.values()) == decided
    assert not after.state.ties


# What can be seen


def first(cards: tuple[int, ...]) -> tuple[int, ...]:
    return cards[:1]


def last(cards: tuple[int, ...]) -> tuple[int, ...]:
    return cards[-1:]


def everything(cards: tuple[int, ...]) -> tuple[int, ...]:
    return cards


FACE_UP = {
    "tower": {"draw pile": first, "pile ": last},
    "ring-tower": {"draw pile": first, "pile ": last},
    "poisoned-gift": {"draw pile": first, "pile ": last},
    "well": {"centre": last, "pile ": first},
    "hot-potato": {"pile ": last},
    "duel": {"pile ": last},
    "triplet": {"face up": everything},
    "catch-them-all": {"middle": everything, "around": everything},
    "face-off": {"centre": everything},
    "practice": {"centre": everything},
}
"""Which cards of which holdings lie face up, as the rules say: piles are seen from above, other stacks not at all."""


@every_game
@given(data=st.data())
@examples
def test_all_that_lies_face_up_is_seen_and_nothing_else(game: Game[Any], data: Draw) -> None:
    for state in reached(game, data):
        face_up = [
            card
            for name, cards in game.holdings(state.setup, state.table).items()
            for beginning, seen in FACE_UP[game.name].items()
            if name.startswith(beginning)
            for card in seen(cards)
        ]
        visible = [card for card in game.visible(state.setup, state.table) if card is not None]
        assert sorted(visible) == sorted(face_up)


@every_game
@given(data=st.data())
@examples
def test_places_have_names_of_their_own(game: Game[Any], data: Draw) -> None:
    state = reached(game, data)[-1]
    names = [game.place_name(state.setup, p) for p in range(len(game.visible(state.setup, state.table)))]
    assert len(set(names)) == len(names)


# Rulings


@every_game
@given(data=st.data())
@examples
def test_rulings_do_not_depend_on_how_moves_are_batched(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    whole, steps = Referee.of(game, setup).finish(moves)
    referee, done, watermark = Referee.of(game, setup), list[Step](), 0
    cuts = sorted(data.draw(st.lists(st.integers(0, len(moves)), max_size=6)))
    for begin, end in zip([0, *cuts], [*cuts, len(moves)], strict=True):
        # No move that is still to come is from before the watermark.
        latest = min((move.at for move in moves[end:]), default=watermark + 9000)
        watermark = data.draw(st.integers(min(watermark, latest), latest))
        referee, some = referee.feed(moves[begin:end], watermark=watermark)
        done += some
    referee, some = referee.finish()
    done += some
    ruled = [step for step in done if step.move is not None]
    assert ruled == [step for step in steps if step.move is not None]
    # Beyond the last move only time passes, and ties lapse in it: a watermark says so, the end of a record does not.
    assert without_ties(referee.state) == without_ties(whole.state)
    assert [step for step in done[: len(steps)] if step.move is None] == [step for step in steps if step.move is None]
    assert all(step.move is None for step in done[len(steps) :])


@every_game
@given(data=st.data())
@examples
def test_the_order_of_writing_matters_only_at_the_same_moment(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    shuffled = data.draw(st.permutations(range(len(moves))))
    moments = [moves[number].at for number in shuffled]
    queues = {at: [number for number, move in enumerate(moves) if move.at == at] for at in moments}
    order = [queues[at].pop(0) for at in moments]
    verdicts = {step.number: step.ruling for step in steps_of(game, setup, moves) if step.ruling}
    again = steps_of(game, setup, tuple(moves[number] for number in order))
    assert {order[step.number]: step.ruling for step in again if step.number is not None} == verdicts


@every_game
@given(data=st.data())
@examples
def test_a_game_is_what_its_rulings_make_of_it(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    referee, steps = Referee.of(game, setup).finish(moves)
    assert Referee.of(game, setup).finish(moves) == (referee, steps)
    assert sorted(step.number for step in steps if step.number is not None) == list(range(len(moves)))
    state = start(game, setup)
    for step in steps:
        state = lapse(state) if step.move is None or step.ruling is None else evolve(state, step.move, step.ruling)
        assert state == step.state
    assert state == referee.state


@every_game
@given(data=st.data())
@examples
def test_only_a_call_that_is_right_is_won_or_tied(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    before = start(game, setup)
    for step in steps_of(game, setup, moves):
        if step.ruling is not None and step.ruling.reading is not None:
            assert step.move is not None
            symbol = step.move.symbol
            right = [match for match in matches_of(before, step.move.seat) if match.symbol == symbol]
            assert right
            visible = game.visible(setup, before.table)
            showing = [card for card in visible if card is not None and symbol in setup.cards[card]]
            assert len(showing) >= len(right[0].reads)
        elif step.ruling is not None and step.ruling.verdict == "won":
            assert step.move is not None
            assert step.move.take or step.move.slap
        before = step.state


def rounds_dealt(state: State) -> int:
    """Return how many rounds have been dealt after the first, from nothing but the number of cards that are won."""
    players, cards = len(state.setup.players), len(state.setup.cards)
    won = sum(state.game.counts(state.table))
    if state.game.name == "hot-potato":
        return won // players - state.over
    if state.game.name != "catch-them-all":
        return 0
    rounds = 0
    while won >= min(players, cards - 1) and cards >= 2:
        around = min(players, cards - 1)
        won, cards = won - around, cards - around
        rounds += cards >= 2
    return rounds


@every_game
@given(data=st.data())
@examples
def test_a_turn_is_a_win_a_lapse_or_a_new_round(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    wins_and_lapses = 0
    for step in steps_of(game, setup, moves):
        wins_and_lapses += step.ruling is None or step.ruling.verdict == "won"
        assert step.state.turn == wins_and_lapses + rounds_dealt(step.state)


# Matches


def abouts(state: State) -> Iterator[dict[str, Any]]:
    """Yield everything that a call could say it is about, in reading order."""
    about, places = state.game.about, range(len(state.game.visible(state.setup, state.table)) + 1)
    if "on" in about:
        yield from ({"on": seat} for seat in state.setup.seats)
    elif "card" in about:
        yield from ({"place": place} for place in places)
    elif "cards" in about:
        yield from ({"places": three} for three in combinations(places, 3))
    else:
        yield {}


@every_game
@given(data=st.data())
@examples
def test_matches_are_exactly_the_right_calls(game: Game[Any], data: Draw) -> None:
    state = without_ties(data.draw(st.sampled_from(reached(game, data, most_players=5, most_cards=21))))
    setup, later = state.setup, 10**6
    symbols = {symbol for card in setup.cards for symbol in card}
    for seat in setup.seats:
        said: dict[tuple[object, ...], Move] = {}
        unsaid = set()
        for symbol in symbols:
            for about in abouts(state):
                call = Move(later, seat, symbol, turn=state.turn, **about)
                if decide(state, call).verdict == "won":
                    # Of the same symbol on several threes of cards, the first one stands for all.
                    said.setdefault((symbol, call.on, call.place), call)
            if decide(state, Move(later, seat, symbol, turn=state.turn)).verdict == "won":
                unsaid.add(symbol)
        calls = [match.call(later, seat, state.turn) for match in matches_of(state, seat)]
        assert {(call.symbol, call.on, call.place): call for call in calls} == said
        assert {call.symbol for call in calls} == unsaid
        assert len(calls) == len(said)


@every_game_that_ends
@given(data=st.data())
@examples
def test_every_game_can_be_finished_from_everywhere(game: Game[Any], data: Draw) -> None:
    state = without_ties(data.draw(st.sampled_from(reached(game, data))))
    pick = data.draw(st.randoms(use_true_random=False))
    at = 10**6
    # Each call wins a card, or gives one away in a round that it shortens: there cannot be more of them than this.
    for _ in range(2 * len(state.setup.cards)):
        if state.over:
            break
        able = [(seat, match) for seat in state.setup.seats for match in matches_of(state, seat)]
        seat, match = pick.choice(able)
        ruling = decide(state, match.call(at, seat, state.turn))
        assert ruling.verdict == "won"
        state = evolve(state, match.call(at, seat), ruling)
        at += 1000
    assert state.over


def four_in_two_ties() -> tuple[Setup, tuple[Move, ...]]:
    """Return a duel of four in which two pairs are tied, apart from each other."""
    cards = [{"ab", "ac", "ad"}, {"ab", "bc", "bd"}, {"ac", "bc", "cd"}, {"ad", "bd", "cd"}]
    calls = [
        Move(0, seat, symbol, on=on) for seat, symbol, on in [(0, "ab", 1), (1, "ab", 0), (2, "cd", 3), (3, "cd", 2)]
    ]
    return Setup.of("ABCD", cards, Options(tie_ms=50, take_ms=1000)), tuple(calls)


def test_no_tie_outlives_its_game() -> None:
    setup, calls = four_in_two_ties()
    referee, _ = Referee.of(BY_NAME["duel"], setup).finish(calls)
    assert len(referee.state.ties) == 2
    referee, _ = referee.finish([Move(100, 3, take=True)])
    assert referee.state.over
    later, steps = referee.feed([Move(2000, 0, take=True)], watermark=3000)
    assert [step.ruling.verdict for step in steps if step.ruling] == ["frozen"]
    assert later.state == referee.state
    assert later.state.game.ranking(later.state.table)[0] == (3,)


@every_game
@given(data=st.data())
@examples
def test_nothing_waits_in_a_finished_game(game: Game[Any], data: Draw) -> None:
    assert not any(state.over and state.ties for state in reached(game, data))


@every_game_that_ends
@given(data=st.data())
@examples
def test_a_finished_game_accepts_nothing(game: Game[Any], data: Draw) -> None:
    state, at = start(game, data.draw(setups(game, most_cards=21))), 0
    while not state.over:
        seat, match = next((seat, match) for seat in state.setup.seats for match in matches_of(state, seat))
        call = match.call(at := at + 1000, seat, state.turn)
        state = evolve(state, call, decide(state, call))
    moves = [make_move(state, impulse, at + impulse.gap) for impulse in data.draw(impulses)]
    referee, steps = Referee(state).finish(moves)
    assert all(step.ruling is not None and step.ruling.verdict == "frozen" for step in steps)
    assert referee.state == state


# States are values


@every_game
@given(data=st.data())
@examples
def test_nothing_that_is_passed_in_is_changed(game: Game[Any], data: Draw) -> None:
    setup, moves = data.draw(games_in_play(game))
    state = start(game, setup)
    for step in steps_of(game, setup, moves):
        written = repr(state), repr(step)
        if step.move is None or step.ruling is None:
            lapse(state)
        else:
            decide(state, step.move)
            evolve(state, step.move, step.ruling)
        assert (repr(state), repr(step)) == written
        state = step.state


@every_game
@given(data=st.data())
@settings(max_examples=5)
def test_a_state_cannot_be_changed(game: Game[Any], data: Draw) -> None:
    state = start(game, data.draw(setups(game)))
    for struct in (state, state.table, state.setup, state.setup.options):
        for field in struct.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(struct, field, None)
    assert all(isinstance(getattr(state.table, name), tuple | int | None) for name in state.table.__struct_fields__)


# Names


def test_games_have_names_of_their_own() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES) == len(FACE_UP)
