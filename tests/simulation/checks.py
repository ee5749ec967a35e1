"""What must hold at the end of an evening: everybody knows the same, and nothing is left behind."""

from collections import Counter

from simulation.event_party import EventParty
from simulation.page import Page
from simulation.pages import Liar
from simulation.party import Party
from simulation.player import Player
from simulation.server import Server
from simulation.table_party import TableParty
from simulation.world import World
from sosie.event.entries import PersonLeft
from sosie.event.entries import from_log as from_event_log
from sosie.event.event import write_snapshot
from sosie.server.access.tokens import digest
from sosie.table.entries import BySeat, EmojiSent, Moved, from_log
from sosie.table.table import Table
from sosie.table.views import game_view, view

_MAX_QUEUED = 200
"""Entries of one table that wait for the log, and moves that wait for a watermark."""
_ALLOWED = {"removed", "kept-out", "bad-token", "locked", "closed-page", "closed"}
"""The reasons for which an honest page may be closed for good."""


def check_queues(world: World) -> None:
    """Check that nothing grows without end."""
    for server in world.servers:
        assert server.log.queued <= _MAX_QUEUED, f"{server.log.queued} entries of a table wait for the log"
        unread = [wire.down.unsent for wire in server.wires]
        assert max(unread, default=0) <= 2 * world.limits.unread_bytes, "too much waits for a slow reader"
        for room in server.rooms.live():
            assert len(room.watermarks.buffered) <= _MAX_QUEUED, "too many moves wait for a watermark"


def check_end(party: Party) -> None:
    """Check that all servers and pages have come to the same end."""
    check_requests(party.world)
    for server in party.world.servers:
        _check_server(server)
    for page in party.pages.values():
        if not isinstance(page, Liar):
            _check_page(page, party.calm_since)
    if isinstance(party, EventParty):
        _check_page(party.host, party.calm_since)
    elif isinstance(party, TableParty):
        for page in party.pages.values():
            _check_view(page, party.table)


def check_requests(world: World) -> None:
    """Check that nobody has added more to a log than the limits of a seat allow, at each server process."""
    limits, seconds = world.limits, world.loop.time() - 1000
    processes = len({server.name for server in world.servers} | world.died)
    most = processes * (limits.requests_burst + seconds * limits.requests_a_second)
    for code, entries in world.store.entries.items():
        if code in world.oracle.attended:
            asked = Counter(entry.person for entry in map(from_event_log, entries) if isinstance(entry, PersonLeft))
        else:
            made = [entry for entry in map(from_log, entries) if isinstance(entry, BySeat)]
            asked = Counter(entry.seat for entry in made if not isinstance(entry, Moved))
            emoji = Counter(entry.seat for entry in made if isinstance(entry, EmojiSent))
            assert max(emoji.values(), default=0) <= processes * (
                limits.emoji_burst + seconds * limits.emoji_a_second
            ), f"a seat of {code} has sent too many emoji"
        assert max(asked.values(), default=0) <= most, f"somebody at {code} has asked for too much"


def _check_server(server: Server) -> None:
    world = server.world
    for room in server.rooms.live():
        assert room.position == len(world.store.entries[room.code]), f"{server.name} lags at {room.code}"
        assert room.table == world.oracle.tables[room.code], f"{server.name} differs at {room.code}"
        assert not room.follower.own, f"{server.name} waits for {room.follower.own.values()}"
        assert not room.arrivals.waiting, f"{server.name} still seats somebody"
    for event in server.events.live():
        assert write_snapshot(event.event) == write_snapshot(world.oracle.attended[event.code]), "an event differs"


def _check_page(page: Page, calm_since: float) -> None:
    if page.closed is not None:
        assert page.closed.code in _ALLOWED, f"{page.name} was sent away: {page.closed.code}"
        is_seated = page.code in page.world.oracle.tables and _holds_seat(page, page.world.oracle.tables[page.code])
        assert page.closed.code != "bad-token" or not is_seated, f"{page.name} has a seat, and was sent away"
        return
    assert page.is_open, f"{page.name} is not connected"
    assert not page.waiting, f"{page.name} waits for {page.waiting}"
    assert page.given_up_at < calm_since, f"{page.name} was not answered in time"


def _holds_seat(page: Page, table: Table) -> bool:
    key = digest(page.token) if page.token is not None else ""
    return any(player is not None and player.key == key and not player.removed for player in table.players)


def _check_view(page: Page, table: Table) -> None:
    """Check that a page shows the table as it is."""
    if not isinstance(page, Player) or page.closed is not None or not page.is_open:
        return
    assert page.last == table.updates, f"{page.name} lags: {page.last} of {table.updates}"
    assert page.view is not None
    known, true = page.view, view(table)
    about = ("phase", "seats", "host", "settings", "locked", "screen", "emoji_off")
    assert [getattr(known, name) for name in about] == [getattr(true, name) for name in about]
    if known.game is not None and table.game is not None:
        shown, game = known.game, game_view(table.game)
        about = ("turn", "places", "counts", "left", "ring", "out", "seats")
        assert [getattr(shown, name) for name in about] == [getattr(game, name) for name in about]


def check_forgotten(server: Server) -> None:
    """Check that a server has forgotten everybody after they have gone."""
    assert not server.wires, f"{server.name} keeps connections"
    assert not server.context.outbox._pending, f"{server.name} still sends"
    for room in server.rooms.live():
        assert not room.connections, f"{server.name} keeps connections of {room.code}"
        assert not room.watermarks.buffered, f"{server.name} keeps moves"
        assert not any(player and player.present for player in room.table.players), "somebody gone is present"
    for event in server.events.live():
        assert not event.connections, f"{server.name} keeps connections of an event"
        assert not event.arrivals.waiting, f"{server.name} still lets somebody join"
        assert not event._senders, f"{server.name} keeps the senders of {list(event._senders)}"
