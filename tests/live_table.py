"""A table to play at in tests: packs, a log that is folded as it grows, and what must hold of every table."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from rule_strategies import matches_of
from sosie.deck import Recipe
from sosie.rules import MINI_GAMES, Match, Record, State, find_game, read_record, result
from sosie.table.entries import AnyEntry, BySeat, Came, Dealt, Moved, Opened, Sat, Started, WatermarksRaised
from sosie.table.fairness import MOST_ERROR_MS
from sosie.table.fold import Folded, fold, open_table
from sosie.table.messages import Event, Flagged, GameView, Refused, Ruled, View
from sosie.table.settings import Pack, Settings
from sosie.table.table import MiniGame, Table

GAME_NAMES = tuple(game.name for game in MINI_GAMES)
to_log = msgspec.msgpack.Encoder().encode
from_log = msgspec.msgpack.Decoder(AnyEntry).decode
replace = msgspec.structs.replace


def pack_of(recipe: str = "plane:3", tie_break: Any = "face-off", *, words: bool = False) -> Pack:
    """Return small cards for every mini-game."""
    cards = Recipe.parse(recipe).build().cards
    if words:
        cards = tuple(tuple(f"s{symbol}" for symbol in card) for card in cards)
    return Pack("tests", cards, GAME_NAMES, tie_break, cards[0][0])


class Live:
    """A table and everything that was said at it; each entry goes through the log's bytes."""

    def __init__(self, pack: Pack | None = None, settings: Settings | None = None) -> None:
        self.opened = Opened("TEST2", pack or pack_of(), settings or Settings())
        self.table: Table = open_table(self.opened)
        self.log: list[AnyEntry] = []
        self.events: list[Event] = []
        self.flags: list[Flagged] = []
        self.refusals: list[Refused] = []

    def put(self, entry: AnyEntry) -> Folded:
        """Fold one more entry."""
        folded = fold(self.table, from_log(to_log(entry)))
        self.log.append(entry)
        self.table = folded.table
        self.events += folded.events
        self.flags += folded.to_host
        if folded.refused is not None:
            self.refusals.append(folded.refused)
        return folded

    def seat(self, *names: str) -> "Live":
        """Let people sit down and be there."""
        for name in names:
            before = self.table.taken
            self.put(Sat(name, f"key of {name}"))
            (seat,) = set(self.table.taken) - set(before)
            self.put(Came(seat))
        return self

    def number(self, seat: int) -> int:
        """Return the number of a seat's next message."""
        player = self.table.player(seat)
        return player.last_request + 1 if player else 1

    @property
    def play(self) -> MiniGame:
        """The mini-game that is on."""
        assert self.table.play is not None
        return self.table.play

    @property
    def state(self) -> State:
        """The state of the mini-game that is on."""
        return self.play.referee.state

    def start(self, seed: int = 0) -> "Live":
        """Let the host start, and deal."""
        assert self.table.host is not None
        self.put(Started(self.table.host, self.number(self.table.host)))
        return self.deal(seed)

    def deal(self, seed: int = 0, game: str | None = None) -> "Live":
        """Deal what is due."""
        self.put(Dealt(self.table.dealt, shuffled(len(self.table.pack.cards), seed), game))
        return self

    def matches(self, seat: int) -> list[Match]:
        """Return the right calls of a seat of the table."""
        return matches_of(self.state, self.play.seats.index(seat))

    def call(self, seat: int, took: int = 900, *, error_ms: int = 0, pick: int = 0) -> Folded:
        """Let a seat call a match that is there, on the turn that is shown."""
        match = self.matches(seat)[pick]
        return self.put(self.moved(seat, match, took, error_ms=error_ms))

    def moved(self, seat: int, match: Match, took: int = 900, *, turn: int | None = None, error_ms: int = 0) -> Moved:
        """Return the entry of a call."""
        on = None if match.on is None else self.play.seats[match.on]
        shown = self.state.turn if turn is None else turn
        return Moved(
            seat, self.number(seat), shown, took, error_ms,
            symbol=match.symbol, on=on, place=match.place, places=match.places,
        )  # fmt: skip

    def take(self, seat: int, took: int = 300) -> Folded:
        """Let a seat take."""
        return self.put(Moved(seat, self.number(seat), self.state.turn, took, take=True))

    def hear(self, moment: int | None = None) -> Folded:
        """Say that nothing more can come from anybody from before a moment, or ever so far."""
        if moment is None:
            waiting = [waiting.at for waiting in self.play.referee.waiting]
            doubt = max(self.table.settings.tie_ms, int(MOST_ERROR_MS)) + 1
            moment = max([self.play.moments[-1], *waiting, *self.play.watermarks]) + doubt
        return self.put(WatermarksRaised(self.play.number, tuple((seat, moment) for seat in self.play.seats)))

    def play_out(self, chance: Random) -> None:
        """Play the mini-game to its end, by right calls of whoever can, and by takes."""
        number = self.play.number
        while self.table.phase == "playing" and self.play.number == number:
            if self.state.ties:
                self.take(self.play.seats[self.state.ties[0].calls[-1].seat], chance.randrange(200, 900))
            else:
                able = [seat for seat in self.play.seats if self.matches(seat)]
                for seat in chance.sample(able, min(len(able), 2)):
                    matches = self.matches(seat)
                    if matches:
                        self.call(seat, chance.randrange(400, 1500), pick=chance.randrange(len(matches)))
            self.hear()


