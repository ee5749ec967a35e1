"""Scheduled entries: a failing one is logged and retried, and stops no other."""

import asyncio
from typing import Any

import pytest

from server.client import Client
from server.scene import Scene, play, play_to_end
from sosie.server.live import dealing, scheduler, table_bots
from sosie.table import due, presence
from sosie.table.messages import Ready, Start


class Broken:
    """A function that fails several times before it works."""

    def __init__(self, real: Any, failures: float) -> None:
        self.real, self.failures, self.calls = real, failures, 0

    def __call__(self, *about: Any, **options: Any) -> Any:
        self.calls += 1
        if self.calls <= self.failures:
            raise OverflowError("beyond all bounds")
        return self.real(*about, **options)


def test_failed_deal_is_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = Broken(dealing.deal, 2)
    monkeypatch.setattr(scheduler, "deal", deal)

    async def act(scene: Scene) -> None:
        scene.ada.ask(Start)
        await scene.ada.until(lambda: scene.ada.game is not None, 20)
        await play_to_end(scene.ada, scene.ben)
        first, second = scene.served.failures()
        assert "beyond all bounds" in first
        assert "beyond all bounds" in second

    play(act, begin=False)
    assert deal.calls == 3


def test_failing_presence_stops_no_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        monkeypatch.setattr(due, "presence_changes", Broken(presence.presence_changes, float("inf")))
        await Client.connect(scene.served, scene.room)
        scene.ada.ask(Start)
        await scene.ada.until(lambda: scene.ada.game is not None, 20)
        assert {"beyond all bounds" in failure for failure in scene.served.failures()} == {True}

    play(act, begin=False)


def test_failing_bot_update_stops_no_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        monkeypatch.setattr(table_bots.TableBots, "on_entry", Broken(None, float("inf")))
        scene.ada.ask(Start)
        await scene.ada.until(lambda: scene.ada.game is not None, 20)
        scene.ada.ask(Start)
        assert await scene.ada.refused() == "playing"
        assert {"beyond all bounds" in failure for failure in scene.served.failures()} == {True}

    play(act, begin=False)


def test_failing_entry_is_retried_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = Broken(dealing.deal, float("inf"))
    monkeypatch.setattr(scheduler, "deal", deal)

    async def act(scene: Scene) -> None:
        scene.ada.ask(Start)
        for _ in range(330):
            # Each entry lets the server look for what is due.
            scene.ada.ask(Ready, ready=scene.ada.number % 2 == 0)
            await asyncio.sleep(0.01)
        assert deal.calls == 4
        assert len(scene.served.failures()) == 4

    play(act, begin=False)
