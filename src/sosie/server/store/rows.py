"""What is put into the store and comes out of it."""

import secrets
from dataclasses import dataclass, field

from sosie.server.tokens import ALPHABET

ID_LENGTH = 12
_LETTERS = frozenset(ALPHABET.lower())


def new_id() -> str:
    """Return an id for links: short, without look-alikes, and one of 26 to the power of 12, so nobody finds others."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)).lower()


def is_id(text: str) -> bool:
    """Tell whether a text may be an id; PostgreSQL fails at some that may not, such as a NUL."""
    return len(text) == ID_LENGTH and set(text) <= _LETTERS


@dataclass(frozen=True)
class GameRow:
    """A mini-game that is over. Times are in milliseconds, `finished` since the beginning of 1970."""

    table: str
    number: int
    """How many mini-games were dealt at the table before."""
    game: str
    edition: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    """The seats of those who won."""
    record: str
    """The record, as JSON."""
    moves: int
    duration: int
    finished: int
    id: str = field(default_factory=new_id)


@dataclass(frozen=True)
class SeriesRow:
    """A match or a tournament that is over."""

    table: str
    kind: str
    champion: str | None
    record: str
    """The record, as JSON."""
    finished: int
    id: str = field(default_factory=new_id)


@dataclass(frozen=True)
class SymbolTimes:
    """How often a player has found a symbol of an edition, and how long that took in all."""

    edition: str
    symbol: str
    count: int
    total_ms: int

    @property
    def mean_ms(self) -> float:
        """How long it took on average."""
        return self.total_ms / self.count


@dataclass(frozen=True)
class Tally:
    """What a player has done in some games of one kind; the times are those of right calls."""

    edition: str
    game: str
    games: int = 1
    wins: int = 0
    right: int = 0
    wrong: int = 0
    fastest_ms: int | None = None
    total_ms: int = 0


@dataclass(frozen=True)
class Statistics:
    """A player's own statistics: for each edition and mini-game, and for each symbol."""

    tallies: tuple[Tally, ...] = ()
    symbols: tuple[SymbolTimes, ...] = ()


@dataclass(frozen=True)
class DeckRow:
    """A deck that was saved, without its file."""

    id: str
    name: str
    edition: str
    size: int
    sha256: str
    created: int


@dataclass(frozen=True)
class SavedDeck(DeckRow):
    """A deck that was saved, with its file."""

    file: bytes