def shuffled(count: int, seed: int) -> tuple[int, ...]:
    """Return the numbers of so many cards in an order that follows from a seed."""
    order = list(range(count))
    Random(seed).shuffle(order)
    return tuple(order)


def folded_again(opened: Opened, log: Iterable[AnyEntry]) -> Table:
    """Return the table that a log folds to, as another server would."""
    table = open_table(opened)
    for entry in log:
        table = fold(table, from_log(to_log(entry))).table
    return table


def changes_nothing(table: Table, entry: BySeat) -> bool:
    """Tell whether an entry leaves a table as it is, and has nothing to say."""
    folded = fold(table, entry)  # type: ignore[arg-type]
    return folded.table is table and not folded.events and not folded.to_host and folded.refused is None


def check_face_up(pack: Pack, play: MiniGame, events: Iterable[Event]) -> None:
    """Hold that events of a mini-game show what lies face up by the rules, turn by turn, and no other card."""
    waiting = {waiting.number for waiting in play.referee.waiting if waiting.tied is None}
    fed = play.moves[: play.referee.fed]
    moves = tuple(noted.move for number, noted in enumerate(fed) if number not in waiting)
    setup = play.referee.state.setup
    cards = tuple(tuple(pack.cards[number]) for number in play.cards)
    record = Record(play.name, setup.players, cards, setup.options, setup.own, moves)
    first = replace(record, moves=()).replay()[0]
    end, steps = record.replay()
    states = [first, *(step.state for step in steps), end, play.referee.state]
    shown = {state.turn: _shown(play, state) for state in states}
    for event in events:
        if isinstance(event, Ruled) and event.places is not None:
            assert event.places == shown[event.turn]
        if isinstance(event, View) and event.game is not None and event.game.number == play.number:
            assert event.game.places == shown[event.game.turn]


def _shown(play: MiniGame, state: State) -> tuple[int | None, ...]:
    """Return what lies face up, by the cards' numbers in the pack."""
    visible = state.game.visible(state.setup, state.table)
    return tuple(None if card is None else play.cards[card] for card in visible)


def check_record(table: Table, shown: GameView) -> None:
    """Hold that the rules make of the record what the table has shown."""
    record = table.last
    assert record is not None
    assert record.moves == tuple(sorted(record.moves, key=lambda move: move.at))
    state, steps = record.replay()
    ranking = tuple(tuple(shown.seats[seat] for seat in group) for group in state.game.ranking(state.table))
    assert (state.over, ranking, state.game.counts(state.table)) == (True, shown.ranking, shown.counts)
    assert table.play is not None
    live = [(table.play.moves[place].move, verdict) for place, verdict in table.play.verdicts]
    calls = [(step.move, step.ruling.verdict) for step in steps if step.move and step.ruling and not step.move.take]
    assert Counter(calls) == Counter((move, verdict) for move, verdict in live if not move.take)
    if len(record.players) > 1:
        read = read_record(record.to_json())
        assert result(read) == result(record)
    assert find_game(record.game) is state.game


def check_host(table: Table) -> None:
    """Hold that the host is a person who sits here, and that there is one as soon as a person is here."""
    people = [seat for seat in table.taken if (player := table.players[seat]) and not player.is_bot]
    present = [seat for seat in people if (player := table.players[seat]) and player.present]
    assert table.host in people if table.host is not None else not present


def check_told(before: Table, folded: Folded) -> None:
    """Hold that events are numbered without a gap, and that a refusal has a code and a sentence and no event."""
    numbers = [event.event for event in folded.events]
    assert numbers == list(range(before.event + 1, folded.table.event + 1))
    if folded.refused is not None:
        assert not folded.events
        assert folded.refused.code
        assert folded.refused.text


def begun(*names: str, settings: Settings | None = None, pack: Pack | None = None) -> Live:
    """Return a table at which a mini-game has just been dealt."""
    return Live(pack, settings).seat(*(names or ("Ada", "Ben", "Cleo"))).start()


def rulings(events: list[Event]) -> list[tuple[int, str]]:
    """Return who was ruled on, and how."""
    return [(event.seat, event.verdict) for event in events if isinstance(event, Ruled)]


def wrong_symbol(live: Live, seat: int) -> Match:
    """Return a call of a seat that matches nothing."""
    right = {match.symbol for match in live.matches(seat)}
    symbols = sorted({symbol for card in live.table.pack.cards for symbol in card} - right)
    return Match(symbols[0], ())
