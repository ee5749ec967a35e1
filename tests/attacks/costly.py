"""Data that makes requests costly: very long games, a large event, large decks and drafts, many statistics."""

import asyncio
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from attacks.test_decks import with_faces
from attacks.test_long_tables import practice, write
from cards.own.test_deck_file import deck_file
from cards.own.test_image_files import embedded, saved
from sosie.editions import edition
from sosie.event.entries import AnyEventEntry, EventOpened, Joined, RoundSeated, RoundStarted, TableFinished
from sosie.event.entries import to_log as event_to_log
from sosie.event.event import Event
from sosie.event.fold import fold, open_event
from sosie.event.settings import MAX_PEOPLE, MAX_ROUNDS, EventSettings
from sosie.server.access.tokens import digest
from sosie.server.decks.packs import pack_of
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.runtime.clock import wall_clock
from sosie.server.store.rows import GameRow, Statistics, SymbolTimes, Tally
from sosie.server.store.store import Store

MOVES = 7201
_SIZE = 8
_GAMES = 20
PLAYER, OWNER, HOST, PERSON = ("player" * 6)[:32], ("owner-" * 6)[:32], ("host--" * 6)[:32], ("person" * 6)[:32]
"""Tokens."""
EVENT, OTHER_EVENT, TABLE, LONG_TABLE = "E22222", "E33333", "33333", "22222"
"""Codes; the games are of a table that is closed, and the log of the other table is long."""


@dataclass(frozen=True)
class Costly:
    """The ids of the costly things in a server's store."""

    game: str
    deck: str
    """With 20 MB of pictures."""
    many_cards: str


def fill(data: Path) -> Costly:
    """Fill the data folder of a server that has not started."""
    data.mkdir()
    asyncio.run(write(data / "log", practice(20_000)))
    asyncio.run(_write_events(data / "log"))
    return asyncio.run(_fill_store(data))


def record(moves: int = MOVES) -> dict[str, Any]:
    """Return a record with a number of wrong and right calls."""
    cards = pack_of(edition("insects")).cards
    symbols = sorted({str(symbol) for card in cards for symbol in card})
    calls = [{"at": 10 * n + 10, "player": "Ada", "call": symbols[n % len(symbols)]} for n in range(moves)]
    return {
        "format": "sosie-game/1", "game": "tower", "players": ["Ada", "Ben"], "cards": [list(card) for card in cards],
        "options": {"freeze_ms": 10}, "moves": calls,
    }  # fmt: skip


async def _fill_store(data: Path) -> Costly:
    store, long = Store(f"sqlite:///{data / 'store.db'}"), json.dumps(record())
    await store.open()
    try:
        games = [
            GameRow(TABLE, n, "tower", "insects", ("Ada", "Ben"), (0,), long, MOVES, 10 * MOVES, wall_clock())
            for n in range(_GAMES)
        ]
        await store.save_games([(game, {digest(PLAYER): _statistics()}) for game in games])
        noise = [embedded(saved(Image.frombytes("RGB", (980, 980), os.urandom(980**2 * 3)), "PNG")) for _ in range(7)]
        file = with_faces(deck_file(7), *noise).to_bytes()
        many_cards = deck_file(381).to_bytes()
        owner = digest(OWNER)
        return Costly(
            games[0].id,
            await store.save_deck(file, "Large", "large", owner),
            await store.save_deck(many_cards, "Many", "many", owner),
        )
    finally:
        await store.close()


def _statistics() -> Statistics:
    return Statistics(
        tuple(Tally(f"deck-{n}", "tower", right=9, total_ms=9000) for n in range(100)),
        tuple(SymbolTimes(f"deck-{n % 100}", f"symbol-{n}", 1, 900) for n in range(3000)),
    )


async def _write_events(folder: Path) -> None:
    log = EmbeddedLog(folder)
    await log.open()
    for code in (EVENT, OTHER_EVENT):
        assert await log.create(code, event_to_log(opened(code)))
        for entry in _evening():
            log.append(code, event_to_log(entry))
        await log.catch_up(code)
    await log.close()


def opened(code: str) -> EventOpened:
    """Return the first entry of a large event."""
    settings = EventSettings(rounds=MAX_ROUNDS, size=_SIZE, teams=6)
    return EventOpened(code, digest(HOST), pack_of(edition("insects")), settings)


def large_event() -> Event:
    """Return a large event before its last round."""
    event = open_event(opened(OTHER_EVENT))
    for entry in _evening():
        event = fold(event, entry).event
    return event


def _evening() -> Iterator[AnyEventEntry]:
    """Yield the entries of an event of the largest size, before its last round."""
    for number in range(MAX_PEOPLE):
        yield Joined(f"Person {number}", digest(PERSON if not number else f"token {number}"))
    for played in range(MAX_ROUNDS - 1):
        # Nobody sits with the same people again, as far as that is possible.
        order = [(person * (2 * played + 1) * 3 + played) % MAX_PEOPLE for person in range(MAX_PEOPLE)]
        people = sorted(range(MAX_PEOPLE), key=lambda person: (order[person], person))
        tables = tuple(tuple(people[first : first + _SIZE]) for first in range(0, MAX_PEOPLE, _SIZE))
        yield RoundSeated(2 * played + 1, played, tables)
        yield RoundStarted(2 * played + 2, 0)
        for number, table in enumerate(tables):
            yield TableFinished(played, number, tuple(range(len(table))))
