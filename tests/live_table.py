"""A table without a server for tests: packs, a log that is folded as it grows, and invariants of every table."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from rule_strategies import matches_of
from sosie.deck import Recipe
from sosie.rules import MINI_GAMES, Match, Record, State, find_game, read_record, result
from sosie.table.entries import (
    AnyEntry,
    BySeat,
    Came,
    Dealt,
    Moved,
    Opened,
    Sat,
    Started,
    WatermarksRaised,
    from_log,
    to_log,
)
from sosie.table.fairness import MAX_ERROR_MS
from sosie.table.fold import Folded, fold, open_table
from sosie.table.messages import Flagged, GameView, Refused, Ruled, Update, View
from sosie.table.settings import Pack, Settings
from sosie.table.table import LiveGame, Table

GAME_NAMES = tuple(game.name for game in MINI_GAMES)
replace = msgspec.structs.replace


def pack_of(recipe: str = "plane:3", tie_break: Any = "face-off", *, words: bool = False) -> Pack:
    """Return a small pack for every mini-game."""
    cards = Recipe.parse(recipe).build().cards
    if words:
        cards = tuple(tuple(f"s{symbol}" for symbol in card) for card in cards)
    return Pack("tests", cards, GAME_NAMES, tie_break, cards[0][0])


class Live:
    """A table with all its entries and updates; each entry is encoded and decoded as in the log."""

    def __init__(self, pack: Pack | None = None, settings: Settings | None = None) -> None:
        self.opened = Opened("TEST2", pack or pack_of(), settings or Settings())
        self.table: Table = open_table(self.opened)
        self.log: list[AnyEntry] = []
        self.updates: list[Update] = []
        self.flags: list[Flagged] = []
        self.refusals: list[Refused] = []

    def put(self, entry: AnyEntry) -> Folded:
        """Fold one more entry."""
        folded = fold(self.table, from_log(to_log(entry)))
        self.log.append(entry)
        self.table = folded.table
        self.updates += folded.updates
        self.flags += [notice for notice in folded.to_host if isinstance(notice, Flagged)]
        if folded.refused is not None:
            self.refusals.append(folded.refused)
        return folded

    def seat(self, *names: str) -> "Live":
        """Seat and connect people."""
        for name in names:
            before = self.table.taken
            self.put(Sat(name, f"key of {name}"))
            (seat,) = set(self.table.taken) - set(before)
            self.put(Came(seat))
        return self

    def number(self, seat: int) -> int:
        """Return the number of a seat's next request."""
        return self.table.last_requests[seat] + 1 if self.table.player(seat) else 1

    @property
    def game(self) -> LiveGame:
        """The mini-game in progress."""
        assert self.table.game is not None
        return self.table.game

    @property
    def state(self) -> State:
        """The state of the mini-game in progress."""
        return self.game.referee.state

    def start(self, seed: int = 0) -> "Live":
        """Start and deal as the host."""
        assert self.table.host is not None
        self.put(Started(self.table.host, self.number(self.table.host)))
        return self.deal(seed)

    def deal(self, seed: int = 0, game: str | None = None) -> "Live":
        """Deal the next mini-game."""
        self.put(Dealt(self.table.dealt, shuffled(len(self.table.pack.cards), seed), game))
        return self

    def matches(self, seat: int) -> list[Match]:
        """Return the right calls of a seat."""
        return matches_of(self.state, self.game.seats.index(seat))

    def call(self, seat: int, took: int = 900, *, error_ms: int = 0, pick: int = 0) -> Folded:
        """Make a right call of a seat on the current turn."""
        match = self.matches(seat)[pick]
        return self.put(self.moved(seat, match, took, error_ms=error_ms))

    def moved(self, seat: int, match: Match, took: int = 900, *, turn: int | None = None, error_ms: int = 0) -> Moved:
        """Return the entry for a call."""
        on = None if match.on is None else self.game.seats[match.on]
        shown = self.state.turn if turn is None else turn
        return Moved(
            seat, self.number(seat), shown, took, error_ms,
            symbol=match.symbol, on=on, place=match.place, places=match.places,
        )  # fmt: skip

    def take(self, seat: int, took: int = 300) -> Folded:
        """Take for a seat."""
        return self.put(Moved(seat, self.number(seat), self.state.turn, took, take=True))

    def raise_watermarks(self, moment: int | None = None) -> Folded:
        """Raise all watermarks to a moment, or far enough for all pending moves."""
        if moment is None:
            waiting = [waiting.move.at for waiting in self.game.referee.waiting]
            margin = max(self.table.settings.tie_ms, int(MAX_ERROR_MS)) + 1
            moment = max([self.game.moments[-1], *waiting, *self.game.watermarks]) + margin
        return self.put(WatermarksRaised(self.game.number, tuple((seat, moment) for seat in self.game.seats)))

    def play_out(self, chance: Random) -> None:
        """Play the mini-game to its end by right calls and takes."""
        number = self.game.number
        while self.table.phase == "playing" and self.game.number == number:
            if self.state.ties:
                self.take(self.game.seats[self.state.ties[0].calls[-1].seat], chance.randrange(200, 900))
            else:
                callers = [seat for seat in self.game.seats if self.matches(seat)]
                for seat in chance.sample(callers, min(len(callers), 2)):
                    matches = self.matches(seat)
                    if matches:
                        self.call(seat, chance.randrange(400, 1500), pick=chance.randrange(len(matches)))
            self.raise_watermarks()


