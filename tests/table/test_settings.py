"""Settings: bounded when a client sends them, unbounded in a log, and cheap to check."""

from typing import Any

import msgspec
import pytest

from live_table import pack_of
from sosie.rules import MINI_GAMES, Setup
from sosie.table.messages import FromClient
from sosie.table.settings import MOST_GAMES, NewSettings, Settings, fault

decode = msgspec.json.Decoder(FromClient).decode


def settle(**settings: Any) -> bytes:
    return msgspec.json.encode({"type": "settle", "number": 1, "settings": settings})


@pytest.mark.parametrize(
    "settings",
    [
        {"games": ["tower"] * (MOST_GAMES + 1)},
        {"games": ["t" * 41]},
        {"freeze": 0},
        {"games": ["tower"], "Rounds": 5},
    ],
)
def test_settings_from_outside_are_bounded(settings: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(settle(**settings))


def test_settings_of_fifty_games_are_accepted() -> None:
    message = decode(settle(games=["tower"] * MOST_GAMES))
    assert fault(message.settings.plain, pack_of(), 2) is None


def test_new_settings_become_plain_ones() -> None:
    chosen = NewSettings(kind="match", games=("well", "tower"), rounds=7)
    assert chosen.plain == Settings(kind="match", games=("well", "tower"), rounds=7)
    assert type(chosen.plain) is Settings


def test_log_settings_of_other_versions_are_read() -> None:
    stored = msgspec.msgpack.encode({"games": ["tower"] * 60, "added_later": 1})
    assert msgspec.msgpack.decode(stored, type=Settings).games == ("tower",) * 60


def test_fault_checks_each_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    for game in MINI_GAMES:
        check = game.fault

        def count(setup: Setup, name: str = game.name, check: Any = check) -> str | None:
            checked.append(name)
            return check(setup)  # type: ignore[no-any-return]

        monkeypatch.setattr(game, "fault", count)
    assert fault(Settings(games=("tower", "well") * 25), pack_of(), 2) is None
    assert checked == ["tower", "well"]
