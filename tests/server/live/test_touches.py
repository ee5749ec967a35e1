"""Touches of several players on one screen: the order of the page decides, however late its packets arrive."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from live_table import Live
from server.harness import NullTransport
from sosie.server.live.connection import Connection, Timeline, Touches
from sosie.table.entries import Came
from sosie.table.fairness import Link, reaction
from sosie.table.messages import Call, Ruled
from sosie.table.settings import Settings

RACES = 300
TIE_MS = 3

trips = st.floats(0, 300)
times = st.lists(st.tuples(st.floats(300, 5000), trips), min_size=2, max_size=6)
TURN = (False, 0, 0)


def arrivals(chance: Random, touches: list[float], trip: float, jitter: float) -> Iterator[float]:
    """Yield when the packets of touches arrive: in order, some of them late."""
    latest = 0.0
    for touch in touches:
        late = chance.uniform(100, 400) if chance.random() < 0.1 else 0.0
        latest = max(latest, touch + 2 * trip + chance.uniform(0, jitter) + late)
        yield latest


def winner(chance: Random, gap: float) -> int | None:
    """Race two players of one screen, the first `gap` milliseconds ahead; return the winner, or None for a tie."""
    trip, jitter = chance.uniform(1, 60), chance.uniform(0, 30)
    link = Link(tuple(2 * trip + chance.uniform(0, jitter) for _ in range(9)))
    seats = chance.sample((0, 1), 2)
    live = Live(settings=Settings(tie_ms=TIE_MS)).seat("Ada", "Ben")
    for seat in seats:
        live.put(Came(seat, "server/1"))
    live.start(chance.randrange(10**6))
    connection, timeline = Connection(NullTransport(), (0, 1), link), Timeline()
    timeline.show_turn(0, 0, 0.0)
    first = chance.uniform(400, 2000)
    for seat, touch, now in zip(
        seats, (first, first + gap), arrivals(chance, [first, first + gap], trip, jitter), strict=True
    ):
        call = Call(live.number(seat), live.matches(seat)[0].symbol, 0, touch)
        live.put(connection.moved(seat, call, live.game, timeline, now))
    live.raise_watermarks(10_000)
    ruled = [update for update in live.updates if isinstance(update, Ruled)]
    return seats.index(ruled[0].seat) if ruled[0].verdict == "won" else None


def test_faster_player_wins_on_one_screen() -> None:
    chance = Random(18)
    # A gap that rounds to the tie window is a tie by the rules.
    winners = [winner(chance, chance.uniform(TIE_MS + 1, 60)) for _ in range(RACES)]
    assert winners.count(0) >= 0.99 * RACES
    assert winners.count(1) == 0


@given(times, st.lists(trips, min_size=1, max_size=9))
def test_touches_keep_their_order(touches: list[tuple[float, float]], round_trips: list[float]) -> None:
    link, measured, latest = Link(tuple(round_trips)), Touches(), 0.0
    took = []
    for touch, delay in sorted(touches):
        latest = max(latest, touch + delay)
        took.append(measured.spaced(TURN, latest, link, touch).took)
    assert took == sorted(took)


@given(times, st.lists(trips, min_size=1, max_size=9), st.floats(-1e12, 1e12))
def test_shared_screen_never_gains_time(
    touches: list[tuple[float, float]], round_trips: list[float], lie: float
) -> None:
    link, measured = Link(tuple(round_trips)), Touches()
    measured.spaced(TURN, 1000.0, link, lie)
    for touch, delay in touches:
        alone = reaction(touch + delay, link, touch).took
        shared = measured.spaced(TURN, touch + delay, link, touch).took
        assert alone <= shared <= max(alone, touch + delay + 60)