def shuffled(count: int, seed: int) -> tuple[int, ...]:
    """Return the numbers of some cards, shuffled by a seed."""
    order = list(range(count))
    Random(seed).shuffle(order)
    return tuple(order)


def refolded(opened: Opened, log: Iterable[AnyEntry]) -> Table:
    """Fold a log again, as another server would."""
    table = open_table(opened)
    for entry in log:
        table = fold(table, from_log(to_log(entry))).table
    return table


def changes_nothing(table: Table, entry: BySeat) -> bool:
    """Tell whether an entry changes nothing and causes no update."""
    folded = fold(table, entry)  # type: ignore[arg-type]  # any entry
    return folded.table is table and not folded.updates and not folded.to_host and folded.refused is None


def check_face_up(pack: Pack, game: LiveGame, updates: Iterable[Update]) -> None:
    """Check that the updates of a mini-game show exactly the cards that lie face up, turn by turn."""
    waiting = {waiting.number for waiting in game.referee.waiting if waiting.tied is None}
    fed = tuple(game.moves)[: game.referee.fed]
    moves = tuple(timed.move for number, timed in enumerate(fed) if number not in waiting)
    setup = game.referee.state.setup
    cards = tuple(tuple(pack.cards[number]) for number in game.cards)
    record = Record(game.name, setup.players, cards, setup.options, setup.own, moves)
    first = replace(record, moves=()).replay()[0]
    end, steps = record.replay()
    states = [first, *(step.state for step in steps), end, game.referee.state]
    shown = {state.turn: _shown(game, state) for state in states}
    for update in updates:
        if isinstance(update, Ruled) and update.places is not None:
            assert update.places == shown[update.turn]
        if isinstance(update, View) and update.game is not None and update.game.number == game.number:
            assert update.game.places == shown[update.game.turn]


def _shown(game: LiveGame, state: State) -> tuple[int | None, ...]:
    """Return the cards that lie face up, by their numbers in the pack."""
    visible = state.game.visible(state.setup, state.table)
    return tuple(None if card is None else game.cards[card] for card in visible)


def check_record(table: Table, shown: GameView) -> None:
    """Check that the record replays to the result that the table has shown."""
    record = table.last
    assert record is not None
    assert record.moves == tuple(sorted(record.moves, key=lambda move: move.at))
    state, steps = record.replay()
    ranking = tuple(tuple(shown.seats[seat] for seat in group) for group in state.game.ranking(state.table))
    assert (state.over, ranking, state.game.counts(state.table)) == (True, shown.ranking, shown.counts)
    assert table.game is not None
    live = [(table.game.moves[index].move, verdict) for index, verdict in table.game.verdicts]
    calls = [(step.move, step.ruling.verdict) for step in steps if step.move and step.ruling and not step.move.take]
    assert Counter(calls) == Counter((move, verdict) for move, verdict in live if not move.take)
    if len(record.players) > 1:
        read = read_record(record.to_json())
        assert result(read) == result(record)
    assert find_game(record.game) is state.game


def check_host(table: Table) -> None:
    """Check that the host is a person with a seat, and that there is one whenever a person is present."""
    people = [seat for seat in table.taken if (player := table.players[seat]) and not player.is_bot]
    present = [seat for seat in people if (player := table.players[seat]) and player.present]
    assert table.host in people if table.host is not None else not present


def check_events(before: Table, folded: Folded) -> None:
    """Check that updates are numbered without gaps, and that a refusal has a code, a sentence and no update."""
    numbers = [update.event for update in folded.updates]
    assert numbers == list(range(before.updates + 1, folded.table.updates + 1))
    if folded.refused is not None:
        assert not folded.updates
        assert folded.refused.code
        assert folded.refused.text


def started_table(*names: str, settings: Settings | None = None, pack: Pack | None = None) -> Live:
    """Return a table with a mini-game that was just dealt."""
    return Live(pack, settings).seat(*(names or ("Ada", "Ben", "Cleo"))).start()


def rulings(updates: list[Update]) -> list[tuple[int, str]]:
    """Return the seat and verdict of each ruling."""
    return [(update.seat, update.verdict) for update in updates if isinstance(update, Ruled)]


def wrong_symbol(live: Live, seat: int) -> Match:
    """Return a wrong call of a seat."""
    right = {match.symbol for match in live.matches(seat)}
    symbols = sorted({symbol for card in live.table.pack.cards for symbol in card} - right)
    return Match(symbols[0], ())
