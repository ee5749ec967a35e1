"""A stateful test: the invariants of a table hold for random entries in any order."""

from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from live_table import (
    GAME_NAMES,
    Live,
    changes_nothing,
    check_events,
    check_face_up,
    check_host,
    check_record,
    pack_of,
    refolded,
    shuffled,
)
from rule_strategies import NAMES
from sosie.table.entries import (
    AnyEntry,
    BotSat,
    BySeat,
    Came,
    Chosen,
    Closed,
    Dealt,
    Drawn,
    EmojiAllowed,
    EmojiSent,
    HandicapSet,
    HostLapsed,
    HostPassed,
    Left,
    Locked,
    Moved,
    Named,
    Readied,
    Removed,
    Sat,
    ScreenCame,
    ScreenWent,
    Settled,
    Started,
    Stopped,
    WatermarksRaised,
    Went,
    from_log,
    to_log,
)
from sosie.table.fold import Folded, fold
from sosie.table.messages import Update, View
from sosie.table.settings import MAX_SEATS, Settings

seats = st.integers(0, 7)
any_seats = st.integers(-2, 9)
names = st.sampled_from(NAMES) | st.text(min_size=1, max_size=24)
levels = st.sampled_from(["child", "adult", "expert"])
packs = st.builds(
    pack_of,
    st.sampled_from(["plane:2", "plane:3", "plane:3", "plane:4", "plane:4", "sunflower:12-3"]),
    st.sampled_from(["face-off", "duel-or-hot-potato"]),
    words=st.booleans(),
)
kinds = st.sampled_from(["game", "game", "match", "tournament", "tournament", "practice"])
games = st.lists(st.sampled_from(GAME_NAMES), min_size=1, max_size=3).map(tuple)
good_settings: st.SearchStrategy[Settings] = st.builds(
    Settings,
    kind=kinds,
    games=games,
    length=st.none() | st.integers(1, 3),
    tie_ms=st.sampled_from([0, 15, 100]),
    take_ms=st.sampled_from([500, 3000]),
    freeze_ms=st.sampled_from([0, 500]),
    until=st.sampled_from(["first-out", "last-left"]),
)
bad_settings = st.sampled_from([
    Settings(games=()), Settings(games=("chess",)), Settings(length=0), Settings(tie_ms=-1), Settings(take_ms=9),
    Settings(freeze_ms=10**9), Settings(rounds=4), Settings(games=("hot-potato",), rounds=20),
])  # fmt: skip
tooks = st.sampled_from([300, 301, 310, 350, 400, 500, 700, 900, 1500, 4000])
moments = st.integers(0, 3000)
targeted = st.sampled_from([True, True, False])
odd_places = st.none() | st.integers(-12, 30)


def is_time_for_requests(machine: "TableMachine") -> bool:
    """Tell whether to do something other than a move, while a game is in progress."""
    return not machine.is_playing or len(machine.live.log) % 4 == 0


