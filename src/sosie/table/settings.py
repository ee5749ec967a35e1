"""The settings of a table: cards, mini-games and options."""

from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sosie.rules import MINI_GAMES, PRACTICE, Options, Setup, find_game
from sosie.types import Symbol

Kind = Literal["game", "match", "tournament", "practice"]
Phase = Literal["lobby", "dealing", "playing", "finished", "closed"]
MOST_SEATS = 8
MOST_GAMES = 50
"""The most mini-games of a match or tournament."""
MOST_PACKS = 16
"""The most packs that one table uses."""

GameName = Annotated[str, Meta(max_length=40)]


class Pack(msgspec.Struct, frozen=True):
    """The cards of an edition or of an uploaded deck, as a table uses them."""

    edition: str
    cards: tuple[tuple[Symbol, ...], ...]
    games: tuple[str, ...]
    tie_break: Literal["face-off", "duel-or-hot-potato"] = "face-off"
    ring_symbol: Symbol | None = None


def digest_of(pack: Pack) -> str:
    """Return the digest that identifies a pack."""
    return sha256(msgspec.msgpack.encode(pack)).hexdigest()[:32]


class Settings(msgspec.Struct, frozen=True):
    """The settings that the host chooses."""

    kind: Kind = "game"
    games: tuple[str, ...] = ("tower",)
    """The mini-games: one, those of a match in their order, or those of a tournament to choose from."""
    length: int | None = None
    """The number of mini-games of a match or tournament; None for each once."""
    tie_ms: int = 3
    take_ms: int = 3000
    freeze_ms: int = 2000
    until: Literal["first-out", "last-left"] = "first-out"
    """The end of the well."""
    rounds: int = 5
    """The rounds of hot potato."""

    @property
    def options(self) -> Options:
        """The options that all mini-games share."""
        return Options(self.tie_ms, self.take_ms, self.freeze_ms)

    def own_options(self, game: str, pack: Pack) -> dict[str, int | str]:
        """Return the options of one mini-game."""
        match game:
            case "well":
                return {"until": self.until}
            case "hot-potato":
                return {"rounds": self.rounds}
            case "ring-tower" if pack.ring_symbol is not None:
                return {"ring_symbol": pack.ring_symbol}
        return {}


class NewSettings(Settings, frozen=True, forbid_unknown_fields=True):
    """Settings as a client sends them: bounded, and without unknown fields."""

    # Logs hold `Settings`, which ignore unknown fields, so that servers of two versions can share a log.

    games: Annotated[tuple[GameName, ...], Meta(max_length=MOST_GAMES)] = ("tower",)
    """The mini-games: one, those of a match in their order, or those of a tournament to choose from."""

    @property
    def plain(self) -> Settings:
        """The same settings as the log stores them."""
        return Settings(**msgspec.structs.asdict(self))


def fault(settings: Settings, pack: Pack, players: int) -> str | None:
    """Return why this number of players cannot play these settings with these cards, or None."""
    known = {game.name for game in MINI_GAMES}
    if settings.kind != "practice" and not settings.games:
        return "choose a mini-game"
    if unknown := [game for game in settings.games if game not in known]:
        return f'there is no mini-game "{unknown[0]}"'
    if settings.length is not None and not 1 <= settings.length <= MOST_GAMES:
        return f"a series is 1 to {MOST_GAMES} mini-games long"
    times = (0 <= settings.tie_ms <= 200, 500 <= settings.take_ms <= 10_000, 0 <= settings.freeze_ms <= 10_000)
    if not all(times):
        return "tie_ms is 0 to 200, take_ms 500 to 10000, freeze_ms 0 to 10000"
    if not 5 <= settings.rounds <= 20:
        return "hot potato has 5 to 20 rounds"
    names = tuple(f"player {seat}" for seat in range(max(players, 2)))
    common = Setup(names, tuple(map(frozenset, pack.cards)), settings.options)
    # A match may have one mini-game many times.
    games = dict.fromkeys(settings.games)
    return next((f for game in games if (f := _game_fault(game, settings, pack, common))), None)


def _game_fault(name: str, settings: Settings, pack: Pack, common: Setup) -> str | None:
    game = find_game(name) or PRACTICE
    problem = game.fault(msgspec.structs.replace(common, own=settings.own_options(name, pack)))
    return f"{name}: {problem.partition(': ')[2]}" if problem else None
