"""Settings: bounded when a client sends them, unbounded in a log, and cheap to check."""

from typing import Any

import msgspec
import pytest

from live_table import pack_of
from sosie.rules import MINI_GAMES, Setup
from sosie.table.messages import FromClient
from sosie.table.settings import MAX_GAMES, MAX_OPTIONS, NewSettings, Pack, Settings, digest_of, fault

decode = msgspec.json.Decoder(FromClient).decode


def settle(**settings: Any) -> bytes:
    return msgspec.json.encode({"type": "settle", "number": 1, "settings": settings})


@pytest.mark.parametrize(
    "settings",
    [
        {"games": ["tower"] * (MAX_GAMES + 1)},
        {"games": ["t" * 41]},
        {"freeze": 0},
        {"games": ["tower"], "Rounds": 5},
    ],
)
def test_settings_from_outside_are_bounded(settings: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(settle(**settings))


def test_settings_of_fifty_games_are_accepted() -> None:
    message = decode(settle(games=["tower"] * MAX_GAMES))
    assert fault(message.settings.plain, pack_of(), 2) is None


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("tie_ms", 0, 200), ("take_ms", 500, 10_000), ("freeze_ms", 0, 10_000), ("length", 1, MAX_GAMES)],
)
def test_numbers_are_within_inclusive_bounds(name: str, least: int, most: int) -> None:
    for value in (least, most):
        assert fault(msgspec.structs.replace(Settings(), **{name: value}), pack_of(), 2) is None
    for value in (least - 1, most + 1):
        assert fault(msgspec.structs.replace(Settings(), **{name: value}), pack_of(), 2) is not None


@pytest.mark.parametrize("game", ["nothing", "face-off", "practice"])
def test_only_mini_games_can_be_chosen(game: str) -> None:
    assert fault(Settings(games=(game,)), pack_of(), 2) == f'there is no mini-game "{game}"'
    assert fault(Settings(games=()), pack_of(), 2) == "choose a mini-game"
    assert fault(Settings(kind="practice", games=()), pack_of(), 2) is None


def test_new_settings_become_plain_ones() -> None:
    chosen = NewSettings(kind="match", games=("well", "tower"), rounds=7)
    assert chosen.plain == Settings(kind="match", games=("well", "tower"), rounds=7)
    assert type(chosen.plain) is Settings


def test_log_settings_of_other_versions_are_read() -> None:
    stored = msgspec.msgpack.encode({"games": ["tower"] * 60, "added_later": 1})
    assert msgspec.msgpack.decode(stored, type=Settings).games == ("tower",) * 60


def test_digest_of_a_pack_is_that_of_older_versions() -> None:
    # Logs and snapshots name packs by it.
    pack = Pack("own", ((1, 2), (1, 3), (2, 3)), ("tower",))
    assert digest_of(pack) == "087ebcdbf89f5d971d6aba05fc33076a"


def test_fault_checks_each_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    for game in MINI_GAMES:
        check = game.fault

        def count(setup: Setup, name: str = game.name, check: Any = check) -> str | None:
            checked.append(name)
            return check(setup)  # type: ignore[no-any-return]  # without types

        monkeypatch.setattr(game, "fault", count)
    assert fault(Settings(games=("tower", "well") * 25), pack_of(), 2) is None
    assert checked == ["tower", "well"]


def test_options_are_chosen_by_game() -> None:
    settings = Settings(games=("well", "hot-potato"), own={"well": {"until": "last-left"}, "hot-potato": {"rounds": 6}})
    assert fault(settings, pack_of("plane:4"), 2) is None
    assert settings.own_options("well", pack_of()) == {"until": "last-left"}
    assert settings.own_options("hot-potato", pack_of()) == {"rounds": 6}


def test_options_of_older_clients_count() -> None:
    settings = Settings(until="last-left", rounds=7)
    assert settings.own_options("well", pack_of()) == {"until": "last-left"}
    assert settings.own_options("hot-potato", pack_of()) == {"rounds": 7}
    assert settings.complete.own == {"well": {"until": "last-left"}, "hot-potato": {"rounds": 7}}
    newer = msgspec.structs.replace(settings, own={"hot-potato": {"rounds": 5}})
    assert newer.own_options("hot-potato", pack_of()) == {"rounds": 5}


def test_options_are_as_usual_unless_chosen() -> None:
    assert Settings().complete == Settings()
    assert Settings().own_options("well", pack_of()) == {"until": "first-out"}
    assert Settings().own_options("tower", pack_of()) == {}
    assert Settings().own_options("ring-tower", pack_of()) == {"ring_symbol": pack_of().ring_symbol}


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"well": {"until": "never"}}, "well: until must be first-out or last-left, not 'never'"),
        ({"hot-potato": {"rounds": 4}}, "hot-potato: rounds must be 5 to 20, not 4"),
        ({"hot-potato": {"rounds": "6"}}, "hot-potato: rounds must be 5 to 20, not '6'"),
        ({"tower": {"rounds": 6}}, 'tower: there is no option "rounds"'),
        ({"ring-tower": {"ring_symbol": 3}}, 'ring-tower: there is no option "ring_symbol"'),
        ({"chess": {}}, 'there is no mini-game "chess"'),
        ({"duel": {}}, 'there is no mini-game "duel"'),
    ],
)
def test_options_out_of_range_are_refused(own: dict[str, dict[str, int | str]], words: str) -> None:
    assert fault(Settings(own=own), pack_of(), 2) == words


@pytest.mark.parametrize(
    "own",
    [
        {f"game-{number}": {} for number in range(MAX_GAMES + 1)},
        {"tower": {f"option-{number}": 1 for number in range(MAX_OPTIONS + 1)}},
        {"tower": {"x": "y" * 41}},
        {"tower": {"x": 2**60}},
        {"tower": {"x": 1.5}},
    ],
)
def test_options_from_outside_are_bounded(own: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(settle(own=own))
