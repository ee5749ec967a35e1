"""Invalid records are refused with the path to the fault; no other exception is raised."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rule_strategies import records
from sampling import examples
from sosie.errors import BadRecord
from sosie.rules import MINI_GAMES, Game, known_game, parse_json, read_record, read_series, result
from written_games import Json, by_game, unhurried

Break = Callable[[Json], object]


def set_value(*path: str | int, value: object) -> Break:
    """Return a change that sets the value at a path."""

    def change(record: Json) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = value

    return change


def remove(*path: str | int) -> Break:
    """Return a change that removes the value at a path."""

    def change(record: Json) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        del target[path[-1]]

    return change


def move(**keys: object) -> Break:
    """Return a change that replaces all moves by one of the first player."""
    return lambda record: record.update(moves=[{"at": 0, "player": record["players"][0], **keys}])


def call(**keys: object) -> Break:
    """Return a change that replaces all moves by one call of an existing symbol."""
    return lambda record: move(call=record["cards"][0][0], **keys)(record)


def option(name: str, value: object) -> Break:
    return lambda record: record.setdefault("options", {}).update({name: value})


def handicap(value: object) -> Break:
    return lambda record: option("handicap_ms", {record["players"][-1]: value})(record)


def first_cards(count: int) -> Break:
    return lambda record: record.update(cards=record["cards"][:count], moves=[])


def call_unknown_symbol(record: Json) -> None:
    record["moves"] = [{"at": 0, "player": record["players"][0], "call": "nowhere to be seen"}]


def duplicate_card(record: Json) -> None:
    record["cards"][3] = list(record["cards"][2])


def duplicate_symbol(record: Json) -> None:
    record["cards"][1].append(record["cards"][1][0])


def card_without_match(record: Json) -> None:
    record["cards"][4] = ["all", "of", "these", "are", "new"]


def two_shared_symbols(record: Json) -> None:
    (third,) = [symbol for symbol in record["cards"][0] if symbol not in record["cards"][1]][:1]
    record["cards"][1].append(third)


def nine_players(record: Json) -> None:
    record["players"] = list("ABCDEFGHI")


FAULTS: dict[str, tuple[Break, str]] = {
    "no format": (remove("format"), "format: "),
    "another format": (set_value("format", value="sosie-game/2"), "format: "),
    "format null": (set_value("format", value=None), "format: "),
    "no game": (remove("game"), "game: "),
    "unknown game": (set_value("game", value="chess"), "game: "),
    "game a list": (set_value("game", value=["tower"]), "game: "),
    "no players": (remove("players"), "players: "),
    "players a text": (set_value("players", value="Ada"), "players: "),
    "one player": (set_value("players", value=["Ada"]), "players: "),
    "nine players": (nine_players, "players: "),
    "a player twice": (set_value("players", value=["Ada", "Ben", "Ada"]), "players[2]: "),
    "a player without a name": (set_value("players", 1, value=None), "players[1]: "),
    "a player's name a number": (set_value("players", 1, value=7), "players[1]: "),
    "no cards": (remove("cards"), "cards: "),
    "cards null": (set_value("cards", value=None), "cards: "),
    "a card null": (set_value("cards", 2, value=None), "cards[2]: "),
    "a card a text": (set_value("cards", 2, value="abc"), "cards[2]: "),
    "a symbol null": (set_value("cards", 2, 0, value=None), "cards[2][0]: "),
    "a symbol a fraction": (set_value("cards", 2, 0, value=1.5), "cards[2][0]: "),
    "a symbol a list": (set_value("cards", 2, 0, value=[1]), "cards[2][0]: "),
    "a symbol true": (set_value("cards", 2, 0, value=True), "cards[2][0]: "),
    "a card twice": (duplicate_card, "cards[3]: "),
    "a symbol twice": (duplicate_symbol, "cards[1]: "),
    "two cards with no match": (card_without_match, "cards[4]: "),
    "two cards with two matches": (two_shared_symbols, "cards[1]: "),
    "too few cards": (first_cards(2), "cards: "),
    "no card at all": (first_cards(0), "cards: "),
    "options a list": (set_value("options", value=[]), "options: "),
    "options null": (set_value("options", value=None), "options: "),
    "unknown option": (option("speed", 3), "options.speed: "),
    "tie_ms negative": (option("tie_ms", -1), "options.tie_ms: "),
    "take_ms a fraction": (option("take_ms", 10.5), "options.take_ms: "),
    "take_ms a whole fraction": (option("take_ms", 3000.0), "options.take_ms: "),
    "freeze_ms a text": (option("freeze_ms", "2000"), "options.freeze_ms: "),
    "freeze_ms null": (option("freeze_ms", None), "options.freeze_ms: "),
    "freeze_ms true": (option("freeze_ms", True), "options.freeze_ms: "),
    "tie_ms above take_ms": (set_value("options", "tie_ms", value=10**9), "options.tie_ms: "),
    "handicap_ms a number": (option("handicap_ms", 300), "options.handicap_ms: "),
    "handicap_ms null": (option("handicap_ms", None), "options.handicap_ms: "),
    "a handicap of a stranger": (option("handicap_ms", {"Zed": 0}), "options.handicap_ms.Zed: "),
    "a handicap too long": (handicap(1501), "options.handicap_ms."),
    "a handicap negative": (handicap(-1), "options.handicap_ms."),
    "a handicap a fraction": (handicap(0.5), "options.handicap_ms."),
    "a handicap null": (handicap(None), "options.handicap_ms."),
    "no moves": (remove("moves"), "moves: "),
    "moves an object": (set_value("moves", value={}), "moves: "),
    "a move a number": (set_value("moves", value=[7]), "moves[0]: "),
    "a move of nothing": (move(), "moves[0]: "),
    "a move of two": (call(take=True), "moves[0]: "),
    "a call null": (move(call=None), "moves[0].call: "),
    "a call of no symbol": (call_unknown_symbol, "moves[0].call: "),
    "a call of true": (move(call=True), "moves[0].call: "),
    "a call of a list": (move(call=["sun"]), "moves[0].call: "),
    "take false": (move(take=False), "moves[0].take: "),
    "take 1": (move(take=1), "moves[0].take: "),
    "take null": (move(take=None), "moves[0].take: "),
    "no moment": (lambda record: (call()(record), record["moves"][0].pop("at")), "moves[0].at: "),
    "a moment too early": (call(at=-1), "moves[0].at: "),
    "half a moment": (call(at=0.5), "moves[0].at: "),
    "a moment null": (call(at=None), "moves[0].at: "),
    "a moment in words": (call(at="0"), "moves[0].at: "),
    "no player": (lambda record: (call()(record), record["moves"][0].pop("player")), "moves[0].player: "),
    "a stranger": (call(player="Zed"), "moves[0].player: "),
    "a player null": (call(player=None), "moves[0].player: "),
    "a player by number": (call(player=0), "moves[0].player: "),
    "turn negative": (call(turn=-1), "moves[0].turn: "),
    "turn a fraction": (call(turn=1.5), "moves[0].turn: "),
    "turn null": (call(turn=None), "moves[0].turn: "),
}
"""Faults of any mini-game's record: name, change, and the expected start of the refusal."""

