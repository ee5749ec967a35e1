"""Defects that the simulation has found, each reduced to a few steps."""

import asyncio
from collections import Counter

import pytest

from live_table import Live, pack_of
from simulation.network import Net
from simulation.pages import EventPage, Television
from simulation.world import World
from sosie.bots import Intention
from sosie.event.entries import EventEmojiSwitched, EventLocked, EventOpened
from sosie.event.fold import fold, open_event
from sosie.event.messages import SwitchEmoji
from sosie.event.settings import EventSettings
from sosie.rules import Move
from sosie.rules.record import MAX_HANDICAP_MS
from sosie.server.access.tokens import digest
from sosie.server.live.bots import BotDriver
from sosie.server.live.connection import Timeline
from sosie.server.log.interface import LogUnavailable
from sosie.table.due import Playing, watermarks_due
from sosie.table.entries import BotSat, BySeat, Came, Left, Moved, WatermarksRaised, from_log
from sosie.table.messages import AddBot, Leave, Ready, Ruled, SetHandicap, Settle, Start
from sosie.table.settings import NewSettings, Settings


def test_call_and_take_of_one_moment_do_not_stop_game() -> None:
    """Seed 417 at two servers: ten minutes of Hot Potato without a ruling."""
    live = Live().seat("Ada", "Ben").start()
    number = live.game.number
    live.put(WatermarksRaised(number, ((0, 5000), (1, 5003))))
    match = live.matches(0)[0]
    # Both are late, so they count at Ada's watermark.
    live.put(Moved(0, live.number(0), 0, 900, symbol=match.symbol, game=number))
    live.put(Moved(0, live.number(0), 0, 300, take=True, game=number))
    live.put(WatermarksRaised(number, ((0, 60_000),)))
    assert live.game.referee.waiting or live.game.pending
    due = [
        event
        for server, seat in (("a", 0), ("b", 1))
        for event in watermarks_due(live.table, Playing(server, 0, 0.0, (seat,), 0.0, None, None))
    ]
    assert due, f"no server raises a watermark: {live.game.watermarks}, needed {live.game.needed}"


@pytest.mark.parametrize("log_ms", [5, 1, 0.2])
def test_bot_takes_once_in_tie(log_ms: float) -> None:
    world = World(3, net=Net(40, 2, log_ms=log_ms))
    code = world.table(Settings(games=("tower",), tie_ms=100), pack_of("plane:7"))
    ada = world.sit(code, "Ada", errors=0)
    ada.ask(AddBot, level="expert")
    world.run(3000)
    ada.plays = True
    ada.ask(Start)
    world.until(lambda: ada.view is not None and ada.view.phase == "finished", 400_000)
    entries = [from_log(entry) for entry in world.store.entries[code]]
    takes = Counter((one.game, one.turn) for one in entries if isinstance(one, Moved) and one.take and one.seat == 1)
    assert set(takes.values()) == {1}
    assert sum(isinstance(message, Ruled) for message in ada.received) < 200


def test_bot_that_sits_in_late_does_not_stop_game() -> None:
    """Seed 462 at one server: its first call counted long before it sat in, and the next turn was ruled much later."""
    world = World(5, net=Net(20, 2))
    code = world.table(Settings(games=("tower",)), pack_of("plane:7"))
    ada, ben = world.sit(code, "Ada"), world.sit(code, "Ben", errors=0)
    ada.ask(Start)
    world.run(60_000)
    ada.ask(Leave)
    world.run(1000)
    ben.ask(AddBot, level="expert", seat=0)
    ben.plays = True
    world.until(lambda: sum(isinstance(message, Ruled) for message in ben.received) > 3, 20_000)


def test_bot_calls_and_slaps_at_one_moment() -> None:
    """Seed 2211 at three servers: the scheduler fails every second until somebody else moves."""
    live = Live().seat("Ada", "Ben").start()
    driver = BotDriver(live.table, live.game)
    driver._calls[1] = Intention(Move(1000, 1, live.matches(1)[0].symbol, turn=0), (0,))
    driver._slaps[1] = Intention(Move(1000, 1, slap=True, turn=0), (0,))
    assert len(list(driver.due(live.table, live.game, 2000))) == 2


def test_lost_request_counts_after_later_one() -> None:
    world = World(1)
    code = world.table(Settings(games=("tower",)), pack_of("plane:3"))
    ada, _ben = world.sit(code, "Ada"), world.sit(code, "Ben")
    world.cut_log(0)
    settle = ada.ask(Settle, settings=NewSettings(games=("well",)))
    world.run(100)
    world.heal_log(0)
    ready = ada.ask(Ready)
    world.run(5000)
    assert world.oracle.tables[code].settings.games == ("well",)
    assert [ada.ended[number][1] for number in (settle, ready)] == ["counted", "counted"]


def test_repeat_of_skipped_request_counts_once() -> None:
    live = Live().seat("Ada", "Ben")
    table = live.table.with_request(0, 1).with_request(0, 4)
    assert [table.has_counted(0, number) for number in range(1, 6)] == [True, False, False, True, False]
    table = table.with_request(0, 3)
    assert [table.has_counted(0, number) for number in range(1, 6)] == [True, False, True, True, False]
    assert not table.with_request(0, 10**9).has_counted(0, 10**9 - 1)
    assert len(table.with_request(0, 10**9).skipped) <= 8


def test_lost_request_of_event_host_counts_after_later_one() -> None:
    event = open_event(EventOpened("*TEST2", "key", pack_of(), EventSettings()))
    later = fold(event, EventLocked(2, locked=True)).event
    switched = fold(later, EventEmojiSwitched(1, off=True)).event
    assert (switched.locked, switched.emoji_off, switched.last_request) == (True, True, 2)
    assert fold(switched, EventEmojiSwitched(1, off=False)).event is switched
    assert fold(switched, EventLocked(2, locked=False)).event is switched


