"""The oracle of a world: folds each entry at once, and checks what must hold after every step."""

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec

from live_table import check_events, check_host, check_record
from sosie.event.entries import EventOpened
from sosie.event.entries import from_log as event_from_log
from sosie.event.fold import fold as fold_event
from sosie.event.fold import open_event
from sosie.table.codes import read_event_code
from sosie.table.entries import AnyEntry, BySeat, Opened, from_log
from sosie.table.fold import Folded, fold, open_table
from sosie.table.table import LiveGame, Table
from sosie.table.views import game_view

if TYPE_CHECKING:
    from sosie.event.event import Event

encode = msgspec.json.Encoder().encode
_MAX_ENTRIES = 20_000


class Oracle:
    """All tables and events as their logs say, and what clients must be told."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.attended: dict[str, Event] = {}
        """The events by code."""
        self.updates = defaultdict[str, dict[int, bytes]](dict)
        """The numbered messages of each table, as every client receives them."""
        self.counted = defaultdict[str, dict[tuple[int, int], bool]](dict)
        """The requests in the log by seat and number, and whether they have changed something."""
        self.logged = defaultdict[str, set[tuple[int, int]]](set)
        """The same, also those of earlier players of a seat."""

    def on_entry(self, code: str, position: int, payload: bytes) -> None:
        """Fold an entry that was stored."""
        assert position < _MAX_ENTRIES, "the log grows without end"
        if read_event_code(code):
            self._fold_event(code, payload)
            return
        entry = from_log(payload)
        if isinstance(entry, Opened):
            self.tables[code] = open_table(entry)
            return
        before = self.tables[code]
        folded = fold(before, entry)
        self.tables[code] = folded.table
        self._check(code, entry, before, folded)

    def _fold_event(self, code: str, payload: bytes) -> None:
        entry = event_from_log(payload)
        if isinstance(entry, EventOpened):
            self.attended[code] = open_event(entry)
        else:
            before = self.attended[code]
            after = self.attended[code] = fold_event(before, entry).event
            assert after.version in {before.version, before.version + 1}

    def _check(self, code: str, entry: AnyEntry, before: Table, folded: Folded) -> None:
        check_events(before, folded)
        if not before.run_by:
            check_host(folded.table)
        assert not any(one and one.is_bot and one.present for one in folded.table.players), "a bot is present"
        self.updates[code].update({update.event: encode(update) for update in folded.updates})
        if folded.table.last is not before.last and folded.table.game is not None:
            check_record(folded.table, game_view(folded.table.game))
        self._forget_earlier_players(code, before, folded.table)
        if isinstance(entry, BySeat):
            self._count(code, entry, before, folded)
        if folded.table.game is not None:
            _check_cards(folded.table.game)
            if before.game is not None and before.game.number == folded.table.game.number:
                _check_watermarks(before.game, folded.table.game)

    def _forget_earlier_players(self, code: str, before: Table, after: Table) -> None:
        """Forget the requests of a seat that was free: a new player counts anew, and may begin with any number."""
        taken = set(after.taken) - set(before.taken)
        if taken:
            self.counted[code] = {one: how for one, how in self.counted[code].items() if one[0] not in taken}

    def _count(self, code: str, entry: BySeat, before: Table, folded: Folded) -> None:
        request = entry.seat, entry.number
        self.logged[code].add(request)
        is_new = folded.counted is None and folded.refused is None and folded.table is not before
        assert not (is_new and self.counted[code].get(request)), f"request {request} has counted twice"
        self.counted[code][request] = self.counted[code].get(request, False) or is_new


def _check_cards(game: LiveGame) -> None:
    state = game.referee.state
    holdings = state.game.holdings(state.setup, state.table).values()
    cards = sorted(card for cards in holdings for card in cards)
    assert cards == list(range(len(state.setup.cards))), "cards were lost or doubled"


def _check_watermarks(before: LiveGame, after: LiveGame) -> None:
    pairs = zip(before.watermarks, after.watermarks, strict=True)
    assert all(earlier <= later for earlier, later in pairs), "a watermark went back"