OWN_FAULTS: dict[str, dict[str, tuple[Break, str]]] = {
    "well": {
        "until what": (option("until", "midnight"), "options.until: "),
        "until null": (option("until", None), "options.until: "),
        "until 1": (option("until", 1), "options.until: "),
    },
    "hot-potato": {
        "four rounds": (option("rounds", 4), "options.rounds: "),
        "more rounds than cards": (option("rounds", 1000), "options.rounds: "),
        "rounds a fraction": (option("rounds", 5.5), "options.rounds: "),
        "rounds null": (option("rounds", None), "options.rounds: "),
        "rounds negative": (option("rounds", -5), "options.rounds: "),
        "on a stranger": (call(on="Zed"), "moves[0].on: "),
        "on null": (call(on=None), "moves[0].on: "),
        "too few cards": (lambda record: first_cards(5 * len(record["players"]) - 1)(record), "cards: "),
    },
    "poisoned-gift": {
        "on a stranger": (call(on="Zed"), "moves[0].on: "),
        "on null": (call(on=None), "moves[0].on: "),
        "on a number": (call(on=1), "moves[0].on: "),
    },
    "triplet": {
        "eight cards": (first_cards(8), "cards: "),
        "two places": (call(cards=[0, 1]), "moves[0].cards: "),
        "four places": (call(cards=[0, 1, 2, 3]), "moves[0].cards: "),
        "a place twice": (call(cards=[0, 1, 1]), "moves[0].cards: "),
        "a place negative": (call(cards=[0, 1, -1]), "moves[0].cards[2]: "),
        "a place a fraction": (call(cards=[0, 1.0, 2]), "moves[0].cards[1]: "),
        "places null": (call(cards=None), "moves[0].cards: "),
    },
    "catch-them-all": {
        "a place negative": (call(card=-1), "moves[0].card: "),
        "a place a fraction": (call(card=0.5), "moves[0].card: "),
        "a place null": (call(card=None), "moves[0].card: "),
    },
    "ring-tower": {
        "no ring": (remove("options", "ring_symbol"), "options.ring_symbol: "),
        "a ring that is not there": (option("ring_symbol", "nowhere to be seen"), "options.ring_symbol: "),
        "a ring null": (option("ring_symbol", None), "options.ring_symbol: "),
        "a ring true": (option("ring_symbol", True), "options.ring_symbol: "),
        "a strange bearer": (option("ring_bearer", "Zed"), "options.ring_bearer: "),
        "a bearer null": (option("ring_bearer", None), "options.ring_bearer: "),
        "slap false": (move(slap=False), "moves[0].slap: "),
        "slap and take": (move(slap=True, take=True), "moves[0]: "),
        "slap and call": (call(slap=True), "moves[0]: "),
    },
}

