"""Jobs with games and events, which take seconds if these are long."""

from pathlib import Path
from typing import ClassVar

import msgspec

from sosie.event.event import Event
from sosie.event.plan import Seating, plan_round
from sosie.plugins import load_games
from sosie.rules import Record, parse_json, read_record, tell
from sosie.server.workers.job import Job, Lane, R
from sosie.table.replay import Origin, replay
from sosie.types import Card


class GameJob(Job[R], frozen=True):
    """A job whose process ends when there are none for a while."""

    cpu_s: ClassVar[int] = 30
    lane: ClassVar[Lane] = "games"
    advice: ClassVar[str] = ""

    @property
    def group(self) -> str:
        """One group for all: they are no untrusted files."""
        return "games"


class TellGame(GameJob[bytes], frozen=True):
    """Write the transcript of a game."""

    record: str
    files: tuple[str, ...]
    """The files of added mini-games."""

    def run(self) -> bytes:
        """Return the lines as text."""
        return ("\n".join(tell(_read(self.record, self.files))) + "\n").encode()


class ReplayGame(GameJob[bytes], frozen=True):
    """Rule a game again, for its events."""

    record: str
    files: tuple[str, ...]
    cards: tuple[Card, ...]
    """The cards of its edition."""
    origin: Origin

    def run(self) -> bytes:
        """Return the replay as JSON; nothing if the edition lacks a card."""
        record = _read(self.record, self.files)
        numbers = {frozenset(card): number for number, card in enumerate(self.cards)}
        if not numbers.keys() >= set(map(frozenset, record.cards)):
            return b""
        cards = tuple(numbers[frozenset(card)] for card in record.cards)
        bots = parse_json(self.record).get("bots", {})
        return msgspec.json.encode(replay(record, cards, msgspec.structs.replace(self.origin, bots=bots)))


class PlanRound(GameJob[Seating], frozen=True):
    """Plan the next round of an event."""

    event: Event
    seed: int

    def run(self) -> Seating:
        """Return the people at each table."""
        return plan_round(self.event, self.seed)


AnyGameJob = TellGame | ReplayGame | PlanRound


def _read(record: str, files: tuple[str, ...]) -> Record:
    load_games(map(Path, files))
    return read_record(parse_json(record))