class TableMachine(RuleBasedStateMachine):
    """A table with random requests of people and bots."""

    def __init__(self) -> None:
        super().__init__()
        self.live = Live()
        self.of_game: list[Update] = []
        self.keys = 0

    @initialize(
        pack=packs,
        chosen=good_settings,
        count=st.sampled_from([2, 2, 3, 4, 1]),
        begin=st.sampled_from([True, True, False]),
    )
    def sit_down(self, pack: Any, chosen: Settings, count: int, begin: bool) -> None:
        self.live = Live(pack, chosen).seat(*NAMES[:count])
        if begin:
            self.start(by=1)
            self.deal(seed=count, late=0, game=chosen.games[0])

    def put(self, entry: AnyEntry) -> Folded:
        before = self.live.table
        folded = self.live.put(entry)
        check_events(before, folded)
        assert folded == fold(before, entry)
        if before.dealt != folded.table.dealt:
            self.of_game = []
        self.of_game += folded.updates
        if isinstance(entry, BySeat):
            assert changes_nothing(folded.table, entry) or folded.table.player(entry.seat) is None
        if folded.table.last is not None and folded.table.last is not before.last:
            self.game_is_over(folded.updates)
        return folded

    def game_is_over(self, updates: tuple[Update, ...]) -> None:
        assert isinstance(updates[-1], View)
        assert updates[-1].game is not None
        check_record(self.live.table, updates[-1].game)
        check_face_up(self.live.table.pack, self.live.game, self.of_game)

    def number(self, seat: int) -> int:
        return self.live.number(seat)

    @property
    def phase(self) -> str:
        return self.live.table.phase

    @property
    def is_playing(self) -> bool:
        return self.phase == "playing"

    def somebody(self, seat: int) -> int:
        """Map a number to a seat, mostly a taken one."""
        taken = self.live.table.taken
        return taken[seat % len(taken)] if taken and seat % 5 else seat

    # Presence

    @precondition(is_time_for_requests)
    @rule(name=names, waits=st.booleans())
    def sit(self, name: str, waits: bool) -> None:
        self.keys += 1
        self.put(Sat(name, f"key {self.keys}", waits=waits))

    @precondition(is_time_for_requests)
    @rule(seat=seats)
    def connect(self, seat: int) -> None:
        seat = self.somebody(seat)
        player = self.live.table.player(seat)
        if player is None or not player.is_bot:
            self.put(Came(seat))

    @precondition(is_time_for_requests)
    @rule(seat=seats)
    def disconnect(self, seat: int) -> None:
        seat = self.somebody(seat)
        self.put(Went(seat))

    @precondition(is_time_for_requests)
    @rule(seat=seats)
    def lapse_host(self, seat: int) -> None:
        seat = self.somebody(seat)
        self.put(HostLapsed(seat))

    @precondition(is_time_for_requests)
    @rule(seat=st.integers(0, 20))
    def leave(self, seat: int) -> None:
        if seat > 7:
            return
        seat = self.somebody(seat)
        self.put(Left(seat, self.number(seat)))

    @precondition(is_time_for_requests)
    @rule(seat=seats, ready=st.booleans())
    def be_ready(self, seat: int, ready: bool) -> None:
        seat = self.somebody(seat)
        self.put(Readied(seat, self.number(seat), ready))

    @precondition(is_time_for_requests)
    @rule(seat=seats, name=names)
    def rename(self, seat: int, name: str) -> None:
        seat = self.somebody(seat)
        self.put(Named(seat, self.number(seat), name))

    # Requests of the host, also from others

    def host_or(self, seat: int) -> int:
        return self.live.table.host if self.live.table.host is not None and seat % 4 else seat

    @precondition(is_time_for_requests)
    @rule(by=seats, level=levels, name=names, other=st.none() | any_seats)
    def add_bot(self, by: int, level: str, name: str, other: int | None) -> None:
        by = self.host_or(by)
        self.put(BotSat(by, self.number(by), level, name, other))

    @precondition(is_time_for_requests)
    @rule(by=seats, other=any_seats, keep_out=st.booleans())
    def remove(self, by: int, other: int, keep_out: bool) -> None:
        other = self.somebody(other)
        by = self.host_or(by)
        before, player = self.live.table, self.live.table.player(other)
        folded = self.put(Removed(by, self.number(by), other, keep_out))
        if player is not None and folded.refused is None and folded.table is not before and keep_out and player.key:
            assert folded.table.locked
            assert player.key in folded.table.kept_out

    @precondition(is_time_for_requests)
    @rule(by=seats, locked=st.booleans(), forgive=st.booleans())
    def lock(self, by: int, locked: bool, forgive: bool) -> None:
        by = self.host_or(by)
        self.put(Locked(by, self.number(by), locked, forgive))

    @precondition(is_time_for_requests)
    @rule(by=seats, other=any_seats, handicap_ms=st.sampled_from([0, 50, 700, 1500, 1501, -1]))
    def set_handicap(self, by: int, other: int, handicap_ms: int) -> None:
        by = self.host_or(by)
        self.put(HandicapSet(by, self.number(by), self.somebody(other), handicap_ms))

    @precondition(is_time_for_requests)
    @rule(by=seats, allowed=st.booleans())
    def allow_emoji(self, by: int, allowed: bool) -> None:
        by = self.host_or(by)
        self.put(EmojiAllowed(by, self.number(by), allowed))

    @precondition(is_time_for_requests)
    @rule(name=st.sampled_from(["a/1", "b/2"]), comes=st.booleans())
    def screen_comes_or_goes(self, name: str, comes: bool) -> None:
        self.put(ScreenCame(name) if comes else ScreenWent(name))

    @rule(seat=seats)
    def send_emoji(self, seat: int) -> None:
        seat = self.somebody(seat)
        self.put(EmojiSent(seat, self.number(seat), "clap"))

    @precondition(is_time_for_requests)
    @rule(seat=seats)
    def sit_again(self, seat: int) -> None:
        """Sit down with a token that the table has seen."""
        keys = [entry.key for entry in self.live.log if isinstance(entry, Sat)]
        if keys:
            self.put(Sat("Ada", keys[seat % len(keys)]))

    @precondition(is_time_for_requests)
    @rule(by=seats, other=any_seats)
    def pass_host(self, by: int, other: int) -> None:
        other = self.somebody(other)
        by = self.host_or(by)
        self.put(HostPassed(by, self.number(by), other))

    @precondition(is_time_for_requests)
    @rule(by=seats, chosen=good_settings | bad_settings, pack=st.none() | packs)
    def settle(self, by: int, chosen: Settings, pack: Any) -> None:
        by = self.host_or(by)
        self.put(Settled(by, self.number(by), chosen, pack))

    @precondition(lambda self: self.phase in {"lobby", "finished"})
    @rule(by=seats)
    def start(self, by: int) -> None:
        by = self.host_or(by)
        self.put(Started(by, self.number(by)))

    @precondition(is_time_for_requests)
    @rule(by=st.integers(0, 40))
    def stop(self, by: int) -> None:
        # Rarely, so that games progress.
        if by < 3:
            by = self.host_or(by)
            self.put(Stopped(by, self.number(by)))

    @precondition(is_time_for_requests)
    @rule(die=st.integers(0, 60))
    def close(self, die: int) -> None:
        if die == 60:
            self.put(Closed())

    @precondition(lambda self: self.phase == "dealing")
    @rule(seat=seats, game=st.sampled_from(GAME_NAMES))
    def choose(self, seat: int, game: str) -> None:
        seat = self.somebody(seat)
        self.put(Chosen(seat, self.number(seat), game))

    @precondition(lambda self: self.phase == "dealing")
    @rule(late=st.sampled_from([0, 0, 1]), game=st.sampled_from(GAME_NAMES))
    def draw(self, late: int, game: str) -> None:
        self.put(Drawn(self.live.table.dealt + late, game))

    @precondition(lambda self: self.phase == "dealing")
    @rule(
        seed=st.integers(0, 99), late=st.sampled_from([0, 0, 0, 0, 1, -1]), game=st.none() | st.sampled_from(GAME_NAMES)
    )
    def deal(self, seed: int, late: int, game: str | None) -> None:
        count = len(self.live.table.pack.cards)
        self.put(Dealt(self.live.table.dealt + late, shuffled(count, seed), game))

    @precondition(lambda self: self.phase == "dealing")
    @rule(seed=st.integers(0, 99))
    def deal_cards_that_are_not_there(self, seed: int) -> None:
        table = self.live.table
        self.put(Dealt(table.dealt, shuffled(len(table.pack.cards) - 1, seed)))
        assert self.live.table is table

    # Moves

    def turn(self, back: int) -> int:
        return self.live.state.turn - back

    @precondition(lambda self: self.is_playing)
    @rule(
        pick=st.integers(0, 7),
        took=tooks,
        back=st.sampled_from([0, 0, 0, 0, 1, 3, -1, -9]),
        error_ms=moments,
        is_targeted=targeted,
    )
    def call(self, pick: int, took: int, back: int, error_ms: int, is_targeted: bool) -> None:
        seat = self.live.game.seats[pick % len(self.live.game.seats)]
        if matches := self.live.matches(seat):
            match = matches[0 if pick % 2 else pick % len(matches)]
            entry = self.live.moved(seat, match, took, turn=self.turn(back), error_ms=error_ms % 40)
            self.put(entry if is_targeted else Moved(seat, entry.number, entry.turn, took, symbol=entry.symbol))

    @precondition(lambda self: self.is_playing)
    @rule(took=tooks, apart=st.lists(st.integers(0, 130), min_size=1, max_size=4), is_ruled=st.booleans())
    def race(self, took: int, apart: list[int], is_ruled: bool) -> None:
        """Make calls of several seats on the same turn in quick succession."""
        turn = self.live.state.turn
        for seat, after in zip(self.live.game.seats, apart, strict=False):
            if self.is_playing and (matches := self.live.matches(seat)):
                self.put(self.live.moved(seat, matches[0], took + after, turn=turn))
        if is_ruled and self.is_playing:
            self.raise_all_watermarks(took + 400)

    @precondition(lambda self: self.is_playing)
    @rule(chance=st.randoms(use_true_random=False), rounds=st.integers(1, 12))
    def play_on(self, chance: Random, rounds: int) -> None:
        """Play normally for a while."""
        number = self.live.game.number
        for _ in range(rounds):
            if self.is_playing and self.live.game.number == number:
                seats = self.live.game.seats
                self.call(chance.randrange(len(seats)), chance.randrange(300, 1500), 0, 0, is_targeted=True)
            if self.is_playing and self.live.state.ties and chance.random() < 0.8:
                self.take(chance.randrange(8), chance.randrange(700), tied=True)
            if self.is_playing:
                self.raise_all_watermarks(chance.randrange(4000))

    @precondition(lambda self: self.is_playing)
    @rule(seat=any_seats, pick=st.integers(0, 99), took=tooks | st.integers(-5, 299), back=st.integers(-3, 1))
    def call_anything(self, seat: int, pick: int, took: int, back: int) -> None:
        seat = self.somebody(seat)
        symbols = sorted({symbol for card in self.live.table.pack.cards for symbol in card}, key=str)
        symbol = "no such thing" if pick == 99 else symbols[pick % len(symbols)]
        self.put(Moved(seat, self.number(seat), self.turn(back), took, symbol=symbol))

    @precondition(lambda self: self.is_playing)
    @rule(
        pick=st.integers(0, 7), took=tooks, turn=st.integers(-99, 99), on=st.none() | any_seats,
        place=odd_places, places=st.none() | st.tuples(odd_places, odd_places, odd_places), slap=st.booleans(),
    )  # fmt: skip
    def move_strangely(
        self, pick: int, took: int, turn: int, on: int | None, place: int | None, places: Any, slap: bool
    ) -> None:
        """Send a move that no page sends but an attacker can."""
        seat = self.live.game.seats[pick % len(self.live.game.seats)]
        if places is not None and None in places:
            places = (pick, pick, pick)
        matches = self.live.matches(seat)
        symbol = matches[0].symbol if matches and not slap else None
        self.put(
            Moved(seat, self.number(seat), turn, took, symbol=symbol, slap=slap, on=on, place=place, places=places)
        )

    @precondition(lambda self: self.is_playing)
    @rule(pick=st.integers(0, 7), took=st.integers(0, 4000), tied=st.booleans())
    def take(self, pick: int, took: int, tied: bool) -> None:
        able = [call.seat for tie in self.live.state.ties for call in tie.calls] if tied else []
        able = able or list(range(len(self.live.game.seats)))
        self.live_take(self.live.game.seats[able[pick % len(able)]], took)

    def live_take(self, seat: int, took: int) -> None:
        self.put(Moved(seat, self.number(seat), self.live.state.turn, took, take=True))

    @precondition(lambda self: self.is_playing and self.live.state.game.has_slap)
    @rule(pick=st.integers(0, 7), took=tooks)
    def slap(self, pick: int, took: int) -> None:
        seat = self.live.game.seats[pick % len(self.live.game.seats)]
        self.put(Moved(seat, self.number(seat), self.live.state.turn, took, slap=True))

    @precondition(lambda self: self.is_playing)
    @rule(on=moments)
    def raise_all_watermarks(self, on: int) -> None:
        moment = self.live.game.moments[-1] + on
        self.put(WatermarksRaised(self.live.game.number, tuple((seat, moment) for seat in self.live.game.seats)))

    @precondition(lambda self: self.is_playing)
    @rule(seat=any_seats, on=moments, late=st.sampled_from([0, 0, 0, 1]))
    def raise_one_watermark(self, seat: int, on: int, late: int) -> None:
        self.put(WatermarksRaised(self.live.game.number - late, ((seat, self.live.game.moments[-1] + on),)))

    @rule(back=st.integers(0, 30))
    def repeat(self, back: int) -> None:
        """Repeat an earlier request; a new player of the seat may be addressed again."""
        requests = [entry for entry in self.live.log if isinstance(entry, BySeat)]
        if requests:
            entry = requests[-1 - back % len(requests)]
            before, player = self.live.table, self.live.table.player(entry.seat)
            if player is not None and before.last_requests[entry.seat] >= entry.number:
                self.put(entry)
                assert self.live.table is before

    # Invariants

    @invariant()
    def the_host_is_a_person_here(self) -> None:
        check_host(self.live.table)

    @invariant()
    def there_are_seats_for_all_people(self) -> None:
        table = self.live.table
        assert table.people <= MAX_SEATS
        assert len(table.seated) <= MAX_SEATS
        assert len(table.taken) <= (MAX_SEATS if table.phase == "lobby" else 2 * MAX_SEATS)
        assert len(table.last_requests) == len(table.players)

    @invariant()
    def a_series_has_the_players_that_are_seated(self) -> None:
        table = self.live.table
        assert len(set(table.seated)) == len(table.seated)
        assert set(table.seated) <= set(table.taken)
        if table.series is not None:
            names = [player.name for seat in table.seated if (player := table.player(seat))]
            assert list(table.series.terms.players) == names
            assert len(table.series.points) == len(table.seated)

    @invariant()
    def nobody_sits_who_is_kept_out(self) -> None:
        table = self.live.table
        sitting = {player.key for player in table.players if player is not None and not player.removed}
        assert not sitting & set(table.kept_out)

    @invariant()
    def a_removed_player_is_absent(self) -> None:
        removed = [player for player in self.live.table.players if player is not None and player.removed]
        assert not any(player.present for player in removed)
        assert not removed or self.live.table.phase != "lobby"

    @invariant()
    def a_lock_has_somebody_to_open_it(self) -> None:
        assert not self.live.table.locked or self.live.table.has_people

    def teardown(self) -> None:
        again = refolded(self.live.opened, self.live.log)
        assert again == self.live.table
        assert all(from_log(to_log(entry)) == entry for entry in self.live.log)
        if self.live.table.game is not None:
            check_face_up(self.live.table.pack, self.live.game, self.of_game)


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=80,
    stateful_step_count=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