FEATURES: dict[str, tuple[Callable[[Json], Break], str]] = {
    "on": (lambda record: call(on=record["players"][1]), "moves[0].on: "),
    "card": (lambda _: call(card=0), "moves[0].card: "),
    "cards": (lambda _: call(cards=[0, 1, 2]), "moves[0].cards: "),
    "slap": (lambda _: move(slap=True), "moves[0].slap: "),
    "until": (lambda _: option("until", "first-out"), "options.until: "),
    "rounds": (lambda _: option("rounds", 5), "options.rounds: "),
    "ring_bearer": (
        lambda record: option("ring_bearer", record["players"][1]),
        "options.ring_bearer: ",
    ),
    "ring_symbol": (
        lambda record: option("ring_symbol", record["cards"][0][0]),
        "options.ring_symbol: ",
    ),
}
"""Features of some games: the change that uses one, and the path in refusals of games without it."""


def features_of(game: Game[Any]) -> set[str]:
    """Return the features that a game has by its description."""
    return {*game.targets, *(option.name for option in game.options), *(("slap",) if game.has_slap else ())}


def assert_refused(record: Json, path: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(record)
    message = str(refusal.value)
    assert message.startswith(path)
    assert len(message) > len(path)
    assert "\n" not in message


@pytest.mark.parametrize("game", [game.name for game in MINI_GAMES])
@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_refused_with_path(game: str, fault: str) -> None:
    record = by_game()[game]
    breaks, path = FAULTS[fault]
    breaks(record)
    assert_refused(record, path)


@pytest.mark.parametrize(("game", "fault"), [(game, fault) for game, faults in OWN_FAULTS.items() for fault in faults])
def test_game_specific_fault_is_refused_with_path(game: str, fault: str) -> None:
    record = by_game()[game]
    breaks, path = OWN_FAULTS[game][fault]
    breaks(record)
    assert_refused(record, path)


@pytest.mark.parametrize("game", [game.name for game in MINI_GAMES])
@pytest.mark.parametrize("feature", FEATURES)
def test_feature_of_another_game_is_refused(game: str, feature: str) -> None:
    record = by_game()[game]
    use, path = FEATURES[feature]
    use(record)(record)
    if feature in features_of(known_game(game)):
        result(read_record(record))
    else:
        assert_refused(record, path)


@given(records(), st.sampled_from(sorted(FAULTS)))
@unhurried
def test_fault_is_refused_in_any_record(record: Any, fault: str) -> None:
    value = json.loads(json.dumps(record.to_json()))
    breaks, path = FAULTS[fault]
    try:
        breaks(value)
    except (IndexError, ValueError):
        return  # A small record may have no third card, or no symbol to spare, to break.
    assert_refused(value, path)


@given(records(), st.data())
@unhurried
def test_fault_in_a_move_is_refused_with_index(record: Any, data: st.DataObject) -> None:
    value = record.to_json()
    value["moves"].append({"at": 0, "player": record.players[0], "take": True})
    number = data.draw(st.integers(0, len(value["moves"]) - 1))
    key, wrong = data.draw(st.sampled_from([("at", -1), ("at", 0.5), ("player", "Zed"), ("turn", -2), ("turn", None)]))
    value["moves"][number][key] = wrong
    assert_refused(value, f"moves[{number}].{key}: ")


def test_unknown_player_is_named() -> None:
    record = by_game()["tower"]
    record["moves"][3]["player"] = "Zed"
    with pytest.raises(BadRecord, match=r'^moves\[3\]\.player: nobody here is called "Zed"$'):
        read_record(record)


@pytest.mark.parametrize(
    "text", ["", "{", "[1,]", "nope", '{"a": }', "[" * 100_000, '"\\ud800', "9" * 5000, '{"at": NaN}', "[-Infinity]"]
)
def test_broken_json_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^broken JSON: "):
        parse_json(text)


@pytest.mark.parametrize(("length", "shown"), [(58, f'"{"x" * 58}"'), (59, f'"{"x" * 56}...')])
def test_fault_quotes_at_most_sixty_characters(length: int, shown: str) -> None:
    record = by_game()["tower"]
    record["players"] = "x" * length
    with pytest.raises(BadRecord) as refused:
        read_record(record)
    assert len(shown) == 60
    assert str(refused.value).endswith(f"not {shown}")


@pytest.mark.parametrize("depth", [10, 200, 900, *range(930, 1000, 5), *range(985, 1000)])
def test_deep_json_is_refused(depth: int) -> None:
    deep = "[" * depth + "]" * depth
    record = json.dumps({**by_game()["tower"], "players": ["Ada", "HERE"], "cards": [["HERE"]]})
    for text in (deep, '{"format": ' * depth + "0" + "}" * depth, record.replace('"HERE"', deep)):
        with pytest.raises(BadRecord):
            read_record(parse_json(text))
    with pytest.raises(BadRecord):
        read_record(parse_json(record.replace('"HERE"', '"Ben"', 1).replace('"HERE"', deep)))


def test_senseless_call_is_ruled() -> None:
    senseless: dict[str, Callable[[Json], Break]] = {
        "hot-potato": lambda record: call(on=record["players"][0]),
        "poisoned-gift": lambda record: call(on=record["players"][0]),
        "triplet": lambda _: call(cards=[7, 100, 10**30]),
        "catch-them-all": lambda _: call(card=10**30),
    }
    for game, sense in senseless.items():
        record = by_game()[game]
        sense(record)(record)
        assert result(read_record(record))["rulings"] == ["wrong"]


# Arbitrary values

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(anything)
def test_arbitrary_json_is_refused(value: object) -> None:
    for read in (read_record, read_series):
        with pytest.raises(BadRecord):
            read(value)


def paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the paths to all values in a JSON value."""
    found: list[tuple[str | int, ...]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += [(*path, key), *paths(inner, (*path, key))]
    return found


@given(st.sampled_from([game.name for game in MINI_GAMES]), anything, st.data())
@settings(max_examples=examples(300), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_record_with_random_value_is_refused_or_ruled(game: str, value: object, data: st.DataObject) -> None:
    record = deepcopy(by_game()[game])
    set_value(*data.draw(st.sampled_from(paths(record))), value=value)(record)
    try:
        read, refusal = read_record(record), None
    except BadRecord as error:
        read, refusal = None, str(error)
    if read is not None:
        assert len(result(read)["rulings"]) == len(record["moves"])
    else:
        assert refusal is not None
        assert ": " in refusal
        assert "\n" not in refusal
