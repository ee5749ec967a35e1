"""The settings of a table: cards, mini-games and options."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sosie.rules import PRACTICE, Options, Setup, SymbolOption, find_game
from sosie.rules.description import DEFAULT_TIE_BREAK, TieBreak
from sosie.rules.games import DEFAULT_GAME
from sosie.rules.value import replace
from sosie.types import Symbol

Kind = Literal["game", "match", "tournament", "practice"]
Phase = Literal["lobby", "dealing", "playing", "finished", "closed"]
MAX_SEATS = 8
BOT_NAMES = {
    "child": ("Pip", "Lulu", "Momo", "Tiny", "Bibi", "Kiki", "Nino", "Zaza"),
    "adult": ("Sacha", "Robin", "Camille", "Alex", "Charlie", "Noa", "Max", "Kim"),
    "expert": ("Argus", "Lynx", "Falcon", "Vega", "Hawk", "Iris", "Sirius", "Nova"),
}
"""The names of the bots of each level, by seat."""
MAX_GAMES = 50
"""The most mini-games of a match or tournament."""
MAX_PACKS = 16
"""The most packs that one table uses."""

_CACHED_PACKS = 64

MAX_OPTIONS = 20
"""The most options of one mini-game."""

GameName = Annotated[str, Meta(max_length=40)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)] | Annotated[str, Meta(max_length=40)]
OwnOptions = Annotated[dict[OptionName, OptionValue], Meta(max_length=MAX_OPTIONS)]


class Pack(msgspec.Struct, frozen=True):
    """The cards of an edition or of an own deck, as a table uses them."""

    edition: str
    cards: tuple[tuple[Symbol, ...], ...]
    games: tuple[str, ...]
    tie_break: TieBreak = DEFAULT_TIE_BREAK
    ring_symbol: Symbol | None = None


@lru_cache(_CACHED_PACKS)
def digest_of(pack: Pack) -> str:
    """Return the digest that identifies a pack."""
    return sha256(msgspec.msgpack.encode(pack)).hexdigest()[:32]


@lru_cache(_CACHED_PACKS)
def shared_pack(pack: Pack) -> Pack:
    """Return the first of equal packs, so that tables share one copy of their cards."""
    return pack


@lru_cache(_CACHED_PACKS)
def card_symbols(pack: Pack) -> tuple[frozenset[Symbol], ...]:
    """Return the symbols of each card, as the rules need them."""
    return tuple([frozenset(card) for card in pack.cards])


@lru_cache(_CACHED_PACKS)
def all_symbols(pack: Pack) -> frozenset[Symbol]:
    """Return the symbols of all cards."""
    return frozenset[Symbol]().union(*pack.cards)


class Settings(msgspec.Struct, frozen=True):
    """The settings that the host chooses."""

    kind: Kind = "game"
    games: tuple[str, ...] = (DEFAULT_GAME,)
    """The mini-games: one, those of a match in their order, or those of a tournament to choose from."""
    length: int | None = None
    """The number of mini-games of a match or tournament; None for each once."""
    tie_ms: int = 30
    take_ms: int = 3000
    freeze_ms: int = 2000
    until: Literal["first-out", "last-left"] = "first-out"
    """The option `until` of the well, for clients and logs from before `own`."""
    rounds: int = 5
    """The option `rounds` of hot potato, for clients and logs from before `own`."""
    own: Mapping[str, Mapping[str, int | str]] = {}
    """The options of each mini-game, by its name; those that are not there are as usual."""
    heads_up: bool = False
    """Whether phones show only the player's own card, and the table's screen alone the centre."""

    @property
    def options(self) -> Options:
        """The options that all mini-games share."""
        return Options(self.tie_ms, self.take_ms, self.freeze_ms)

    @property
    def complete(self) -> "Settings":
        """The same settings, with every option of a mini-game that was chosen in `own`."""
        earlier = {name: {key: getattr(self, key)} for name, key in _EARLIER if getattr(self, key) != _USUAL[key]}
        own = {name: {**earlier.get(name, {}), **self.own.get(name, {})} for name in {**earlier, **self.own}}
        return msgspec.structs.replace(self, own=own)

    def own_options(self, mini_game: str, pack: Pack) -> dict[str, int | str]:
        """Return the options of a mini-game itself: those that the host chooses, and those that the cards give."""
        found = find_game(mini_game)
        if found is None:
            return {}
        usual = {option.name: option.default for option in found.chosen_options}
        given = {option.name: pack.ring_symbol for option in found.options if isinstance(option, SymbolOption)}
        return {
            **usual,
            **self.complete.own.get(mini_game, {}),
            **{name: symbol for name, symbol in given.items() if symbol is not None},
        }


_EARLIER = (("well", "until"), ("hot-potato", "rounds"))
"""Options that were settings before mini-games described their own."""
_USUAL = msgspec.structs.asdict(Settings())


class NewSettings(Settings, frozen=True, forbid_unknown_fields=True):
    """Settings as a client sends them: bounded, and without unknown fields."""

    # Logs hold `Settings`, which ignore unknown fields, so that servers of two versions can share a log.

    games: Annotated[tuple[GameName, ...], Meta(max_length=MAX_GAMES)] = (DEFAULT_GAME,)
    """The mini-games: one, those of a match in their order, or those of a tournament to choose from."""
    own: Annotated[dict[GameName, OwnOptions], Meta(max_length=MAX_GAMES)] = {}
    """The options of each mini-game, by its name; those that are not there are as usual."""

    @property
    def plain(self) -> Settings:
        """The same settings as the log stores them."""
        return Settings(**msgspec.structs.asdict(self))


def fault(settings: Settings, pack: Pack, players: int) -> str | None:
    """Return why this number of players cannot play these settings with these cards, or None."""
    if settings.kind != "practice" and not settings.games:
        return "choose a mini-game"
    chosen = settings.complete
    for name in dict.fromkeys((*chosen.games, *chosen.own)):
        if (mini_game := find_game(name)) is None or mini_game.kind != "mini-game":
            return f'there is no mini-game "{name}"'
    if settings.length is not None and not 1 <= settings.length <= MAX_GAMES:
        return f"a series is 1 to {MAX_GAMES} mini-games long"
    times = (0 <= settings.tie_ms <= 200, 500 <= settings.take_ms <= 10_000, 0 <= settings.freeze_ms <= 10_000)
    if not all(times):
        return "tie_ms is 0 to 200, take_ms 500 to 10000, freeze_ms 0 to 10000"
    if problem := next((f for name, own in chosen.own.items() if (f := _options_fault(name, own))), None):
        return problem
    names = tuple(f"player {seat}" for seat in range(max(players, 2)))
    common = Setup(names, tuple(map(frozenset, pack.cards)), settings.options)
    # A match may have one mini-game many times.
    games = dict.fromkeys(settings.games)
    return next((f for name in games if (f := _mini_game_fault(name, settings, pack, common))), None)


def _options_fault(name: str, own: Mapping[str, int | str]) -> str | None:
    """Return why a host cannot choose these options of a mini-game, or None."""
    mini_game = find_game(name)
    options = {option.name: option for option in mini_game.chosen_options} if mini_game else {}
    for option, value in own.items():
        if option not in options:
            return f'{name}: there is no option "{option}"'
        if fault := options[option].fault(value):
            return f"{name}: {fault}"
    return None


def _mini_game_fault(name: str, settings: Settings, pack: Pack, common: Setup) -> str | None:
    mini_game = find_game(name) or PRACTICE
    problem = mini_game.fault(replace(common, own=settings.own_options(name, pack)))
    return f"{name}: {problem.partition(': ')[2]}" if problem else None
