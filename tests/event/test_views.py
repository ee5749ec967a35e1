"""Views of an event: the host and the boards see all of it, each person their own part."""

from event.events import finished_round, opened, seated, started
from live_table import Live
from sosie.event.event import Event
from sosie.event.messages import Attending
from sosie.event.settings import EventSettings
from sosie.event.standings import standings
from sosie.event.views import attending, board_table, event_view
from sosie.table.messages import Ruled
from sosie.table.settings import Settings


def seen_by(event: Event, person: int) -> Attending:
    return attending(event, person, {standing.person: standing for standing in standings(event)})


def test_lobby_shows_who_is_here() -> None:
    event = opened(3)
    view = event_view(event, {0, 2}, 0)
    assert [person.here for person in view.people] == [True, False, True]
    assert (view.phase, view.tables, view.standings, view.fastest, view.left_ms) == ("lobby", (), (), None, None)
    mine = seen_by(event, 1)
    assert (mine.table, mine.table_code, mine.rank, mine.points, mine.others) == (None, None, None, 0, ())
    assert (mine.people, mine.tables_left, mine.podium) == (3, 0, ())


def test_table_has_a_code_once_its_round_has_started() -> None:
    plan = seated(opened(8))
    assert [seen_by(plan, person).table_code for person in range(8)] == [None] * 8
    event = started(opened(8))
    for person in range(8):
        mine = seen_by(event, person)
        assert mine.table is not None
        assert mine.table == event.table_of(person)
        assert mine.table_code == event.table_code(mine.table)
        assert len(mine.others) == 3
        assert event.people[person].name not in mine.others
        assert mine.tables_left == 2


def test_clock_shows_the_time_left() -> None:
    event = started(opened(4, EventSettings(minutes=2)), at=1000)
    assert event_view(event, (), 31_000).left_ms == 90_000
    assert event_view(event, (), 999_000).left_ms == 0
    assert event_view(finished_round(event), (), 31_000).left_ms is None


def test_people_see_their_rank_and_teams_only_if_there_are_any() -> None:
    event = finished_round(started(opened(8, EventSettings(rounds=2, teams=2))))
    first = standings(event)[0]
    mine = seen_by(event, first.person)
    assert (mine.rank, mine.points, mine.gained) == (1, first.points, first.gained)
    assert mine.team == event.people[first.person].team
    assert (mine.table_code, mine.podium) == (None, ())
    assert seen_by(opened(2), 0).team is None


def test_podium_has_the_best_three() -> None:
    event = finished_round(started(opened(8, EventSettings(rounds=1))))
    best = standings(event)[:3]
    podium = seen_by(event, 7).podium
    assert [(one.name, one.rank, one.points) for one in podium] == [
        (event.people[standing.person].name, standing.rank, standing.points) for standing in best
    ]
    view = event_view(event, (), 0)
    assert [table.points for table in view.tables] == [
        table.result.points for table in event.rounds[0].tables if table.result
    ]


def test_board_shows_the_centre_and_the_latest_call() -> None:
    live = Live().seat("Ada", "Ben")
    assert board_table(0, live.table, None).cards == ()
    live.start()
    state = live.state
    shown = board_table(3, live.table, None)
    assert (shown.table, shown.left, shown.symbol) == (3, state.game.left(state.setup, state.table), None)
    centre = state.game.visible(state.setup, state.table)[0]
    assert centre is not None
    assert shown.cards == (live.game.cards[centre],)
    live.call(1)
    live.raise_watermarks()
    latest = next(event for event in live.updates if isinstance(event, Ruled))
    shown = board_table(3, live.table, latest)
    assert (shown.symbol, shown.seat, shown.leaders) == (latest.symbol, 1, (1,))


def test_board_shows_own_cards_of_a_game_without_centre() -> None:
    live = Live(settings=Settings(games=("hot-potato",))).seat("Ada", "Ben").start()
    shown = [card for card in live.state.game.visible(live.state.setup, live.state.table) if card is not None]
    assert board_table(0, live.table, None).cards == tuple(live.game.cards[card] for card in shown[:3])
    assert len(shown) == 2
