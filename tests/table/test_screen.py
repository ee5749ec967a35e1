"""The screen of a table: the time of a paint counts as far as it is credible."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from live_table import Live
from sosie.table import snapshot
from sosie.table.entries import ScreenShowed
from sosie.table.fairness import MAX_JITTER_MS
from sosie.table.screen import MAX_REVEAL_MS

claims = st.lists(st.integers(0, 10_000), max_size=40)


def shown(*claimed: int) -> list[int]:
    """Return the reveals that count after a screen has reported some."""
    live = Live().seat("Ada", "Ben").start()
    assert live.table.game is not None
    counted = []
    for turn, reveal_ms in enumerate(claimed):
        live.put(ScreenShowed(live.table.game.number, turn, reveal_ms))
        counted.append(live.table.reveals[-1])
    return counted


@pytest.mark.parametrize("usual", [10, 40, 90, 140])
def test_steady_paints_count_in_full(usual: int) -> None:
    assert shown(*[usual] * 20) == [usual] * 20


def test_paint_that_strays_counts_little_more_than_usual() -> None:
    honest = [38, 42, 40, 45, 40]
    assert shown(*honest, 490)[-1] == 40 + MAX_JITTER_MS


@given(claims)
def test_no_paint_counts_more_than_a_connection(claimed: list[int]) -> None:
    counted = shown(*claimed)
    assert all(0 <= counts <= min(claim, MAX_REVEAL_MS) for counts, claim in zip(counted, claimed, strict=True))


def test_paint_of_another_game_changes_nothing() -> None:
    live = Live().seat("Ada", "Ben").start()
    before = live.table
    live.put(ScreenShowed(7, 0, 40))
    assert live.table is before


def test_snapshot_has_the_reveals() -> None:
    live = Live().seat("Ada", "Ben").start()
    assert live.table.game is not None
    live.put(ScreenShowed(live.table.game.number, 0, 40))
    assert snapshot.read(snapshot.write(live.table)) == live.table
