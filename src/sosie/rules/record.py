"""The record of a mini-game in the format sosie-game/1: reading, checks, replay and writing."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from sosie.errors import BadRecord, UnreadableDeck
from sosie.rules.cards import find_flaw
from sosie.rules.description import NumberOption, Option, SymbolOption
from sosie.rules.fields import Fields, quote
from sosie.rules.game import Game
from sosie.rules.games import all_games, known_game
from sosie.rules.move import Move
from sosie.rules.options import Options
from sosie.rules.race import State
from sosie.rules.referee import Referee, Step
from sosie.rules.setup import Setup
from sosie.types import Card, Symbol, check_symbols

FORMAT = "sosie-game/1"
MAX_HANDICAP_MS = 1500


class Record(msgspec.Struct, frozen=True):
    """The record of a mini-game: players, cards, options and moves."""

    game: str
    players: tuple[str, ...]
    cards: tuple[Card, ...]
    options: Options
    own: Mapping[str, int | str]
    moves: tuple[Move, ...]
    own_rules: Game[Any] | None = None
    """The rules of a game that is not registered."""
    handicap_ms: Mapping[str, int] = {}
    """The delay that is already in `at`, by player; it changes no ruling."""

    @property
    def rules(self) -> Game[Any]:
        """The game's rules."""
        return self.own_rules or known_game(self.game)

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return Setup(self.players, tuple(map(frozenset, self.cards)), self.options, self.own)

    def replay(self) -> tuple[State, tuple[Step, ...]]:
        """Rule all moves, and return the final state and every step."""
        referee, steps = Referee.of(self.rules, self.setup).finish(self.moves)
        return referee.state, steps

    def to_json(self) -> dict[str, Any]:
        """Return the record as a JSON value."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": list(self.players),
            "cards": [list(card) for card in self.cards],
            "options": {**msgspec.structs.asdict(self.options), **self.own, **self._handicap_to_json()},
            "moves": [self._move_to_json(move) for move in self.moves],
        }

    def _handicap_to_json(self) -> dict[str, Any]:
        return {"handicap_ms": dict(self.handicap_ms)} if self.handicap_ms else {}

    def _move_to_json(self, move: Move) -> dict[str, Any]:
        about = {
            "call": move.symbol,
            "take": move.take or None,
            "slap": move.slap or None,
            "on": None if move.on is None else self.players[move.on],
            "card": move.place,
            "cards": None if move.places is None else list(move.places),
            "turn": move.turn,
        }
        given = {key: value for key, value in about.items() if value is not None}
        return {"at": move.at, "player": self.players[move.seat], **given}


def parse_json(text: str) -> Any:
    """Parse JSON, or raise BadRecord."""
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"broken JSON: {error}") from None


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def read_record(value: object, path: str = "", *, own_rules: Game[Any] | None = None) -> Record:
    """Read a record from a JSON value, or raise BadRecord with the path; `own_rules` is for a game not registered."""
    fields = Fields(value, path)
    if (format_ := fields.text("format")) != FORMAT:
        raise fields.fault("format", f'this is "{format_}", not "{FORMAT}"')
    game = fields.one_of("game", all_games() if own_rules is None else {own_rules.name: own_rules})
    players = read_players(fields)
    cards = _read_cards(fields)
    given = fields.inner("options", optional=True)
    options, own = _read_options(given, game)
    record = Record(game.name, players, cards, options, own, (), own_rules, _read_handicap(given, players))
    if fault := game.fault(record.setup):
        raise BadRecord(f"{fields.path}{fault}")
    symbols = {symbol for card in cards for symbol in card}
    moves = tuple(_read_move(move, game, players, symbols) for move in fields.objects("moves"))
    return msgspec.structs.replace(record, moves=moves)


def read_players(fields: Fields) -> tuple[str, ...]:
    """Read 2 to 8 names, each once."""
    players = fields.texts("players")
    if not 2 <= len(players) <= 8:
        raise fields.fault("players", f"2 to 8 can play, not {len(players)}")
    for i, player in enumerate(players):
        if player in players[:i]:
            raise fields.fault(f"players[{i}]", f"{quote(player)} is there twice")
    return players


def _read_cards(fields: Fields) -> tuple[Card, ...]:
    cards = tuple(map(tuple, fields.lists("cards")))
    try:
        check_symbols(cards)
    except UnreadableDeck as error:
        raise BadRecord(f"{fields.path}{error}") from None
    if (flaw := find_flaw(cards)) is not None:
        first, second = flaw.cards
        raise fields.fault(f"cards[{first if first == second else second}]", f"{flaw}; any two must share exactly one")
    return cards


def _read_options(fields: Fields, game: Game[Any]) -> tuple[Options, Mapping[str, int | str]]:
    common = {name: fields.whole(name) for name in Options.__struct_fields__ if name in fields}
    own: dict[str, int | str] = {}
    known = {option.name: option for option in game.options}
    for name in fields:
        if name in known:
            own[name] = _read_own(fields, known[name])
        elif name not in common and name != "handicap_ms":
            raise fields.fault(name, f"{game.name} has no such option")
    options = Options(**common)
    if options.tie_ms > options.take_ms:
        raise fields.fault("tie_ms", f"{options.tie_ms} is above take_ms, which is {options.take_ms}")
    return options, own


def _read_handicap(fields: Fields, players: tuple[str, ...]) -> Mapping[str, int]:
    if "handicap_ms" not in fields:
        return {}
    handicap = fields.inner("handicap_ms")
    for player in handicap:
        if player not in players:
            raise handicap.fault(player, f"nobody here is called {quote(player)}")
        if (delay := handicap.whole(player)) > MAX_HANDICAP_MS:
            raise handicap.fault(player, f"a handicap is at most {MAX_HANDICAP_MS}, not {delay}")
    return {player: handicap.whole(player) for player in handicap}


def _read_own(fields: Fields, option: Option) -> int | str:
    match option:
        case NumberOption():
            return fields.whole(option.name)
        case SymbolOption():
            return fields.text_or_whole(option.name)
    return fields.text(option.name)


def _read_move(fields: Fields, game: Game[Any], players: tuple[str, ...], symbols: set[Symbol]) -> Move:
    kinds = [kind for kind in ("call", "take", "slap") if kind in fields]
    if len(kinds) != 1:
        raise fields.fault("", f"a move has one of call, take and slap, not {' and '.join(kinds) or 'none'}")
    for name in ("on", "card", "cards"):
        if name in fields and name not in game.targets:
            raise fields.fault(name, f"a call in {game.name} has no such thing")
    if "slap" in fields and not game.has_slap:
        raise fields.fault("slap", f"there is nothing to slap in {game.name}")
    return Move(
        at=fields.whole("at"),
        seat=fields.index("player", players),
        symbol=fields.symbol("call", symbols) if "call" in fields else None,
        take="take" in fields and fields.true("take"),
        slap="slap" in fields and fields.true("slap"),
        turn=fields.whole("turn") if "turn" in fields else None,
        on=fields.index("on", players) if "on" in fields else None,
        place=fields.whole("card") if "card" in fields else None,
        places=fields.three_places("cards") if "cards" in fields else None,
    )


def result(record: Record) -> dict[str, Any]:
    """Rule a record, and return its rulings and standing, as `sosie referee --json` prints them."""
    state, steps = record.replay()
    rulings = {step.number: step.ruling.verdict for step in steps if step.ruling is not None}
    return {"rulings": [rulings[number] for number in range(len(record.moves))], **standing(state)}


def standing(state: State) -> dict[str, Any]:
    """Return the standing of a game, by the players' names."""
    game, table, players = state.game, state.table, state.setup.players
    ranking = game.ranking(table)
    named = [[players[seat] for seat in seats] for seats in ranking]
    return {
        "over": state.over,
        "cards": dict(zip(players, game.counts(table), strict=True)),
        **{name: players[seat] for name, seat in game.extras(table).items()},
        "ranking": named,
        "winners": named[0],
        "points": dict(zip(players, game.points(table, ranking), strict=True)),
    }
