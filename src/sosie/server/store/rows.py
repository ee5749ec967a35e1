"""Rows of the store as dataclasses."""

from dataclasses import dataclass, field

from sosie.server.access.tokens import random_text
from sosie.table.codes import ALPHABET

ID_LENGTH = 12
_LETTERS = frozenset(ALPHABET.lower())


def new_id() -> str:
    """Return a random id for links: short, without look-alikes, and one of 26 to the power of 12, so not guessable."""
    return random_text(ID_LENGTH).lower()


def is_id(text: str) -> bool:
    """Tell whether a text is a well-formed id; PostgreSQL fails at some texts, such as a NUL."""
    return len(text) == ID_LENGTH and set(text) <= _LETTERS


@dataclass(frozen=True)
class GameRow:
    """A finished mini-game. Times are in milliseconds; `finished` is Unix time."""

    table: str
    number: int
    """The number of mini-games dealt at the table before."""
    game: str
    edition: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    """The seats of the winners."""
    record: str
    """The record, as JSON."""
    moves: int
    duration: int
    finished: int
    id: str = field(default_factory=new_id)


@dataclass(frozen=True)
class SeriesRow:
    """A finished match or tournament."""

    table: str
    kind: str
    champion: str | None
    record: str
    """The record, as JSON."""
    finished: int
    id: str = field(default_factory=new_id)


@dataclass(frozen=True)
class SymbolTimes:
    """A player's count and total time for a symbol of an edition."""

    edition: str
    symbol: str
    count: int
    total_ms: int

    @property
    def mean_ms(self) -> float:
        """The mean time."""
        return self.total_ms / self.count


@dataclass(frozen=True)
class Tally:
    """A player's totals in some games of one kind; the times are those of right calls."""

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
    """A player's statistics by edition and mini-game, and by symbol."""

    tallies: tuple[Tally, ...] = ()
    symbols: tuple[SymbolTimes, ...] = ()


@dataclass(frozen=True)
class DeckRow:
    """A saved deck, without its file."""

    id: str
    name: str
    edition: str
    size: int
    sha256: str
    created: int


@dataclass(frozen=True)
class SavedDeck(DeckRow):
    """A saved deck, with its file."""

    file: bytes