def test_event_forgets_sender_of_lost_request() -> None:
    """Seed 356 at three servers: a request that counted as the repeat of a lost one kept its connection."""
    world = World(1)
    event, token = world.inside(world.servers[0].events.create(pack_of(), EventSettings()))
    host = EventPage(world, event.code, "host", token)
    world.run(2000)
    world.store.is_full = True
    lost = host.ask(SwitchEmoji)
    world.run(100)
    world.store.is_full = False
    host.ask(SwitchEmoji)
    world.until(lambda: lost in host.ended)
    assert not event._senders


def test_room_forgets_lost_scheduled_entries() -> None:
    world = World(1, net=Net(log_ms=1))
    code = world.table()
    ada, _ben = world.sit(code, "Ada"), world.sit(code, "Ben")
    world.cut_log(0)
    ada.cut()
    world.run(7000)
    world.heal_log(0)
    world.run(20_000)
    (room,) = world.servers[0].rooms.live()
    assert room.follower.own == {}


def test_cancelled_join_of_unreachable_table_leaves_no_exception() -> None:
    world = World(1)
    code = world.table()
    world.servers[0].rooms.close()
    world.cut_log(0)

    async def join() -> None:
        joining = asyncio.create_task(world.servers[0].rooms.find(code))
        await asyncio.sleep(0)
        joining.cancel()
        with pytest.raises(asyncio.CancelledError):
            await joining
        with pytest.raises(LogUnavailable):
            await world.servers[0].rooms.find(code)

    world.inside(join())
    world.run(1000)


def test_repeats_of_pending_requests_are_not_queued() -> None:
    """Seed 89: after eight seconds of a slow log, its queue took half a minute, and moves were given up."""
    world = World(1)
    code = world.table(Settings(games=("tower",)), pack_of("plane:7"))
    ada, _ben = world.sit(code, "Ada"), world.sit(code, "Ben")
    ada.ask(Start)
    world.until(lambda: ada.game is not None)
    world.net = Net(log_ms=3000)
    world.run(500)
    ada.call()
    ada.ask(Ready)
    world.run(30_000)
    requests = [(one.seat, one.number) for one in map(from_log, world.store.entries[code]) if isinstance(one, BySeat)]
    assert requests == [(0, 1), (0, 2), (0, 3)]


def test_presence_is_not_queued_twice() -> None:
    world = World(1)
    code = world.table()
    ada = world.sit(code, "Ada")
    world.net = Net(log_ms=8000)
    ada.cut()
    world.run(60_000)
    came = [entry for entry in world.store.entries[code] if isinstance(from_log(entry), Came)]
    assert len(came) == len(set(came))


def test_page_that_asks_for_nothing_notices_dead_line() -> None:
    """A TV showed the same cards for ever after its line had died without a word."""
    world = World(1)
    code = world.table(screen=digest("a screen"))
    television = Television(world, code, "TV", "a screen")
    world.sit(code, "Ada")
    world.run(100_000)
    television.cut(silently=True)
    world.run(60_000)
    assert television.is_open
    assert world.oracle.tables[code].screen_at


def test_connection_of_person_who_left_does_not_become_bots() -> None:
    """Seed 5607: the bot in their seat was taken for a person who is present, and no move was ruled any more."""
    live = Live().seat("Ada", "Ben")
    live.put(Left(1, live.number(1)))
    live.put(BotSat(0, live.number(0), "child", "Pip"))
    before = live.table
    live.put(Came(1, "a/4", ""))
    assert live.table is before


def test_new_player_of_seat_may_begin_with_any_number() -> None:
    """Seed 1770 at three servers: the invariant took their request for a repeat of one of the player before."""
    world = World(1)
    code = world.table()
    ben, _ada = world.sit(code, "Ben"), world.sit(code, "Ada")
    ben.ask(Ready)
    ben.ask(Leave)
    world.run(1000)
    cleo = world.sit(code, "Cleo")
    assert cleo.seat == 0
    cleo._send(Ready(number=3))
    cleo._send(Ready(number=1))
    world.run(1000)
    assert [world.oracle.tables[code].has_counted(0, number) for number in (1, 2, 3)] == [True, False, True]


def test_move_waits_for_its_handicap_before_it_is_given_up() -> None:
    """Seed 522 at three servers: on a slow connection, a page gave up a move that was still to be ruled."""
    world = World(1, net=Net(300, log_ms=200))
    code = world.table(Settings(games=("tower",)), pack_of("plane:7"))
    ada, ben = world.sit(code, "Ada"), world.sit(code, "Ben")
    ada.ask(SetHandicap, seat=1, handicap_ms=MAX_HANDICAP_MS)
    world.run(5000)
    ada.ask(Start)
    world.until(lambda: ada.game is not None and ben.game is not None)
    world.run(1000)
    # Her call is ruled while his waits, and moves are ruled in the order of event time.
    ada.call()
    world.run(100)
    call = ben.call()
    world.until(lambda: call in ben.ended)
    assert ben.ended[call][1] == "counted"


def test_move_of_turn_to_come_does_not_count_in_future() -> None:
    """Seed 231 at two servers: a liar's move counted 30 seconds later, and nothing was ruled until then."""
    timeline = Timeline()
    timeline.show_turn(0, 0, 1000)
    timeline.show_turn(2, 40_000, 41_000)
    timeline.show_turn(4, 50_000, 51_000)
    assert [timeline.since(turn, 51_500) for turn in (4, 10, 3, 1)] == [500, 500, 10_500, 50_500]
    assert timeline.since(-1, 51_500) == 50_500
